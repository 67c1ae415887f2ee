// A disk that fills up: callers are told to come again, nothing is half done, and what was told before is still there.
import { status } from '@grpc/grpc-js';
import { Engine } from '@lavra/proto/engine/v1/engine';
import { KeyKind } from '@lavra/proto/ledger/v1/admin';
import { call } from '@lavra/shared/grpc-client';
import { afterAll, expect, it } from 'vitest';
import { clientsOf, startLedgerProcess } from '../../tools/soak/ledger-process.ts';
import { newIdempotencyKey, OPERATOR_TOKEN, SERVICE_TOKEN, temporaryFolder } from './support.ts';

const service = { token: SERVICE_TOKEN, timeoutMs: 5_000 };
const operator = { token: OPERATOR_TOKEN, timeoutMs: 5_000 };
const folder = temporaryFolder();
afterAll(() => folder.remove());

it('a full disk is UNAVAILABLE, and nothing told before is lost', async () => {
  const store = `sqlite:${folder.path}/ledger.db`;
  const full = await startLedgerProcess(store, 1_048_576);
  const clients = clientsOf([full]);
  const { admin, ledger } = clients;
  const terms = { planCreditsHundredths: 0, purchasedCreditsHundredths: 100_000_000, perMinute: 1e9, perDay: 1e9 };
  const created = await call(admin.createOrganization.bind(admin), { name: 'Disco', ...terms }, operator);
  const organizationId = created.organization?.id ?? '';
  const keyRequest = { organizationId, kind: KeyKind.KEY_KIND_LIVE, expiresAt: undefined };
  const keyId = (await call(admin.createKey.bind(admin), keyRequest, operator)).key?.id ?? '';

  let charged = 0;
  const pair = async () => {
    const options = {
      idempotencyKey: newIdempotencyKey(),
      engine: Engine.ENGINE_UNSPECIFIED,
      resizeImage: false,
      otherIdempotencyKeys: [],
      extractionId: '',
    };
    const { outcome } = await call(ledger.admit.bind(ledger), { organizationId, keyId, ...options }, service);
    if (outcome?.$case !== 'admitted') throw new Error('expected an admission');
    const { extractionId, fencingToken } = outcome.value;
    const charge = { $case: 'charge' as const, value: { engine: Engine.ENGINE_MINI, imageResized: false } };
    const sealedAnswer = Buffer.alloc(4_096, 1);
    await call(ledger.settle.bind(ledger), { extractionId, fencingToken, resolution: charge, sealedAnswer }, service);
    charged += 100;
  };
  const fill = async () => {
    for (;;) await pair();
  };
  await expect(fill()).rejects.toMatchObject({ code: status.UNAVAILABLE, details: 'the store is not available' });
  expect(charged).toBeGreaterThan(0);
  clients.close();
  await full.stop();

  const roomy = await startLedgerProcess(store);
  const after = clientsOf([roomy]);
  const report = await call(after.admin.audit.bind(after.admin), {}, operator);
  expect(report.violations).toEqual([]);
  const shown = await call(after.admin.getOrganization.bind(after.admin), { organizationId }, operator);
  expect(shown.organization?.chargedHundredths).toBe(charged);
  after.close();
  await roomy.stop();
});
