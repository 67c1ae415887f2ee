// Times the stages of one extraction, and stops between two of them when nobody waits for it any more.
import { performance } from 'node:perf_hooks';

/** Of an AbortSignal, or of a flag that another thread sets. */
export interface Cancellation {
  /** @throws its reason once the work is no longer wanted. */
  throwIfAborted(): void;
}

/** One run of a stage; times in ms since the epoch, which all threads share. */
export interface StageRun {
  readonly name: string;
  readonly startedAt: number;
  readonly endedAt: number;
}

export class Stages {
  /** In the order in which they ended. */
  readonly runs: StageRun[] = [];
  readonly #cancellation: Cancellation;
  readonly #durations = new Map<string, number>();
  readonly #startedAt = performance.now();
  readonly #onLimited: (stage: number) => void;
  #limitedStages = 0;

  /** @param onLimited told the number of every limited stage when it begins, and 0 when it ends */
  constructor(cancellation: Cancellation, onLimited: (stage: number) => void = () => {}) {
    this.#cancellation = cancellation;
    this.#onLimited = onLimited;
  }

  /** Runs one stage; a stage that runs again adds to its time. @throws what the work throws, or the cancellation. */
  async run<Result>(stage: string, work: () => Promise<Result> | Result): Promise<Result> {
    this.#cancellation.throwIfAborted();
    const started = performance.now();
    try {
      return await work();
    } finally {
      const ended = performance.now();
      this.#durations.set(stage, (this.#durations.get(stage) ?? 0) + ended - started);
      const { timeOrigin } = performance;
      this.runs.push({ name: stage, startedAt: timeOrigin + started, endedAt: timeOrigin + ended });
    }
  }

  /**
   * Runs a stage that a hostile file can keep busy without ever giving its thread a turn: only who watches from another
   * thread can end it, and does (LIMITED_STAGE_MS of the pool).
   */
  async runLimited<Result>(stage: string, work: () => Promise<Result>): Promise<Result> {
    return this.run(stage, async () => {
      this.#onLimited(++this.#limitedStages);
      try {
        return await work();
      } finally {
        this.#onLimited(0);
      }
    });
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
