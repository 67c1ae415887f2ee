// What every store of the ledger must do: run unchanged against each of them.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changePrice } from '../../ledger/src/credit/prices.ts';
import { decideBatch, wantedBy } from '../../ledger/src/organization/batch.ts';
import type { Command, Settle } from '../../ledger/src/organization/commands.ts';
import { Mailboxes } from '../../ledger/src/organization/mailbox.ts';
import {
  type Changes,
  EXPIRED_PER_BATCH_MAX,
  type LedgerStore,
  RuleBroken,
  type View,
} from '../../ledger/src/store/store.ts';
import {
  ANSWER,
  addKey,
  admission,
  admitted,
  brokenRules,
  CHARGE,
  createOrganization,
  newTriple,
  RELEASE,
  type StoreKind,
  send,
  sendBatch,
  type TestClock,
  type TestStorage,
} from './harness.ts';

const MINUTE_MS = 60_000;
const START_MS = Date.UTC(2026, 10, 21, 12, 0, 10);
const NOTHING_WANTED = {
  keyIds: new Set<string>(),
  triples: new Set<string>(),
  extractionIds: new Set<string>(),
  grantIds: new Set<string>(),
};

export function describeStoreContract(kind: StoreKind): void {
  describe(`the store contract on ${kind.name}`, () => {
    let storage: TestStorage;
    let store: LedgerStore;
    const clock: TestClock = { nowMs: START_MS };

    beforeAll(async () => {
      storage = await kind.create();
      store = await storage.open(clock);
    });
    beforeEach(() => {
      clock.nowMs = START_MS;
    });
    afterAll(async () => {
      await store?.close();
      await storage?.remove();
    });

    const settle = (
      { extractionId, fence }: { extractionId: string; fence: number },
      request: Settle['request'] = CHARGE,
      sealedAnswer: Uint8Array | null = ANSWER,
    ) =>
      send(store, extractionId.slice(0, extractionId.indexOf('.')), {
        type: 'settle',
        extractionId,
        fence,
        request,
        sealedAnswer,
      });
    const touch = (organizationId: string) => send(store, organizationId, { type: 'touch' });

    /** Commits what a batch would, after the test has spoilt it. */
    const commitSpoilt = (organizationId: string, spoil: (changes: Changes) => Changes) =>
      store.commit(organizationId, NOTHING_WANTED, (view) => {
        const { changes } = decideBatch(view, [{ type: 'grant', amountHundredths: 1, grantId: null }]);
        if (!changes) throw new Error('a grant always changes something');
        return { changes: spoil(changes), result: undefined };
      });

    describe('one extraction', () => {
      it('is held for, charged, kept and replayed', async () => {
        const organization = await createOrganization(store, { allowance: 60, purchased: 500 });
        const triple = newTriple();
        const run = await admitted(store, organization, { triple, engineAsked: 'fast', resizeImage: true });
        expect(run.heldHundredths).toBe(250);
        expect(await touch(organization.organizationId)).toMatchObject({ heldHundredths: 250, planHundredths: 60 });

        expect(await settle(run)).toEqual({ type: 'settled', chargedHundredths: 100 });
        expect(await touch(organization.organizationId)).toMatchObject({
          heldHundredths: 0,
          planHundredths: 0,
          purchasedHundredths: 460,
          chargedHundredths: 100,
        });
        clock.nowMs += 15 * MINUTE_MS - 1;
        const replay = await send(store, organization.organizationId, admission(organization, { triple }));
        expect(replay).toMatchObject({ type: 'replayed' });
        expect(replay.type === 'replayed' && [...replay.sealedAnswer]).toEqual([...ANSWER]);
        clock.nowMs += 1;
        await admitted(store, organization, { triple });
        expect(await brokenRules(store, organization.organizationId)).toEqual([]);
      });

      it('is released whole, and kept only where an answer came with the release', async () => {
        const organization = await createOrganization(store);
        const [passing, final] = [newTriple(), newTriple()];
        expect(await settle(await admitted(store, organization, { triple: passing }), RELEASE, null)).toEqual({
          type: 'settled',
          chargedHundredths: 0,
        });
        await settle(await admitted(store, organization, { triple: final }), {
          type: 'release',
          errorCode: 'DOCUMENT_NOT_RECOGNIZED',
        });
        await admitted(store, organization, { triple: passing });
        const repeated = await send(store, organization.organizationId, admission(organization, { triple: final }));
        expect(repeated.type).toBe('replayed');
      });

      it('keeps nothing without a triple', async () => {
        const organization = await createOrganization(store);
        const run = await admitted(store, organization, { triple: null });
        expect(await settle(run)).toEqual({ type: 'settled', chargedHundredths: 100 });
        await admitted(store, organization, { triple: null });
        expect(await brokenRules(store, organization.organizationId)).toEqual([]);
      });

      it('runs once at a time, and says when its lease ends', async () => {
        const organization = await createOrganization(store);
        const triple = newTriple();
        const { organizationId } = organization;
        const outcomes = await sendBatch(store, organizationId, [
          admission(organization, { triple }),
          admission(organization, { triple }),
        ]);
        expect(outcomes).toMatchObject([{ type: 'admitted' }, { type: 'inProgress', retryAfterSeconds: 15 }]);
        clock.nowMs += 14_500;
        expect(await send(store, organizationId, admission(organization, { triple }))).toEqual({
          type: 'inProgress',
          retryAfterSeconds: 1,
        });
      });

      it('expires with its lease, and what comes later moves nothing', async () => {
        const organization = await createOrganization(store);
        const triple = newTriple();
        const first = await admitted(store, organization, { triple });
        clock.nowMs += 15_000;
        expect(await settle(first)).toEqual({ type: 'leaseLost' });
        expect(await touch(organization.organizationId)).toMatchObject({ heldHundredths: 0, chargedHundredths: 0 });

        const second = await admitted(store, organization, { triple });
        expect(second.fence).toBeGreaterThan(first.fence);
        expect(await settle({ ...second, fence: first.fence })).toEqual({ type: 'leaseLost' });
        expect(await settle(second)).toEqual({ type: 'settled', chargedHundredths: 100 });
        expect(await settle(first)).toEqual({ type: 'leaseLost' });
        expect(await settle(second, RELEASE, null)).toEqual({ type: 'alreadySettled', chargedHundredths: 100 });
        expect(await brokenRules(store, organization.organizationId)).toEqual([]);
      });

      it('settles beside more ended leases than a batch takes', async () => {
        const ended = 1_300;
        const organization = await createOrganization(store, { allowance: 100 * (ended + 1) });
        const { organizationId } = organization;
        for (let opened = 0; opened < ended; opened += 100) {
          await sendBatch(
            store,
            organizationId,
            Array.from({ length: 100 }, () => admission(organization)),
          );
        }
        clock.nowMs += 14_000;
        const live = await admitted(store, organization);
        clock.nowMs += 1_000;
        expect(await settle(live)).toEqual({ type: 'settled', chargedHundredths: 100 });
        for (let left = ended; left > 0; left -= EXPIRED_PER_BATCH_MAX) await touch(organizationId);
        expect(await touch(organizationId)).toMatchObject({ heldHundredths: 0, chargedHundredths: 100 });
        expect(await brokenRules(store, organizationId)).toEqual([]);
      });

      it('lives as long as its lease is renewed', async () => {
        const organization = await createOrganization(store);
        const run = await admitted(store, organization);
        const lease = { extractionId: run.extractionId, fence: run.fence };
        for (let renewal = 0; renewal < 4; renewal++) {
          clock.nowMs += 14_999;
          const command = { type: 'renew' as const, leases: [lease, { ...lease, fence: run.fence + 1 }] };
          // Twice the same id: lost for the wrong fence, kept for the right one.
          expect(await send(store, organization.organizationId, command)).toEqual({
            lostExtractionIds: [run.extractionId],
          });
        }
        expect(await settle(run)).toMatchObject({ type: 'settled' });
        clock.nowMs += 1;
        expect(await send(store, organization.organizationId, { type: 'renew', leases: [lease] })).toEqual({
          lostExtractionIds: [run.extractionId],
        });
      });

      it('has the whole lease that the same admission asked for again is told of', async () => {
        const organization = await createOrganization(store);
        const { organizationId } = organization;
        for (const triple of [newTriple(), null]) {
          const command = admission(organization, { triple });
          const first = await send(store, organizationId, command);
          clock.nowMs += 14_999;
          expect(await send(store, organizationId, command)).toEqual(first);
          clock.nowMs += 14_999;
          const { fence } = first as Extract<typeof first, { type: 'admitted' }>;
          expect(await settle({ extractionId: command.extractionId, fence })).toMatchObject({ type: 'settled' });
        }
        expect(await brokenRules(store, organizationId)).toEqual([]);
      });

      it('costs nothing where the price is nothing', async () => {
        const organization = await createOrganization(store, { allowance: 0 });
        const before = await store.currentPrices();
        await store.changePrices((prices) => changePrice(prices, 'standard', 0));
        const run = await admitted(store, organization);
        await store.changePrices((prices) => changePrice(prices, 'standard', before.standardHundredths));
        expect(await settle(run)).toEqual({ type: 'settled', chargedHundredths: 0 });
        expect(await touch(organization.organizationId)).toMatchObject({ heldHundredths: 0, chargedHundredths: 0 });
        expect(await brokenRules(store, organization.organizationId)).toEqual([]);
      });

      it('is charged at the prices of its admission', async () => {
        const organization = await createOrganization(store);
        const before = await store.currentPrices();
        const run = await admitted(store, organization);
        expect(
          await store.changePrices((prices) => changePrice(prices, 'standard', prices.standardHundredths + 20)),
        ).toBe(true);
        expect(await settle(run)).toEqual({ type: 'settled', chargedHundredths: before.standardHundredths });
        expect((await admitted(store, organization)).heldHundredths).toBe(before.standardHundredths + 20);
        await store.changePrices((prices) => changePrice(prices, 'standard', before.standardHundredths));
        const versions = await store.listPriceVersions();
        expect(versions.map(({ version }) => version)).toEqual(versions.map((_, index) => index + 1));
        expect(versions.at(-2)?.prices.standardHundredths).toBe(before.standardHundredths + 20);
        expect(await brokenRules(store, organization.organizationId)).toEqual([]);
      });
    });

    describe('an organization', () => {
      it('has its plan renewed once a month, what open holds need included', async () => {
        const organization = await createOrganization(store, { allowance: 100, purchased: 150 });
        const { organizationId } = organization;
        clock.nowMs = Date.UTC(2026, 10, 30, 23, 59, 55);
        const run = await admitted(store, organization, { engineAsked: 'fast' });
        await send(store, organizationId, {
          type: 'update',
          allowanceHundredths: 0,
          perMinute: undefined,
          perDay: undefined,
        });
        clock.nowMs = Date.UTC(2026, 11, 1);
        expect(await touch(organizationId)).toMatchObject({ planHundredths: 0, purchasedHundredths: 150 });
        expect(await settle(run, { ...CHARGE, engine: 'fast' })).toEqual({ type: 'settled', chargedHundredths: 150 });

        await send(store, organizationId, {
          type: 'update',
          allowanceHundredths: 70,
          perMinute: undefined,
          perDay: undefined,
        });
        clock.nowMs = Date.UTC(2027, 2, 3);
        const [first, second] = await Promise.all([touch(organizationId), touch(organizationId)]);
        expect([first?.planHundredths, second?.planHundredths]).toEqual([70, 70]);
        expect(await brokenRules(store, organizationId)).toEqual([]);
      });

      it('has no renewal less for a clock that was months ahead, and none more for one that was behind', async () => {
        const { organizationId } = await createOrganization(store, { allowance: 100 });
        const renewals = async () => {
          const rows = await store.readJournal(organizationId, 0, 1_000, 1_000);
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
        expect(await send(store, organizationId, { type: 'grant', amountHundredths: 7, grantId: null })).toMatchObject({
          type: 'granted',
        });
        await touchAt(2027, 3, 1);
        expect(await renewals()).toEqual(['2026-11', '2027-02', '2026-12', '2027-01', '2027-03']);
        expect(await brokenRules(store, organizationId)).toEqual([]);
      });

      it('counts admissions by UTC minute and day, and nothing else', async () => {
        const organization = await createOrganization(store, { allowance: 10_000, perMinute: 2, perDay: 3 });
        const { organizationId } = organization;
        const triple = newTriple();
        await admitted(store, organization, { triple });
        const repeat = () => send(store, organizationId, admission(organization, { triple }));
        expect((await repeat()).type).toBe('inProgress');
        await admitted(store, organization);
        const another = () => send(store, organizationId, admission(organization));
        expect(await another()).toEqual({ type: 'limitExceeded', window: 'minute', limit: 2, retryAfterSeconds: 50 });
        clock.nowMs += 50_000;
        await admitted(store, organization);
        expect(await another()).toMatchObject({ type: 'limitExceeded', window: 'day', limit: 3 });
        clock.nowMs = Date.UTC(2026, 10, 22);
        await admitted(store, organization);
      });

      it('keeps its time when the clock is corrected back a little', async () => {
        const organization = await createOrganization(store);
        const triple = newTriple();
        await settle(await admitted(store, organization, { triple }));
        clock.nowMs += 15 * MINUTE_MS;
        await admitted(store, organization, { triple });
        clock.nowMs -= 10_000;
        const repeated = await send(store, organization.organizationId, admission(organization, { triple }));
        expect(repeated).toEqual({ type: 'inProgress', retryAfterSeconds: 15 });
      });

      it('is not kept waiting by leases from before its clock was set back', async () => {
        const organization = await createOrganization(store);
        const { organizationId } = organization;
        const triple = newTriple();
        const lost = await admitted(store, organization, { triple });
        await admitted(store, organization);
        clock.nowMs -= 19_999;
        expect(await store.listExpired(10_000)).not.toContain(organizationId);
        expect(await touch(organizationId)).toMatchObject({ heldHundredths: 200 });
        clock.nowMs -= 2;
        expect(await store.listExpired(10_000)).toContain(organizationId);
        expect(await touch(organizationId)).toMatchObject({ heldHundredths: 0 });
        expect(await store.listExpired(10_000)).not.toContain(organizationId);
        const run = await admitted(store, organization, { triple });
        expect(await settle(lost)).toEqual({ type: 'leaseLost' });
        expect(await settle(run)).toMatchObject({ type: 'settled' });
        expect(await brokenRules(store, organizationId)).toEqual([]);
      });

      it('replays an answer from before its clock was set back a window longer, and no more', async () => {
        const organization = await createOrganization(store);
        const { organizationId } = organization;
        const triple = newTriple();
        const run = await admitted(store, organization, { triple });
        await settle(run);
        const repeated = () => send(store, organizationId, admission(organization, { triple }));
        clock.nowMs -= 15 * MINUTE_MS;
        expect(await repeated()).toMatchObject({ type: 'replayed' });
        clock.nowMs -= 1;
        await purgeAll((limit) => store.purgeResolved(15 * MINUTE_MS + 1, limit));
        expect(await store.findLive(organizationId, triple)).toMatchObject({ id: run.extractionId });
        expect(await repeated()).toMatchObject({ type: 'admitted' });
        await settle(await admitted(store, organization));
        clock.nowMs -= 15 * MINUTE_MS + 30_001;
        await purgeAll((limit) => store.purgeResolved(15 * MINUTE_MS + 30_000, limit));
        expect(await settle(run)).toEqual({ type: 'leaseLost' });
        expect(await brokenRules(store, organizationId)).toEqual([]);
      });

      it('is granted once what has a name', async () => {
        const { organizationId } = await createOrganization(store, { allowance: 0 });
        const grant = { type: 'grant' as const, amountHundredths: 25, grantId: 'invoice-7' };
        await sendBatch(store, organizationId, [grant, grant]);
        expect(await send(store, organizationId, grant)).toMatchObject({ organization: { purchasedHundredths: 25 } });
        await send(store, organizationId, { ...grant, grantId: null });
        expect(await touch(organizationId)).toMatchObject({ purchasedHundredths: 50 });
      });

      it('refuses a grant by the name of another', async () => {
        const { organizationId } = await createOrganization(store, { allowance: 0 });
        const grant = { type: 'grant' as const, amountHundredths: 25, grantId: 'invoice-7' };
        const taken = { type: 'grantIdTaken', amountHundredths: 25 };
        const other = { ...grant, amountHundredths: 26 };
        const outcomes = await sendBatch(store, organizationId, [grant, other]);
        expect(outcomes).toMatchObject([{ type: 'granted' }, taken]);
        expect(await send(store, organizationId, other)).toEqual(taken);
        expect(await touch(organizationId)).toMatchObject({ purchasedHundredths: 25 });
      });

      it('finds its keys, by hash too, and what was done to them', async () => {
        const { organizationId, keyId } = await createOrganization(store);
        const other = await addKey(store, organizationId);
        const key = await store.findKey(keyId);
        expect(await store.findKeyByHash(key?.hash ?? '')).toEqual(key);
        expect(await store.findKeyByHash('unknown')).toBeUndefined();
        await send(store, organizationId, { type: 'revokeKey', keyId });
        clock.nowMs += 1;
        expect(await send(store, organizationId, { type: 'revokeKey', keyId })).toMatchObject({
          revokedAtMs: START_MS,
        });
        const keys = await store.listKeys(organizationId);
        expect(new Map(keys.map(({ id, revokedAtMs }) => [id, revokedAtMs]))).toEqual(
          new Map([
            [keyId, START_MS],
            [other, null],
          ]),
        );
        const refused = await send(store, organizationId, admission({ organizationId, keyId }));
        expect(refused).toEqual({ type: 'keyRefused', reason: 'revoked' });
      });

      it('reads its usage by day, engine and outcome', async () => {
        const organization = await createOrganization(store);
        await settle(await admitted(store, organization));
        await settle(await admitted(store, organization), { ...CHARGE, engine: 'large' });
        await settle(await admitted(store, organization), RELEASE, null);
        await admitted(store, organization);
        clock.nowMs = Date.UTC(2026, 10, 22);
        await touch(organization.organizationId);
        await settle(await admitted(store, organization));
        const rows = await store.listUsage(organization.organizationId);
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
      const organization = await createOrganization(store);
      const { organizationId } = organization;
      const used = await admitted(store, organization);
      clock.nowMs += 15_000;
      await touch(organizationId);
      const commit = (id: string, commands: readonly Command[]) => sendBatch(store, id, commands);
      const mailboxes = new Mailboxes({ commit, parallelCommits: 1 });
      const admissions = [{}, {}, { extractionId: used.extractionId }, {}].map((facts) =>
        mailboxes.submit(organizationId, admission(organization, facts), Number.MAX_SAFE_INTEGER),
      );
      const outcomes = await Promise.allSettled(admissions);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
      expect(await touch(organizationId)).toMatchObject({ heldHundredths: 300 });
      expect(await brokenRules(store, organizationId)).toEqual([]);
    });

    describe('what must never be written', () => {
      it.each<[string, (changes: Changes) => Changes]>([
        ['a row whose entries do not add up', withRow((row) => ({ ...row, entries: { ...row.entries, issued: -2 } }))],
        ['a sequence twice', withRow((row) => ({ ...row, sequence: row.sequence - 1 }))],
        [
          'a second renewal of a month',
          withRow((row) => ({ ...row, kind: 'renewal', facts: '{"month":"2026-11","allowance":1000}' })),
        ],
        [
          'more charged than there was',
          (changes) => ({ ...changes, organization: { ...changes.organization, purchasedHundredths: -1 } }),
        ],
        [
          'more held than there is',
          (changes) => ({ ...changes, organization: { ...changes.organization, heldHundredths: 5_000 } }),
        ],
      ])('%s is refused, and nothing of its batch stays', async (_name, spoil) => {
        const { organizationId } = await createOrganization(store);
        const before = await store.findAuditSubject(organizationId);
        await expect(commitSpoilt(organizationId, spoil)).rejects.toBeInstanceOf(RuleBroken);
        expect(await store.findAuditSubject(organizationId)).toEqual(before);
        expect(await brokenRules(store, organizationId)).toEqual([]);
      });

      it('two extractions that answer for one triple', async () => {
        const organization = await createOrganization(store);
        const { organizationId } = organization;
        const triple = newTriple();
        await admitted(store, organization, { triple });
        const blind = store.commit(organizationId, NOTHING_WANTED, (view) => {
          const withKey: View = {
            ...view,
            keys: [
              {
                id: organization.keyId,
                organizationId,
                kind: 'live',
                hash: '',
                lastFour: '',
                createdAtMs: 0,
                expiresAtMs: null,
                revokedAtMs: null,
              },
            ],
          };
          const { changes } = decideBatch(withKey, [admission(organization, { triple })]);
          return { changes, result: undefined };
        });
        await expect(blind).rejects.toBeInstanceOf(RuleBroken);
        expect(await touch(organizationId)).toMatchObject({ heldHundredths: 100 });
      });

      it('an admission for a triple whose release was refused with its batch', async () => {
        const organization = await createOrganization(store);
        const { organizationId } = organization;
        const triple = newTriple();
        const { extractionId, fence } = await admitted(store, organization, { triple });
        const release: Settle = { type: 'settle', extractionId, fence, request: RELEASE, sealedAnswer: null };
        const batch = [release, admission(organization)];
        const spoilt = store.commit(organizationId, wantedBy(batch), (view) => {
          const { changes } = decideBatch(view, batch);
          if (!changes) throw new Error('a release always changes something');
          return { changes: withRow((row) => ({ ...row, sequence: 1 }))(changes), result: undefined };
        });
        await expect(spoilt).rejects.toBeInstanceOf(RuleBroken);
        expect(await send(store, organizationId, admission(organization, { triple }))).toMatchObject({
          type: 'inProgress',
        });
        expect(await settle({ extractionId, fence }, RELEASE, null)).toMatchObject({ type: 'settled' });
        await admitted(store, organization, { triple });
        expect(await brokenRules(store, organizationId)).toEqual([]);
      });

      it('two resolutions of one hold', async () => {
        const organization = await createOrganization(store);
        const run = await admitted(store, organization);
        await settle(run);
        await expect(
          commitSpoilt(
            organization.organizationId,
            withRow((row) => ({ ...row, kind: 'release', extractionId: run.extractionId })),
          ),
        ).rejects.toThrow();
        expect(await brokenRules(store, organization.organizationId)).toEqual([]);
      });
    });

    describe('several replicas', () => {
      it('serve one organization at once, and no admission or credit is lost or doubled', async () => {
        const organization = await createOrganization(store, { allowance: 4_000 });
        const { organizationId } = organization;
        const replicas = await Promise.all([storage.open(clock), storage.open(clock), storage.open(clock)]);
        const triples = Array.from({ length: 20 }, newTriple);
        const outcomes = await onEveryReplica(replicas, triples, (replica, triple) =>
          send(replica, organizationId, admission(organization, { triple })),
        );
        const runs = outcomes.filter((outcome) => outcome.type === 'admitted');
        expect(runs).toHaveLength(triples.length);
        expect(new Set(runs.map(({ fence }) => fence)).size).toBe(triples.length);
        const settlements = await onEveryReplica(replicas, runs, (replica, { extractionId, fence }) =>
          send(replica, organizationId, {
            type: 'settle',
            extractionId,
            fence,
            request: CHARGE,
            sealedAnswer: ANSWER,
          }),
        );
        expect(settlements.filter(({ type }) => type === 'settled')).toHaveLength(triples.length);
        expect(settlements.filter(({ type }) => type === 'alreadySettled')).toHaveLength(2 * triples.length);
        expect(await touch(organizationId)).toMatchObject({
          planHundredths: 2_000,
          heldHundredths: 0,
          chargedHundredths: 2_000,
        });
        expect(await brokenRules(store, organizationId)).toEqual([]);
        await Promise.all(replicas.map((replica) => replica.close()));
      });

      it('know what each other admitted, answered, gave up and purged', async () => {
        const organization = await createOrganization(store);
        const { organizationId } = organization;
        const other = await storage.open(clock);
        const triple = newTriple();
        const onOther = () => send(other, organizationId, admission(organization, { triple }));
        expect(await other.findLive(organizationId, triple)).toBeUndefined();
        const first = await admitted(store, organization, { triple });
        expect(await onOther()).toMatchObject({ type: 'inProgress' });
        await settle(first, RELEASE, null);
        const second = await admitted(other, organization, { triple });
        expect(await send(store, organizationId, admission(organization, { triple }))).toMatchObject({
          type: 'inProgress',
        });
        await settle(second);
        expect(await onOther()).toMatchObject({ type: 'replayed' });
        clock.nowMs += 16 * MINUTE_MS;
        await purgeAll((limit) => store.purgeResolved(15 * MINUTE_MS + 30_000, limit));
        expect(await other.findLive(organizationId, triple)).toBeUndefined();
        const third = await admitted(other, organization, { triple });
        expect(await store.findLive(organizationId, triple)).toMatchObject({ id: third.extractionId });
        expect(await brokenRules(other, organizationId)).toEqual([]);
        await other.close();
      });

      it('number price versions without a gap, whoever sets them', async () => {
        const before = await store.currentPrices();
        const other = await storage.open(clock);
        const raise = (on: LedgerStore) =>
          on.changePrices((prices) => changePrice(prices, 'resizeImage', prices.resizeImageHundredths + 1));
        await Promise.all(Array.from({ length: 6 }, (_, index) => raise(index % 2 ? other : store)));
        expect((await other.currentPrices()).resizeImageHundredths).toBe(before.resizeImageHundredths + 6);
        const versions = await store.listPriceVersions();
        expect(versions.map(({ version }) => version)).toEqual(versions.map((_, index) => index + 1));
        await store.changePrices((prices) => changePrice(prices, 'resizeImage', before.resizeImageHundredths));
        await other.close();
      });

      it('find everything as it was after they were closed', async () => {
        const organization = await createOrganization(store, { purchased: 33 });
        const run = await admitted(store, organization);
        await store.close();
        store = await storage.open(clock);
        expect(await touch(organization.organizationId)).toMatchObject({
          purchasedHundredths: 33,
          heldHundredths: 100,
        });
        expect(await settle(run)).toMatchObject({ type: 'settled' });
      });
    });

    describe('what the jobs do', () => {
      it('finds the organizations whose leases ended', async () => {
        const organization = await createOrganization(store);
        await admitted(store, organization);
        clock.nowMs += 14_999;
        expect(await store.listExpired(1_000)).not.toContain(organization.organizationId);
        clock.nowMs += 1;
        expect(await store.listExpired(1_000)).toContain(organization.organizationId);
        await touch(organization.organizationId);
        expect(await store.listExpired(1_000)).not.toContain(organization.organizationId);
      });

      it('removes answers after their window and leaves the money alone', async () => {
        const organization = await createOrganization(store);
        const triple = newTriple();
        const run = await admitted(store, organization, { triple });
        await settle(run);
        const ageMs = 15 * MINUTE_MS + 30_000;
        clock.nowMs += ageMs - 1;
        await purgeAll((limit) => store.purgeResolved(ageMs, limit));
        expect(await store.findLive(organization.organizationId, triple)).toMatchObject({ id: run.extractionId });
        expect(await settle(run)).toEqual({ type: 'alreadySettled', chargedHundredths: 100 });
        clock.nowMs += 1;
        expect(await purgeAll((limit) => store.purgeResolved(ageMs, limit))).toBeGreaterThan(0);
        expect(await store.findLive(organization.organizationId, triple)).toBeUndefined();
        expect(await settle(run)).toEqual({ type: 'leaseLost' });
        expect(await touch(organization.organizationId)).toMatchObject({ chargedHundredths: 100, heldHundredths: 0 });
        expect(await brokenRules(store, organization.organizationId)).toEqual([]);
      });
    });
  });
}

async function purgeAll(purge: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (let purged = 2; purged === 2; total += purged) purged = await purge(2);
  return total;
}

function withRow(change: (row: Changes['journal'][number]) => Changes['journal'][number]) {
  return (changes: Changes): Changes => ({ ...changes, journal: changes.journal.map(change) });
}

/** All replicas at once, each with one transaction at a time of an organization, as its mailbox has it. */
async function onEveryReplica<Item, Result>(
  replicas: readonly LedgerStore[],
  items: readonly Item[],
  work: (replica: LedgerStore, item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = await Promise.all(
    replicas.map(async (replica) => {
      const own: Result[] = [];
      for (const item of items) own.push(await work(replica, item));
      return own;
    }),
  );
  return results.flat();
}
