// Who is let into the console, who is told why not, and who is locked out for how long.
import { describe, expect, it } from 'vitest';
import type { ConsoleToken } from '../model/console.ts';
import { decideSignIn, isSessionOpen, LOCK_OUT_WINDOW_MS, SESSION_MS, type SignInView } from './decide-sign-in.ts';

const NOW = 1_000_000_000;
const [HASH, OTHER_HASH] = ['h'.repeat(43), 'x'.repeat(43)];
const token: ConsoleToken = {
  id: 'ctk_0123456789abcdef0123',
  organizationId: null,
  hash: HASH,
  createdAtMs: 0,
  createdBy: 'operator',
  expiresAtMs: NOW + 10 * SESSION_MS,
  revokedAtMs: null,
  revokedBy: null,
};
const attempt = { tokenId: token.id, tokenHash: HASH, sessionHash: 's'.repeat(43) };
const view: SignInView = { nowMs: NOW, token, addressFailures: undefined, tokenFailures: undefined };
const failures = (count: number, sinceMs = NOW - 1_000) => ({ failures: count, sinceMs });

describe('a session', () => {
  it('is opened for an hour, and forgets the failures with its token alone', () => {
    expect(decideSignIn(attempt, { ...view, addressFailures: failures(9), tokenFailures: failures(4) })).toEqual({
      outcome: {
        kind: 'opened',
        token,
        session: { hash: attempt.sessionHash, tokenId: token.id, createdAtMs: NOW, expiresAtMs: NOW + SESSION_MS },
      },
      tokenFailures: null,
    });
  });

  it('ends with its token at the latest', () => {
    const { outcome } = decideSignIn(attempt, { ...view, token: { ...token, expiresAtMs: NOW + 5 } });
    expect(outcome).toMatchObject({ kind: 'opened', session: { expiresAtMs: NOW + 5 } });
  });

  it.each([
    ['is open until its end', {}, {}, NOW, true],
    ['is over at its end', {}, {}, NOW + 1_000, false],
    ['is over once its token is revoked', {}, { revokedAtMs: NOW }, NOW, false],
    ['is over once its token has expired', {}, { expiresAtMs: NOW }, NOW, false],
  ])('%s', (_name, sessionFacts, tokenFacts, nowMs, expected) => {
    const session = { hash: '', tokenId: token.id, createdAtMs: 0, expiresAtMs: NOW + 1_000, ...sessionFacts };
    expect(isSessionOpen(session, { ...token, ...tokenFacts }, nowMs)).toBe(expected);
  });
});

describe('what is refused', () => {
  it.each<[string, Partial<SignInView>, string, 'unknown' | 'revoked' | 'expired']>([
    ['a wrong secret', {}, OTHER_HASH, 'unknown'],
    ['a wrong secret of a revoked token', { token: { ...token, revokedAtMs: 1 } }, OTHER_HASH, 'unknown'],
    ['a revoked token', { token: { ...token, revokedAtMs: 1 } }, HASH, 'revoked'],
    ['an expired token', { token: { ...token, expiresAtMs: NOW } }, HASH, 'expired'],
  ])('%s counts for the address and the token', (_name, facts, tokenHash, reason) => {
    expect(decideSignIn({ ...attempt, tokenHash }, { ...view, ...facts })).toEqual({
      outcome: { kind: 'refused', reason },
      addressFailures: { failures: 1, sinceMs: NOW },
      tokenFailures: { failures: 1, sinceMs: NOW },
    });
  });

  it('a token that does not exist counts for the address alone', () => {
    expect(decideSignIn(attempt, { ...view, token: undefined, addressFailures: failures(2) })).toEqual({
      outcome: { kind: 'refused', reason: 'unknown' },
      addressFailures: failures(3),
    });
  });
});

describe('the lock-out', () => {
  it.each<[string, Partial<SignInView>, number | undefined]>([
    ['ten failures from an address', { addressFailures: failures(10) }, 899],
    ['nine failures from an address', { addressFailures: failures(9) }, undefined],
    ['five failures with a token', { tokenFailures: failures(5) }, 899],
    ['four failures with a token', { tokenFailures: failures(4) }, undefined],
    ['the later end of two locks', { addressFailures: failures(10, NOW - 60_000), tokenFailures: failures(5) }, 899],
    ['failures of a window ago', { addressFailures: failures(99, NOW - LOCK_OUT_WINDOW_MS) }, undefined],
    ['failures from ahead of a clock set back', { addressFailures: failures(99, NOW + 1) }, undefined],
  ])('%s', (_name, facts, retryAfterSeconds) => {
    const { outcome, ...writes } = decideSignIn(attempt, { ...view, ...facts });
    if (retryAfterSeconds === undefined) expect(outcome.kind).toBe('opened');
    else expect({ outcome, writes }).toEqual({ outcome: { kind: 'locked', retryAfterSeconds }, writes: {} });
  });

  it('tells a locked caller the same of a right and of a wrong token', () => {
    const locked = { ...view, addressFailures: failures(10) };
    expect(decideSignIn({ ...attempt, tokenHash: OTHER_HASH }, locked)).toEqual(decideSignIn(attempt, locked));
  });

  it('starts counting anew after the window', () => {
    const stale = { ...view, addressFailures: failures(99, NOW - LOCK_OUT_WINDOW_MS) };
    expect(decideSignIn({ ...attempt, tokenHash: OTHER_HASH }, stale)).toMatchObject({
      addressFailures: { failures: 1, sinceMs: NOW },
    });
  });
});
