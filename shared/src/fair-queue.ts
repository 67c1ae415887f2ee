// A bounded queue for slots (workers, calls) that are shared fairly between organizations.
import { type Flow, flowToPushOut, nextFlow } from './fair-shares.ts';

/** A client of ours takes some 50 ms from an answer to its next request, on a busy machine 200. */
const EXPECTED_MS = 250;
/** A slot of an engine pool takes some 3 s to be replaced: who breaks one again and again stays known as such. */
const BREAKING_MS = 30_000;

export interface FairQueueOptions {
  /** How much may run and wait together; of more, the largest flow's newest is refused. */
  readonly insideMax: number;
  /** How long a slot is kept for a flow that gave one back. */
  readonly expectedMs?: number;
  /** How long a flow that broke a slot leaves as many to others as it has. */
  readonly breakingMs?: number;
}

export type Taken<Slot> =
  | {
      readonly kind: 'taken';
      readonly slot: Slot;
      /** The work is over and its slot broken: it stays on its flow's account until there is another in its place. */
      breakSlot(): void;
      /** The slot, or the one in its place, is free; the work is over. */
      giveBack(slot: Slot): void;
    }
  | { readonly kind: 'full' }
  | { readonly kind: 'cancelled' };

interface Waiting<Slot> {
  readonly flow: MutableFlow<Slot>;
  readonly settle: (taken: Taken<Slot>) => void;
}

interface MutableFlow<Slot> extends Flow {
  running: number;
  since: number;
  expectedUntilMs: number;
  breakingUntilMs: number;
  /** In the order in which they came. */
  readonly queue: Waiting<Slot>[];
}

export class FairQueue<Slot> {
  readonly #insideMax: number;
  readonly #expectedMs: number;
  readonly #breakingMs: number;
  readonly #flows = new Map<string, MutableFlow<Slot>>();
  readonly #free: Slot[] = [];
  #running = 0;
  #waiting = 0;
  #events = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor({ insideMax, expectedMs = EXPECTED_MS, breakingMs = BREAKING_MS }: FairQueueOptions) {
    this.#insideMax = insideMax;
    this.#expectedMs = expectedMs;
    this.#breakingMs = breakingMs;
  }

  /** Pieces of work that have a slot and are not over. */
  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** A slot that nobody had before. */
  offer(slot: Slot): void {
    this.#free.push(slot);
    this.#serve();
  }

  /** A free slot is gone. */
  withdraw(slot: Slot): void {
    const at = this.#free.indexOf(slot);
    if (at >= 0) this.#free.splice(at, 1);
  }

  /**
   * Waits for a slot. Cancelled once the signal is aborted.
   * @param id of the flow; @param resumes goes on with work that was inside before: the next of its flow, never one too many
   */
  take(id: string, signal: AbortSignal, { resumes = false } = {}): Promise<Taken<Slot>> {
    if (signal.aborted) return Promise.resolve({ kind: 'cancelled' });
    if (!resumes && this.#running + this.#waiting >= this.#insideMax) {
      const longest = flowToPushOut(this.#flows.values(), id);
      if (longest === undefined) return Promise.resolve({ kind: 'full' });
      this.#leave(longest.queue.at(-1) as Waiting<Slot>, { kind: 'full' });
    }
    return new Promise((resolve) => {
      const flow = this.#flowOf(id);
      const cancel = (): void => this.#leave(waiting, { kind: 'cancelled' });
      const waiting: Waiting<Slot> = {
        flow,
        settle(taken) {
          signal.removeEventListener('abort', cancel);
          resolve(taken);
        },
      };
      signal.addEventListener('abort', cancel, { once: true });
      const length = resumes ? flow.queue.unshift(waiting) : flow.queue.push(waiting);
      if (length === 1) flow.since = this.#events++;
      this.#waiting++;
      this.#serve();
    });
  }

  /** Whatever waits counts as cancelled. */
  close(): void {
    clearTimeout(this.#timer);
    for (const { queue } of this.#flows.values()) {
      for (const waiting of [...queue]) this.#leave(waiting, { kind: 'cancelled' });
    }
  }

  #flowOf(id: string): MutableFlow<Slot> {
    let flow = this.#flows.get(id);
    if (flow === undefined) {
      const queue: Waiting<Slot>[] = [];
      flow = {
        id,
        queue,
        running: 0,
        since: 0,
        expectedUntilMs: 0,
        breakingUntilMs: 0,
        get waiting() {
          return queue.length;
        },
        get isExpected() {
          return queue.length === 0 && performance.now() < this.expectedUntilMs;
        },
        get isBreaking() {
          return performance.now() < this.breakingUntilMs;
        },
      };
      this.#flows.set(id, flow);
    }
    return flow;
  }

  #leave(waiting: Waiting<Slot>, taken: Taken<Slot>): void {
    const { flow, settle } = waiting;
    flow.queue.splice(flow.queue.indexOf(waiting), 1);
    this.#waiting--;
    settle(taken);
  }

  #serve(): void {
    clearTimeout(this.#timer);
    while (this.#free.length > 0 && this.#waiting > 0) {
      const flow = nextFlow(this.#flows.values(), this.#free.length);
      if (flow === undefined) break;
      this.#give(flow, this.#free.shift() as Slot);
    }
    if (this.#free.length > 0 && this.#waiting > 0) this.#serveLater();
  }

  /** What is free is kept from flows that break slots, and for flows that are expected: until the first is no longer. */
  #serveLater(): void {
    const nowMs = performance.now();
    const ends = [...this.#flows.values()].flatMap((flow) => [
      ...(flow.isExpected ? [flow.expectedUntilMs] : []),
      ...(flow.isBreaking ? [flow.breakingUntilMs] : []),
    ]);
    this.#timer = setTimeout(() => this.#serve(), Math.max(0, Math.min(...ends) - nowMs)).unref();
  }

  #give(flow: MutableFlow<Slot>, slot: Slot): void {
    flow.running++;
    this.#running++;
    let isOver = false;
    const end = (): void => {
      if (!isOver) this.#running--;
      isOver = true;
    };
    const breakSlot = (): void => {
      end();
      flow.breakingUntilMs = performance.now() + this.#breakingMs;
    };
    const giveBack = (slot: Slot): void => {
      end();
      flow.running--;
      flow.since = this.#events++;
      flow.expectedUntilMs = performance.now() + this.#expectedMs;
      this.#forgetIdle();
      this.offer(slot);
    };
    this.#leave(flow.queue[0] as Waiting<Slot>, { kind: 'taken', slot, breakSlot, giveBack });
  }

  #forgetIdle(): void {
    for (const { id, running, queue, isExpected, isBreaking } of this.#flows.values()) {
      if (running === 0 && queue.length === 0 && !isExpected && !isBreaking) this.#flows.delete(id);
    }
  }
}
