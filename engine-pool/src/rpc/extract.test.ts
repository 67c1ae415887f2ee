import { Engine, UnansweredCode } from '@lavra/proto/engine/v1/engine';
import { createLogger } from '@lavra/shared/logger';
import { Registry } from '@lavra/shared/metrics';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createEvents } from '../events.ts';
import { extract } from './extract.ts';

test('a file that its worker process died of cannot be processed, and why is logged', async () => {
  const lines: object[] = [];
  const logger = createLogger('engine-pool', 'info', { write: (line) => lines.push(JSON.parse(line)) });
  const context = {
    config: readConfig({ LAVRA_SERVICE_TOKEN: 'a token for tests that nobody can guess' }),
    pool: {
      running: 0,
      queued: 0,
      putOffs: 0,
      processIds: [],
      run: async () => ({ kind: 'cancelled' }) as const,
      load: () => ({ busyShare: 0, waitMs: 0, longestWaitMs: 0 }),
      close: async () => {},
    },
    extract: async () => ({ kind: 'died', cause: 'memory', error: new Error('gone') }) as const,
    models: [],
    events: createEvents(logger, new Registry()),
  };
  const request = { file: Buffer.alloc(1), resizeImage: false, engine: Engine.ENGINE_UNSPECIFIED, caller: '' };
  const call = {
    signal: new AbortController().signal,
    deadline: Date.now() + 60_000,
    httpRequestId: undefined,
    bearer: '',
    begin() {},
  };
  const { outcome } = await extract(request, call, context);
  const code = UnansweredCode.UNANSWERED_CODE_IMAGE_NOT_PROCESSABLE;
  expect(outcome).toMatchObject({ $case: 'unanswered', value: { code } });
  expect(lines).toMatchObject([{ cause: 'memory' }, { outcome: 'worker_died' }]);
});
