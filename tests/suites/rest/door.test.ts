// A refused key is answered at the door once it is known, by the application before that: nobody can tell which.
import { createApiKey } from '@lavra/shared/api-key';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GatewayStack, startGatewayStack } from './support/gateway-stack.ts';

let stack: GatewayStack;
beforeAll(async () => {
  stack = await startGatewayStack();
});
afterAll(() => stack.close());

/** Everything that both ways must answer alike: the time is the request's own. */
async function ask(headers: Record<string, string>) {
  const answer = await stack.post('{}', { 'X-Request-Id': 'mine', ...headers });
  const { timestamp, ...body } = (await answer.json()) as { timestamp: string };
  expect(timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const { date: _, ...answered } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers: answered, body };
}

test.each([
  [{}],
  [{ 'Accept-Language': 'pt-BR' }],
  [{ Origin: 'https://example.org' }],
  [{ Origin: 'https://example.org', 'Accept-Language': 'pt-BR' }],
])('with %j', async (headers) => {
  const withKey = { Authorization: `Bearer ${createApiKey('live')}`, ...headers };
  const asked = stack.ledger.resolvedKeys;
  const first = await ask(withKey);
  expect(stack.ledger.resolvedKeys).toBe(asked + 1);
  expect(first.status).toBe(401);
  expect(first.headers['x-request-id']).toBe('mine');
  expect(await ask(withKey)).toEqual(first);
  expect(stack.ledger.resolvedKeys).toBe(asked + 1);
});
