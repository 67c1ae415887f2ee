// What every store of the ledger must do: run unchanged against each of them.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changePrice } from '../../../ledger/src/credit/prices.ts';
import type { JournalKind } from '../../../ledger/src/model/journal.ts';
import { decideBatch, wantedBy } from '../../../ledger/src/organization/batch.ts';
import type { AdmitOutcome, Settle } from '../../../ledger/src/organization/commands.ts';
import { type Changes, type LedgerStore, RuleBroken, type View } from '../../../ledger/src/store/store.ts';
import { describeConsole } from './console-contract.ts';
import { describeExtraction } from './extraction-contract.ts';
import { MINUTE_MS, purgeAll, START_MS } from './given.ts';
import {
  ANSWER,
  admission,
  admitted,
  brokenRules,
  CHARGE,
  createOrganization,
  newIdempotencyKey,
  RELEASE,
  type StoreKind,
  send,
  sendBatches,
  type TestClock,
  type TestStorage,
} from './harness.ts';
import { describeOrganization } from './organization-contract.ts';

const NOTHING_WANTED = {
  keyIds: new Set<string>(),
  idempotencyKeys: new Set<string>(),
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
      { extractionId, fencingToken }: { extractionId: string; fencingToken: number },
      request: Settle['request'] = CHARGE,
      sealedAnswer: Uint8Array | null = ANSWER,
    ) =>
      send(store, extractionId.slice(0, extractionId.indexOf('.')), {
        kind: 'settle',
        extractionId,
        fencingToken,
        request,
        sealedAnswer,
      });
    const touch = (organizationId: string) => send(store, organizationId, { kind: 'touch' });

    /** Commits what a batch would, after the test has spoilt it. */
    const commitSpoilt = (organizationId: string, spoil: (changes: Changes) => Changes) =>
      store.commit(organizationId, NOTHING_WANTED, (view) => {
        const { changes } = decideBatch(view, [{ kind: 'grant', amountHundredths: 1, grantId: null, by: 'operator' }]);
        if (!changes) throw new Error('a grant always changes something');
        return { changes: spoil(changes), result: undefined };
      });

    const given = {
      get store() {
        return store;
      },
      clock,
      settle,
      touch,
    };
    describeExtraction(given);
    describeOrganization(given);
    describeConsole(given);

    describe('what must never be written', () => {
      it.each<[string, (changes: Changes) => Changes]>([
        ['a row whose entries do not add up', withRow((row) => ({ ...row, entries: { ...row.entries, issued: -2 } }))],
        [
          'a fraction of a hundredth',
          withRow((row) => ({ ...row, entries: { ...row.entries, issued: -0.5, purchased: 0.5 } })),
        ],
        ['a row of no known kind', withRow((row) => ({ ...row, kind: 'gift' as JournalKind }))],
        ['a row without a time', withRow((row) => ({ ...row, atMs: undefined as unknown as number }))],
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

      it('two extractions that answer for one idempotency key', async () => {
        const organization = await createOrganization(store);
        const { organizationId } = organization;
        const idempotencyKey = newIdempotencyKey();
        await admitted(store, organization, { idempotencyKey });
        const blind = store.commit(organizationId, NOTHING_WANTED, (view) => {
          const withKey: View = {
            ...view,
            keys: [
              {
                id: organization.keyId,
                organizationId,
                kind: 'live',
                hash: '',
                secretId: null,
                lastFour: '',
                createdAtMs: 0,
                expiresAtMs: null,
                revokedAtMs: null,
              },
            ],
          };
          const { changes } = decideBatch(withKey, [admission(organization, { idempotencyKey })]);
          return { changes, result: undefined };
        });
        await expect(blind).rejects.toBeInstanceOf(RuleBroken);
        expect(await touch(organizationId)).toMatchObject({ heldHundredths: 100 });
      });

      it('an admission for an idempotency key whose release was refused with its batch', async () => {
        const organization = await createOrganization(store);
        const { organizationId } = organization;
        const idempotencyKey = newIdempotencyKey();
        const { extractionId, fencingToken } = await admitted(store, organization, { idempotencyKey });
        const release: Settle = { kind: 'settle', extractionId, fencingToken, request: RELEASE, sealedAnswer: null };
        const batch = [release, admission(organization)];
        const spoilt = store.commit(organizationId, wantedBy(batch), (view) => {
          const { changes } = decideBatch(view, batch);
          if (!changes) throw new Error('a release always changes something');
          return { changes: withRow((row) => ({ ...row, sequence: 1 }))(changes), result: undefined };
        });
        await expect(spoilt).rejects.toBeInstanceOf(RuleBroken);
        expect(await send(store, organizationId, admission(organization, { idempotencyKey }))).toMatchObject({
          kind: 'inProgress',
        });
        expect(await settle({ extractionId, fencingToken }, RELEASE, null)).toMatchObject({ kind: 'settled' });
        await admitted(store, organization, { idempotencyKey });
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

    describe('batches of several organizations', () => {
      const organizationsOf = (count: number) =>
        Promise.all(Array.from({ length: count }, () => createOrganization(store, { allowance: 4_000 })));

      it('are decided each on its own, and committed together', async () => {
        const organizations = await organizationsOf(3);
        const results = await sendBatches(
          store,
          organizations.map((organization, index) => ({
            organizationId: organization.organizationId,
            commands: Array.from({ length: index + 1 }, () => admission(organization)),
          })),
        );
        const outcomes = results.map((result) => (result.status === 'fulfilled' ? result.value : []));
        const settlements = organizations.map(({ organizationId }, index) => ({
          organizationId,
          commands: (outcomes[index] as AdmitOutcome[]).flatMap((outcome) =>
            outcome.kind === 'admitted'
              ? [{ ...outcome, kind: 'settle' as const, request: CHARGE, sealedAnswer: ANSWER }]
              : [],
          ),
        }));
        await sendBatches(store, settlements);
        for (const [index, { organizationId }] of organizations.entries()) {
          expect(await touch(organizationId)).toMatchObject({
            heldHundredths: 0,
            chargedHundredths: 100 * (index + 1),
          });
          expect(await brokenRules(store, organizationId)).toEqual([]);
        }
      });

      it('fail alone where a rule refuses one of them', async () => {
        const organizations = await organizationsOf(3);
        const results = await store.commitTogether(
          organizations.map((organization, index) => ({
            organizationId: organization.organizationId,
            wanted: wantedBy([admission(organization)]),
            decide: (view: View) => {
              const { changes, result } = decideBatch(view, [admission(organization)]);
              if (!changes) throw new Error('an admission always changes something');
              return { changes: index === 1 ? withRow((row) => ({ ...row, sequence: 1 }))(changes) : changes, result };
            },
          })),
        );
        expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
        expect(results[1]).toMatchObject({ reason: expect.any(RuleBroken) });
        for (const [index, { organizationId }] of organizations.entries()) {
          expect(await touch(organizationId)).toMatchObject({ heldHundredths: index === 1 ? 0 : 100 });
          expect(await brokenRules(store, organizationId)).toEqual([]);
        }
      });

      it('of several replicas at once lose and double nothing', async () => {
        const organizations = await organizationsOf(4);
        const replicas = await Promise.all([storage.open(clock), storage.open(clock), storage.open(clock)]);
        const rounds = Array.from({ length: 5 }, () =>
          organizations.map((organization) => ({
            organizationId: organization.organizationId,
            commands: [admission(organization), admission(organization)],
          })),
        );
        for (const round of rounds) {
          const results = await Promise.all(replicas.map((replica) => sendBatches(replica, round)));
          expect(results.flat().map(({ status }) => status)).toEqual(Array(12).fill('fulfilled'));
        }
        for (const { organizationId } of organizations) {
          expect(await touch(organizationId)).toMatchObject({ heldHundredths: 1_000 });
          expect(await brokenRules(store, organizationId)).toEqual([]);
        }
        await Promise.all(replicas.map((replica) => replica.close()));
      });
    });

    describe('several replicas', () => {
      it('give back a hold once its lease ends, whichever of them looked before', async () => {
        const organization = await createOrganization(store);
        const { organizationId } = organization;
        const other = await storage.open(clock);
        const holds = async (replica: LedgerStore, heldHundredths: number) =>
          expect(await send(replica, organizationId, { kind: 'touch' })).toMatchObject({ heldHundredths });
        await admitted(store, organization);
        clock.nowMs += 10_000;
        await admitted(other, organization);
        await holds(store, 200);
        clock.nowMs += 4_999;
        await holds(store, 200);
        await admitted(store, organization);
        clock.nowMs += 1;
        await holds(store, 200);
        await holds(other, 200);
        clock.nowMs += 10_000;
        await holds(other, 100);
        clock.nowMs += 4_998;
        await holds(store, 100);
        clock.nowMs += 1;
        await holds(store, 0);
        expect(await brokenRules(other, organizationId)).toEqual([]);
        await other.close();
      });

      it('give back what was held before the clock was set back', async () => {
        const organization = await createOrganization(store);
        const { organizationId } = organization;
        const other = await storage.open(clock);
        clock.nowMs += 10 * MINUTE_MS;
        await admitted(store, organization);
        await admitted(store, organization);
        clock.nowMs -= 10 * MINUTE_MS;
        await admitted(other, organization);
        expect(await touch(organizationId)).toMatchObject({ heldHundredths: 100 });
        clock.nowMs += 10 * MINUTE_MS;
        expect(await touch(organizationId)).toMatchObject({ heldHundredths: 0 });
        expect(await brokenRules(store, organizationId)).toEqual([]);
        await other.close();
      });

      it('serve one organization at once, and no admission or credit is lost or doubled', async () => {
        const organization = await createOrganization(store, { allowance: 4_000 });
        const { organizationId } = organization;
        const replicas = await Promise.all([storage.open(clock), storage.open(clock), storage.open(clock)]);
        const idempotencyKeys = Array.from({ length: 20 }, newIdempotencyKey);
        const outcomes = await onEveryReplica(replicas, idempotencyKeys, (replica, idempotencyKey) =>
          send(replica, organizationId, admission(organization, { idempotencyKey })),
        );
        const runs = outcomes.filter((outcome) => outcome.kind === 'admitted');
        expect(runs).toHaveLength(idempotencyKeys.length);
        expect(new Set(runs.map(({ fencingToken }) => fencingToken)).size).toBe(idempotencyKeys.length);
        const settlements = await onEveryReplica(replicas, runs, (replica, { extractionId, fencingToken }) =>
          send(replica, organizationId, {
            kind: 'settle',
            extractionId,
            fencingToken,
            request: CHARGE,
            sealedAnswer: ANSWER,
          }),
        );
        expect(settlements.filter(({ kind }) => kind === 'settled')).toHaveLength(idempotencyKeys.length);
        expect(settlements.filter(({ kind }) => kind === 'alreadySettled')).toHaveLength(2 * idempotencyKeys.length);
        expect(await touch(organizationId)).toMatchObject({
          planHundredths: 2_000,
          heldHundredths: 0,
          chargedHundredths: 2_000,
        });
        expect(await brokenRules(store, organizationId)).toEqual([]);
        await Promise.all(replicas.map((replica) => replica.close()));
      });

      it('take nothing back that another wrote, however long they were alone with an organization', async () => {
        const organization = await createOrganization(store);
        const { organizationId } = organization;
        const other = await storage.open(clock);
        const run = await admitted(store, organization);
        await admitted(store, organization);
        await admitted(store, organization);
        await send(other, organizationId, { kind: 'grant', amountHundredths: 5, grantId: null, by: 'operator' });
        const renewal = { kind: 'renew' as const, leases: [run] };
        expect(await send(store, organizationId, renewal)).toEqual({ lostExtractionIds: [] });
        await settle(run, RELEASE, null);
        await send(other, organizationId, { kind: 'revokeKey', keyId: organization.keyId, by: 'operator' });
        expect(await send(store, organizationId, admission(organization))).toMatchObject({ kind: 'keyRefused' });
        expect(await touch(organizationId)).toMatchObject({ purchasedHundredths: 5, heldHundredths: 200 });
        expect(await brokenRules(store, organizationId)).toEqual([]);
        await other.close();
      });

      it('know what each other admitted, answered, gave up and purged', async () => {
        const organization = await createOrganization(store);
        const { organizationId } = organization;
        const other = await storage.open(clock);
        const idempotencyKey = newIdempotencyKey();
        const onOther = () => send(other, organizationId, admission(organization, { idempotencyKey }));
        expect(await other.findLive(organizationId, idempotencyKey)).toBeUndefined();
        const first = await admitted(store, organization, { idempotencyKey });
        expect(await onOther()).toMatchObject({ kind: 'inProgress' });
        await settle(first, RELEASE, null);
        const second = await admitted(other, organization, { idempotencyKey });
        expect(await send(store, organizationId, admission(organization, { idempotencyKey }))).toMatchObject({
          kind: 'inProgress',
        });
        await settle(second);
        expect(await onOther()).toMatchObject({ kind: 'replayed' });
        clock.nowMs += 16 * MINUTE_MS;
        await purgeAll((limit) => store.purgeResolved(15 * MINUTE_MS + 30_000, limit));
        expect(await other.findLive(organizationId, idempotencyKey)).toBeUndefined();
        const third = await admitted(other, organization, { idempotencyKey });
        expect(await store.findLive(organizationId, idempotencyKey)).toMatchObject({ id: third.extractionId });
        expect(await brokenRules(other, organizationId)).toEqual([]);
        await other.close();
      });

      it('number price versions without a gap, whoever sets them', async () => {
        const before = await store.currentPrices();
        const other = await storage.open(clock);
        const raise = (on: LedgerStore) =>
          on.changePrices('operator', (prices) => changePrice(prices, 'resizeImage', prices.resizeImageHundredths + 1));
        await Promise.all(Array.from({ length: 6 }, (_, index) => raise(index % 2 ? other : store)));
        expect((await other.currentPrices()).resizeImageHundredths).toBe(before.resizeImageHundredths + 6);
        const versions = await store.listPriceVersions();
        expect(versions.map(({ version }) => version)).toEqual(versions.map((_, index) => index + 1));
        await store.changePrices('operator', (prices) =>
          changePrice(prices, 'resizeImage', before.resizeImageHundredths),
        );
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
        expect(await settle(run)).toMatchObject({ kind: 'settled' });
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
        const idempotencyKey = newIdempotencyKey();
        const run = await admitted(store, organization, { idempotencyKey });
        await settle(run);
        const ageMs = 15 * MINUTE_MS + 30_000;
        clock.nowMs += ageMs - 1;
        await purgeAll((limit) => store.purgeResolved(ageMs, limit));
        expect(await store.findLive(organization.organizationId, idempotencyKey)).toMatchObject({
          id: run.extractionId,
        });
        expect(await settle(run)).toEqual({ kind: 'alreadySettled', chargedHundredths: 100 });
        clock.nowMs += 1;
        expect(await purgeAll((limit) => store.purgeResolved(ageMs, limit))).toBeGreaterThan(0);
        expect(await store.findLive(organization.organizationId, idempotencyKey)).toBeUndefined();
        expect(await settle(run)).toEqual({ kind: 'leaseLost' });
        expect(await touch(organization.organizationId)).toMatchObject({ chargedHundredths: 100, heldHundredths: 0 });
        expect(await brokenRules(store, organization.organizationId)).toEqual([]);
      });
    });
  });
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
