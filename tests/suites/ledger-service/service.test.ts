// The ledger's two services over real gRPC and a real data file: what the gateway and the operator see.
import { Metadata, status } from '@grpc/grpc-js';
import { Engine } from '@lavra/proto/engine/v1/engine';
import { type ExportJournalResponse, KeyKind } from '@lavra/proto/ledger/v1/admin';
import { KeyRefusal, LimitWindow } from '@lavra/proto/ledger/v1/ledger';
import { hashApiKey, isWellFormedApiKey } from '@lavra/shared/api-key';
import { newExtractionId } from '@lavra/shared/extraction-id';
import { call } from '@lavra/shared/grpc-client';
import { createLogger } from '@lavra/shared/logger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newIdempotencyKey,
  OPERATOR_TOKEN,
  SECRET,
  SERVICE_TOKEN,
  startTestLedger,
  temporaryFolder,
} from './support.ts';

const service = { token: SERVICE_TOKEN, timeoutMs: 5_000 };
const operator = { token: OPERATOR_TOKEN, timeoutMs: 5_000 };

describe('the ledger over gRPC', () => {
  const folder = temporaryFolder();
  const logged: object[] = [];
  let running: Awaited<ReturnType<typeof startTestLedger>>;

  beforeAll(async () => {
    const logger = createLogger('ledger', 'warn', { write: (line) => logged.push(JSON.parse(line)) });
    running = await startTestLedger({ kind: 'sqlite', path: `${folder.path}/ledger.db` }, { logger });
  });
  afterAll(async () => {
    await running.close();
    folder.remove();
  });

  const admin = () => running.admin;
  const ledger = () => running.ledger;

  async function organization(overrides: object = {}) {
    const created = await call(
      admin().createOrganization.bind(admin()),
      {
        name: 'Cartório de Teste',
        planCreditsHundredths: 1_000,
        purchasedCreditsHundredths: 500,
        perMinute: 100,
        perDay: 1_000,
        ...overrides,
      },
      operator,
    );
    const organizationId = created.organization?.id ?? '';
    const key = await call(
      admin().createKey.bind(admin()),
      { organizationId, kind: KeyKind.KEY_KIND_LIVE, expiresAt: undefined },
      operator,
    );
    return { organizationId, keyId: key.key?.id ?? '', secret: key.secret };
  }

  const admit = (request: {
    organizationId: string;
    keyId: string;
    idempotencyKey?: Buffer;
    engine?: Engine;
    resizeImage?: boolean;
    extractionId?: string;
  }) =>
    call(
      ledger().admit.bind(ledger()),
      {
        idempotencyKey: Buffer.alloc(0),
        engine: Engine.ENGINE_UNSPECIFIED,
        resizeImage: false,
        otherIdempotencyKeys: [],
        extractionId: '',
        ...request,
      },
      service,
    );
  const settle = (
    extractionId: string,
    fencingToken: number,
    sealedAnswer: Buffer,
    engine: Engine = Engine.ENGINE_MINI,
  ) =>
    call(
      ledger().settle.bind(ledger()),
      {
        extractionId,
        fencingToken,
        resolution: { $case: 'charge', value: { engine, imageResized: false } },
        sealedAnswer,
      },
      service,
    );
  const show = async (organizationId: string) =>
    (await call(admin().getOrganization.bind(admin()), { organizationId }, operator)).organization;

  it('admits, holds, settles once, replays, and counts', async () => {
    const { organizationId, keyId } = await organization();
    const idempotencyKey = newIdempotencyKey();
    const first = await admit({ organizationId, keyId, idempotencyKey, engine: Engine.ENGINE_FAST, resizeImage: true });
    if (first.outcome?.$case !== 'admitted') throw new Error('expected an admission');
    const { extractionId, fencingToken, heldHundredths, leaseMs } = first.outcome.value;
    expect({ heldHundredths, leaseMs }).toEqual({ heldHundredths: 250, leaseMs: 15_000 });
    expect(await show(organizationId)).toMatchObject({ heldHundredths: 250, availableHundredths: 1_250 });

    const repeat = await admit({
      organizationId,
      keyId,
      idempotencyKey,
      engine: Engine.ENGINE_FAST,
      resizeImage: true,
    });
    expect(repeat.outcome?.$case).toBe('inProgress');
    expect(
      await call(ledger().renewLeases.bind(ledger()), { leases: [{ extractionId, fencingToken }] }, service),
    ).toEqual({
      lostExtractionIds: [],
      failedExtractionIds: [],
    });

    const answer = Buffer.from('sealed');
    expect(await settle(extractionId, fencingToken, answer)).toEqual({
      outcome: { $case: 'settled', value: { chargedHundredths: 100 } },
    });
    expect(await settle(extractionId, fencingToken, answer, Engine.ENGINE_FAST)).toEqual({
      outcome: { $case: 'alreadySettled', value: { chargedHundredths: 100 } },
    });
    expect((await settle(extractionId, fencingToken + 1, answer)).outcome?.$case).toBe('leaseLost');

    const replay = await admit({
      organizationId,
      keyId,
      idempotencyKey,
      engine: Engine.ENGINE_FAST,
      resizeImage: true,
    });
    expect(replay.outcome).toEqual({ $case: 'replayed', value: { sealedAnswer: answer } });
    const kept = await call(ledger().getAnswer.bind(ledger()), { organizationId, idempotencyKey }, service);
    expect(kept.answer?.sealedAnswer).toEqual(answer);

    expect(await show(organizationId)).toMatchObject({
      planRemainingHundredths: 900,
      purchasedRemainingHundredths: 500,
      heldHundredths: 0,
      availableHundredths: 1_400,
      chargedHundredths: 100,
    });
    const usage = await call(admin().getUsage.bind(admin()), { organizationId }, operator);
    expect(usage.rows).toMatchObject([{ engine: 'mini', outcome: 'charged', extractions: 1, chargedHundredths: 100 }]);
  });

  it.each([
    ['with a requestId', newIdempotencyKey()],
    ['without one', Buffer.alloc(0)],
  ])('gives an admission sent twice the same extraction and hold, %s', async (_case, idempotencyKey) => {
    const { organizationId, keyId } = await organization();
    const request = { organizationId, keyId, idempotencyKey, extractionId: newExtractionId(organizationId) };
    const [first, second] = await Promise.all([admit(request), admit(request)]);
    expect(first.outcome).toMatchObject({ $case: 'admitted', value: { extractionId: request.extractionId } });
    expect(second).toEqual(first);
    expect(await admit(request)).toEqual(first);
    expect(await show(organizationId)).toMatchObject({ heldHundredths: 100 });
  });

  it("refuses an extraction's id that is none, or another organization's", async () => {
    const { organizationId, keyId } = await organization();
    const { organizationId: other } = await organization();
    for (const extractionId of ['mine', newExtractionId(other)]) {
      await expect(admit({ organizationId, keyId, extractionId })).rejects.toMatchObject({
        code: status.INVALID_ARGUMENT,
      });
    }
  });

  it('names the HTTP request of a settlement that comes too late in the log', async () => {
    const { organizationId } = await organization();
    const extractionId = newExtractionId(organizationId);
    const charge = { $case: 'charge' as const, value: { engine: Engine.ENGINE_MINI, imageResized: false } };
    const request = { extractionId, fencingToken: 1, resolution: charge, sealedAnswer: Buffer.alloc(0) };
    const late = await call(ledger().settle.bind(ledger()), request, { ...service, httpRequestId: 'http-late' });
    expect(late.outcome?.$case).toBe('leaseLost');
    expect(logged).toContainEqual(expect.objectContaining({ extractionId, httpRequestId: 'http-late' }));
  });

  it('resolves a key by its hash until it is revoked, and refuses admission with it from then on', async () => {
    const { organizationId, keyId, secret } = await organization({ perMinute: 70 });
    expect(isWellFormedApiKey(secret)).toBe(true);
    const resolve = () =>
      call(
        ledger().resolveKey.bind(ledger()),
        { keyHash: hashApiKey(secret, SECRET), otherKeyHashes: [], secretId: '' },
        service,
      );
    expect((await resolve()).outcome).toEqual({ $case: 'resolved', value: { keyId, organizationId, perMinute: 70 } });
    const listed = await call(admin().listKeys.bind(admin()), { organizationId }, operator);
    expect(listed.keys).toMatchObject([{ id: keyId, lastFour: secret.slice(-4), revokedAt: undefined }]);

    await call(admin().revokeKey.bind(admin()), { keyId }, operator);
    const refused = { $case: 'refused', value: { reason: KeyRefusal.KEY_REFUSAL_REVOKED } };
    expect((await resolve()).outcome).toEqual(refused);
    expect((await admit({ organizationId, keyId })).outcome).toMatchObject({
      $case: 'keyRefused',
      value: { reason: KeyRefusal.KEY_REFUSAL_REVOKED },
    });
  });

  it('says which limit is used up and until when', async () => {
    const { organizationId, keyId } = await organization({ perMinute: 1_000, perDay: 2 });
    for (let i = 0; i < 2; i++) expect((await admit({ organizationId, keyId })).outcome?.$case).toBe('admitted');
    const third = await admit({ organizationId, keyId });
    expect(third.outcome).toMatchObject({
      $case: 'limitExceeded',
      value: { window: LimitWindow.LIMIT_WINDOW_DAY, limit: 2 },
    });
  });

  it('says what is missing where the balance cannot pay', async () => {
    const { organizationId, keyId } = await organization({ planCreditsHundredths: 40, purchasedCreditsHundredths: 30 });
    expect((await admit({ organizationId, keyId })).outcome).toEqual({
      $case: 'notEnoughCredits',
      value: {
        requiredHundredths: 100,
        availableHundredths: 70,
        planRemainingHundredths: 40,
        purchasedRemainingHundredths: 30,
      },
    });
    await call(admin().grantCredits.bind(admin()), { organizationId, amountHundredths: 30 }, operator);
    expect((await admit({ organizationId, keyId })).outcome?.$case).toBe('admitted');
  });

  it('keeps fast at least as dear as standard', async () => {
    const setPrice = (name: string, priceHundredths: number) =>
      call(admin().setPrice.bind(admin()), { name, priceHundredths }, operator);
    await expect(setPrice('fast', 99)).rejects.toMatchObject({ code: status.FAILED_PRECONDITION });
    await expect(setPrice('slow', 100)).rejects.toMatchObject({ code: status.INVALID_ARGUMENT });
    await setPrice('fast', 175);
    const { prices } = await call(ledger().listPrices.bind(ledger()), {}, service);
    expect(prices).toEqual({ standardHundredths: 100, fastHundredths: 175, resizeImageHundredths: 100 });
    await setPrice('fast', 150);
  });

  it('names what does not exist and which field is wrong', async () => {
    const missing = { organizationId: 'org_00000000000000000000' };
    await expect(call(admin().getOrganization.bind(admin()), missing, operator)).rejects.toMatchObject({
      code: status.NOT_FOUND,
      details: 'there is no such organization',
    });
    await expect(call(admin().revokeKey.bind(admin()), { keyId: 'key_x' }, operator)).rejects.toMatchObject({
      code: status.NOT_FOUND,
      details: 'there is no such key',
    });
    await expect(organization({ perMinute: 0 })).rejects.toMatchObject({
      code: status.INVALID_ARGUMENT,
      details: expect.stringContaining('per_minute'),
    });
    expect((await admit({ organizationId: 'x', keyId: 'y' })).outcome).toMatchObject({
      $case: 'keyRefused',
      value: { reason: KeyRefusal.KEY_REFUSAL_UNKNOWN },
    });
  });

  it('serves each service to its own token only', async () => {
    const wrong = { token: SERVICE_TOKEN, timeoutMs: 5_000 };
    await expect(call(admin().audit.bind(admin()), {}, wrong)).rejects.toMatchObject({ code: status.UNAUTHENTICATED });
  });

  it('grants once what was given a name', async () => {
    const { organizationId } = await organization({ purchasedCreditsHundredths: 0 });
    const grant = (grantId?: string, amountHundredths = 250) =>
      call(
        admin().grantCredits.bind(admin()),
        { organizationId, amountHundredths, ...(grantId && { grantId }) },
        operator,
      );
    await grant('invoice-1');
    await grant('invoice-1');
    expect((await grant('invoice-2')).organization?.purchasedRemainingHundredths).toBe(500);
    await grant();
    expect((await grant()).organization?.purchasedRemainingHundredths).toBe(1_000);
    await expect(grant('invoice-1', 251)).rejects.toMatchObject({ code: status.ALREADY_EXISTS });
    await expect(grant('no spaces')).rejects.toMatchObject({ code: status.INVALID_ARGUMENT });
  });

  it('changes limits at once and the allowance from the next month on', async () => {
    const { organizationId } = await organization();
    const changed = await call(
      admin().updateOrganization.bind(admin()),
      { organizationId, planCreditsHundredths: 5_000, perMinute: 7 },
      operator,
    );
    expect(changed.organization).toMatchObject({
      planCreditsHundredths: 5_000,
      planRemainingHundredths: 1_000,
      perMinute: 7,
      perDay: 1_000,
    });
  });

  it('exports the journal for others to check', async () => {
    const { organizationId, keyId } = await organization();
    await admit({ organizationId, keyId, idempotencyKey: newIdempotencyKey() });
    const metadata = new Metadata();
    metadata.set('authorization', `Bearer ${OPERATOR_TOKEN}`);
    const lines: string[] = [];
    const stream = admin().exportJournal({ organizationId }, metadata, { deadline: Date.now() + 5_000 });
    for await (const message of stream) lines.push(...(message as ExportJournalResponse).lines);
    const [head, ...rows] = lines.map((line) => JSON.parse(line));
    expect(head).toMatchObject({ organization: organizationId, rows: 5, plan: 1_000, purchased: 500, held: 100 });
    expect(rows.map(({ row }) => row[3])).toEqual(['renewal', 'change', 'grant', 'change', 'hold']);
    expect(rows.at(-1).hash).toBe(head.head);
  });

  it('audits clean', async () => {
    const report = await call(admin().audit.bind(admin()), {}, operator);
    expect(report.violations).toEqual([]);
    expect(report.organizations).toBeGreaterThan(3);
    expect(report.extractions).toBeGreaterThan(3);
  });
});
