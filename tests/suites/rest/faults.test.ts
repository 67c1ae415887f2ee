// What goes wrong around a run: a ledger or engine pool that is away, a lost lease, a caller that leaves, a stop.
import { setTimeout as delay } from 'node:timers/promises';
import { status as grpc } from '@grpc/grpc-js';
import { Engine, UnansweredCode } from '@lavra/proto/engine/v1/engine';
import { GrpcFailure } from '@lavra/shared/grpc-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type GatewayStack, IMAGE_BODY, startGatewayStack } from './support/gateway-stack.ts';
import { openConnection } from './support/raw-http.ts';
import { answered } from './support/scripted-services.ts';

let stack: GatewayStack;
beforeEach(async () => {
  stack = await startGatewayStack();
});
afterEach(() => stack.close());

const body = { ...IMAGE_BODY, requestId: 'one' };

async function expectUnavailablePage(response: Response, language = 'en'): Promise<void> {
  expect(response.status).toBe(503);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(await response.text()).toContain(`<html lang="${language}">`);
}

/** Engines that answer when told to. */
function heldEngines() {
  const started = Promise.withResolvers<AbortSignal>();
  const go = Promise.withResolvers<void>();
  stack.enginePool.script = async (_request, { signal }) => {
    started.resolve(signal);
    await go.promise;
    return answered({ engine: Engine.ENGINE_MINI });
  };
  return { started: started.promise, go: () => go.resolve() };
}

describe('the ledger is away', () => {
  test('an extraction and the prices get the 503 page, and health is 503 with the same fields', async () => {
    expect((await stack.post(body)).status).toBe(201);
    await stack.ledger.close();
    await expectUnavailablePage(await stack.post(body));
    await expectUnavailablePage(await stack.post(body, { 'Accept-Language': 'pt-BR' }), 'pt-BR');
    await expectUnavailablePage(await stack.get('/documents/prices'));
    const health = await stack.get('/health');
    expect(health.status).toBe(503);
    expect(Object.keys((await health.json()) as object)).toEqual([
      'status',
      'timestamp',
      'uptime',
      'environment',
      'loadTestMode',
    ]);
  });

  test('a finished run keeps trying to settle, and is charged once it is back', async () => {
    let attempts = 0;
    const settle = { chargedHundredths: 100 };
    stack.ledger.script.settle = () => {
      if (++attempts < 8) throw new GrpcFailure(grpc.UNAVAILABLE, 'the store is away');
      return { outcome: { $case: 'alreadySettled', value: settle } };
    };
    const response = await stack.post(body);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ creditsCharged: 1 });
  });

  test('a settlement outside the contract is not tried for a minute', async () => {
    stack.ledger.script.settle = () => {
      throw new GrpcFailure(grpc.INVALID_ARGUMENT, 'a bug');
    };
    await expectUnavailablePage(await stack.post(body));
  });

  test('a release that fails does not keep the caller: nothing was charged', async () => {
    stack.ledger.script.settle = () => {
      throw new GrpcFailure(grpc.INTERNAL, 'scripted');
    };
    stack.enginePool.script = () => ({
      outcome: { $case: 'unanswered', value: { code: UnansweredCode.UNANSWERED_CODE_IMAGE_NOT_PROCESSABLE } },
      image: undefined,
      stageTimes: [],
    });
    const response = await stack.post(body);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ errorCode: 'IMAGE_NOT_PROCESSABLE', creditsCharged: 0 });
  });
});

describe('a lease', () => {
  test('lost while the engines run stops them: no data, no charge', async () => {
    const engines = heldEngines();
    stack.ledger.script.renewLeases = ({ leases }) => ({
      lostExtractionIds: leases.map(({ extractionId }) => extractionId),
      failedExtractionIds: [],
    });
    const response = stack.post(body);
    const signal = await engines.started;
    await expectUnavailablePage(await response);
    await expect.poll(() => signal.aborted, { timeout: 10_000 }).toBe(true);
    expect(stack.ledger.settled).toHaveLength(0);
    engines.go();
  });

  test('that cannot be renewed stops the engines before it ends', async () => {
    const engines = heldEngines();
    stack.ledger.script.renewLeases = () => {
      throw new GrpcFailure(grpc.INTERNAL, 'scripted');
    };
    stack.ledger.script.admit = () => ({
      outcome: {
        $case: 'admitted',
        value: { extractionId: 'e', fencingToken: 1, heldHundredths: 100, leaseMs: 4_000 },
      },
    });
    const startedAt = performance.now();
    await expectUnavailablePage(await stack.post(body));
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    expect(stack.ledger.settled).toHaveLength(0);
    engines.go();
  });

  test('is renewed with all others in one call while engines run', async () => {
    const engines = heldEngines();
    const renewed: number[] = [];
    stack.ledger.script.renewLeases = ({ leases }) => {
      renewed.push(leases.length);
      return { lostExtractionIds: [], failedExtractionIds: [] };
    };
    const responses = ['a', 'b', 'c'].map((requestId) => stack.post({ ...body, requestId }));
    await delay(6_000);
    engines.go();
    for (const response of responses) expect((await response).status).toBe(201);
    expect(renewed).toEqual([3]);
  });

  test('lost before the settlement delivers no data', async () => {
    stack.ledger.script.settle = () => ({ outcome: { $case: 'leaseLost', value: {} } });
    await expectUnavailablePage(await stack.post(body));
  });
});

