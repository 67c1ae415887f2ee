// Changing LAVRA_SECRET and every token of two of each service, one after the other, while clients go on: no key is refused,
// no kept answer is lost, nothing is charged twice. In one process, so that a restart takes no longer than its drain.
import { readConfig as readEnginePoolConfig, startEnginePool } from '@lavra/engine-pool';
import { readConfig as readGatewayConfig, startGateway } from '@lavra/gateway';
import { readConfig as readLedgerConfig, startLedger } from '@lavra/ledger';
import { KeyKind, LedgerAdminServiceClient } from '@lavra/proto/ledger/v1/admin';
import { call, channel } from '@lavra/shared/grpc-client';
import type { RunningService } from '@lavra/shared/lifecycle';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MongoReplicaSet, startMongo } from '../../support/mongod.ts';
import { type NatsServer, startNatsServer } from '../../support/nats-server.ts';
import { send } from '../../support/send.ts';
import { until } from '../../support/until.ts';
import { type Asked, ask, runLoad, smallImage } from './load.ts';

const CLIENTS = 4;
const REPLICAS = 2;
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

/** A service that is started again and again on the port of its first start. */
class Replica {
  readonly #start: (env: NodeJS.ProcessEnv) => Promise<RunningService>;
  readonly #portVariable: string;
  #running: RunningService | undefined;
  #port = '0';

  constructor(portVariable: string, start: (env: NodeJS.ProcessEnv) => Promise<RunningService>) {
    this.#portVariable = portVariable;
    this.#start = start;
  }

  get address(): string {
    return this.#running?.address ?? '';
  }

  async restart(env: NodeJS.ProcessEnv): Promise<void> {
    await this.#running?.close();
    this.#running = await this.#start({
      ...env,
      [this.#portVariable]: this.#port,
      METRICS_PORT: '0',
      LOG_LEVEL: 'silent',
    });
    this.#port = String(this.#running.port);
  }

  close(): Promise<void> | undefined {
    return this.#running?.close();
  }
}

const replicas = (portVariable: string, start: (env: NodeJS.ProcessEnv) => Promise<RunningService>) =>
  Array.from({ length: REPLICAS }, () => new Replica(portVariable, start));
const ledgers = replicas('LEDGER_PORT', (env) => startLedger(readLedgerConfig(env)));
const enginePools = replicas('ENGINE_POOL_PORT', (env) => startEnginePool(readEnginePoolConfig(env)));
const gateways = replicas('PORT', (env) => startGateway(readGatewayConfig(env)));

let mongo: MongoReplicaSet;
let nats: NatsServer;
let common: NodeJS.ProcessEnv;

beforeAll(async () => {
  [mongo, nats] = await Promise.all([startMongo(), startNatsServer()]);
  common = {
    LEDGER_STORE: mongo.url('rotation'),
    NATS_URL: nats.url,
    GATEWAY_HOST: '127.0.0.1',
    LOAD_TEST_MODE: 'true',
    SIMULATED_ENGINE_MS: '20',
    ENGINE_POOL_THREADS: '1',
    ENGINE_POOL_QUEUE_MAX: '100',
  };
  for (const replica of [...ledgers, ...enginePools]) await replica.restart({ ...common, ...FIRST });
  const addressesOf = (all: readonly Replica[]) => all.map(({ address }) => address).join(',');
  common.LEDGER_ADDRESS = addressesOf(ledgers);
  common.ENGINE_POOL_ADDRESS = addressesOf(enginePools);
  for (const replica of gateways) await replica.restart({ ...common, ...FIRST });
});
afterAll(async () => {
  await Promise.all(gateways.map((replica) => replica.close()));
  await Promise.all([...ledgers, ...enginePools].map((replica) => replica.close()));
  await Promise.all([mongo?.stop(), nats?.stop()]);
});

