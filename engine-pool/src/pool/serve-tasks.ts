// The worker's side of its channel: one file after the other, each under the guard, its outcome told to the pool.
import type { Extraction } from '../extract.ts';
import { Stages } from '../stages.ts';
import { type Guard, startGuard } from './guard.ts';
import type { ExtractResult, ExtractTask, FromWorker, ToWorker } from './task.ts';
import type { WorkerLimits } from './worker-limits.ts';

/** @throws what the cancellation of `stages` throws. */
export type Read = (task: ExtractTask, stages: Stages) => Promise<Extraction>;

class Cancelled extends Error {}

export function serveTasks(limits: WorkerLimits, read: Read): void {
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
    tell({ kind: 'ended', result: await runTask(read, message.task, stages, guard) });
  });
  process.on('uncaughtException', (error) => {
    tell({ kind: 'crashed', error }, () => process.exit(1));
  });
  tell({ kind: 'ready' });
}

/** @param sent called once the pool has it */
export function tell(message: FromWorker, sent: () => void = () => {}): void {
  process.send?.(message, undefined, undefined, sent);
}

async function runTask(read: Read, task: ExtractTask, stages: Stages, guard: Guard): Promise<ExtractResult> {
  guard.beginFile();
  try {
    return { kind: 'read', extraction: await read(task, stages), stageRuns: stages.runs };
  } catch (error) {
    return error instanceof Cancelled ? { kind: 'cancelled' } : { kind: 'bug', error };
  } finally {
    guard.endFile();
  }
}
