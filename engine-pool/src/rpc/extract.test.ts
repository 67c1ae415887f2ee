import { Engine, RefusalCode } from '@lavra/proto/engine/v1/engine';
import { createLogger } from '@lavra/shared/logger';
import { Registry } from '@lavra/shared/metrics';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createEvents } from '../events.ts';
import { extract } from './extract.ts';

test('a PDF whose thread had to be ended is one that cannot be read', async () => {
  const lines: object[] = [];
  const logger = createLogger('engine-pool', 'info', { write: (line) => lines.push(JSON.parse(line)) });
  const context = {
    config: readConfig({ LAVRA_SERVICE_TOKEN: 'a token for tests that nobody can guess' }),
    pool: { running: 0, queued: 0, extract: async () => ({ ended: 'overdue' }) as const, close: async () => {} },
    events: createEvents(logger, new Registry()),
  };
  const request = { file: Buffer.alloc(1), resizeImage: false, engine: Engine.ENGINE_UNSPECIFIED };
  const call = { signal: new AbortController().signal, deadline: Date.now() + 60_000, httpRequestId: undefined };
  const { outcome } = await extract(request, call, context);
  expect(outcome).toMatchObject({ $case: 'refused', value: { code: RefusalCode.REFUSAL_CODE_PDF_UNREADABLE } });
  expect(lines).toMatchObject([{ outcome: 'pdf_unreadable' }]);
});
