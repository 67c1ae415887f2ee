// What one file may cost a worker process before it is ended.
import assert from 'node:assert/strict';
import {
  CERTIFICATES_LINES_BEGIN_WITHIN_CPU_MS,
  LINES_BEGIN_WITHIN_CPU_MS,
  PASSES_BEGIN_WITHIN_CPU_MS,
} from '../reading-budget.ts';

export interface WorkerLimits {
  /** Resident memory of the process: pixels, networks and all. */
  readonly memoryBytesMax: number;
  /**
   * The same between two files: a process that keeps more is replaced, as the next file would be ended in its place. One that
   * has more while it reads is reading a heavy file.
   */
  readonly restBytesMax: number;
  /** Processor time of one stage, in milliseconds; not of those that read many lines. */
  readonly stageCpuMsMax: number;
  /** Processor time of all stages of a file. */
  readonly fileCpuMsMax: number;
}

/** Its heap ends the process by itself: a file that needs more JavaScript objects is no certificate. */
export const WORKER_HEAP_MAX_MB = 512;

/**
 * Measured: a worker that reads certificates stays at 450 MB; a photo of 48 megapixels takes 150 more, all that `large` tries
 * 250, and a deflated scan of 35 to 48 megapixels 100. Processor time
 * and not time, so that a busy machine ends no good file: of those the dearest stage takes two seconds, and reading ends
 * by itself before (reading-budget.ts).
 */
export const WORKER_LIMITS: WorkerLimits = {
  memoryBytesMax: 850 * 1024 * 1024,
  restBytesMax: 500 * 1024 * 1024,
  stageCpuMsMax: 4_000,
  fileCpuMsMax: 13_000,
};

/** Of all workers together, in bytes: one heavy file has room beside ordinary ones. */
export function workersBytesMax(
  workers: number,
  { memoryBytesMax, restBytesMax }: WorkerLimits = WORKER_LIMITS,
): number {
  return memoryBytesMax + (workers - 1) * restBytesMax;
}

/** What comes after the last line: fields, and what they are found with. */
const REST_CPU_MS = 1_500;
const LAST_LINE_CPU_MS = CERTIFICATES_LINES_BEGIN_WITHIN_CPU_MS;
assert(PASSES_BEGIN_WITHIN_CPU_MS < LINES_BEGIN_WITHIN_CPU_MS, 'a pass that begins reads lines');
assert(LAST_LINE_CPU_MS + REST_CPU_MS <= WORKER_LIMITS.fileCpuMsMax, 'a reading ends before its worker');

/** The stages that read line after line, and look at the time they took themselves. */
export const READING_STAGES: ReadonlySet<string> = new Set(['recognise', 'second-reader']);
