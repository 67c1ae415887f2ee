// Changing LAVRA_SECRET and every token of two of each service, one after the other, while clients go on: no key is refused,
// no kept answer is lost, nothing is charged twice. In one process, so that a restart takes no longer than its drain.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../support/embedded.ts';
import { type MongoReplicaSet, startMongo } from '../../support/mongod.ts';
import { type NatsServer, startNatsServer } from '../../support/nats-server.ts';
import { send } from '../../support/send.ts';
import { until } from '../../support/until.ts';
import { Books } from './books.ts';
import { InProcessServices, loadVersion, REPLICAS, type Version } from './in-process.ts';
import { type Asked, ask, runLoad, smallImage } from './load.ts';

const CLIENTS = 4;
/** The load goes on for so many requests between two changes, at least. */
const REQUESTS_A_ROUND = 8;
const FIRST = {
  LAVRA_SECRET: 'secret-of-the-first-round-0123456789',
  LAVRA_LEDGER_TOKEN: 'ledger-token-of-the-first-round-01234',
  LAVRA_ENGINE_POOL_TOKEN: 'engine-pool-token-of-the-first-round',
  LAVRA_OPERATOR_TOKEN: 'operator-token-of-the-first-round-01',
};
type Secrets = typeof FIRST;
const NEW = Object.fromEntries(
  Object.entries(FIRST).map(([name, old]) => [name, old.replace('first', 'second')]),
) as Secrets;

let mongo: MongoReplicaSet;
let nats: NatsServer;
let services: InProcessServices;
let version: Version;

beforeAll(async () => {
  [mongo, nats, version] = await Promise.all([startMongo(), startNatsServer(), loadVersion(ROOT)]);
  services = new InProcessServices({
    LEDGER_STORE: mongo.url('rotation'),
    NATS_URL: nats.url,
    LOAD_TEST_MODE: 'true',
    SIMULATED_ENGINE_MS: '20',
    ENGINE_POOL_THREADS: '1',
    ENGINE_POOL_QUEUE_MAX: '100',
  });
  await services.start(version, FIRST);
});
afterAll(async () => {
  await services?.close();
  await Promise.all([mongo?.stop(), nats?.stop()]);
});

/** One of each kind at a time, so that the rest goes on. */
async function roll(change: (old: string, fresh: string) => string): Promise<void> {
  const names = Object.keys(FIRST) as (keyof Secrets)[];
  const env = Object.fromEntries(names.map((name) => [name, change(FIRST[name], NEW[name])]));
  for (let index = 0; index < REPLICAS; index++) await services.restart(version, env, index);
}

test('a secret and all tokens are changed under load without losing a key or a replay', async () => {
  const books = new Books(services.addresses('ledger').join(','), FIRST.LAVRA_OPERATOR_TOKEN);
  const organizationId = await books.newOrganization();
  const [key, seldomUsed] = [await books.newKey(organizationId), await books.newKey(organizationId)];
  const imageBase64 = await smallImage();
  const options = {
    baseUrls: services.addresses('gateway').map((address) => `http://${address}/api/v1`),
    key,
    clients: CLIENTS,
  };
  const all: Asked[] = [];
  const idle = new AbortController().signal;
  /** Clients that go on, and ask each of their questions twice, for as long as the work takes. */
  const underLoad = async (work: () => Promise<unknown>) => {
    const enough = new AbortController();
    const load = runLoad({ ...options, signal: enough.signal });
    await work().finally(() => enough.abort());
    all.push(...(await load));
  };
  const replay = (asked: readonly Asked[]) =>
    Promise.all(asked.map((each, turn) => ask({ ...options, signal: idle }, each, imageBase64, turn)));
  const use = async (used: string) => {
    const headers = { Authorization: `Bearer ${used}` };
    for (const baseUrl of options.baseUrls)
      expect((await fetch(`${baseUrl}/documents/types`, { headers })).status).toBe(200);
  };
  await underLoad(async () => {
    await until(async () => (await books.chargedHundredths(organizationId)) >= REQUESTS_A_ROUND * 100);
  });
  const underOld = [...all];
  expect(await books.keysBySecret()).toEqual({ current: 2, all: 2 });

  // The new ones are accepted everywhere before anybody uses them.
  await underLoad(() => roll((old, fresh) => `${old},${fresh}`));
  await use(seldomUsed);
  await replay(underOld);

  // Both are in use side by side while this goes round.
  await underLoad(() => roll((old, fresh) => `${fresh},${old}`));
  books.token = NEW.LAVRA_OPERATOR_TOKEN;
  await replay(all);
  // The load's key was used; the other one says that the old secret may not go yet.
  expect(await books.keysBySecret()).toEqual({ current: 1, all: 2 });
  await use(seldomUsed);
  expect(await books.keysBySecret()).toEqual({ current: 2, all: 2 });

  await underLoad(() => roll((_, fresh) => fresh));
  for (const one of [key, seldomUsed]) await use(one);
  books.token = FIRST.LAVRA_OPERATOR_TOKEN;
  await expect(books.keysBySecret()).rejects.toThrow(/UNAUTHENTICATED/);
  books.token = NEW.LAVRA_OPERATOR_TOKEN;
  const last = { baseUrl: options.baseUrls[0] as string, key };
  const { body } = await send(last, { imageType: 'base64', imageBase64, requestId: 'last' });
  expect(body).toMatchObject({ success: true, creditsCharged: 1 });

  expect(
    all.flatMap(({ requestId, violations }) => violations.map((violation) => `${requestId}: ${violation}`)),
  ).toEqual([]);
  expect(all.filter(({ answer }) => answer === undefined)).toEqual([]);
  expect(all.length).toBeGreaterThan(REQUESTS_A_ROUND);
  expect(await books.chargedHundredths(organizationId)).toBe((all.length + 1) * 100);
  expect(await books.violations()).toEqual([]);
  books.close();
}, 600_000);
