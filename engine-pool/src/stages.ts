// Times the stages of one extraction, and stops between two of them when nobody waits for it any more.
import { performance } from 'node:perf_hooks';

/** Of an AbortSignal, or of who asked for the work. */
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

/** All runs of one stage together. */
export interface StageDuration {
  readonly stage: string;
  readonly durationMs: number;
}

export class Stages {
  /** In the order in which they ended. */
  readonly runs: StageRun[] = [];
  readonly #cancellation: Cancellation;
  readonly #durations = new Map<string, number>();
  readonly #startedAt = performance.now();
  readonly #cpuAtStart = process.cpuUsage();
  readonly #onStage: (stage: string | null) => void;

  /** @param onStage told the name of every stage when it begins, and null when it ends */
  constructor(cancellation: Cancellation, onStage: (stage: string | null) => void = () => {}) {
    this.#cancellation = cancellation;
    this.#onStage = onStage;
  }

  /** Runs one stage, none inside another; a stage that runs again adds to its time. @throws what the work throws, or the cancellation. */
  async run<Result>(stage: string, work: () => Promise<Result> | Result): Promise<Result> {
    this.#cancellation.throwIfAborted();
    const started = performance.now();
    this.#onStage(stage);
    try {
      return await work();
    } finally {
      this.#onStage(null);
      const ended = performance.now();
      this.#durations.set(stage, (this.#durations.get(stage) ?? 0) + ended - started);
      const { timeOrigin } = performance;
      this.runs.push({ name: stage, startedAt: timeOrigin + started, endedAt: timeOrigin + ended });
    }
  }

  /** Since the extraction began. */
  elapsedMs(): number {
    return performance.now() - this.#startedAt;
  }

  /** Processor time since the extraction began: of the whole process, which reads one file at a time. */
  cpuMs(): number {
    const { user, system } = process.cpuUsage(this.#cpuAtStart);
    return (user + system) / 1_000;
  }

  /** For loops inside a stage. */
  throwIfAborted(): void {
    this.#cancellation.throwIfAborted();
  }

  /** In the order in which the stages first ran. */
  durationsMs(): StageDuration[] {
    return [...this.#durations].map(([stage, ms]) => ({ stage, durationMs: Math.round(ms) }));
  }
}