describe('a caller who leaves', () => {
  test('neither cancels nor doubles the run: it is settled and its repeat is a replay', async () => {
    const engines = heldEngines();
    const text = JSON.stringify(body);
    const connection = openConnection(stack.host, stack.port);
    connection.socket.write(
      `POST /api/v1/documents/birth-certificate HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${stack.key}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text}`,
    );
    const signal = await engines.started;
    connection.socket.destroy();
    await delay(200);
    expect(signal.aborted).toBe(false);
    engines.go();
    await expect.poll(() => stack.ledger.settled.length).toBe(1);
    const again = await stack.post(body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(stack.enginePool.extracted).toHaveLength(1);
  });
});

describe('a stop', () => {
  test('takes nothing new, finishes what runs and delivers it', async () => {
    const engines = heldEngines();
    const response = stack.post(body);
    await engines.started;
    const closed = stack.closeGateway();
    await delay(100);
    await expect(stack.post({ ...body, requestId: 'two' })).rejects.toThrow();
    engines.go();
    expect((await response).status).toBe(201);
    await closed;
    expect(stack.ledger.settled).toHaveLength(1);
  });

  test('refuses what comes over a connection that is still open', async () => {
    const engines = heldEngines();
    const connection = openConnection(stack.host, stack.port);
    const running = stack.post(body);
    await engines.started;
    connection.socket.write('GET /api/v1/documents/prices HTTP/1.1\r\nHost: x\r\n');
    await delay(50);
    const closed = stack.closeGateway();
    connection.socket.write('\r\n');
    expect(await connection.ended()).toMatch(/^HTTP\/1\.1 503 Service Unavailable/);
    connection.socket.destroy();
    engines.go();
    expect((await running).status).toBe(201);
    await closed;
  });

  test('admits nothing whose body was still on its way', async () => {
    const text = JSON.stringify(body);
    const connection = openConnection(stack.host, stack.port);
    connection.socket.write(
      `POST /api/v1/documents/birth-certificate HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${stack.key}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${text.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    await connection.until(/^HTTP\/1\.1 100 Continue/);
    const closed = stack.closeGateway();
    connection.socket.write(text);
    expect(await connection.ended()).toMatch(/\r\n\r\nHTTP\/1\.1 503 Service Unavailable\r\n[\s\S]*<!doctype html>/);
    connection.socket.destroy();
    await closed;
    expect(stack.ledger.admitted).toHaveLength(0);
  });

  test('waits for a run whose caller is gone', async () => {
    const engines = heldEngines();
    const leaving = new AbortController();
    const gone = fetch(`${stack.baseUrl}/documents/birth-certificate`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${stack.key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: leaving.signal,
    }).catch(() => undefined);
    await engines.started;
    leaving.abort();
    await gone;
    let isClosed = false;
    const closed = stack.closeGateway().then(() => {
      isClosed = true;
    });
    await delay(300);
    expect(isClosed).toBe(false);
    engines.go();
    await closed;
    expect(stack.ledger.settled).toHaveLength(1);
  });
});

describe('health', () => {
  test('is ok, and says when engines are simulated', async () => {
    stack.enginePool.simulated = true;
    const response = await stack.get('/health');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: 'ok',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      uptime: expect.any(Number),
      environment: 'test',
      loadTestMode: true,
    });
  });

  test.each(['ledger', 'enginePool'] as const)(
    'is 503 while the %s does not serve, and recovers',
    async (dependency) => {
      stack[dependency].setServing(false);
      const response = await stack.get('/health');
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ status: 'unavailable', environment: 'test' });
      stack[dependency].setServing(true);
      await expect.poll(async () => (await stack.get('/health')).status, { timeout: 5_000 }).toBe(200);
    },
  );
});
