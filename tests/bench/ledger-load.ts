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
