// Which path and method is which operation: OPTIONS, HEAD, 404 and 405 over a raw socket, since clients tidy up targets.
import { createLogger } from '@lavra/shared/logger';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GatewayStack, startGatewayStack } from './support/gateway-stack.ts';
import { openConnection, parseAnswer, type RawAnswer } from './support/raw-http.ts';

let stack: GatewayStack;
const logged: string[] = [];
beforeAll(async () => {
  stack = await startGatewayStack({ logger: createLogger('test', 'trace', { write: (line) => logged.push(line) }) });
});
afterAll(() => stack.close());

async function ask(method: string, target: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const connection = openConnection(stack.host, stack.port);
  const lines = Object.entries({ Host: 'x', Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  connection.socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const answer = parseAnswer(await connection.ended());
  connection.socket.destroy();
  return answer;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'PATCH', 'DELETE', 'PROPFIND'];
const NOT_FOUND = {
  statusCode: 404,
  message: 'There is nothing at this address. Check the path and the version (/api/v1).',
  error: 'Not Found',
};
const notAllowed = (allowed: string) => ({
  statusCode: 405,
  message: `This address does not accept this method. Use ${allowed}.`,
  error: 'Method Not Allowed',
});

/** The status of each operation without a key. */
const OPERATIONS = [
  ['POST', '/api/v1/documents/birth-certificate', 401],
  ['GET', '/api/v1/documents/prices', 200],
  ['GET', '/api/v1/documents/types', 401],
  ['GET', '/api/v1/health', 200],
  ['GET', '/api/v1/openapi.json', 200],
  ['GET', '/docs', 200],
  ['GET', '/', 200],
  ['GET', '/console', 200],
  ['GET', '/docs/page.js', 200],
] as const;

describe.each(OPERATIONS)('%s %s', (operation, path, status) => {
  const allowed = operation === 'GET' ? 'GET, HEAD' : operation;
  test.each(METHODS)('by %s', async (method) => {
    const answer = await ask(method, path);
    const isAllowed = allowed.split(', ').includes(method);
    expect(answer.status).toBe(isAllowed ? status : 405);
    expect(answer.headers.get('allow')).toBe(isAllowed ? null : allowed);
    if (!isAllowed) expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    if (method === 'HEAD') {
      expect(answer.body).toBe('');
      expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0);
    } else if (!isAllowed) {
      expect(answer.body).toEqual(notAllowed(allowed));
    }
  });
});

test.each([
  '*',
  '/api/v1',
  '/api/v1/',
  '/api/v1/health/',
  '/API/v1/health',
  '/api/v1/Health',
  '/api/v1//health',
  '//api/v1/health',
  '/api/v1/h%65alth',
  '/api/v1/%zz',
  '/api/v1/health;x',
  '/api/v1/docs',
  '/docs/',
  '/docs/../docs',
  '/docs/nothing',
  'http://x/nothing',
])('%s is nothing, whatever the method', async (target) => {
  for (const method of ['GET', 'OPTIONS', 'PROPFIND']) {
    const answer = await ask(method, target);
    expect(answer).toMatchObject({ status: 404, body: NOT_FOUND });
    expect(answer.headers.get('allow')).toBeNull();
  }
});

test.each(['/api/v1/health?x=1', '/api/v1/health#x', 'http://x/api/v1/health'])('%s is the health', async (target) => {
  expect(await ask('GET', target)).toMatchObject({ status: 200, body: { status: 'ok' } });
});

test.each([
  ['/api/v1/documents/prices', 405],
  ['/api/v1/nothing', 404],
])('OPTIONS %s is answered where a page asks first, and is %i otherwise', async (path, status) => {
  const asked = { 'Access-Control-Request-Method': 'POST' };
  const preflight = await ask('OPTIONS', path, { ...asked, Origin: 'https://a.example' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, HEAD, POST');
  expect((await ask('OPTIONS', path, asked)).status).toBe(status);
  expect((await ask('OPTIONS', path, { Origin: 'https://a.example' })).status).toBe(status);
});

test.each(['http://[', 'http://[Maria-da-Silva', 'http://a:b/api/v1/health'])(
  '%s is no target: a 400, and a word of it in no log',
  async (target) => {
    const before = logged.length;
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const answer = await ask(method, target);
      expect(answer).toMatchObject({
        status: 400,
        body: {
          message: ['The request is not valid HTTP. Check the client or the proxy that sent it.'],
          error: 'Bad Request',
          statusCode: 400,
        },
      });
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
    const lines = logged.slice(before);
    expect(lines).toHaveLength(3);
    expect(lines.join()).not.toContain(target.slice('http://'.length));
    // Anyone can send these, as often as they like: only who asks for them has them in the log.
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 20, route: 'none', status: 400 });
  },
);
