// The store contract on an organization: its months, its clock, its grants, its keys and its usage.
import { describe, expect, it } from 'vitest';
import type { ApiKey } from '../../../ledger/src/model/organization.ts';
import { Mailboxes } from '../../../ledger/src/organization/mailbox.ts';
import { type Given, MINUTE_MS, purgeAll, START_MS } from './given.ts';
import {
  addKey,
  admission,
  admitted,
  brokenRules,
  CHARGE,
  createOrganization,
  newIdempotencyKey,
  RELEASE,
  send,
  sendBatch,
  sendBatches,
} from './harness.ts';

/** Declares its tests within a `describe` of the store contract. */
export function describeOrganization(given: Given): void {
  const { clock, settle, touch } = given;
  describe('an organization', () => {
    it('has its plan renewed once a month, what open holds need included', async () => {
      const organization = await createOrganization(given.store, { allowance: 100, purchased: 150 });
      const { organizationId } = organization;
      const setAllowance = (allowanceHundredths: number) =>
        send(given.store, organizationId, {
          kind: 'update',
          by: 'operator',
          allowanceHundredths,
          perMinute: undefined,
          perDay: undefined,
        });
      clock.nowMs = Date.UTC(2026, 10, 30, 23, 59, 55);
      const run = await admitted(given.store, organization, { engineAsked: 'fast' });
      await setAllowance(0);
      clock.nowMs = Date.UTC(2026, 11, 1);
      expect(await touch(organizationId)).toMatchObject({ planHundredths: 0, purchasedHundredths: 150 });
      expect(await settle(run, { ...CHARGE, engine: 'fast' })).toEqual({ kind: 'settled', chargedHundredths: 150 });

      await setAllowance(70);
      clock.nowMs = Date.UTC(2027, 2, 3);
      const [first, second] = await Promise.all([touch(organizationId), touch(organizationId)]);
      expect([first?.planHundredths, second?.planHundredths]).toEqual([70, 70]);
      expect(await brokenRules(given.store, organizationId)).toEqual([]);
    });

    it('has no renewal less for a clock that was months ahead, and none more for one that was behind', async () => {
      const { organizationId } = await createOrganization(given.store, { allowance: 100 });
      const renewals = async () => {
        const rows = await given.store.readJournal(organizationId, 0, 1_000, 1_000);
        return rows.filter(({ kind }) => kind === 'renewal').map(({ facts }) => JSON.parse(facts).month);
      };
      const touchAt = async (year: number, month: number, day: number) => {
        clock.nowMs = Date.UTC(year, month - 1, day);
        await touch(organizationId);
      };
      await touchAt(2027, 2, 10);
      await touchAt(2026, 11, 22);
      expect(await renewals()).toEqual(['2026-11', '2027-02']);
      await touchAt(2026, 12, 1);
      await touchAt(2026, 12, 2);
      await touchAt(1970, 1, 1);
      await touchAt(2026, 10, 31);
      await touchAt(2027, 1, 5);
      // The one that was renewed ahead of its time: once is enough, and its batches go on.
      await touchAt(2027, 2, 1);
      expect(
        await send(given.store, organizationId, { kind: 'grant', amountHundredths: 7, grantId: null, by: 'operator' }),
      ).toMatchObject({
        kind: 'granted',
      });
      await touchAt(2027, 3, 1);
      expect(await renewals()).toEqual(['2026-11', '2027-02', '2026-12', '2027-01', '2027-03']);
      expect(await brokenRules(given.store, organizationId)).toEqual([]);
    });

    it('counts admissions by UTC minute and day, and nothing else', async () => {
      const organization = await createOrganization(given.store, { allowance: 10_000, perMinute: 2, perDay: 3 });
      const { organizationId } = organization;
      const idempotencyKey = newIdempotencyKey();
      await admitted(given.store, organization, { idempotencyKey });
      const repeat = () => send(given.store, organizationId, admission(organization, { idempotencyKey }));
      expect((await repeat()).kind).toBe('inProgress');
      await admitted(given.store, organization);
      const another = () => send(given.store, organizationId, admission(organization));
      expect(await another()).toEqual({ kind: 'limitExceeded', window: 'minute', limit: 2, retryAfterSeconds: 50 });
      clock.nowMs += 50_000;
      await admitted(given.store, organization);
      expect(await another()).toMatchObject({ kind: 'limitExceeded', window: 'day', limit: 3 });
      clock.nowMs = Date.UTC(2026, 10, 22);
      await admitted(given.store, organization);
    });

    it('keeps its time when the clock is corrected back a little', async () => {
      const organization = await createOrganization(given.store);
      const idempotencyKey = newIdempotencyKey();
      await settle(await admitted(given.store, organization, { idempotencyKey }));
      clock.nowMs += 15 * MINUTE_MS;
      await admitted(given.store, organization, { idempotencyKey });
      clock.nowMs -= 10_000;
      const repeated = await send(
        given.store,
        organization.organizationId,
        admission(organization, { idempotencyKey }),
      );
      expect(repeated).toEqual({ kind: 'inProgress', retryAfterSeconds: 15 });
    });

    it('is not kept waiting by leases from before its clock was set back', async () => {
      const organization = await createOrganization(given.store);
      const { organizationId } = organization;
      const idempotencyKey = newIdempotencyKey();
      const lost = await admitted(given.store, organization, { idempotencyKey });
      await admitted(given.store, organization);
      clock.nowMs -= 19_999;
      expect(await given.store.listExpired(10_000)).not.toContain(organizationId);
      expect(await touch(organizationId)).toMatchObject({ heldHundredths: 200 });
      clock.nowMs -= 2;
      expect(await given.store.listExpired(10_000)).toContain(organizationId);
      expect(await touch(organizationId)).toMatchObject({ heldHundredths: 0 });
      expect(await given.store.listExpired(10_000)).not.toContain(organizationId);
      const run = await admitted(given.store, organization, { idempotencyKey });
      expect(await settle(lost)).toEqual({ kind: 'leaseLost' });
      expect(await settle(run)).toMatchObject({ kind: 'settled' });
      expect(await brokenRules(given.store, organizationId)).toEqual([]);
    });

    it('replays an answer from before its clock was set back a window longer, and no more', async () => {
      const organization = await createOrganization(given.store);
      const { organizationId } = organization;
      const idempotencyKey = newIdempotencyKey();
      const run = await admitted(given.store, organization, { idempotencyKey });
      await settle(run);
      const repeated = () => send(given.store, organizationId, admission(organization, { idempotencyKey }));
      clock.nowMs -= 15 * MINUTE_MS;
      expect(await repeated()).toMatchObject({ kind: 'replayed' });
      clock.nowMs -= 1;
      await purgeAll((limit) => given.store.purgeResolved(15 * MINUTE_MS + 1, limit));
      expect(await given.store.findLive(organizationId, idempotencyKey)).toMatchObject({ id: run.extractionId });
      expect(await repeated()).toMatchObject({ kind: 'admitted' });
      await settle(await admitted(given.store, organization));
      clock.nowMs -= 15 * MINUTE_MS + 30_001;
      await purgeAll((limit) => given.store.purgeResolved(15 * MINUTE_MS + 30_000, limit));
      expect(await settle(run)).toEqual({ kind: 'leaseLost' });
      expect(await brokenRules(given.store, organizationId)).toEqual([]);
    });

    it('is granted once what has a name', async () => {
      const { organizationId } = await createOrganization(given.store, { allowance: 0 });
      const grant = { kind: 'grant' as const, amountHundredths: 25, grantId: 'invoice-7', by: 'operator' };
      await sendBatch(given.store, organizationId, [grant, grant]);
      expect(await send(given.store, organizationId, grant)).toMatchObject({
        organization: { purchasedHundredths: 25 },
      });
      await send(given.store, organizationId, { ...grant, grantId: null });
      expect(await touch(organizationId)).toMatchObject({ purchasedHundredths: 50 });
    });

    it('refuses a grant by the name of another', async () => {
      const { organizationId } = await createOrganization(given.store, { allowance: 0 });
      const grant = { kind: 'grant' as const, amountHundredths: 25, grantId: 'invoice-7', by: 'operator' };
      const taken = { kind: 'grantIdTaken', amountHundredths: 25 };
      const other = { ...grant, amountHundredths: 26 };
      const outcomes = await sendBatch(given.store, organizationId, [grant, other]);
      expect(outcomes).toMatchObject([{ kind: 'granted' }, taken]);
      expect(await send(given.store, organizationId, other)).toEqual(taken);
      expect(await touch(organizationId)).toMatchObject({ purchasedHundredths: 25 });
    });

    it('finds it as it was last written', async () => {
      const { organizationId } = await createOrganization(given.store);
      const written = await touch(organizationId);
      expect(await given.store.findOrganization(organizationId)).toEqual(written);
      expect(await given.store.findOrganization('org_ffffffffffffffffffff')).toBeUndefined();
    });

    it('finds its keys, by hash too, and what was done to them', async () => {
      const { organizationId, keyId } = await createOrganization(given.store);
      const other = await addKey(given.store, organizationId);
      const key = await given.store.findKey(keyId);
      expect(await given.store.findKeyByHash([key?.hash ?? ''])).toEqual(key);
      expect(await given.store.findKeyByHash(['unknown'])).toBeUndefined();
      await send(given.store, organizationId, { kind: 'revokeKey', keyId, by: 'operator' });
      clock.nowMs += 1;
      expect(await send(given.store, organizationId, { kind: 'revokeKey', keyId, by: 'operator' })).toMatchObject({
        revokedAtMs: START_MS,
      });
      const keys = await given.store.listKeys(organizationId);
      expect(new Map(keys.map(({ id, revokedAtMs }) => [id, revokedAtMs]))).toEqual(
        new Map([
          [keyId, START_MS],
          [other, null],
        ]),
      );
      const refused = await send(given.store, organizationId, admission({ organizationId, keyId }));
      expect(refused).toEqual({ kind: 'keyRefused', reason: 'revoked' });
    });

    it('keeps a key under another secret once it was used with it, and counts what is left under which', async () => {
      const { organizationId, keyId } = await createOrganization(given.store);
      const unused = await addKey(given.store, organizationId);
      const counts = async () =>
        new Map((await given.store.countKeysBySecret()).map(({ secretId, keys }) => [secretId, keys]));
      const before = await counts();
      const key = await given.store.findKey(keyId);
      const [hash, secretId] = [`${keyId}${'n'.repeat(43)}`.slice(0, 43), newIdempotencyKey().slice(0, 8)];
      expect(await given.store.findKeyByHash([hash, key?.hash ?? ''])).toEqual(key);
      await given.store.rehashKey(key as ApiKey, hash, secretId);
      // Who found it by the hash before comes too late, and changes nothing.
      await given.store.rehashKey(key as ApiKey, 'o'.repeat(43), 'another1');
      expect(await given.store.findKeyByHash([key?.hash ?? ''])).toBeUndefined();
      expect(await given.store.findKeyByHash([hash])).toEqual({ ...key, hash, secretId });
      const after = await counts();
      expect(after.get(secretId)).toBe(1);
      expect(after.get(null)).toBe((before.get(null) ?? 0) - 1);
      await send(given.store, organizationId, { kind: 'revokeKey', keyId, by: 'operator' });
      await send(given.store, organizationId, { kind: 'revokeKey', keyId: unused, by: 'operator' });
      expect((await counts()).get(secretId)).toBeUndefined();
      expect((await given.store.findKey(keyId))?.hash).toBe(hash);
    });

    it('reads its usage by day, engine and outcome', async () => {
      const organization = await createOrganization(given.store);
      await settle(await admitted(given.store, organization));
      await settle(await admitted(given.store, organization), { ...CHARGE, engine: 'large' });
      await settle(await admitted(given.store, organization), RELEASE, null);
      await admitted(given.store, organization);
      clock.nowMs = Date.UTC(2026, 10, 22);
      await touch(organization.organizationId);
      await settle(await admitted(given.store, organization));
      const rows = await given.store.listUsage(organization.organizationId);
      expect(rows).toEqual([
        { day: '2026-11-21', engine: '', outcome: 'EXTRACTION_BUSY', extractions: 1, chargedHundredths: 0 },
        { day: '2026-11-21', engine: 'large', outcome: 'charged', extractions: 1, chargedHundredths: 100 },
        { day: '2026-11-21', engine: 'mini', outcome: 'charged', extractions: 1, chargedHundredths: 100 },
        { day: '2026-11-22', engine: '', outcome: 'expired', extractions: 1, chargedHundredths: 0 },
        { day: '2026-11-22', engine: 'mini', outcome: 'charged', extractions: 1, chargedHundredths: 100 },
      ]);
    });
  });

  it('refuses an admission by the id of another, and nothing that came with it', async () => {
    const organization = await createOrganization(given.store);
    const { organizationId } = organization;
    const used = await admitted(given.store, organization);
    clock.nowMs += 15_000;
    await touch(organizationId);
    const mailboxes = new Mailboxes({ commit: (batches) => sendBatches(given.store, batches), parallelCommits: 1 });
    const admissions = [{}, {}, { extractionId: used.extractionId }, {}].map((facts) =>
      mailboxes.submit(organizationId, admission(organization, facts), Number.MAX_SAFE_INTEGER),
    );
    const outcomes = await Promise.allSettled(admissions);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await touch(organizationId)).toMatchObject({ heldHundredths: 300 });
    expect(await brokenRules(given.store, organizationId)).toEqual([]);
  });
}
