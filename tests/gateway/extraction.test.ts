// The main job through a real gateway: an answer, its price, its replay, and what is told to ledger and engine pool.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GatewayStack, IMAGE, IMAGE_BODY, startGatewayStack } from './support/gateway-stack.ts';

let stack: GatewayStack;
beforeAll(async () => {
  stack = await startGatewayStack();
});
afterAll(() => stack.close());

test('an answer is charged once and replayed free', async () => {
  const body = { ...IMAGE_BODY, requestId: 'first' };
  const first = await stack.post(body);
  expect(first.status).toBe(201);
  expect(first.headers.get('idempotent-replayed')).toBeNull();
  const firstReply = (await first.json()) as Record<string, unknown>;
  expect(firstReply).toMatchObject({ success: true, engine: 'mini', creditsCharged: 1 });

  const second = await stack.post(body);
  expect(second.status).toBe(201);
  expect(second.headers.get('idempotent-replayed')).toBe('true');
  expect(await second.json()).toEqual({ ...firstReply, creditsCharged: 0 });

  expect(stack.enginePool.extracted).toHaveLength(1);
  expect(stack.enginePool.extracted[0]?.file.equals(IMAGE)).toBe(true);
  expect(stack.ledger.settled).toHaveLength(1);
});
