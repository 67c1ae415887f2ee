// Keeps a worker process within its limits: a thread beside the one that reads ends the process, as nothing inside a
// busy thread, a decoder or a regular expression can be stopped otherwise.
import { Worker } from 'node:worker_threads';
import { READING_STAGES, type WorkerLimits } from './worker-limits.ts';

/** Shared with the thread: the numbers of the stage and of the file that run, or 0. */
export const STAGE = 0;
export const FILE = 1;
const LENGTH = 2;

export interface GuardData {
  readonly running: Int32Array;
  readonly limits: WorkerLimits;
}

/** How the process was ended, as the pool sees it. The kernel ends a process for memory by the same signal. */
export const ENDED_FOR_MEMORY = 'SIGKILL';
export const ENDED_FOR_TIME = 'SIGALRM';

export interface Guard {
  beginFile(): void;
  endFile(): void;
  /** Null: none runs. */
  stage(name: string | null): void;
}

export function startGuard(limits: WorkerLimits): Guard {
  const running = new Int32Array(new SharedArrayBuffer(LENGTH * Int32Array.BYTES_PER_ELEMENT));
  const thread = new Worker(new URL('./guard-thread.ts', import.meta.url), {
    workerData: { running, limits } satisfies GuardData,
  });
  // A process whose guard is gone has no limits.
  thread.on('exit', () => process.exit(1));
  let stages = 0;
  let files = 0;
  return {
    beginFile: () => Atomics.store(running, FILE, ++files),
    endFile: () => Atomics.store(running, FILE, 0),
    stage(name) {
      Atomics.store(running, STAGE, name === null || READING_STAGES.has(name) ? 0 : ++stages);
    },
  };
}
