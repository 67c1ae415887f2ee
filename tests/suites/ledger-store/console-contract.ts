// What every store keeps for the console: tokens, sessions, failures to sign in, the last audit, who set a price.
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  decideSignIn,
  FAILURES_MAX,
  LOCK_OUT_WINDOW_MS,
  SESSION_MS,
} from '../../../ledger/src/console/decide-sign-in.ts';
import { changePrice } from '../../../ledger/src/credit/prices.ts';
import type { ConsoleToken } from '../../../ledger/src/model/console.ts';
import { type Given, START_MS } from './given.ts';
import { admitted, brokenRules, createOrganization, send } from './harness.ts';

const randomHash = () => randomBytes(32).toString('base64url');

export function describeConsole(given: Given): void {
  const aToken = async (facts: Partial<ConsoleToken> = {}): Promise<ConsoleToken> => {
    const token = {
      id: `ctk_${randomBytes(10).toString('hex')}`,
      organizationId: null,
      hash: randomHash(),
      createdAtMs: given.clock.nowMs,
      createdBy: 'operator',
      expiresAtMs: given.clock.nowMs + 10 * SESSION_MS,
      revokedAtMs: null,
      revokedBy: null,
      ...facts,
    };
    await given.store.console.addToken(token);
    return token;
  };
  const signIn = (tokenId: string | undefined, tokenHash: string, addressHash = randomHash()) => {
    const attempt = { tokenId, tokenHash, sessionHash: randomHash() };
    return given.store.console.signIn({ tokenId, addressHash }, (view) => decideSignIn(attempt, view));
  };

  describe('the console', () => {
    it('keeps tokens by organization, the newest first, and who revoked one first', async () => {
      const { organizationId } = await createOrganization(given.store);
      const first = await aToken({ organizationId });
      const second = await aToken({ organizationId, createdAtMs: START_MS + 1 });
      expect(await given.store.console.listTokens(organizationId)).toEqual([second, first]);
      given.clock.nowMs += 5;
      await given.store.console.revokeToken(first.id, 'operator');
      given.clock.nowMs += 5;
      const revoked = { ...first, revokedAtMs: START_MS + 5, revokedBy: 'operator' };
      expect(await given.store.console.revokeToken(first.id, second.id)).toEqual(revoked);
      expect(await given.store.console.findToken(first.id)).toEqual(revoked);
      expect(await given.store.console.revokeToken('ctk_00000000000000000000', 'operator')).toBeUndefined();
      const operators = await aToken();
      expect(await given.store.console.listTokens(null)).toContainEqual(operators);
    });

    it('opens a session, finds it by its hash, ends it, and purges what is over', async () => {
      const token = await aToken();
      const opened = [await signIn(token.id, token.hash), await signIn(token.id, token.hash)];
      const hashes = opened.map((outcome) => (outcome.kind === 'opened' ? outcome.session.hash : outcome.kind));
      const find = (at: number) => given.store.console.findSession(hashes[at] ?? '');
      expect(await find(0)).toEqual({
        token,
        session: { hash: hashes[0], tokenId: token.id, createdAtMs: START_MS, expiresAtMs: START_MS + SESSION_MS },
      });
      await given.store.console.endSession(hashes[0] ?? '');
      expect(await find(0)).toBeUndefined();
      expect(await find(1)).toBeDefined();
      given.clock.nowMs += SESSION_MS;
      await given.store.console.purge(0);
      expect(await find(1)).toBeUndefined();
    });

    it('locks an address out after its failures, and not another; the purge forgets them', async () => {
      const token = await aToken();
      const address = randomHash();
      for (let failure = 0; failure < FAILURES_MAX.address; failure++) {
        expect(await signIn(undefined, randomHash(), address)).toEqual({ kind: 'refused', reason: 'unknown' });
      }
      expect(await signIn(token.id, token.hash, address)).toEqual({ kind: 'locked', retryAfterSeconds: 900 });
      expect(await signIn(token.id, token.hash)).toMatchObject({ kind: 'opened' });
      await given.store.console.purge(given.clock.nowMs);
      expect(await signIn(token.id, token.hash, address)).toMatchObject({ kind: 'opened' });
    });

    it('locks a token out after failures from everywhere, and counts two at once as two', async () => {
      const token = await aToken();
      const attempts = Array.from({ length: FAILURES_MAX.token }, () => signIn(token.id, randomHash()));
      await Promise.all(attempts);
      expect(await signIn(token.id, token.hash)).toMatchObject({ kind: 'locked' });
      given.clock.nowMs += LOCK_OUT_WINDOW_MS;
      expect(await signIn(token.id, token.hash)).toMatchObject({ kind: 'opened' });
      given.clock.nowMs += 1;
      expect(await signIn(token.id, randomHash())).toMatchObject({ kind: 'refused' });
      expect(await signIn(token.id, token.hash)).toMatchObject({ kind: 'opened' });
    });

    it('keeps the last audit', async () => {
      const run = {
        endedAtMs: START_MS,
        durationMs: 12,
        by: 'operator',
        organizations: 1,
        extractions: 2,
        violations: 1,
        firstViolations: ['chain-broken org_1'],
      };
      await given.store.console.putAuditRun({ ...run, violations: 0, firstViolations: [] });
      await given.store.console.putAuditRun(run);
      expect(await given.store.console.lastAuditRun()).toEqual(run);
    });
  });

  describe('the journal', () => {
    it('says who changed what, and what was given again, without moving anything', async () => {
      const organization = await createOrganization(given.store, { purchased: 5 });
      const { organizationId, keyId } = organization;
      const by = 'ctk_0123456789abcdef0123';
      const { extractionId } = await admitted(given.store, organization);
      await send(given.store, organizationId, {
        kind: 'update',
        by,
        allowanceHundredths: undefined,
        perMinute: 7,
        perDay: undefined,
      });
      await send(given.store, organizationId, { kind: 'grant', by, amountHundredths: 3, grantId: 'g' });
      await send(given.store, organizationId, { kind: 'revokeKey', by, keyId });
      await send(given.store, organizationId, { kind: 'revokeKey', by: 'operator', keyId });
      await send(given.store, organizationId, { kind: 'note', by, change: 'token.create', tokenId: by });
      await send(given.store, organizationId, { kind: 'replays', replays: [{ extractionId, times: 2 }] });
      const rows = await given.store.readJournal(organizationId, 0, 100, 100);
      const told = rows.filter(({ kind }) => ['change', 'replay', 'grant'].includes(kind));
      expect(told.map(({ kind, extractionId: id, facts }) => [kind, id, JSON.parse(facts)])).toEqual([
        [
          'change',
          null,
          { by: 'operator', change: 'organization.create', allowance: 1_000, perMinute: 1_000_000, perDay: 1_000_000 },
        ],
        ['grant', null, { by: 'operator' }],
        ['change', null, { by: 'operator', change: 'key.create', keyId }],
        ['change', null, { by, change: 'organization.update', perMinute: 7 }],
        ['grant', null, { grantId: 'g', by }],
        ['change', null, { by, change: 'key.revoke', keyId }],
        ['change', null, { by, change: 'token.create', tokenId: by }],
        ['replay', extractionId, { times: 2 }],
      ]);
      expect(await brokenRules(given.store, organizationId)).toEqual([]);
    });

    it('of the prices says who set them', async () => {
      const by = 'ctk_0123456789abcdef0123';
      await given.store.changePrices(by, (prices) => changePrice(prices, 'resizeImage', prices.resizeImageHundredths));
      const versions = await given.store.listPriceVersions();
      expect(versions[0]).toMatchObject({ version: 1, changedBy: null });
      expect(versions.at(-1)).toMatchObject({ changedBy: by });
    });
  });

  it('adds up the outcomes of a day over all organizations', async () => {
    given.clock.nowMs = Date.UTC(2031, 4, 1, 12);
    for (const engine of ['mini', 'mini', 'large'] as const) {
      const organization = await createOrganization(given.store);
      const run = await admitted(given.store, organization);
      await given.settle(run, { kind: 'charge', engine, imageResized: false });
    }
    const day = '2031-05-01';
    expect(await given.store.listOutcomes(day)).toEqual([
      { day, engine: 'large', outcome: 'charged', extractions: 1, chargedHundredths: 100 },
      { day, engine: 'mini', outcome: 'charged', extractions: 2, chargedHundredths: 200 },
    ]);
    expect(await given.store.listOutcomes('2031-05-02')).toEqual([]);
  });
}
