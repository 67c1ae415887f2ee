// SIGSTOP the owner of an extraction past its lease, let another run settle, SIGCONT: the late settlement moves nothing.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Engine } from '@lavra/proto/engine/v1/engine';
import { KeyKind } from '@lavra/proto/ledger/v1/admin';
import { call } from '@lavra/shared/grpc-client';
import { LEASE_MS } from '@lavra/shared/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../../support/until.ts';
import type { OwnerTask } from './frozen-owner.ts';
import { newIdempotencyKey, OPERATOR_TOKEN, SERVICE_TOKEN, startTestLedger, temporaryFolder } from './support.ts';

const OWNER = fileURLToPath(new URL('./frozen-owner.ts', import.meta.url));
const service = { token: SERVICE_TOKEN, timeoutMs: 5_000 };
const operator = { token: OPERATOR_TOKEN, timeoutMs: 5_000 };
const folder = temporaryFolder();
let running: Awaited<ReturnType<typeof startTestLedger>>;

beforeAll(async () => {
  running = await startTestLedger({ kind: 'sqlite', path: `${folder.path}/ledger.db` });
});
afterAll(async () => {
  await running.close();
  folder.remove();
});

it('an owner frozen past its lease charges nothing when it wakes', async () => {
  const { admin, ledger, address } = running;
  const terms = { planCreditsHundredths: 0, purchasedCreditsHundredths: 1_000, perMinute: 100, perDay: 100 };
  const created = await call(admin.createOrganization.bind(admin), { name: 'Congelada', ...terms }, operator);
  const organizationId = created.organization?.id ?? '';
  const keyRequest = { organizationId, kind: KeyKind.KEY_KIND_LIVE, expiresAt: undefined };
  const keyId = (await call(admin.createKey.bind(admin), keyRequest, operator)).key?.id ?? '';
  const idempotencyKey = newIdempotencyKey();
  const task: OwnerTask = { address, organizationId, keyId, idempotencyKey: idempotencyKey.toString('base64url') };

  const owner = spawn(process.execPath, [OWNER, JSON.stringify(task)], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const told = createInterface(owner.stdout)[Symbol.asyncIterator]();
    expect((await told.next()).value).toBe('admitted');
    owner.kill('SIGSTOP');
    const frozenAtMs = performance.now();

    const request = {
      organizationId,
      keyId,
      idempotencyKey,
      engine: Engine.ENGINE_UNSPECIFIED,
      resizeImage: false,
      otherIdempotencyKeys: [],
      extractionId: '',
    };
    const again = () => call(ledger.admit.bind(ledger), request, service);
    expect((await again()).outcome).toMatchObject({ $case: 'inProgress' });
    const second = await until(async () => {
      const { outcome } = await again();
      return outcome?.$case === 'admitted' && outcome.value;
    });
    expect(performance.now() - frozenAtMs).toBeGreaterThan(LEASE_MS - 2_000);
    const charge = { $case: 'charge' as const, value: { engine: Engine.ENGINE_MINI, imageResized: false } };
    const { extractionId, fencingToken } = second;
    const sealedAnswer = Buffer.from('in time');
    const settled = await call(
      ledger.settle.bind(ledger),
      { extractionId, fencingToken, resolution: charge, sealedAnswer },
      service,
    );
    expect(settled.outcome).toEqual({ $case: 'settled', value: { chargedHundredths: 100 } });

    owner.kill('SIGCONT');
    expect((await told.next()).value).toBe('leaseLost');
    expect((await again()).outcome).toEqual({ $case: 'replayed', value: { sealedAnswer } });
    const { organization } = await call(admin.getOrganization.bind(admin), { organizationId }, operator);
    expect(organization).toMatchObject({ chargedHundredths: 100, heldHundredths: 0, availableHundredths: 900 });
    expect((await call(admin.audit.bind(admin), {}, operator)).violations).toEqual([]);
  } finally {
    owner.kill('SIGKILL');
  }
});
