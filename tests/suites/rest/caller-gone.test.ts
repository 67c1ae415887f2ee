// A connection that ends while its extraction runs, at a real gateway over a real ledger on either store: charged is only
// what the caller can still have.
import type { LedgerConfig } from '@lavra/ledger';
import { Engine } from '@lavra/proto/engine/v1/engine';
import { KeyKind, type Organization } from '@lavra/proto/ledger/v1/admin';
import { call } from '@lavra/shared/grpc-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MongoReplicaSet, startMongo } from '../../support/mongod.ts';
import { OPERATOR_TOKEN, SERVICE_TOKEN, startTestLedger, temporaryFolder } from '../ledger-service/support.ts';
import { IMAGE_BODY, startGatewayOn } from './support/gateway-stack.ts';
import { openConnection } from './support/raw-http.ts';
import { answered, ScriptedEnginePool } from './support/scripted-services.ts';

const folder = temporaryFolder();
let mongo: MongoReplicaSet;
beforeAll(async () => {
  mongo = await startMongo();
}, 120_000);
afterAll(async () => {
  await mongo.stop();
  folder.remove();
});

const STORES: [string, () => LedgerConfig['store']][] = [
  ['SQLite', () => ({ kind: 'sqlite', path: `${folder.path}/ledger.db` })],
  ['MongoDB', () => ({ kind: 'mongodb', url: mongo.url('caller_gone') })],
];

describe.each(STORES)('%s', (_, store) => {
  const settings = { token: OPERATOR_TOKEN, timeoutMs: 20_000 };
  const enginePool = new ScriptedEnginePool(SERVICE_TOKEN);
  let ledger: Awaited<ReturnType<typeof startTestLedger>>;
  let gateway: Awaited<ReturnType<typeof startGatewayOn>>;
  let organizationId: string;
  let key: string;

  beforeAll(async () => {
    ledger = await startTestLedger(store());
    gateway = await startGatewayOn(ledger, enginePool);
    const { admin } = ledger;
    const terms = { planCreditsHundredths: 10_000, purchasedCreditsHundredths: 0, perMinute: 100, perDay: 100 };
    const created = await call(admin.createOrganization.bind(admin), { name: 'test', ...terms }, settings);
    organizationId = (created.organization as Organization).id;
    const kind = KeyKind.KEY_KIND_TEST;
    key = (await call(admin.createKey.bind(admin), { organizationId, kind, expiresAt: undefined }, settings)).secret;
  }, 60_000);
  afterAll(async () => {
    await gateway.close();
    await ledger.close();
    await enginePool.close();
  });

  async function balance(): Promise<{ held: number; charged: number }> {
    const { admin } = ledger;
    const { organization } = await call(admin.getOrganization.bind(admin), { organizationId }, settings);
    const { heldHundredths, chargedHundredths } = organization as Organization;
    return { held: heldHundredths, charged: chargedHundredths };
  }

  async function usage(): Promise<Record<string, number>> {
    const { admin } = ledger;
    const { rows } = await call(admin.getUsage.bind(admin), { organizationId }, settings);
    return Object.fromEntries(rows.map(({ outcome, extractions }) => [outcome, extractions]));
  }

  /** Sends a request and cuts its connection once its engine runs. @returns what the engine sees of it */
  async function cutWhileRunning(body: object): Promise<{ signal: AbortSignal; answer: () => void }> {
    const started = Promise.withResolvers<AbortSignal>();
    const go = Promise.withResolvers<void>();
    enginePool.script = async (_request, { signal }) => {
      started.resolve(signal);
      await go.promise;
      return answered({ engine: Engine.ENGINE_MINI });
    };
    const { port } = new URL(`http://${gateway.address}`);
    const connection = openConnection('127.0.0.1', Number(port));
    const text = JSON.stringify({ ...IMAGE_BODY, ...body });
    connection.socket.write(
      `POST /api/v1/documents/birth-certificate HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text}`,
    );
    const signal = await started.promise;
    expect((await balance()).held).toBe(100);
    connection.socket.destroy();
    return { signal, answer: () => go.resolve() };
  }

  test('without a requestId the engine is stopped and the hold released', async () => {
    const before = await balance();
    const { signal, answer } = await cutWhileRunning({});
    await expect.poll(async () => (await balance()).held, { timeout: 10_000 }).toBe(0);
    expect(await balance()).toEqual(before);
    expect((await usage()).CALLER_GONE).toBe(1);
    await expect.poll(() => signal.aborted).toBe(true);
    answer();
  });

  test('with one it is finished and charged, and the repeat has the answer', async () => {
    const { charged } = await balance();
    const { answer } = await cutWhileRunning({ requestId: 'kept' });
    answer();
    await expect.poll(balance, { timeout: 10_000 }).toEqual({ held: 0, charged: charged + 100 });
    const repeat = await fetch(`http://${gateway.address}/api/v1/documents/birth-certificate`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...IMAGE_BODY, requestId: 'kept' }),
    });
    expect([repeat.status, repeat.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    await repeat.arrayBuffer();
    expect((await balance()).charged).toBe(charged + 100);
  });

  test('without a requestId and with the caller there, it is charged', async () => {
    enginePool.script = () => answered({ engine: Engine.ENGINE_MINI });
    const { charged } = await balance();
    const reply = await fetch(`http://${gateway.address}/api/v1/documents/birth-certificate`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(IMAGE_BODY),
    });
    expect(await reply.json()).toMatchObject({ success: true, creditsCharged: 1 });
    expect(await balance()).toEqual({ held: 0, charged: charged + 100 });
  });
});
