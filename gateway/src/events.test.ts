import { createLogger } from '@lavra/shared/logger';
import { Registry } from '@lavra/shared/metrics';
import { expect, test } from 'vitest';
import { createEvents } from './events.ts';

const registry = new Registry();
createEvents(createLogger('test', 'silent'), registry);

test.each(['ledger', 'engine-pool'])('failures of the %s are counted from 0', async (dependency) => {
  expect(await registry.metrics()).toContain(`lavra_gateway_dependency_failures_total{dependency="${dependency}"} 0\n`);
});
