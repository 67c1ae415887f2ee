// What one file may cost a worker process before it is ended.

export interface WorkerLimits {
  /** Resident memory of the process: pixels, networks and all. */
  readonly memoryBytesMax: number;
  /** Processor time of one stage, in milliseconds; of those that read many lines, `readingCpuMsMax`. */
  readonly stageCpuMsMax: number;
  readonly readingCpuMsMax: number;
  /** Processor time of all stages of a file. */
  readonly fileCpuMsMax: number;
}

/** Its heap ends the process by itself: a file that needs more JavaScript objects is no certificate. */
export const WORKER_HEAP_MAX_MB = 512;

/**
 * Measured: a worker that reads certificates stays at 500 MB, and a page of 50 megapixels takes 150 more. Processor time
 * and not time, so that a busy machine ends no good file: of those the dearest stage takes two seconds, all that `large`
 * tries ten.
 */
export const WORKER_LIMITS: WorkerLimits = {
  memoryBytesMax: 900 * 1024 * 1024,
  stageCpuMsMax: 6_000,
  readingCpuMsMax: 20_000,
  fileCpuMsMax: 40_000,
};

/** The stages that read line after line. */
export const READING_STAGES: ReadonlySet<string> = new Set(['recognise', 'second-reader']);
