// `npm run upgrade -- --from REF`: that version and this one side by side under load, forth and back, then the audit; with
// `--forth` not back, for where the schema was brought forward. One line of JSON on standard output; ends with 1 where a
// request was lost, paid twice, or the books are not clean.
import { parseArgs } from 'node:util';
import { Books } from '../../suites/faults/books.ts';
import { InProcessServices, loadVersion, REPLICAS, type Version } from '../../suites/faults/in-process.ts';
import { type Asked, ask, runLoad, smallImage } from '../../suites/faults/load.ts';
import { ROOT } from '../../support/embedded.ts';
import { startMongo } from '../../support/mongod.ts';
import { startNatsServer } from '../../support/nats-server.ts';
import { until } from '../../support/until.ts';
import { checkOut } from './checkout.ts';

const CLIENTS = 4;
/** Answered in each phase, at least. */
const ANSWERS_A_PHASE = 10;
const TOKEN = 'token-of-the-upgrade-0123456789abcdef';
/** The tokens under the names of this version and of those before. */
const SECRETS = {
  LAVRA_SECRET: 'secret-of-the-upgrade-0123456789abcdef',
  LAVRA_SERVICE_TOKEN: TOKEN,
  LAVRA_LEDGER_TOKEN: TOKEN,
  LAVRA_ENGINE_POOL_TOKEN: TOKEN,
  LAVRA_OPERATOR_TOKEN: `operator-${TOKEN}`,
};

const say = (line: string) => process.stderr.write(`upgrade: ${line}\n`);
const { values } = parseArgs({ options: { from: { type: 'string' }, forth: { type: 'boolean', default: false } } });
if (!values.from) throw new Error('which version? npm run upgrade -- --from REF');

say(`checking out ${values.from} …`);
const checkout = await checkOut(values.from);
const [before, now] = [await loadVersion(checkout.root), await loadVersion(ROOT)];
say('starting MongoDB, NATS, and two of each service of the old version …');
const [mongo, nats] = await Promise.all([startMongo(), startNatsServer()]);
const services = new InProcessServices({
  LEDGER_STORE: mongo.url('upgrade'),
  NATS_URL: nats.url,
  LOAD_TEST_MODE: 'true',
  SIMULATED_ENGINE_MS: '20',
  ENGINE_POOL_THREADS: '1',
  ENGINE_POOL_QUEUE_MAX: '100',
});
const all: Asked[] = [];
const problems: string[] = [];
try {
  await services.start(before, SECRETS);
  const books = new Books(services.addresses('ledger').join(','), SECRETS.LAVRA_OPERATOR_TOKEN);
  const organizationId = await books.newOrganization();
  const options = {
    baseUrls: services.addresses('gateway').map((address) => `http://${address}/api/v1`),
    key: await books.newKey(organizationId),
    clients: CLIENTS,
  };
  /** Until so many more are answered, with a change meanwhile. */
  const phase = async (name: string, change: () => Promise<void> = async () => {}) => {
    say(name);
    const enough = new AbortController();
    const load = runLoad({ ...options, signal: enough.signal });
    const goal = (await books.chargedHundredths(organizationId)) + ANSWERS_A_PHASE * 100;
    const work = change().then(() =>
      until(async () => (await books.chargedHundredths(organizationId).catch(() => 0)) >= goal),
    );
    await work.finally(() => enough.abort());
    all.push(...(await load));
  };
  const roll = (version: Version, index: number) => () => services.restart(version, SECRETS, index);
  await phase('the old version alone');
  await phase('one of each is upgraded', roll(now, 0));
  await phase('both versions side by side');
  await phase('the rest is upgraded', roll(now, REPLICAS - 1));
  if (!values.forth) {
    await phase('one of each goes back', roll(before, 0));
    await phase('both versions side by side, the other way round');
    await phase('the rest goes back', roll(before, REPLICAS - 1));
  }
  say('asking for every answer once more …');
  const imageBase64 = await smallImage();
  const idle = new AbortController().signal;
  await Promise.all(all.map((each, turn) => ask({ ...options, signal: idle }, each, imageBase64, turn)));
  const charged = await books.chargedHundredths(organizationId);
  if (charged !== all.length * 100) problems.push(`${charged / 100} credits were charged for ${all.length} answers`);
  problems.push(...(await books.violations()).map((violation) => JSON.stringify(violation)));
  problems.push(...all.flatMap(({ violations }) => violations));
  books.close();
  const answers = all.filter(({ answer }) => answer !== undefined).length;
  const row = { fault: `upgrade from ${values.from}`, kills: 0, requests: all.length, answers, charges: charged / 100 };
  process.stdout.write(`${JSON.stringify({ ...row, violations: problems.length })}\n`);
} finally {
  for (const problem of problems) say(problem);
  await services.close();
  await Promise.all([mongo.stop(), nats.stop()]);
  await checkout.remove();
}
process.exit(problems.length === 0 ? 0 : 1);
