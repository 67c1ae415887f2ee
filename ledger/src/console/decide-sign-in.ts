// May a token open a session of the console? The lock-out is decided before the token is looked at. Pure.
import { timingSafeEqual } from 'node:crypto';
import type { ConsoleSession, ConsoleToken, SignInFailures } from '../model/console.ts';

/** Sessions end by themselves: who stays longer signs in again. */
export const SESSION_MS = 60 * 60_000;
/** Failures count, and a lock lasts, until this long after the first of them. */
export const LOCK_OUT_WINDOW_MS = 15 * 60_000;
/** An office shares an address; a token has one owner, who does not mistype it often. */
export const FAILURES_MAX = { address: 10, token: 5 } as const;

export interface SignInAttempt {
  /** Undefined where what was sent cannot be a token. */
  readonly tokenId: string | undefined;
  readonly tokenHash: string;
  readonly sessionHash: string;
}

export interface SignInView {
  readonly nowMs: number;
  readonly token: ConsoleToken | undefined;
  readonly addressFailures: SignInFailures | undefined;
  readonly tokenFailures: SignInFailures | undefined;
}

export type SignInOutcome =
  | { readonly kind: 'opened'; readonly session: ConsoleSession; readonly token: ConsoleToken }
  | { readonly kind: 'refused'; readonly reason: 'unknown' | 'expired' | 'revoked' }
  | { readonly kind: 'locked'; readonly retryAfterSeconds: number };

/** Absent: stays as it is. Null: forgotten. */
export interface SignInDecision {
  readonly outcome: SignInOutcome;
  readonly addressFailures?: SignInFailures;
  readonly tokenFailures?: SignInFailures | null;
}

/**
 * A locked caller learns nothing about the token, and its attempts do not prolong the lock. Success forgets the failures
 * with the token, not those from the address: whoever has one token could go on guessing others for ever.
 */
export function decideSignIn(attempt: SignInAttempt, view: SignInView): SignInDecision {
  const { nowMs, token } = view;
  const addressFailures = inWindow(view.addressFailures, nowMs);
  const tokenFailures = inWindow(view.tokenFailures, nowMs);
  const lockedUntilMs = Math.max(
    lockEnd(addressFailures, FAILURES_MAX.address),
    lockEnd(tokenFailures, FAILURES_MAX.token),
  );
  if (lockedUntilMs > nowMs) {
    return { outcome: { kind: 'locked', retryAfterSeconds: Math.ceil((lockedUntilMs - nowMs) / 1_000) } };
  }
  const reason = refuseToken(token, attempt.tokenHash, nowMs);
  if (reason || !token) {
    const outcome = { kind: 'refused', reason: reason ?? 'unknown' } as const;
    const failed = { outcome, addressFailures: oneMore(addressFailures, nowMs) };
    // Counted for tokens that there are, so that inventing ids stores nothing more.
    return token ? { ...failed, tokenFailures: oneMore(tokenFailures, nowMs) } : failed;
  }
  const expiresAtMs = Math.min(nowMs + SESSION_MS, token.expiresAtMs);
  const session = { hash: attempt.sessionHash, tokenId: token.id, createdAtMs: nowMs, expiresAtMs };
  return { outcome: { kind: 'opened', session, token }, tokenFailures: null };
}

/** Is a session's token still good, and the session not over? */
export function isSessionOpen(session: ConsoleSession, token: ConsoleToken, nowMs: number): boolean {
  return nowMs < session.expiresAtMs && token.revokedAtMs === null && nowMs < token.expiresAtMs;
}

/** Why a token opens nothing; whoever does not have it whole is told no more than that it is unknown. */
function refuseToken(token: ConsoleToken | undefined, hash: string, nowMs: number) {
  if (!token || !timingSafeEqual(Buffer.from(token.hash), Buffer.from(hash))) return 'unknown';
  if (token.revokedAtMs !== null) return 'revoked';
  return token.expiresAtMs <= nowMs ? 'expired' : undefined;
}

/** Failures from before the window, or from ahead of a clock that was set back, count no more. */
function inWindow(failures: SignInFailures | undefined, nowMs: number): SignInFailures | undefined {
  if (!failures) return undefined;
  return failures.sinceMs <= nowMs && nowMs < failures.sinceMs + LOCK_OUT_WINDOW_MS ? failures : undefined;
}

function lockEnd(failures: SignInFailures | undefined, max: number): number {
  return failures && failures.failures >= max ? failures.sinceMs + LOCK_OUT_WINDOW_MS : 0;
}

function oneMore(failures: SignInFailures | undefined, nowMs: number): SignInFailures {
  return { failures: (failures?.failures ?? 0) + 1, sinceMs: failures?.sinceMs ?? nowMs };
}
