import { createLogger } from '@lavra/shared/logger';
import { Registry } from '@lavra/shared/metrics';
import { expect, test } from 'vitest';
import { createEvents } from './events.ts';

const registry = new Registry();
createEvents(createLogger('test', 'silent'), registry);

test.each(['opened', 'refused', 'locked'])('sign-ins that are %s are counted from 0', async (outcome) => {
  expect(await registry.metrics()).toContain(`lavra_ledger_console_sign_ins_total{outcome="${outcome}"} 0\n`);
});
