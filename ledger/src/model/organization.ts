// What the ledger knows: an organization with its balances, its keys, its extractions.

import type { EngineName } from '@lavra/shared/engine-name';
import { LEASE_MS, REPLAY_WINDOW_MS } from '@lavra/shared/limits';
import type { EngineAsked, Prices } from './prices.ts';

/** An organization as its actor sees it between two batches. Amounts are hundredths of a credit. */
export interface Organization {
  readonly id: string;
  readonly name: string;
  readonly createdAtMs: number;
  /** What the plan gives every UTC month. */
  allowanceHundredths: number;
  /** Left of this month's allowance; used before purchased credits. */
  planHundredths: number;
  purchasedHundredths: number;
  /** Reserved by open holds; still part of plan and purchased. */
  heldHundredths: number;
  /** Since the organization was created. */
  chargedHundredths: number;
  /** The UTC month (YYYY-MM) of the last renewal; a month ahead where a clock was. */
  planMonth: string;
  perMinute: number;
  perDay: number;
  /** Admissions of the UTC minute and day last counted, as whole minutes and days since the epoch. */
  minute: number;
  minuteAdmissions: number;
  day: number;
  dayAdmissions: number;
  /** The newest one given out. */
  lastFencingToken: number;
  /** Where the journal ends: its last row's sequence and hash. */
  journalSequence: number;
  journalHash: string;
  /** The latest time a batch was committed at: time does not run back by a clock's small correction. */
  lastMs: number;
}

export interface ApiKey {
  readonly id: string;
  readonly organizationId: string;
  readonly kind: 'live' | 'test';
  /** HMAC of the key, base64url. */
  readonly hash: string;
  /** The secret it was hashed with (secretIdOf); null: made before this was kept, and not used since. */
  readonly secretId: string | null;
  readonly lastFour: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number | null;
  revokedAtMs: number | null;
}

/** The three ends of a hold. */
export type Resolution = 'charge' | 'release' | 'expire';

/** One run for an idempotency key. */
export interface Extraction {
  readonly id: string;
  readonly organizationId: string;
  readonly fencingToken: number;
  readonly engineAsked: EngineAsked;
  readonly resizeImage: boolean;
  /** The prices at admission: the charge uses them, whatever they are by then. */
  readonly prices: Prices;
  readonly heldHundredths: number;
  readonly idempotencyKey: string | null;
  /** The idempotency key while this extraction is the one that answers for it: running, or with a kept answer. */
  liveIdempotencyKey: string | null;
  leaseEndsAtMs: number;
  /** Null while it runs. */
  resolution: Resolution | null;
  resolvedAtMs: number | null;
  engineAnswered: EngineName | null;
  chargedHundredths: number;
  sealedAnswer: Uint8Array | null;
  /** The end of the replay window, where an answer is kept. */
  keptUntilMs: number | null;
}

/** What may be spent: plan + purchased − held. */
export function availableHundredths(organization: Organization): number {
  return organization.planHundredths + organization.purchasedHundredths - organization.heldHundredths;
}

/** A clock corrected back by less than this stands still instead; a larger step back is believed. */
export const CLOCK_STEP_BACK_MAX_MS = 20_000;

/** The store's time, or that of the organization's last batch where the clock was corrected back a little since. */
export function steadyTime(nowMs: number, lastMs: number): number {
  const stepBackMs = lastMs - nowMs;
  return stepBackMs > 0 && stepBackMs < CLOCK_STEP_BACK_MAX_MS ? lastMs : nowMs;
}

/** A lease that ends later than this from now was given before the clock was set back. */
export const LEASE_AHEAD_MAX_MS = LEASE_MS + CLOCK_STEP_BACK_MAX_MS;

/**
 * Is nothing left of a lease? One from before a clock was set back has ended too: its owner, if there is one, would
 * keep the idempotency key and the hold for as long as the step was.
 */
export function hasLeaseEnded(leaseEndsAtMs: number, nowMs: number): boolean {
  return leaseEndsAtMs <= nowMs || leaseEndsAtMs > nowMs + LEASE_AHEAD_MAX_MS;
}

/**
 * Is an answer whose window ends then still replayed? Checked whenever one is read, never left to the purge. A clock
 * set back by up to a window makes the window longer, because the other way a client would pay twice in it; after a
 * longer step back the answer is gone.
 */
export function isWindowOpen(keptUntilMs: number, nowMs: number): boolean {
  return nowMs < keptUntilMs && keptUntilMs <= nowMs + 2 * REPLAY_WINDOW_MS;
}

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** The UTC month of a time, as YYYY-MM, which also orders. */
export function utcMonth(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 7);
}

/** The UTC day of a time, as YYYY-MM-DD. */
export function utcDay(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}
