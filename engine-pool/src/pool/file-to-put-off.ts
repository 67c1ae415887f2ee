// Which file leaves its worker, to be read again later, when all workers together have more memory than they may. Pure.
import { type WorkerLimits, workersBytesMax } from './worker-limits.ts';

export interface ReadFile {
  /** Of the worker that reads it. */
  readonly bytes: number;
  /** It was put off before. */
  readonly isAgain: boolean;
}

/**
 * The newest of the heavy files but one: that is one which was put off before, so that it comes to its end, else the oldest.
 * @param files in the order in which they were begun
 * @param idleBytes of the workers that read nothing
 * @returns undefined where there is memory, or only one heavy file: its worker has a limit of its own
 */
export function fileToPutOff<Each extends ReadFile>(
  files: readonly Each[],
  idleBytes: number,
  workers: number,
  limits: WorkerLimits,
): Each | undefined {
  const bytes = files.reduce((sum, file) => sum + file.bytes, idleBytes);
  if (bytes <= workersBytesMax(workers, limits)) return undefined;
  const heavy = files.filter((file) => file.bytes > limits.restBytesMax);
  const kept = heavy.find((file) => file.isAgain) ?? heavy[0];
  return heavy.findLast((file) => file !== kept);
}
