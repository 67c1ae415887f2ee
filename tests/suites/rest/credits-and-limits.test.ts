// What a request costs and when it is not let in, at the edge of a real gateway over a real ledger: 402, 409, 429, the
// hold, the charge by engine and resizing, keys revoked and expired; only the engines are scripted.

import { Engine, UnansweredCode } from '@lavra/proto/engine/v1/engine';
import { KeyKind, type Organization } from '@lavra/proto/ledger/v1/admin';
import { call } from '@lavra/shared/grpc-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { untilWindowHasRoom } from '../../support/until.ts';
import { OPERATOR_TOKEN, SERVICE_TOKEN, startTestLedger, temporaryFolder } from '../ledger-service/support.ts';
import { IMAGE_BODY, startGatewayOn } from './support/gateway-stack.ts';
import { answered, ScriptedEnginePool } from './support/scripted-services.ts';

const folder = temporaryFolder();
const enginePool = new ScriptedEnginePool(SERVICE_TOKEN);
const settings = { token: OPERATOR_TOKEN, timeoutMs: 5_000 };
let ledger: Awaited<ReturnType<typeof startTestLedger>>;
let gateway: Awaited<ReturnType<typeof startGatewayOn>>;

beforeAll(async () => {
  ledger = await startTestLedger({ kind: 'sqlite', path: `${folder.path}/ledger.db` });
  gateway = await startGatewayOn(ledger, enginePool);
});
afterEach(() => {
  enginePool.script = () => answered({ engine: Engine.ENGINE_MINI });
});
afterAll(async () => {
  await gateway.close();
  await ledger.close();
  await enginePool.close();
  folder.remove();
});

interface Terms {
  readonly plan?: number;
  readonly purchased?: number;
  readonly perMinute?: number;
  readonly perDay?: number;
}

