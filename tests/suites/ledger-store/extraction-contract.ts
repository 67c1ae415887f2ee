// The store contract on one extraction: how it opens, ends and is answered again.

import { SEALED_ANSWER_BYTES_MAX } from '@lavra/shared/limits';
import { describe, expect, it } from 'vitest';
import { changePrice } from '../../../ledger/src/credit/prices.ts';
import type { AdmitOutcome } from '../../../ledger/src/organization/commands.ts';
import { EXPIRED_PER_BATCH_MAX } from '../../../ledger/src/store/store.ts';
import { type Given, MINUTE_MS } from './given.ts';
import {
  ANSWER,
  admission,
  admitted,
  brokenRules,
  CHARGE,
  createOrganization,
  newIdempotencyKey,
  RELEASE,
  send,
  sendBatch,
} from './harness.ts';

type AdmittedRun = Extract<AdmitOutcome, { kind: 'admitted' }>;

/** Declares its tests within a `describe` of the store contract. */
export function describeExtraction(given: Given): void {
  const { clock, settle, touch } = given;
  describe('one extraction', () => {
    it('is held for, charged, kept and replayed', async () => {
      const organization = await createOrganization(given.store, { allowance: 60, purchased: 500 });
      const idempotencyKey = newIdempotencyKey();
      const run = await admitted(given.store, organization, { idempotencyKey, engineAsked: 'fast', resizeImage: true });
      expect(run.heldHundredths).toBe(250);
      expect(await touch(organization.organizationId)).toMatchObject({ heldHundredths: 250, planHundredths: 60 });

      expect(await settle(run)).toEqual({ kind: 'settled', chargedHundredths: 100 });
      expect(await touch(organization.organizationId)).toMatchObject({
        heldHundredths: 0,
        planHundredths: 0,
        purchasedHundredths: 460,
        chargedHundredths: 100,
      });
      clock.nowMs += 15 * MINUTE_MS - 1;
      const replay = await send(given.store, organization.organizationId, admission(organization, { idempotencyKey }));
      expect(replay).toMatchObject({ kind: 'replayed' });
      expect(replay.kind === 'replayed' && [...replay.sealedAnswer]).toEqual([...ANSWER]);
      clock.nowMs += 1;
      await admitted(given.store, organization, { idempotencyKey });
      expect(await brokenRules(given.store, organization.organizationId)).toEqual([]);
    });

    it('is found by either of two keys while the secret is changed, whoever asks by which', async () => {
      const organization = await createOrganization(given.store);
      const [old, young] = [newIdempotencyKey(), newIdempotencyKey()];
      const [before, after] = [
        { idempotencyKey: old, otherIdempotencyKeys: [young] },
        { idempotencyKey: young, otherIdempotencyKeys: [old] },
      ];
      const tell = (facts: object) => send(given.store, organization.organizationId, admission(organization, facts));
      // Both in one batch, and one after the other.
      const outcomes = await sendBatch(given.store, organization.organizationId, [
        admission(organization, before),
        admission(organization, after),
      ]);
      expect(outcomes).toMatchObject([{ kind: 'admitted' }, { kind: 'inProgress' }]);
      const run = outcomes[0] as { extractionId: string; fencingToken: number };
      expect(await tell(after)).toMatchObject({ kind: 'inProgress' });
      await settle(run);
      for (const facts of [before, after]) expect(await tell(facts)).toMatchObject({ kind: 'replayed' });
      clock.nowMs += 15 * MINUTE_MS;
      const again = await admitted(given.store, organization, after);
      expect(await tell(before)).toMatchObject({ kind: 'inProgress' });
      await settle(again);
      expect(await tell(before)).toMatchObject({ kind: 'replayed' });
      expect(await brokenRules(given.store, organization.organizationId)).toEqual([]);
    });

    it('is replayed beside others, few or so many that MongoDB would not put their answers into one document', async () => {
      const organization = await createOrganization(given.store, { allowance: 7_000 });
      const { organizationId } = organization;
      const keys = Array.from({ length: 70 }, newIdempotencyKey);
      const asked = (from: number, to: number) =>
        sendBatch(
          given.store,
          organizationId,
          keys.slice(from, to).map((idempotencyKey) => admission(organization, { idempotencyKey })),
        );
      const sealedAnswer = new Uint8Array(SEALED_ANSWER_BYTES_MAX).fill(7);
      for (const outcome of await asked(0, 70)) await settle(outcome as AdmittedRun, CHARGE, sealedAnswer);

      for (const few of [1, 32, 33, 70]) {
        const outcomes = await asked(0, few);
        const replayed = outcomes.filter((outcome) => (outcome as AdmitOutcome).kind === 'replayed');
        expect(replayed).toHaveLength(few);
      }
      expect(await brokenRules(given.store, organizationId)).toEqual([]);
    });

    it('is released whole, and kept only where an answer came with the release', async () => {
      const organization = await createOrganization(given.store);
      const [passing, final] = [newIdempotencyKey(), newIdempotencyKey()];
      expect(
        await settle(await admitted(given.store, organization, { idempotencyKey: passing }), RELEASE, null),
      ).toEqual({
        kind: 'settled',
        chargedHundredths: 0,
      });
      await settle(await admitted(given.store, organization, { idempotencyKey: final }), {
        kind: 'release',
        errorCode: 'DOCUMENT_NOT_RECOGNIZED',
      });
      await admitted(given.store, organization, { idempotencyKey: passing });
      const repeated = await send(
        given.store,
        organization.organizationId,
        admission(organization, { idempotencyKey: final }),
      );
      expect(repeated.kind).toBe('replayed');
    });

    it('keeps nothing without an idempotency key', async () => {
      const organization = await createOrganization(given.store);
      const run = await admitted(given.store, organization, { idempotencyKey: null });
      expect(await settle(run)).toEqual({ kind: 'settled', chargedHundredths: 100 });
      await admitted(given.store, organization, { idempotencyKey: null });
      expect(await brokenRules(given.store, organization.organizationId)).toEqual([]);
    });

    it('runs once at a time, and says when its lease ends', async () => {
      const organization = await createOrganization(given.store);
      const idempotencyKey = newIdempotencyKey();
      const { organizationId } = organization;
      const outcomes = await sendBatch(given.store, organizationId, [
        admission(organization, { idempotencyKey }),
        admission(organization, { idempotencyKey }),
      ]);
      expect(outcomes).toMatchObject([{ kind: 'admitted' }, { kind: 'inProgress', retryAfterSeconds: 15 }]);
      clock.nowMs += 14_500;
      expect(await send(given.store, organizationId, admission(organization, { idempotencyKey }))).toEqual({
        kind: 'inProgress',
        retryAfterSeconds: 1,
      });
    });

    it('expires with its lease, and what comes later moves nothing', async () => {
      const organization = await createOrganization(given.store);
      const idempotencyKey = newIdempotencyKey();
      const first = await admitted(given.store, organization, { idempotencyKey });
      clock.nowMs += 15_000;
      expect(await settle(first)).toEqual({ kind: 'leaseLost' });
      expect(await touch(organization.organizationId)).toMatchObject({ heldHundredths: 0, chargedHundredths: 0 });

      const second = await admitted(given.store, organization, { idempotencyKey });
      expect(second.fencingToken).toBeGreaterThan(first.fencingToken);
      expect(await settle({ ...second, fencingToken: first.fencingToken })).toEqual({ kind: 'leaseLost' });
      expect(await settle(second)).toEqual({ kind: 'settled', chargedHundredths: 100 });
      expect(await settle(first)).toEqual({ kind: 'leaseLost' });
      expect(await settle(second, RELEASE, null)).toEqual({ kind: 'alreadySettled', chargedHundredths: 100 });
      expect(await brokenRules(given.store, organization.organizationId)).toEqual([]);
    });

    it('settles beside more ended leases than a batch takes', async () => {
      const ended = 1_300;
      const organization = await createOrganization(given.store, { allowance: 100 * (ended + 1) });
      const { organizationId } = organization;
      for (let opened = 0; opened < ended; opened += 100) {
        await sendBatch(
          given.store,
          organizationId,
          Array.from({ length: 100 }, () => admission(organization)),
        );
      }
      clock.nowMs += 14_000;
      const live = await admitted(given.store, organization);
      clock.nowMs += 1_000;
      expect(await settle(live)).toEqual({ kind: 'settled', chargedHundredths: 100 });
      for (let left = ended; left > 0; left -= EXPIRED_PER_BATCH_MAX) await touch(organizationId);
      expect(await touch(organizationId)).toMatchObject({ heldHundredths: 0, chargedHundredths: 100 });
      expect(await brokenRules(given.store, organizationId)).toEqual([]);
    });

    it('lives as long as its lease is renewed', async () => {
      const organization = await createOrganization(given.store);
      const run = await admitted(given.store, organization);
      const lease = { extractionId: run.extractionId, fencingToken: run.fencingToken };
      for (let renewal = 0; renewal < 4; renewal++) {
        clock.nowMs += 14_999;
        const command = { kind: 'renew' as const, leases: [lease, { ...lease, fencingToken: run.fencingToken + 1 }] };
        // Twice the same id: lost for the wrong fencing token, kept for the right one.
        expect(await send(given.store, organization.organizationId, command)).toEqual({
          lostExtractionIds: [run.extractionId],
        });
      }
      expect(await settle(run)).toMatchObject({ kind: 'settled' });
      clock.nowMs += 1;
      // Its renewal was under way when it was settled.
      expect(await send(given.store, organization.organizationId, { kind: 'renew', leases: [lease] })).toEqual({
        lostExtractionIds: [],
      });
    });

    it('is lost to its renewal once its lease has ended', async () => {
      const organization = await createOrganization(given.store);
      const { extractionId, fencingToken } = await admitted(given.store, organization);
      clock.nowMs += 15_000;
      const command = { kind: 'renew' as const, leases: [{ extractionId, fencingToken }] };
      expect(await send(given.store, organization.organizationId, command)).toEqual({
        lostExtractionIds: [extractionId],
      });
    });

    it('has the whole lease that the same admission asked for again is told of', async () => {
      const organization = await createOrganization(given.store);
      const { organizationId } = organization;
      for (const idempotencyKey of [newIdempotencyKey(), null]) {
        const command = admission(organization, { idempotencyKey });
        const first = await send(given.store, organizationId, command);
        clock.nowMs += 14_999;
        expect(await send(given.store, organizationId, command)).toEqual(first);
        clock.nowMs += 14_999;
        const { fencingToken } = first as Extract<typeof first, { kind: 'admitted' }>;
        expect(await settle({ extractionId: command.extractionId, fencingToken })).toMatchObject({ kind: 'settled' });
      }
      expect(await brokenRules(given.store, organizationId)).toEqual([]);
    });

    it('costs nothing where the price is nothing', async () => {
      const organization = await createOrganization(given.store, { allowance: 0 });
      const before = await given.store.currentPrices();
      await given.store.changePrices('operator', (prices) => changePrice(prices, 'standard', 0));
      const run = await admitted(given.store, organization);
      await given.store.changePrices('operator', (prices) =>
        changePrice(prices, 'standard', before.standardHundredths),
      );
      expect(await settle(run)).toEqual({ kind: 'settled', chargedHundredths: 0 });
      expect(await touch(organization.organizationId)).toMatchObject({ heldHundredths: 0, chargedHundredths: 0 });
      expect(await brokenRules(given.store, organization.organizationId)).toEqual([]);
    });

    it('is charged at the prices of its admission', async () => {
      const organization = await createOrganization(given.store);
      const before = await given.store.currentPrices();
      const run = await admitted(given.store, organization);
      expect(
        await given.store.changePrices('operator', (prices) =>
          changePrice(prices, 'standard', prices.standardHundredths + 20),
        ),
      ).toBe(true);
      expect(await settle(run)).toEqual({ kind: 'settled', chargedHundredths: before.standardHundredths });
      expect((await admitted(given.store, organization)).heldHundredths).toBe(before.standardHundredths + 20);
      await given.store.changePrices('operator', (prices) =>
        changePrice(prices, 'standard', before.standardHundredths),
      );
      const versions = await given.store.listPriceVersions();
      expect(versions.map(({ version }) => version)).toEqual(versions.map((_, index) => index + 1));
      expect(versions.at(-2)?.prices.standardHundredths).toBe(before.standardHundredths + 20);
      expect(await brokenRules(given.store, organization.organizationId)).toEqual([]);
    });
  });
}
