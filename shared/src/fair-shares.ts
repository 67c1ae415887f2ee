// Who gets the next free slot, and whose place in a full queue is given up, between organizations. Pure.

/** All work of one organization, or of one caller: a flow of fair queueing, each with the same weight. */
export interface Flow {
  readonly id: string;
  /** Slots it has. */
  readonly running: number;
  /** Pieces of its work that wait for one. */
  readonly waiting: number;
  /** A number that grows with time: since when it has had this many slots, and something that waits. */
  readonly since: number;
  /** Nothing of it waits, but it gave a slot back a moment ago: who sends one file after the other sends the next now. */
  readonly isExpected: boolean;
  /** Its work broke a slot a moment ago, and may break the next. */
  readonly isBreaking: boolean;
}

/**
 * The flow that a slot goes to: of those that wait the one with the fewest slots, and of these the one that has waited
 * longest, so that each has its turn. Alone it may have every slot, but for one whose work breaks them: it leaves as many
 * free as it has, as nobody could have a broken slot before it is replaced. One slot is kept for each expected flow that
 * has fewer (anticipatory scheduling): else work of many seconds would take it between two files of somebody else.
 * @returns undefined: none waits, or what is free is kept
 */
export function nextFlow<Each extends Flow>(flows: Iterable<Each>, freeSlots: number): Each | undefined {
  const all = [...flows];
  let next: Each | undefined;
  for (const flow of all) {
    if (!mayTake(flow, freeSlots)) continue;
    if (next === undefined || isBefore(flow, next)) next = flow;
  }
  if (next === undefined) return undefined;
  const { running } = next;
  const kept = all.filter((flow) => flow.isExpected && flow.running < running).length;
  return freeSlots > kept ? next : undefined;
}

/**
 * The flow whose newest waiting piece makes room in a full queue for one more of `id` (longest queue drop): the one with
 * the most slots and places, where it has more than `id` would have even then. @returns undefined: `id` is refused
 */
export function flowToPushOut<Each extends Flow>(flows: Iterable<Each>, id: string): Each | undefined {
  const all = [...flows];
  const own = all.find((flow) => flow.id === id);
  const wanted = own === undefined ? 1 : inside(own) + 1;
  let longest: Each | undefined;
  for (const flow of all) {
    const isLonger = longest === undefined || inside(flow) > inside(longest);
    if (flow.waiting > 0 && inside(flow) > wanted && isLonger) longest = flow;
  }
  return longest;
}

function mayTake({ waiting, running, isBreaking }: Flow, freeSlots: number): boolean {
  return waiting > 0 && (!isBreaking || running === 0 || running + 1 < freeSlots);
}

function isBefore(one: Flow, other: Flow): boolean {
  return one.running === other.running ? one.since < other.since : one.running < other.running;
}

function inside({ running, waiting }: Flow): number {
  return running + waiting;
}
