// The bounded pool of worker processes: takes a file or says at once that it is full, and outlives what a file does to it.
import { setTimeout as delay } from 'node:timers/promises';
import { FairQueue, type Taken } from '@lavra/shared/fair-queue';
import { fileToPutOff, type ReadFile } from './file-to-put-off.ts';
import { Load, type LoadFigures } from './load.ts';
import { residentBytes } from './resident-bytes.ts';
import type { TaskResult, WorkerSettings, WorkerTask } from './task.ts';
import { WORKER_LIMITS, type WorkerLimits } from './worker-limits.ts';
import { type Death, startWorkerProcess, type WorkerProcess } from './worker-process.ts';

/**
 * A cancelled task stops between two stages, the longest of which (one line image, one decode) takes under a second. One that
 * is still there after this hangs, and its process is ended: the next task may wait for a new one.
 */
const CANCEL_GRACE_MS = 10_000;
/** A process that cannot start, for want of memory say, is tried again after this. */
const RESTART_DELAY_MS = 1_000;

/** Memory fills at some 2 GB a second. */
const LOOK_AT_MEMORY_EVERY_MS = 25;

export interface PoolSettings extends Omit<WorkerSettings, 'limits' | 'remoteEngines'> {
  /** None if absent. */
  readonly remoteEngines?: WorkerSettings['remoteEngines'];
  readonly workers: number;
  /** How many files may wait; one more is refused. */
  readonly queueMax: number;
}

export type PoolResult =
  | TaskResult
  /** Every worker and every place in the queue is taken, or the task's place was due to another caller. */
  | { readonly kind: 'busy' }
  /** The file brought its worker down, or took it past its limits. */
  | Death;

/** Its worker was ended to make room for other files: it is to be read again. */
interface PutOff {
  readonly kind: 'put-off';
}

/** A file that a worker reads. */
interface Reading extends Pick<ReadFile, 'isAgain'> {
  readonly process: WorkerProcess;
  putOff(): void;
}

type TakenWorker = Extract<Taken<WorkerProcess>, { kind: 'taken' }>;

export interface PoolCall {
  /** Whose file it is: workers and the queue are shared fairly between callers. */
  readonly caller: string;
  /** The task is cancelled once it is aborted. */
  readonly signal: AbortSignal;
  /** Called when a worker takes the task. */
  readonly onBegun?: () => void;
  /** Goes on with what was taken in before: it is the next of its caller's, and finds the queue never full. */
  readonly resumes?: boolean;
}

