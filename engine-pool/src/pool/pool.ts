// The bounded pool of worker threads: takes a file or says at once that it is full, and outlives what a file does to it.
import type { Engine } from '@lavra/proto/engine/v1/engine';
import { Piscina } from 'piscina';
import {
  type ExtractResult,
  type ExtractTask,
  hasStarted,
  markCancelled,
  newFlag,
  type WorkerSettings,
} from './task.ts';
import { watchLimitedStage } from './watch-limited-stage.ts';

/**
 * A cancelled task stops between two stages, the longest of which (one line image, one decode) takes under a second or has a
 * time limit of its own. One that is still there after this hangs, and its thread is ended: the next task pays for a
 * new one.
 */
const CANCEL_GRACE_MS = 10_000;
/** What pdf.js gets for a page, and again for drawing it; a file that needs more is built to keep a worker busy. */
const LIMITED_STAGE_MS = 15_000;
/** JavaScript memory of one worker; pixels and models live outside it. A file that needs more is no certificate. */
const WORKER_HEAP_MAX_MB = 512;

export interface PoolSettings extends WorkerSettings {
  readonly threads: number;
  /** How many files may wait; one more is refused. */
  readonly queueMax: number;
}

export type PoolResult =
  | ExtractResult
  /** Every thread and every place in the queue is taken. */
  | { readonly ended: 'busy' }
  /** A stage with a limited time took longer, and its thread was ended. */
  | { readonly ended: 'overdue' }
  /** The file brought its thread down. */
  | { readonly ended: 'crashed'; readonly error: unknown };

export interface ExtractionPool {
  readonly running: number;
  readonly queued: number;
  /** Cancelled once the signal is aborted. @throws when no thread can be had. */
  extract(file: Uint8Array, resizeImage: boolean, engine: Engine, signal: AbortSignal): Promise<PoolResult>;
  /** Ends the threads; what still runs counts as cancelled. */
  close(): Promise<void>;
}

/** What tests put in place of the real thing, to see what a bad worker does. */
export interface PoolParts {
  readonly worker?: URL;
  readonly cancelGraceMs?: number;
  readonly limitedStageMs?: number;
}

export function createPool(
  settings: PoolSettings,
  {
    worker = new URL('./worker.ts', import.meta.url),
    cancelGraceMs = CANCEL_GRACE_MS,
    limitedStageMs = LIMITED_STAGE_MS,
  }: PoolParts = {},
): ExtractionPool {
  const { threads, queueMax, modelsDir, pdfPagesMax, simulatedEngineMs } = settings;
  const piscina = new Piscina<ExtractTask, ExtractResult>({
    filename: worker.href,
    workerData: { modelsDir, pdfPagesMax, simulatedEngineMs } satisfies WorkerSettings,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    // Admission is counted here; piscina's own limit is only met if that is wrong.
    maxQueue: threads + queueMax,
    resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MAX_MB },
  });
  // A thread that dies is replaced; the task it had says so itself.
  piscina.on('error', () => {});
  let inside = 0;
  let closing = false;

  const runTask = async (task: ExtractTask, signal: AbortSignal): Promise<PoolResult> => {
    const kill = new AbortController();
    let grace: NodeJS.Timeout | undefined;
    let overdue = false;
    const endWatch = watchLimitedStage(task.flag, limitedStageMs, () => {
      overdue = true;
      kill.abort();
    });
    const cancel = (): void => {
      markCancelled(task.flag);
      if (hasStarted(task.flag)) grace = setTimeout(() => kill.abort(), cancelGraceMs);
      else kill.abort();
    };
    signal.addEventListener('abort', cancel, { once: true });
    try {
      return await piscina.run(task, { signal: kill.signal });
    } catch (error) {
      if (overdue) return { ended: 'overdue' };
      if (kill.signal.aborted || closing) return { ended: 'cancelled' };
      // Whatever ends a thread in the middle of a file (memory, a native part) is that file's doing.
      if (hasStarted(task.flag)) return { ended: 'crashed', error };
      throw error;
    } finally {
      clearTimeout(grace);
      endWatch();
      signal.removeEventListener('abort', cancel);
    }
  };

  return {
    get running() {
      return Math.min(inside, threads);
    },
    get queued() {
      return Math.max(0, inside - threads);
    },
    async extract(file, resizeImage, engine, signal) {
      if (signal.aborted) return { ended: 'cancelled' };
      if (inside >= threads + queueMax) return { ended: 'busy' };
      inside++;
      try {
        return await runTask({ file, resizeImage, engine, flag: newFlag() }, signal);
      } finally {
        inside--;
      }
    },
    async close() {
      closing = true;
      await piscina.destroy();
    },
  };
}