/** One of each kind at a time, so that the rest goes on. */
async function roll(change: (old: string, fresh: string) => string): Promise<void> {
  const names = Object.keys(FIRST) as (keyof Secrets)[];
  const env = { ...common, ...Object.fromEntries(names.map((name) => [name, change(FIRST[name], NEW[name])])) };
  for (let index = 0; index < REPLICAS; index++) {
    for (const kind of [enginePools, ledgers, gateways]) await kind[index]?.restart(env);
  }
}

test('a secret and all tokens are changed under load without losing a key or a replay', async () => {
  const admin = new LedgerAdminServiceClient(...channel(common.LEDGER_ADDRESS as string));
  let token = FIRST.LAVRA_OPERATOR_TOKEN;
  const operator = <Request, Response>(
    method: Parameters<typeof call<Request, Response>>[0],
    request: Request,
  ): Promise<Response> => call(method.bind(admin), request, { token, timeoutMs: 20_000 });
  const organization = await operator(admin.createOrganization, {
    name: 'Rotation',
    planCreditsHundredths: 0,
    purchasedCreditsHundredths: 1_000_000_00,
    perMinute: 1_000_000,
    perDay: 1_000_000,
  });
  const organizationId = organization.organization?.id as string;
  const newKey = async () =>
    (await operator(admin.createKey, { organizationId, kind: KeyKind.KEY_KIND_LIVE, expiresAt: undefined })).secret;
  const [key, seldomUsed] = [await newKey(), await newKey()];
  const imageBase64 = await smallImage();
  const options = { baseUrls: gateways.map(({ address }) => `http://${address}/api/v1`), key, clients: CLIENTS };
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
  const keysBySecret = async () => {
    const { currentSecretId, uses } = await operator(admin.getSecretUse, {});
    const byId = new Map(uses.map(({ secretId, keys }) => [secretId, keys]));
    return { current: byId.get(currentSecretId) ?? 0, all: [...byId.values()].reduce((sum, keys) => sum + keys, 0) };
  };

  await underLoad(async () => {
    const answered = () => operator(admin.getOrganization, { organizationId }).then((now) => now.organization);
    await until(async () => ((await answered())?.chargedHundredths ?? 0) >= REQUESTS_A_ROUND * 100);
  });
  const underOld = [...all];
  expect(await keysBySecret()).toEqual({ current: 2, all: 2 });

  // The new ones are accepted everywhere before anybody uses them.
  await underLoad(() => roll((old, fresh) => `${old},${fresh}`));
  await use(seldomUsed);
  await replay(underOld);

  // Both are in use side by side while this goes round.
  await underLoad(() => roll((old, fresh) => `${fresh},${old}`));
  token = NEW.LAVRA_OPERATOR_TOKEN;
  await replay(all);
  // The load's key was used; the other one says that the old secret may not go yet.
  expect(await keysBySecret()).toEqual({ current: 1, all: 2 });
  await use(seldomUsed);
  expect(await keysBySecret()).toEqual({ current: 2, all: 2 });

  await underLoad(() => roll((_, fresh) => fresh));
  for (const one of [key, seldomUsed]) await use(one);
  token = FIRST.LAVRA_OPERATOR_TOKEN;
  await expect(keysBySecret()).rejects.toThrow(/UNAUTHENTICATED/);
  token = NEW.LAVRA_OPERATOR_TOKEN;
  const last = { baseUrl: options.baseUrls[0] as string, key };
  const { body } = await send(last, { imageType: 'base64', imageBase64, requestId: 'last' });
  expect(body).toMatchObject({ success: true, creditsCharged: 1 });

  expect(
    all.flatMap(({ requestId, violations }) => violations.map((violation) => `${requestId}: ${violation}`)),
  ).toEqual([]);
  expect(all.filter(({ answer }) => answer === undefined)).toEqual([]);
  expect(all.length).toBeGreaterThan(REQUESTS_A_ROUND);
  const { organization: books } = await operator(admin.getOrganization, { organizationId });
  expect(books?.chargedHundredths).toBe((all.length + 1) * 100);
  const audit = await operator(admin.audit, {});
  expect(audit.violations).toEqual([]);
  admin.close();
}, 600_000);