export interface ExtractionPool {
  readonly running: number;
  readonly queued: number;
  /** How often a file was put off for want of memory, to be read again by itself, since the start. */
  readonly putOffs: number;
  /** Of the workers that live now. */
  readonly processIds: readonly number[];
  /** Of the last minute. */
  load(): LoadFigures;
  run(task: WorkerTask, call: PoolCall): Promise<PoolResult>;
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
  { workers, queueMax, modelsDir, pdfPagesMax, simulatedEngineMs, remoteEngines = [] }: PoolSettings,
  {
    worker = new URL('./worker.ts', import.meta.url),
    cancelGraceMs = CANCEL_GRACE_MS,
    limits = WORKER_LIMITS,
  }: PoolParts = {},
): Promise<ExtractionPool> {
  const settings: WorkerSettings = { modelsDir, pdfPagesMax, simulatedEngineMs, limits, remoteEngines };
  const closing = new AbortController();
  const living = new Set<WorkerProcess>();
  const queue = new FairQueue<WorkerProcess>({ insideMax: workers + queueMax });
  /** By the process that reads it, until that one or the next in its place is free. */
  const files = new Map<WorkerProcess, TakenWorker>();
  const load = new Load(workers);
  /** In the order in which they were begun. */
  const readings = new Set<Reading>();
  /** Settles when no file that was put off is read any more: one at a time, so that each has the room it needs. */
  let lastAgain: Promise<unknown> = Promise.resolve();
  let putOffs = 0;

  const makeRoom = (): void => {
    if (readings.size < 2) return;
    const bytes = new Map([...living].map((process) => [process, residentBytes(process.pid)]));
    const files = [...readings].map((reading) => ({ ...reading, bytes: bytes.get(reading.process) ?? 0 }));
    for (const { process } of files) bytes.delete(process);
    const idleBytes = [...bytes.values()].reduce((sum, each) => sum + each, 0);
    fileToPutOff(files, idleBytes, workers, limits)?.putOff();
  };
  const lookingAtMemory = setInterval(makeRoom, LOOK_AT_MEMORY_EVERY_MS).unref();

  /** Starts one worker, and another each time it has ended. */
  const keepOne = async (first: WorkerProcess): Promise<void> => {
    let ended: WorkerProcess | undefined;
    for (let process = first; ; process = startOne()) {
      const started = await process.ready.then(
        () => true,
        () => false,
      );
      if (started) {
        // A start takes seconds: they are on the account of the caller whose file ended the one before.
        const broken = ended && files.get(ended);
        if (ended) files.delete(ended);
        if (broken) broken.giveBack(process);
        else queue.offer(process);
        ended = undefined;
      }
      await process.death;
      living.delete(process);
      queue.withdraw(process);
      if (started) ended = process;
      else await delay(RESTART_DELAY_MS, undefined, { signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return;
    }
  };
  const startOne = (): WorkerProcess => {
    const process = startWorkerProcess(worker, settings);
    living.add(process);
    return process;
  };

  const runOn = async (
    file: TakenWorker,
    task: WorkerTask,
    signal: AbortSignal,
    isAgain: boolean,
  ): Promise<PoolResult | PutOff> => {
    const process = file.slot;
    files.set(process, file);
    let isPutOff = false;
    const reading: Reading = {
      isAgain,
      process,
      putOff() {
        isPutOff = true;
        putOffs += 1;
        readings.delete(reading);
        process.kill();
      },
    };
    readings.add(reading);
    let grace: NodeJS.Timeout | undefined;
    const cancel = (): void => {
      process.cancel();
      grace = setTimeout(() => process.kill(), cancelGraceMs);
    };
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const result = await process.run(task);
      if (result.kind !== 'died' && !process.isSpent) {
        files.delete(process);
        file.giveBack(process);
        return result;
      }
      file.breakSlot();
      process.kill();
      if (result.kind !== 'died') return result;
      if (signal.aborted || closing.signal.aborted) return { kind: 'cancelled' };
      return isPutOff ? { kind: 'put-off' } : result;
    } finally {
      readings.delete(reading);
      clearTimeout(grace);
      signal.removeEventListener('abort', cancel);
    }
  };

  const processes = Array.from({ length: workers }, startOne);
  const slots = processes.map(keepOne);
  const close = async (): Promise<void> => {
    closing.abort();
    clearInterval(lookingAtMemory);
    for (const process of living) process.kill();
    await Promise.all(slots);
    queue.close();
  };
  try {
    await Promise.any(processes.map(({ ready }) => ready));
  } catch (error) {
    await close();
    throw error instanceof AggregateError ? error.errors[0] : error;
  }

  const read = async (task: WorkerTask, call: PoolCall, isAgain: boolean): Promise<PoolResult | PutOff> => {
    const { caller, signal, onBegun = () => {}, resumes = false } = call;
    const cameAt = performance.now();
    const taken = await queue.take(caller, signal, { resumes });
    switch (taken.kind) {
      case 'full':
        return { kind: 'busy' };
      case 'cancelled':
        return taken;
      case 'taken': {
        onBegun();
        const end = load.begin(performance.now() - cameAt);
        return runOn(taken, task, signal, isAgain).finally(end);
      }
    }
  };

  return {
    get running() {
      return queue.running;
    },
    get queued() {
      return queue.waiting;
    },
    get putOffs() {
      return putOffs;
    },
    get processIds() {
      return [...living].flatMap(({ pid }) => pid ?? []);
    },
    load: () => load.figures(),
    async run(task, call) {
      const result = await read(task, call, false);
      if (result.kind !== 'put-off') return result;
      const { caller, signal } = call;
      const again = lastAgain.then(() => read(task, { caller, signal, resumes: true }, true));
      lastAgain = again.catch(() => {});
      const last = await again;
      return last.kind === 'put-off' ? { kind: 'busy' } : last;
    },
    close,
  };
}
