import { createLogger } from '@lavra/shared/logger';
import { Registry } from '@lavra/shared/metrics';
import { expect, test } from 'vitest';
import { createEvents } from './events.ts';

const registry = new Registry();
createEvents(createLogger('test', 'silent'), registry);

test.each(['memory', 'time', 'crash'])('deaths by %s are counted from 0', async (cause) => {
  expect(await registry.metrics()).toContain(`lavra_engine_worker_deaths_total{cause="${cause}"} 0\n`);
});
