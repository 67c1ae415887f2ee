// The main job through a real gateway: an answer, its price, its replay, and what is told to ledger and engine pool.

import { status as grpc } from '@grpc/grpc-js';
import { Engine, UnansweredCode } from '@lavra/proto/engine/v1/engine';
import { GrpcFailure } from '@lavra/shared/grpc-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type GatewayStack, IMAGE, IMAGE_BODY, startGatewayStack } from './support/gateway-stack.ts';
import { answered, ORGANIZATION_ID } from './support/scripted-services.ts';

let stack: GatewayStack;
beforeAll(async () => {
  stack = await startGatewayStack();
});
afterEach(() => {
  stack.enginePool.script = () => answered({ engine: Engine.ENGINE_MINI });
});
afterAll(() => stack.close());

let last = 0;
const withId = (requestId = `id-${last++}`) => ({ ...IMAGE_BODY, requestId });

describe('a replay', () => {
  test('is the same body, free, and runs nothing', async () => {
    const body = withId();
    const first = await stack.post(body);
    expect(first.status).toBe(201);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    const text = await first.text();
    expect(text).toMatch(/"creditsCharged":1\}$/);
    const runs = stack.enginePool.extracted.length;

    const second = await stack.post(body);
    expect(second.status).toBe(201);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(await second.text()).toBe(text.replace(/"creditsCharged":1\}$/, '"creditsCharged":0}'));
    expect(stack.enginePool.extracted).toHaveLength(runs);
  });

  test('of a resized image by fast tells the sizes again', async () => {
    stack.enginePool.script = () => answered({ engine: Engine.ENGINE_FAST, resized: true });
    const body = { ...withId(), engine: 'fast', resizeImage: true };
    const first = (await (await stack.post(body)).json()) as object;
    expect(first).toMatchObject({
      imageResized: true,
      originalImageSize: { width: 900, height: 1200 },
      finalImageSize: { width: 1500, height: 2000 },
      engine: 'fast',
      creditsCharged: 2.5,
    });
    expect(await (await stack.post(body)).json()).toEqual({ ...first, creditsCharged: 0 });
  });

  test('of a kept failure speaks the language of the repeat', async () => {
    stack.enginePool.script = () => ({
      outcome: {
        $case: 'unanswered',
        value: { code: UnansweredCode.UNANSWERED_CODE_DOCUMENT_NOT_RECOGNIZED },
      },
      image: undefined,
      stageTimes: [],
    });
    const body = withId();
    const first = (await (await stack.post(body)).json()) as { error: string };
    const again = await stack.post(body, { 'Accept-Language': 'pt-BR' });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const repeat = (await again.json()) as { error: string };
    expect(repeat).toEqual({ ...first, error: expect.stringMatching(/^A imagem não parece/) });
  });

  test.each([
    ['EXTRACTION_BUSY', grpc.RESOURCE_EXHAUSTED],
    ['EXTRACTION_TIMEOUT', grpc.DEADLINE_EXCEEDED],
    ['EXTRACTION_UNAVAILABLE', grpc.UNAVAILABLE],
    ['EXTRACTION_UNAVAILABLE', grpc.INTERNAL],
  ])('of %s does not exist: it is released and runs again', async (errorCode, code) => {
    stack.enginePool.script = () => {
      throw new GrpcFailure(code, 'scripted');
    };
    const body = withId();
    expect(await (await stack.post(body)).json()).toMatchObject({ success: false, errorCode, creditsCharged: 0 });
    const settled = stack.ledger.settled.at(-1);
    expect(settled?.resolution).toEqual({ $case: 'release', value: { errorCode } });
    expect(settled?.sealedAnswer).toHaveLength(0);

    stack.enginePool.script = () => answered({ engine: Engine.ENGINE_MINI });
    const again = await stack.post(body);
    expect(again.headers.get('idempotent-replayed')).toBeNull();
    expect(await again.json()).toMatchObject({ success: true, creditsCharged: 1 });
  });

  test('needs a requestId', async () => {
    for (let sent = 0; sent < 2; sent++) {
      const response = await stack.post(IMAGE_BODY);
      expect(response.headers.get('idempotent-replayed')).toBeNull();
      expect(await response.json()).toMatchObject({ creditsCharged: 1 });
    }
    expect(stack.ledger.admitted.at(-1)?.idempotencyKey).toHaveLength(0);
    expect(stack.ledger.settled.at(-1)?.sealedAnswer).toHaveLength(0);
  });
});

