// A worker for tests that does to its thread what the file's text says.
import { UnansweredCode } from '@lavra/proto/engine/v1/engine';
import { type ExtractResult, type ExtractTask, isCancelled, markLimitedStage, markStarted } from '../task.ts';

export default async function run({ file, flag }: ExtractTask): Promise<ExtractResult> {
  markStarted(flag);
  switch (Buffer.from(file).toString()) {
    case 'exit':
      return process.exit(1);
    case 'throw later':
      queueMicrotask(() => {
        throw new Error('nobody awaits this');
      });
      return new Promise(() => {});
    case 'eat memory': {
      const eaten: number[][] = [];
      while (true) eaten.push(new Array(1_000_000).fill(eaten.length + 0.5));
    }
    case 'hang in a limited stage':
      markLimitedStage(flag, 1);
      while (true);
    case 'two limited stages':
      for (const stage of [1, 2]) {
        markLimitedStage(flag, stage);
        await new Promise((done) => setTimeout(done, 600));
      }
      markLimitedStage(flag, 0);
      await new Promise((done) => setTimeout(done, 1_200));
      return { ended: 'cancelled' };
    case 'hang':
      while (true);
    case 'bug':
      return { ended: 'bug', error: new Error('a bug') };
    case 'wait':
      while (!isCancelled(flag)) await new Promise((done) => setTimeout(done, 5));
      return { ended: 'cancelled' };
    default: {
      const code = UnansweredCode.UNANSWERED_CODE_IMAGE_NOT_PROCESSABLE;
      const outcome = { $case: 'unanswered', value: { code } } as const;
      return { ended: 'read', response: { outcome, image: undefined, stageTimes: [] }, stageRuns: [] };
    }
  }
}
