// The bounded pool of worker processes: takes a file or says at once that it is full, and outlives what a file does to it.
import { setTimeout as delay } from 'node:timers/promises';
import type { EngineName } from '../engines/engine.ts';
import type { ExtractResult, ExtractTask, WorkerSettings } from './task.ts';
import { WORKER_LIMITS, type WorkerLimits } from './worker-limits.ts';
import { type Death, startWorkerProcess, type WorkerProcess } from './worker-process.ts';

/**
 * A cancelled task stops between two stages, the longest of which (one line image, one decode) takes under a second. One that
 * is still there after this hangs, and its process is ended: the next task may wait for a new one.
 */
const CANCEL_GRACE_MS = 10_000;
/** A process that cannot start, for want of memory say, is tried again after this. */
const RESTART_DELAY_MS = 1_000;

export interface PoolSettings extends Omit<WorkerSettings, 'limits'> {
  readonly workers: number;
  /** How many files may wait; one more is refused. */
  readonly queueMax: number;
}

export type PoolResult =
  | ExtractResult
  /** Every worker and every place in the queue is taken. */
  | { readonly kind: 'busy' }
  /** The file brought its worker down, or took it past its limits. */
  | Death;

export interface ExtractionPool {
  readonly running: number;
  readonly queued: number;
  /** Cancelled once the signal is aborted. @param onBegun called when a worker takes the file */
  extract(
    file: Uint8Array,
    resizeImage: boolean,
    engine: EngineName | null,
    signal: AbortSignal,
    onBegun?: () => void,
  ): Promise<PoolResult>;
  /** Ends the workers; what still runs counts as cancelled. */
  close(): Promise<void>;
}

/** What tests put in place of the real thing, to see what a bad worker does. */
export interface PoolParts {
  readonly worker?: URL;
  readonly cancelGraceMs?: number;
  readonly limits?: WorkerLimits;
}

/** Settles once the first worker takes files. @throws StartupError when it says that none can start. */
export async function startPool(
  { workers, queueMax, modelsDir, pdfPagesMax, simulatedEngineMs }: PoolSettings,
  {
    worker = new URL('./worker.ts', import.meta.url),
    cancelGraceMs = CANCEL_GRACE_MS,
    limits = WORKER_LIMITS,
  }: PoolParts = {},
): Promise<ExtractionPool> {
  const settings: WorkerSettings = { modelsDir, pdfPagesMax, simulatedEngineMs, limits };
  const closing = new AbortController();
  const living = new Set<WorkerProcess>();
  const idle = new Set<WorkerProcess>();
  /** In the order in which they came; each is given a worker, or null when the pool closes. */
  const waiting = new Set<(worker: WorkerProcess | null) => void>();
  let inside = 0;

  const offer = (process: WorkerProcess): void => {
    if (!living.has(process)) return;
    const [next] = waiting;
    if (next === undefined) {
      idle.add(process);
    } else {
      waiting.delete(next);
      next(process);
    }
  };

  /** Null: nobody waits for it any more. */
  const take = async (signal: AbortSignal): Promise<WorkerProcess | null> => {
    const [free] = idle;
    if (free !== undefined) {
      idle.delete(free);
      return free;
    }
    const turn = Promise.withResolvers<WorkerProcess | null>();
    const leave = (): void => {
      if (waiting.delete(turn.resolve)) turn.resolve(null);
    };
    waiting.add(turn.resolve);
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await turn.promise;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  };

  /** Starts one worker, and another each time it has ended. */
  const keepOne = async (first: WorkerProcess): Promise<void> => {
    for (let process = first; ; process = startOne()) {
      const started = await process.ready.then(
        () => true,
        () => false,
      );
      if (started) offer(process);
      await process.death;
      living.delete(process);
      idle.delete(process);
      if (!started) await delay(RESTART_DELAY_MS, undefined, { signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return;
    }
  };
  const startOne = (): WorkerProcess => {
    const process = startWorkerProcess(worker, settings);
    living.add(process);
    return process;
  };

  const runOn = async (process: WorkerProcess, task: ExtractTask, signal: AbortSignal): Promise<PoolResult> => {
    let grace: NodeJS.Timeout | undefined;
    const cancel = (): void => {
      process.cancel();
      grace = setTimeout(() => process.kill(), cancelGraceMs);
    };
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const result = await process.extract(task);
      if (result.kind !== 'died') offer(process);
      else if (signal.aborted || closing.signal.aborted) return { kind: 'cancelled' };
      return result;
    } finally {
      clearTimeout(grace);
      signal.removeEventListener('abort', cancel);
    }
  };

  const processes = Array.from({ length: workers }, startOne);
  const slots = processes.map(keepOne);
  const close = async (): Promise<void> => {
    closing.abort();
    for (const process of living) process.kill();
    await Promise.all(slots);
    for (const leave of waiting) leave(null);
    waiting.clear();
  };
  try {
    await Promise.any(processes.map(({ ready }) => ready));
  } catch (error) {
    await close();
    throw error instanceof AggregateError ? error.errors[0] : error;
  }

  return {
    get running() {
      return Math.min(inside, workers);
    },
    get queued() {
      return Math.max(0, inside - workers);
    },
    async extract(file, resizeImage, engine, signal, onBegun = () => {}) {
      if (signal.aborted) return { kind: 'cancelled' };
      if (inside >= workers + queueMax) return { kind: 'busy' };
      inside++;
      try {
        const process = await take(signal);
        if (process === null) return { kind: 'cancelled' };
        onBegun();
        return await runOn(process, { file, resizeImage, engine }, signal);
      } finally {
        inside--;
      }
    },
    close,
  };
}
