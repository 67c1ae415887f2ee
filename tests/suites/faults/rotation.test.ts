// Changing LAVRA_SECRET and every token of a cluster, one process after the other, while clients go on: no key is refused,
// no kept answer is lost, nothing is charged twice.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from '../../support/send.ts';
import { type Cluster, type ServiceName, startCluster } from '../../tools/cluster/cluster.ts';
import { type Asked, ask, runLoad, smallImage } from './load.ts';
import { gatewayUrls } from './run-fault.ts';
import { newOrganization, verify } from './verify.ts';

/** What each service is given of them. */
const ROTATED: Readonly<Record<ServiceName, readonly string[]>> = {
  'engine-pool': ['LAVRA_ENGINE_POOL_TOKEN'],
  ledger: ['LAVRA_SECRET', 'LAVRA_LEDGER_TOKEN', 'LAVRA_OPERATOR_TOKEN'],
  gateway: ['LAVRA_SECRET', 'LAVRA_LEDGER_TOKEN', 'LAVRA_ENGINE_POOL_TOKEN'],
};
const CLIENTS = 4;
const REPLICAS = 2;

interface SecretUse {
  readonly currentSecretId: string;
  readonly keysUnderCurrent: number;
  readonly keysUnderOthers: number;
  readonly keysUnknown: number;
}

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({
    replicas: { gateway: REPLICAS, ledger: REPLICAS, 'engine-pool': REPLICAS },
    env: { LOAD_TEST_MODE: 'true', SIMULATED_ENGINE_MS: '100', ENGINE_POOL_THREADS: '2' },
  });
});
afterAll(() => cluster?.stop());

/** One process of each kind at a time, so that the cluster goes on; `change` makes the new value of the first one. */
async function roll(change: (first: string) => string): Promise<void> {
  const envOf = (service: ServiceName) =>
    Object.fromEntries(ROTATED[service].map((name) => [name, change(cluster.secrets[name] as string)]));
  const services = ['engine-pool', 'ledger', 'gateway'] as const;
  for (let index = 0; index < REPLICAS; index++) {
    await Promise.all(services.map((service) => cluster.replicas[service][index]?.restart(envOf(service))));
    for (const service of services) expect(cluster.replicas[service][index]?.lastExit).toBe(0);
  }
}

const renewed = (first: string) => `${first.slice(0, 32)}-renewed-${first.length}`;

test('a secret and all tokens are changed under load without losing a key or a replay', {
  timeout: 600_000,
}, async () => {
  const { org, key } = await newOrganization(cluster);
  const { key: seldomUsed } = await cluster.lavra<{ key: string }>('key', 'create', '--org', org);
  const imageBase64 = await smallImage();
  const options = { baseUrls: gatewayUrls(cluster), key, clients: CLIENTS };
  const all: Asked[] = [];
  /** Clients that go on, and ask each of their questions twice, for as long as the work takes. */
  const underLoad = async (work: () => Promise<void>) => {
    const enough = new AbortController();
    const load = runLoad({ ...options, signal: enough.signal });
    await work().finally(() => enough.abort());
    all.push(...(await load));
  };
  const replay = async (asked: readonly Asked[]) => {
    const { signal } = new AbortController();
    await Promise.all(asked.map((each, turn) => ask({ ...options, signal }, each, imageBase64, turn)));
  };
  const use = async (used: string) => {
    for (const baseUrl of options.baseUrls) {
      const headers = { Authorization: `Bearer ${used}` };
      expect((await fetch(`${baseUrl}/documents/types`, { headers })).status).toBe(200);
    }
  };
  const secretUse = () => cluster.lavra<SecretUse>('secret');

  await underLoad(() => use(key));
  const underOld = [...all];
  const first = await secretUse();
  expect(first).toMatchObject({ keysUnderOthers: 0, keysUnknown: 0 });

  // The new ones are accepted everywhere before anybody uses them.
  await underLoad(() => roll((old) => `${old},${renewed(old)}`));
  await use(seldomUsed);
  await replay(underOld);

  // Both are in use side by side while this goes round.
  await underLoad(() => roll((old) => `${renewed(old)},${old}`));
  cluster.operatorEnv.LAVRA_OPERATOR_TOKEN = renewed(cluster.secrets.LAVRA_OPERATOR_TOKEN as string);
  await replay(all);
  const halfway = await secretUse();
  expect(halfway.currentSecretId).not.toBe(first.currentSecretId);
  // The load's key was used; the other one says that the old secret may not go yet.
  expect(halfway.keysUnderOthers).toBe(first.keysUnderCurrent - 1);
  await use(seldomUsed);
  expect(await secretUse()).toMatchObject({ keysUnderOthers: 0, keysUnknown: 0 });

  await underLoad(() => roll(renewed));
  for (const one of [key, seldomUsed]) await use(one);
  const operatorEnv = { ...cluster.operatorEnv };
  cluster.operatorEnv.LAVRA_OPERATOR_TOKEN = cluster.secrets.LAVRA_OPERATOR_TOKEN as string;
  await expect(secretUse()).rejects.toThrow(/refuses the token/);
  Object.assign(cluster.operatorEnv, operatorEnv);

  const { row, problems, tries } = await verify(cluster, 'rotation', 0, org, all);
  expect(problems).toEqual([]);
  expect(row.answers).toBe(row.requests);
  expect(row.requests).toBeGreaterThan(CLIENTS * 3);
  expect(tries.all).toBeGreaterThan(row.requests * 2);

  const { body } = await send(
    { baseUrl: cluster.baseUrl, key },
    { imageType: 'base64', imageBase64, requestId: 'last' },
  );
  expect(body).toMatchObject({ success: true, creditsCharged: 1 });
});
