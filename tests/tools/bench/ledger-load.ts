// Closed-loop load: a number of clients, each of which admits and settles one extraction after the other.

export interface Load {
  readonly organizations: number;
  /** In all, spread evenly. */
  readonly clients: number;
  readonly seconds: number;
}

/** Admits and settles once for the organization of this number. */
export type Pair = (organization: number) => Promise<void>;

export interface PairFigures {
  readonly pairsPerSecond: number;
  /** Of a pair: both calls. */
  readonly p99Ms: number;
}

const WARM_UP_SECONDS = 1;

export async function measurePairs({ organizations, clients, seconds }: Load, pair: Pair): Promise<PairFigures> {
  const startMs = performance.now() + WARM_UP_SECONDS * 1000;
  const endMs = startMs + seconds * 1000;
  const durations: number[] = [];
  const client = async (number: number) => {
    while (performance.now() < endMs) {
      const startedMs = performance.now();
      await pair(number % organizations);
      const finishedMs = performance.now();
      if (finishedMs >= startMs && finishedMs <= endMs) durations.push(finishedMs - startedMs);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  durations.sort((a, b) => a - b);
  return {
    pairsPerSecond: durations.length / seconds,
    p99Ms: durations[Math.floor(durations.length * 0.99)] ?? Number.NaN,
  };
}

/** So many pairs, by so many clients, as fast as they come. */
export async function runPairs(pairs: number, clients: number, pair: Pair): Promise<void> {
  let left = pairs;
  const client = async (number: number) => {
    while (left-- > 0) await pair(number);
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
}

/** Ours and the peer take turns, so that a noisy moment of the machine meets both. */
const ROUNDS = 3;

/** Medians of the rounds. The peer runs with the number of clients that it is quickest with. */
export async function compare(
  load: Load,
  ours: Pair,
  peer: Pair,
): Promise<{ readonly ours: PairFigures; readonly peer: PairFigures }> {
  const peerLoad = { ...load, clients: await bestClients(load, peer) };
  const rounds = { ours: [] as PairFigures[], peer: [] as PairFigures[] };
  for (let round = 0; round < ROUNDS; round++) {
    rounds.peer.push(await measurePairs(peerLoad, peer));
    rounds.ours.push(await measurePairs(load, ours));
  }
  return { ours: medians(rounds.ours), peer: medians(rounds.peer) };
}

/** More clients than this wait for each other's transactions; one alone waits for nobody. */
async function bestClients(load: Load, pair: Pair): Promise<number> {
  let best = { clients: load.clients, pairsPerSecond: 0 };
  for (const clients of new Set([load.organizations, 4 * load.organizations, load.clients])) {
    const { pairsPerSecond } = await measurePairs({ ...load, clients, seconds: 2 }, pair);
    if (pairsPerSecond > best.pairsPerSecond) best = { clients, pairsPerSecond };
  }
  return best.clients;
}

function medians(figures: readonly PairFigures[]): PairFigures {
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  return {
    pairsPerSecond: median(figures.map(({ pairsPerSecond }) => pairsPerSecond)),
    p99Ms: median(figures.map(({ p99Ms }) => p99Ms)),
  };
}
