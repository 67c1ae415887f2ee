// `npm run faults [-- --seconds N] [NAME …]`: breaks a real cluster in every way and says what became of the clients.
import { parseArgs } from 'node:util';
import { FAULTS } from './faults.ts';
import { searchForPersonalData } from './personal-data.ts';
import { measureReplays } from './replay-latency.ts';
import { openStage, runFault, runIdentical } from './run-fault.ts';
import type { Verdict } from './verify.ts';

const SECONDS = 30;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: String(SECONDS) } },
});
const seconds = Number(values.seconds);
if (!(seconds > 0)) throw new Error('--seconds must be a number above 0');
const wanted = FAULTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

const say = (line: string) => process.stderr.write(`faults: ${line}\n`);
const print = (row: object) => process.stdout.write(`${JSON.stringify(row)}\n`);
const show = ({ row, problems, tries }: Omit<Verdict, 'tries'> & Partial<Pick<Verdict, 'tries'>>) => {
  if (tries) say(`  ${tries.all} tries: ${tries.conflicts} met a 409, ${tries.broken} no reply or a 50x`);
  for (const problem of problems.slice(0, 20)) say(`  ${problem}`);
  print(row);
  if (problems.length > 0) process.exitCode = 1;
};

const stage = await openStage(say);
// A cluster that is left behind would run on.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stage.close().then(() => process.exit(1)));
try {
  say('64 identical requests over three gateways …');
  show(await runIdentical(stage));
  for (const fault of wanted) {
    say(`${fault.name}, for ${seconds} s …`);
    show(await runFault(stage, fault, seconds));
  }
  say('replays with and without NATS …');
  for (const row of await measureReplays(stage)) print(row);
  say('looking for personal data in the database, on NATS and in the logs …');
  show(await searchForPersonalData(stage));
} finally {
  await stage.close();
}