/** An organization with one key, and what a test asks of it. */
async function newCaller({ plan = 10_000, purchased = 0, perMinute = 1_000, perDay = 1_000 }: Terms = {}) {
  const { admin } = ledger;
  const created = await call(
    admin.createOrganization.bind(admin),
    {
      name: 'test',
      planCreditsHundredths: plan,
      purchasedCreditsHundredths: purchased,
      perMinute,
      perDay,
    },
    settings,
  );
  const { id } = created.organization as Organization;
  const newKey = async (expiresAt?: Date) =>
    call(admin.createKey.bind(admin), { organizationId: id, kind: KeyKind.KEY_KIND_TEST, expiresAt }, settings);
  const { secret, key } = await newKey();
  return {
    newKey,
    revoke: () => call(admin.revokeKey.bind(admin), { keyId: key?.id ?? '' }, settings),
    async balance() {
      const { organization } = await call(admin.getOrganization.bind(admin), { organizationId: id }, settings);
      return organization as Organization;
    },
    async post(body: object, headers: Record<string, string> = {}, useKey = secret) {
      const response = await fetch(`http://${gateway.address}/api/v1/documents/birth-certificate`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${useKey}`, 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ ...IMAGE_BODY, ...body }),
      });
      return {
        status: response.status,
        headers: response.headers,
        body: (await response.json()) as Record<string, unknown>,
      };
    },
  };
}

describe('the price', () => {
  const { ENGINE_FAST, ENGINE_MINI, ENGINE_LARGE } = Engine;
  test.each([
    { asked: undefined, by: ENGINE_MINI, resizeImage: false, resized: false, credits: 1 },
    { asked: undefined, by: ENGINE_LARGE, resizeImage: false, resized: false, credits: 1 },
    { asked: undefined, by: ENGINE_MINI, resizeImage: true, resized: false, credits: 1 },
    { asked: undefined, by: ENGINE_MINI, resizeImage: true, resized: true, credits: 2 },
    { asked: 'fast', by: ENGINE_FAST, resizeImage: false, resized: false, credits: 1.5 },
    { asked: 'fast', by: ENGINE_MINI, resizeImage: false, resized: false, credits: 1 },
    { asked: 'fast', by: ENGINE_FAST, resizeImage: true, resized: false, credits: 1.5 },
    { asked: 'fast', by: ENGINE_FAST, resizeImage: true, resized: true, credits: 2.5 },
    { asked: 'fast', by: ENGINE_LARGE, resizeImage: true, resized: true, credits: 2 },
  ])('of engine $by when $asked was asked for, resizeImage $resizeImage, resized $resized is $credits', async (row) => {
    const { asked, by, resizeImage, resized, credits } = row;
    enginePool.script = () => answered({ engine: by, resized });
    const caller = await newCaller();
    const { status, body } = await caller.post({ ...(asked && { engine: asked }), resizeImage, requestId: 'one' });
    expect(status).toBe(201);
    expect(body.creditsCharged).toBe(credits);
    expect(await caller.balance()).toMatchObject({ chargedHundredths: credits * 100, heldHundredths: 0 });

    const replay = await caller.post({ ...(asked && { engine: asked }), resizeImage, requestId: 'one' });
    expect(replay.body).toEqual({ ...body, creditsCharged: 0 });
    expect(await caller.balance()).toMatchObject({ chargedHundredths: credits * 100, heldHundredths: 0 });
  });

  test('of no answer is nothing, and all that was held is there again', async () => {
    enginePool.script = () => ({
      outcome: { $case: 'unanswered', value: { code: UnansweredCode.UNANSWERED_CODE_DOCUMENT_NOT_RECOGNIZED } },
      image: undefined,
      stageTimes: [],
    });
    const caller = await newCaller({ plan: 100 });
    expect((await caller.post({})).body).toMatchObject({ success: false, creditsCharged: 0 });
    expect(await caller.balance()).toMatchObject({ chargedHundredths: 0, availableHundredths: 100 });
  });
});

describe('402', () => {
  test('tells price and balance, in both languages, and what is held counts as spent', async () => {
    const caller = await newCaller({ plan: 30, purchased: 20 });
    const { status, body } = await caller.post({ resizeImage: true });
    expect(status).toBe(402);
    expect(body).toEqual({
      statusCode: 402,
      message: 'This request costs up to 2 credits and 0.5 credits are available.',
      error: 'Payment Required',
      errorCode: 'NOT_ENOUGH_CREDITS',
      action: expect.stringContaining('Purchase at least 1.5 credits'),
      creditsAvailable: 0.5,
      creditsRequired: 2,
      planCreditsRemaining: 0.3,
      purchasedCreditsRemaining: 0.2,
    });
    const portuguese = await caller.post({}, { 'Accept-Language': 'pt-BR' });
    expect(portuguese.body.message).toBe('Esta requisição custa até 1 crédito e o saldo disponível é de 0,5 crédito.');
  });

  test('is answered while another request holds the rest, and no longer after it', async () => {
    const release = Promise.withResolvers<void>();
    enginePool.script = async () => {
      await release.promise;
      return answered({ engine: Engine.ENGINE_MINI });
    };
    const caller = await newCaller({ plan: 250 });
    const running = caller.post({ resizeImage: true });
    await expect.poll(async () => (await caller.balance()).heldHundredths).toBe(200);
    expect((await caller.post({ requestId: 'second' })).status).toBe(402);
    release.resolve();
    expect((await running).body.creditsCharged).toBe(1);
    expect((await caller.post({ requestId: 'second' })).status).toBe(201);
  });

  test('is not asked of a replay', async () => {
    const caller = await newCaller({ plan: 100 });
    expect((await caller.post({ requestId: 'paid' })).status).toBe(201);
    expect((await caller.post({ requestId: 'other' })).status).toBe(402);
    const replay = await caller.post({ requestId: 'paid' });
    expect([replay.status, replay.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
  });

  test('comes after what the gateway can refuse of the image, and before what only the engines can', async () => {
    const caller = await newCaller({ plan: 0 });
    expect((await caller.post({ imageBase64: '####' })).body.errorCode).toBe('IMAGE_BASE64_INVALID');
    expect((await caller.post({})).body.errorCode).toBe('NOT_ENOUGH_CREDITS');
  });
});

test('409 while the same request runs, with the same seconds in header and body; its answer is then a replay', async () => {
  const release = Promise.withResolvers<void>();
  enginePool.script = async () => {
    await release.promise;
    return answered({ engine: Engine.ENGINE_MINI });
  };
  const caller = await newCaller();
  const running = caller.post({ requestId: 'same' });
  await expect.poll(async () => (await caller.balance()).heldHundredths).toBe(100);
  const { status, headers, body } = await caller.post({ requestId: 'same' });
  expect(status).toBe(409);
  expect(body).toMatchObject({ statusCode: 409, error: 'Conflict', errorCode: 'REQUEST_IN_PROGRESS' });
  expect(headers.get('retry-after')).toBe(String(body.retryAfter));
  expect(body.retryAfter).toBeGreaterThan(0);
  expect(body.retryAfter).toBeLessThanOrEqual(15);
  release.resolve();
  const answer = await running;
  expect((await caller.post({ requestId: 'same' })).body).toEqual({ ...answer.body, creditsCharged: 0 });
  expect((await caller.balance()).chargedHundredths).toBe(100);
});

describe('429', () => {
  test('by minute: its size, the seconds to the end of the minute, and no header', async () => {
    const caller = await newCaller({ perMinute: 2 });
    await untilWindowHasRoom('minute');
    expect([(await caller.post({})).status, (await caller.post({})).status]).toEqual([201, 201]);
    const { status, headers, body } = await caller.post({});
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBeNull();
    expect(body).toEqual({
      statusCode: 429,
      message: expect.stringMatching(/^The limit of 2 requests per minute was exceeded\. Try again in \d+ seconds?\.$/),
      error: 'Too Many Requests',
      retryAfter: expect.any(Number),
    });
    expect(body.retryAfter).toBeGreaterThan(0);
    expect(body.retryAfter).toBeLessThanOrEqual(60);
  });

  test('by day: to midnight UTC; a replay is not counted', async () => {
    const caller = await newCaller({ perDay: 1 });
    await untilWindowHasRoom('day');
    expect((await caller.post({ requestId: 'one' })).status).toBe(201);
    const { status, body } = await caller.post({ requestId: 'two' }, { 'Accept-Language': 'pt-BR' });
    expect(status).toBe(429);
    expect(body.message).toMatch(/^O limite de 1 requisição por dia foi excedido\. Ele recomeça à meia-noite UTC, em /);
    const toMidnight = (86_400_000 - (Date.now() % 86_400_000)) / 1_000;
    expect(Math.abs(Number(body.retryAfter) - toMidnight)).toBeLessThan(3);
    expect((await caller.post({ requestId: 'one' })).status).toBe(201);
  });
});

describe('401', () => {
  test('of a key revoked a moment ago, though the gateway still remembers it', async () => {
    const caller = await newCaller();
    expect((await caller.post({})).status).toBe(201);
    await caller.revoke();
    const { status, body } = await caller.post({});
    expect(status).toBe(401);
    expect(body.message).toBe('The API key was revoked. Use another key of your organization.');
  });

  test('of a key past its time', async () => {
    const caller = await newCaller();
    const { secret } = await caller.newKey(new Date(Date.now() + 1_000));
    await expect.poll(async () => (await caller.post({}, {}, secret)).status, { timeout: 5_000 }).toBe(401);
    expect((await caller.post({}, {}, secret)).body.message).toBe(
      'The API key has expired. Create a new key in your panel.',
    );
  });
});
