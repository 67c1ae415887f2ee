// The short version of `npm run faults`, and what only a whole cluster can show: keys and prices everywhere at once,
// and services that leave without losing a call.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from '../../support/send.ts';
import { until } from '../../support/until.ts';
import type { ServiceName } from '../../tools/cluster/cluster.ts';
import { FAULTS } from './faults.ts';
import { smallImage } from './load.ts';
import { searchForPersonalData } from './personal-data.ts';
import { gatewayUrls, openStage, runFault, runIdentical, type Stage } from './run-fault.ts';
import { newOrganization } from './verify.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

test('64 identical requests over three gateways run once and are charged once', async () => {
  const { row, problems } = await runIdentical(stage);
  expect(problems).toEqual([]);
  expect(row).toMatchObject({ requests: 64, answers: 64, charges: 1 });
});

test.each([
  ['any service killed', 6],
  ['everything restarted in turn', 4],
  ['NATS killed', 4],
  ['NATS cut off', 4],
  ["MongoDB's primary stepped down", 4],
  ['clients that go away', 3],
  ['gateway frozen past its leases', 1],
])('%s: every client has one answer a request, each charged once', async (name, seconds) => {
  const fault = FAULTS.find((each) => each.name === name);
  if (!fault) throw new Error(`there is no fault "${name}"`);
  const { row, problems } = await runFault(stage, fault, seconds);
  expect(problems).toEqual([]);
  expect(row.answers).toBe(row.requests);
  expect(row.requests).toBeGreaterThan(0);
});

test.each<ServiceName>(['gateway', 'ledger', 'engine-pool'])('draining loses no call: %s', async (service) => {
  const { key } = await newOrganization(stage.cluster);
  const imageBase64 = await smallImage();
  const [leaving] = stage.cluster.replicas[service];
  // All of them by way of the one that leaves, where callers can choose.
  const [first] = gatewayUrls(stage.cluster) as [string];
  const baseUrl = service === 'gateway' ? first : stage.cluster.baseUrl;
  const replies = Array.from({ length: 6 }, (_, number) =>
    send({ baseUrl, key }, { imageType: 'base64', imageBase64, requestId: `drain.${service}.${number}` }),
  );
  await pause(150);
  await leaving?.restart();
  expect(leaving?.lastExit).toBe(0);
  for (const { status, body } of await Promise.all(replies)) {
    expect({ status, ...body }).toMatchObject({ status: 201, success: true, creditsCharged: 1 });
  }
});

/** Until every gateway answers this status. */
async function untilEverywhere(status: number, ask: (baseUrl: string) => Promise<number>): Promise<number> {
  const startedMs = performance.now();
  for (const baseUrl of gatewayUrls(stage.cluster)) await until(async () => (await ask(baseUrl)) === status);
  return performance.now() - startedMs;
}

test('a revoked key is refused everywhere within a second, and within its short cache time without NATS', async () => {
  const { org } = await newOrganization(stage.cluster);
  const newKey = () => stage.cluster.lavra<{ id: string; key: string }>('key', 'create', '--org', org);
  const keys = [await newKey(), await newKey()] as const;
  const askWith = (key: string) => async (baseUrl: string) => {
    const response = await fetch(`${baseUrl}/documents/types`, { headers: { Authorization: `Bearer ${key}` } });
    await response.body?.cancel();
    return response.status;
  };
  for (const { key } of keys) await untilEverywhere(200, askWith(key));
  await stage.cluster.lavra('key', 'revoke', keys[0].id);
  expect(await untilEverywhere(401, askWith(keys[0].key))).toBeLessThan(1_000);

  await stage.cluster.nats.kill();
  try {
    await untilEverywhere(200, askWith(keys[1].key));
    await stage.cluster.lavra('key', 'revoke', keys[1].id);
    expect(await untilEverywhere(401, askWith(keys[1].key))).toBeLessThan(6_000);
  } finally {
    await stage.cluster.nats.start();
  }
});

test('a new price is seen everywhere at once', async () => {
  // The gateways joined NATS again after the test before.
  await pause(2_000);
  const price = async (baseUrl: string) =>
    ((await (await fetch(`${baseUrl}/documents/prices`)).json()) as { fast: number }).fast;
  await untilEverywhere(1.5, price);
  await stage.cluster.lavra('prices', 'set', 'fast', '1.75');
  expect(await untilEverywhere(1.75, price)).toBeLessThan(1_000);
});

test('nothing personal is in the database, on NATS or in the logs', async () => {
  const { problems } = await searchForPersonalData(stage);
  expect(problems).toEqual([]);
});