describe('an idempotency key', () => {
  const idempotencyKeyOf = async (body: object, headers = {}) => {
    await stack.post(body, headers);
    return stack.ledger.admitted.at(-1)?.idempotencyKey.toString('hex');
  };

  test('is the same in another language, encoding of the file or order of the fields', async () => {
    const idempotencyKey = await idempotencyKeyOf(withId('same'));
    expect(idempotencyKey).toMatch(/^[0-9a-f]{64}$/);
    expect(await idempotencyKeyOf(withId('same'), { 'Accept-Language': 'pt-BR' })).toBe(idempotencyKey);
    const uri = `data:image/jpeg;base64,\n${IMAGE.toString('base64')}`;
    expect(
      await idempotencyKeyOf({ requestId: 'same', imageBase64: uri, imageType: 'base64', resizeImage: false }),
    ).toBe(idempotencyKey);
  });

  test('is another one with another id, file or option', async () => {
    const other = Buffer.concat([IMAGE, Buffer.from('!')]).toString('base64');
    const idempotencyKeys = [
      await idempotencyKeyOf(withId('one')),
      await idempotencyKeyOf(withId('two')),
      await idempotencyKeyOf({ ...withId('one'), imageBase64: other }),
      await idempotencyKeyOf({ ...withId('one'), resizeImage: true }),
      await idempotencyKeyOf({ ...withId('one'), engine: 'fast' }),
    ];
    expect(new Set(idempotencyKeys).size).toBe(5);
  });
});

test('nothing that identifies the request is told to the ledger', async () => {
  await stack.post({ ...withId('secret-request-id') });
  const told = JSON.stringify([stack.ledger.admitted.at(-1), stack.ledger.settled.at(-1)]);
  expect(told).not.toMatch(/secret-request-id|nome_completo/);
  expect(stack.ledger.settled.at(-1)?.sealedAnswer.includes('nome_completo')).toBe(false);
});

test('what is asked for reaches ledger and engine pool as it was asked', async () => {
  await stack.post({ ...IMAGE_BODY, engine: 'fast', resizeImage: true });
  const options = { engine: Engine.ENGINE_FAST, resizeImage: true };
  expect(stack.ledger.admitted.at(-1)).toMatchObject({
    ...options,
    organizationId: ORGANIZATION_ID,
    keyId: 'key_test',
  });
  expect(stack.enginePool.extracted.at(-1)).toMatchObject({ ...options, file: IMAGE });
});

describe('X-Request-Id', () => {
  test('of the caller is answered and passed on', async () => {
    const response = await stack.post(withId(), { 'X-Request-Id': 'caller-1.2:3_4' });
    expect(response.headers.get('x-request-id')).toBe('caller-1.2:3_4');
    expect(stack.ledger.httpRequestIds.at(-1)).toBe('caller-1.2:3_4');
    expect(stack.enginePool.httpRequestIds.at(-1)).toBe('caller-1.2:3_4');
  });

  test.each(['with blanks', 'x'.repeat(129), '<script>', 'a/b', ''])('"%s" is replaced', async (id) => {
    const response = await stack.get('/documents/prices', { 'X-Request-Id': id });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test('a key is looked up once for many requests', async () => {
  const before = stack.ledger.resolvedKeys;
  await Promise.all(Array.from({ length: 20 }, () => stack.post(withId())));
  expect(stack.ledger.resolvedKeys - before).toBeLessThanOrEqual(1);
});

test('the price list', async () => {
  const response = await stack.get('/documents/prices');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('{"standard":1,"fast":1.5,"resizeImage":1}');
});

test('the types', async () => {
  const response = await stack.get('/documents/types', { Authorization: `Bearer ${stack.key}` });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    types: [
      {
        id: 'birth-certificate',
        name: 'Birth certificate',
        description: 'Reads a Brazilian birth certificate from a photo, a scan or a PDF.',
        icon: '👶',
        enabled: true,
        endpoint: '/documents/birth-certificate',
      },
    ],
  });
});

test('HEAD is GET without its body', async () => {
  const response = await fetch(`${stack.baseUrl}/documents/prices`, { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

describe('a page of another origin', () => {
  const headers = { Origin: 'https://app.example.com' };

  test('may ask first, and send its key', async () => {
    const response = await fetch(`${stack.baseUrl}/documents/birth-certificate`, {
      method: 'OPTIONS',
      headers: { ...headers, 'Access-Control-Request-Method': 'POST' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toContain('Authorization');
  });

  test('may read answers, refusals and the headers that matter', async () => {
    for (const response of [await stack.post(IMAGE_BODY, headers), await stack.get('/documents/types', headers)]) {
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('access-control-expose-headers')).toContain('Idempotent-Replayed');
    }
  });

  test('is not mentioned to callers that are no page; OPTIONS is another method for them', async () => {
    const response = await fetch(`${stack.baseUrl}/documents/prices`, { method: 'OPTIONS' });
    expect(response.status).toBe(405);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});
