// /livez and /readyz: whether to restart a gateway, and whether to send it requests.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../support/until.ts';
import { type GatewayStack, startGatewayStack } from './support/gateway-stack.ts';

let stack: GatewayStack;
beforeAll(async () => {
  stack = await startGatewayStack();
});
afterAll(() => stack.close());

async function probe(path: string): Promise<unknown[]> {
  const response = await fetch(`http://${stack.host}:${stack.port}${path}`);
  return [response.status, await response.json()];
}

test('a gateway that has what it needs is ready; without a ledger it is alive, and ready again when that is back', async () => {
  expect(await probe('/readyz')).toEqual([200, { ready: true, draining: false }]);
  stack.ledger.setServing(false);
  await until(async () => (await probe('/readyz'))[0] === 503);
  expect(await probe('/livez')).toEqual([200, { alive: true }]);
  stack.ledger.setServing(true);
  await until(async () => (await probe('/readyz'))[0] === 200);
});

test('both are for GET alone, and stand beside the contract', async () => {
  const response = await fetch(`http://${stack.host}:${stack.port}/livez`, { method: 'POST' });
  expect(response.status).toBe(404);
  expect((await stack.get('/livez')).status).toBe(404);
});
