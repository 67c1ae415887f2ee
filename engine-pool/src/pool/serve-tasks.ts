// The worker's side of its channel: one file after the other, each under the guard, its outcome told to the pool.
import type { ExtractStep } from '../extract.ts';
import { Stages } from '../stages.ts';
import { type Guard, startGuard } from './guard.ts';
import type { FromWorker, TaskResult, ToWorker, WorkerTask } from './task.ts';
import type { WorkerLimits } from './worker-limits.ts';

/** @throws what the cancellation of `stages` throws. */
export type Run = (task: WorkerTask, stages: Stages) => Promise<ExtractStep>;

class Cancelled extends Error {}

export function serveTasks(limits: WorkerLimits, run: Run): void {
  const guard = startGuard(limits);
  let cancelled = false;
  const cancellation = {
    throwIfAborted() {
      if (cancelled) throw new Cancelled();
    },
  };
  process.on('message', async (message: ToWorker) => {
    cancelled = message.kind === 'cancel';
    if (message.kind === 'cancel') return;
    const stages = new Stages(cancellation, (stage) => guard.stage(stage));
    const result = await runTask(run, message.task, stages, guard);
    tell({ kind: 'ended', result, isSpent: keepsMoreThan(limits.restBytesMax) });
  });
  process.on('uncaughtException', (error) => {
    tell({ kind: 'crashed', error }, () => process.exit(1));
  });
  tell({ kind: 'ready' });
}

/** Looks again without garbage where there is more: V8 may leave hundreds of megabytes of it for as long as it has room. */
function keepsMoreThan(bytes: number): boolean {
  if (process.memoryUsage.rss() <= bytes) return false;
  // The second waits for buffers that the first left to a thread of its own.
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage.rss() > bytes;
}

/** @param sent called once the pool has it */
export function tell(message: FromWorker, sent: () => void = () => {}): void {
  process.send?.(message, undefined, undefined, sent);
}

async function runTask(run: Run, task: WorkerTask, stages: Stages, guard: Guard): Promise<TaskResult> {
  guard.beginFile();
  try {
    return { kind: 'done', step: await run(task, stages), stageRuns: stages.runs };
  } catch (error) {
    return error instanceof Cancelled ? { kind: 'cancelled' } : { kind: 'bug', error };
  } finally {
    guard.endFile();
  }
}
