// Times the stages of one extraction, and stops between two of them when nobody waits for it any more.
import { performance } from 'node:perf_hooks';

/** Of an AbortSignal, or of a flag that another thread sets. */
export interface Cancellation {
  /** @throws its reason once the work is no longer wanted. */
  throwIfAborted(): void;
}

export class Stages {
  readonly #cancellation: Cancellation;
  readonly #durations = new Map<string, number>();
  readonly #startedAt = performance.now();

  constructor(cancellation: Cancellation) {
    this.#cancellation = cancellation;
  }

  /** Runs one stage; a stage that runs again adds to its time. @throws what the work throws, or the cancellation. */
  async run<Result>(stage: string, work: () => Promise<Result> | Result): Promise<Result> {
    this.#cancellation.throwIfAborted();
    const started = performance.now();
    try {
      return await work();
    } finally {
      this.#durations.set(stage, (this.#durations.get(stage) ?? 0) + performance.now() - started);
    }
  }

  /** Since the extraction began. */
  elapsedMs(): number {
    return performance.now() - this.#startedAt;
  }

  /** For loops inside a stage. */
  throwIfAborted(): void {
    this.#cancellation.throwIfAborted();
  }

  /** Milliseconds by stage, in the order in which the stages first ran. */
  durationsMs(): Array<{ stage: string; durationMs: number }> {
    return [...this.#durations].map(([stage, ms]) => ({ stage, durationMs: Math.round(ms) }));
  }
}
