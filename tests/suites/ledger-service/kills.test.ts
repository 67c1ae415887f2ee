// The soak in short: ledger processes and MongoDB's primary killed at random under load; then every credit is counted.
import { expect, it } from 'vitest';
import { runLedgerFaults } from '../../tools/soak/ledger-faults.ts';

it.concurrent.each(['sqlite', 'mongodb'] as const)('nothing is lost or charged twice on %s', async (store) => {
  const figures = await runLedgerFaults(store, 10);
  expect(figures).toMatchObject({ charges: figures.answers, violations: 0 });
  expect(figures.kills).toBeGreaterThan(0);
  expect(figures.answers).toBeGreaterThan(50);
});
