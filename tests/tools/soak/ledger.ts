// `npm run soak`: ten minutes of load and random kills on both stores of the ledger; one JSON line each, exit 1 on a violation.
import { parseArgs } from 'node:util';
import { runLedgerFaults } from './ledger-faults.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '600' } } });
const seconds = Number(values.seconds) / 2;

for (const store of ['sqlite', 'mongodb'] as const) {
  process.stderr.write(`${store}: ${seconds} s of load and kills\n`);
  const figures = await runLedgerFaults(store, seconds);
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  if (figures.violations > 0) process.exitCode = 1;
}
