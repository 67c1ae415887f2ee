// One worker process as the pool sees it: started, given files, and told of its end.
import { fork } from 'node:child_process';
import { StartupError } from '@lavra/shared/startup-error';
import { ENDED_FOR_MEMORY, ENDED_FOR_TIME } from './guard.ts';
import type { FromWorker, TaskResult, ToWorker, WorkerSettings, WorkerTask } from './task.ts';
import { WORKER_HEAP_MAX_MB } from './worker-limits.ts';

/** The process is gone, by a limit or by a crash. */
export interface Death {
  readonly kind: 'died';
  readonly cause: 'memory' | 'time' | 'crash';
  readonly error: unknown;
}

export interface WorkerProcess {
  /** Undefined where it could not even be started. */
  readonly pid: number | undefined;
  /** Settles once it takes files. Rejects, with a StartupError where it said why, when it ends before. */
  readonly ready: Promise<void>;
  readonly death: Promise<Death>;
  /** One task at a time. */
  run(task: WorkerTask): Promise<TaskResult | Death>;
  /** After a task: it must not take another. */
  readonly isSpent: boolean;
  /** Asks it to leave the file it reads at the next stage. */
  cancel(): void;
  kill(): void;
}

/**
 * glibc keeps large buffers that were freed, for their next use, in as many arenas as there are threads: measured, a
 * worker grew from 500 to 820 MB in 30 pages, at the same speed.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(1 << 20) };

/**
 * ONNX Runtime would keep what it ran in the user's home and send it to its makers. A user without an entry in the
 * system's list has no home to ask for, and pdf.js would go without its canvas; fonts of a user are none of a certificate's.
 */
const ALONE = { ORT_DISABLE_TELEMETRY: '1', HOME: '/' };

export function startWorkerProcess(worker: URL, settings: WorkerSettings): WorkerProcess {
  const child = fork(worker, [JSON.stringify(settings)], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${WORKER_HEAP_MAX_MB}`, '--expose-gc'],
    // Nothing else of the pool's environment: it holds secrets, and the worker opens strangers' files.
    env: { ...ALLOCATOR, ...ALONE },
    // Libraries print what they think of a file, which may be words of it.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ready = Promise.withResolvers<void>();
  const death = Promise.withResolvers<Death>();
  let ended: ((result: TaskResult) => void) | undefined;
  let isSpent = false;
  let error: unknown;
  child.on('message', (message: FromWorker) => {
    switch (message.kind) {
      case 'ready':
        return ready.resolve();
      case 'unready':
        return ready.reject(new StartupError(message.problem));
      case 'ended':
        isSpent = message.isSpent;
        return ended?.(message.result);
      case 'crashed':
        error = message.error;
    }
  });
  // A message to a process that just ended; its end says more.
  child.on('error', () => {});
  child.once('exit', (code, signal) => {
    const cause = signal === ENDED_FOR_MEMORY ? 'memory' : signal === ENDED_FOR_TIME ? 'time' : 'crash';
    error ??= new Error(`the worker process ended with ${signal ?? `exit code ${code}`}`);
    death.resolve({ kind: 'died', cause, error });
    ready.reject(error);
  });
  // Who does not wait for it need not hear of it.
  ready.promise.catch(() => {});
  const send = (message: ToWorker): void => {
    if (child.connected) child.send(message, () => {});
  };
  return {
    pid: child.pid,
    ready: ready.promise,
    death: death.promise,
    run(task) {
      const result = new Promise<TaskResult>((resolve) => {
        ended = resolve;
      });
      send({ kind: 'task', task });
      return Promise.race([result, death.promise]);
    },
    get isSpent() {
      return isSpent;
    },
    cancel: () => send({ kind: 'cancel' }),
    kill: () => void child.kill('SIGKILL'),
  };
}
