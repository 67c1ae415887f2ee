// The limits at the edge: bodies never read, too large, too slow, compressed or malformed, and how the socket ends.
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { createApiKey } from '@lavra/shared/api-key';
import { BODY_BYTES_MAX, IMAGE_BYTES_MAX } from '@lavra/shared/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GatewayStack, IMAGE, IMAGE_BODY, startGatewayStack } from './support/gateway-stack.ts';
import { openConnection, parseAnswer } from './support/raw-http.ts';

const PATH = '/api/v1/documents/birth-certificate';
let stack: GatewayStack;
beforeAll(async () => {
  stack = await startGatewayStack({
    httpTimes: { headersTimeoutMs: 1_000, requestTimeoutMs: 5_000, keepAliveTimeoutMs: 1_000 },
    bodyTimes: { wholeMs: 3_000, idleMs: 1_000 },
  });
});
afterAll(() => stack.close());

const open = () => openConnection(stack.host, stack.port);

function head(headers: Record<string, string | number>, key: string | undefined = stack.key): string {
  const all = { Host: 'localhost', ...(key && { Authorization: `Bearer ${key}` }), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `POST ${PATH} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}
const JSON_TYPE = { 'Content-Type': 'application/json' };

describe('an unauthenticated caller', () => {
  test('is refused by its headers: the body need not even be sent', async () => {
    const connection = open();
    connection.socket.write(head({ ...JSON_TYPE, 'Content-Length': 14_000_000 }, createApiKey('live')));
    const answer = parseAnswer(await connection.ended());
    expect(answer.status).toBe(401);
    expect(answer.headers.get('connection')).toBe('close');
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    connection.socket.destroy();
  });

  test('who sends its 14 MB all the same still reads the answer', async () => {
    const connection = open();
    connection.socket.write(head({ ...JSON_TYPE, 'Content-Length': 14_000_000 }, createApiKey('live')));
    connection.socket.end(Buffer.alloc(14_000_000, 'x'));
    expect(parseAnswer(await connection.ended()).status).toBe(401);
  });

  test('is not told to go on by 100 Continue', async () => {
    const connection = open();
    connection.socket.write(
      head({ ...JSON_TYPE, 'Content-Length': 1_000, Expect: '100-continue' }, createApiKey('test')),
    );
    const text = await connection.ended();
    expect(text).toMatch(/^HTTP\/1\.1 401 /);
    connection.socket.destroy();
  });

  test('who never stops sending is cut off', async () => {
    const connection = open();
    connection.socket.write(head({ ...JSON_TYPE, 'Transfer-Encoding': 'chunked' }, createApiKey('test')));
    await connection.ended();
    const closed = new Promise<void>((done) => connection.socket.once('close', () => done()));
    const flood = setInterval(() => connection.socket.write('5\r\nxxxxx\r\n'), 50);
    await closed;
    clearInterval(flood);
  });

  test('keeps its connection when the body is small or none', async () => {
    const connection = open();
    connection.socket.write(head({ ...JSON_TYPE, 'Content-Length': 10 }, createApiKey('test')));
    connection.socket.write('0123456789');
    connection.socket.write(head({ 'Content-Length': 0 }, createApiKey('test')));
    await connection.until(/401 Unauthorized[\s\S]*401 Unauthorized/);
    connection.socket.destroy();
  });
});

describe('a body over 15 MB', () => {
  const tooLarge = {
    status: 413,
    body: {
      success: false,
      errorCode: 'IMAGE_TOO_LARGE',
      error: 'The request body is larger than 15 MB. Send an image of up to 10 MB.',
      processingTimeMs: 0,
    },
  };

  test('is refused by its Content-Length, unread', async () => {
    const connection = open();
    connection.socket.write(head({ ...JSON_TYPE, 'Content-Length': BODY_BYTES_MAX + 1 }));
    expect(parseAnswer(await connection.ended())).toMatchObject(tooLarge);
    connection.socket.destroy();
  });

  test('is refused before its type is looked at', async () => {
    const connection = open();
    connection.socket.write(head({ 'Content-Type': 'text/plain', 'Content-Length': BODY_BYTES_MAX + 1 }));
    expect(parseAnswer(await connection.ended())).toMatchObject(tooLarge);
    connection.socket.destroy();
  });

  test('in chunks is refused once it is over, and who sends on reads the answer', async () => {
    const connection = open();
    connection.socket.write(head({ ...JSON_TYPE, 'Transfer-Encoding': 'chunked' }));
    const chunk = `100000\r\n${'x'.repeat(1_048_576)}\r\n`;
    for (let sent = 0; sent < 16; sent++) connection.socket.write(chunk);
    connection.socket.end('0\r\n\r\n');
    const answer = parseAnswer(await connection.ended());
    expect(answer).toMatchObject(tooLarge);
    expect(answer.headers.get('connection')).toBe('close');
  });

  test('of exactly 15 MB is read', async () => {
    const body = `{"imageType":"base64","pad":"`;
    const response = await stack.post(`${body}${'x'.repeat(BODY_BYTES_MAX - body.length - 2)}"}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errorCode: 'IMAGE_MISSING' });
  });

  test('an image of exactly 10 MB is taken, in a body with Content-Length and in chunks', async () => {
    const file = Buffer.concat([IMAGE, Buffer.alloc(IMAGE_BYTES_MAX - IMAGE.length, 7)]);
    const text = JSON.stringify({ imageType: 'base64', imageBase64: file.toString('base64') });
    expect((await stack.post(text)).status).toBe(201);
    const chunked = await fetch(`${stack.baseUrl}/documents/birth-certificate`, {
      method: 'POST',
      headers: { ...JSON_TYPE, Authorization: `Bearer ${stack.key}` },
      body: new Blob([text]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(chunked.status).toBe(201);
    expect(stack.enginePool.extracted.at(-1)?.file.equals(file)).toBe(true);
  });

  test('an image of 10 MB and one byte is 422', async () => {
    const file = Buffer.concat([IMAGE, Buffer.alloc(IMAGE_BYTES_MAX - IMAGE.length + 1)]);
    const response = await stack.post({ imageType: 'base64', imageBase64: file.toString('base64') });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errorCode: 'IMAGE_TOO_LARGE', creditsCharged: 0 });
  });
});

describe('time', () => {
  test('headers that do not come end with 408', async () => {
    const connection = open();
    connection.socket.write(`POST ${PATH} HTTP/1.1\r\nHost: x\r\n`);
    const answer = parseAnswer(await connection.ended());
    expect(answer).toMatchObject({ status: 408, body: { statusCode: 408, error: 'Request Timeout' } });
    connection.socket.destroy();
  });

  test('a connection that says nothing is ended', async () => {
    const connection = open();
    await connection.ended();
    connection.socket.destroy();
  });

  test('a body that stops ends with 408 in the language of the caller', async () => {
    const connection = open();
    connection.socket.write(head({ ...JSON_TYPE, 'Content-Length': 1_000, 'Accept-Language': 'pt-BR' }));
    connection.socket.write('{"imageType":');
    const answer = parseAnswer(await connection.ended());
    expect(answer.status).toBe(408);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/demorou/) });
    // What was begun is not read to its end, so nothing can follow it on this connection.
    expect(answer.headers.get('connection')).toBe('close');
    connection.socket.destroy();
  });

  test('a body that drips ends with 408 too', async () => {
    const connection = open();
    connection.socket.write(head({ ...JSON_TYPE, 'Content-Length': 1_000 }));
    const drip = setInterval(() => connection.socket.write(' '), 200);
    const answer = parseAnswer(await connection.ended());
    clearInterval(drip);
    expect(answer.status).toBe(408);
    connection.socket.destroy();
  });

  test('an idle connection is ended after its answer', async () => {
    const connection = open();
    connection.socket.write('GET /api/v1/documents/prices HTTP/1.1\r\nHost: x\r\n\r\n');
    await connection.until(/"standard":1/);
    expect(await connection.ended()).toMatch(/^HTTP\/1\.1 200 OK/);
    connection.socket.destroy();
  });
});

describe('what is not asked for', () => {
  test.each(['gzip', 'br', 'deflate', 'GZIP', 'gzip, identity'])('Content-Encoding %s is 400', async (encoding) => {
    const response = await stack.post(gzipSync(JSON.stringify(IMAGE_BODY)), { 'Content-Encoding': encoding });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      message: ['The body must not be compressed: send it without a Content-Encoding header.'],
      error: 'Bad Request',
      statusCode: 400,
    });
  });

  test('Content-Encoding identity is fine', async () => {
    expect((await stack.post(IMAGE_BODY, { 'Content-Encoding': 'identity' })).status).toBe(201);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'json',
  ])('Content-Type %s is 400', async (type) => {
    const response = await stack.post(IMAGE_BODY, { 'Content-Type': type });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: ['The Content-Type header must be application/json.'] });
  });

  test.each(['application/json; charset=utf-8', 'Application/JSON', 'application/json ;charset="utf-8"'])(
    'Content-Type %s is fine',
    async (type) => {
      expect((await stack.post(IMAGE_BODY, { 'Content-Type': type })).status).toBe(201);
    },
  );

  test('what is no HTTP is 400 in JSON', async () => {
    const connection = open();
    connection.socket.write('HELLO\r\n\r\n');
    expect(parseAnswer(await connection.ended())).toMatchObject({ status: 400, body: { statusCode: 400 } });
    connection.socket.destroy();
  });

  test('headers over 16 KB are 431 in JSON', async () => {
    const connection = open();
    connection.socket.write(head({ 'X-Long': 'x'.repeat(20_000) }));
    expect(parseAnswer(await connection.ended())).toMatchObject({ status: 431, body: { statusCode: 431 } });
    connection.socket.destroy();
  });

  test('100 Continue is said to who may send', async () => {
    const connection = open();
    const body = JSON.stringify(IMAGE_BODY);
    connection.socket.write(head({ ...JSON_TYPE, 'Content-Length': body.length, Expect: '100-continue' }));
    await connection.until(/^HTTP\/1\.1 100 Continue/);
    connection.socket.write(body);
    await connection.until(/201 Created/);
    connection.socket.destroy();
  });
});

test('an expectation nobody knows is passed over, and the answer is as ever', async () => {
  const connection = open();
  const body = JSON.stringify(IMAGE_BODY);
  connection.socket.write(head({ ...JSON_TYPE, 'Content-Length': body.length, Expect: 'the-unexpected' }) + body);
  await connection.until(/^HTTP\/1\.1 201 Created\r\nX-Request-Id: /);
  connection.socket.destroy();
});

test('a caller who leaves in the middle of its body leaves nothing behind', async () => {
  const admitted = stack.ledger.admitted.length;
  const connection = open();
  connection.socket.write(head({ ...JSON_TYPE, 'Content-Length': 1_000 }));
  connection.socket.write('{"imageType":');
  await delay(100);
  connection.socket.destroy();
  await delay(100);
  expect(stack.ledger.admitted).toHaveLength(admitted);
  expect((await stack.post(IMAGE_BODY)).status).toBe(201);
});
