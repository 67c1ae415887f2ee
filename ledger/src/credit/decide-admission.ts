// May an extraction start, and what does it hold? Design 3's order: key, idempotency key, limits, balance. Pure.
import {
  type ApiKey,
  availableHundredths,
  DAY_MS,
  type Extraction,
  isWindowOpen,
  MINUTE_MS,
  type Organization,
} from '../model/organization.ts';
import type { EngineAsked, Prices } from '../model/prices.ts';
import { priceToHold } from './prices.ts';

export type KeyRefusalReason = 'unknown' | 'revoked' | 'expired';

export interface AdmissionRequest {
  readonly engineAsked: EngineAsked;
  readonly resizeImage: boolean;
}

export type AdmissionDecision =
  | { readonly kind: 'admit'; readonly holdHundredths: number }
  | { readonly kind: 'replayed'; readonly extractionId: string; readonly sealedAnswer: Uint8Array }
  | { readonly kind: 'inProgress'; readonly retryAfterSeconds: number }
  | {
      readonly kind: 'limitExceeded';
      readonly window: 'minute' | 'day';
      readonly limit: number;
      readonly retryAfterSeconds: number;
    }
  | {
      readonly kind: 'notEnoughCredits';
      readonly requiredHundredths: number;
      readonly availableHundredths: number;
      readonly planHundredths: number;
      readonly purchasedHundredths: number;
    }
  | { readonly kind: 'keyRefused'; readonly reason: KeyRefusalReason };

export interface AdmissionFacts {
  readonly nowMs: number;
  readonly organization: Organization;
  readonly prices: Prices;
  /** The key it was asked with, if it exists. */
  readonly key: ApiKey | undefined;
  /** The extraction that answers for the idempotency key, if any. */
  readonly live: Extraction | undefined;
}

/** One of the six outcomes of Admit. Counts and changes nothing. */
export function decideAdmission(request: AdmissionRequest, facts: AdmissionFacts): AdmissionDecision {
  const { nowMs, organization, prices, key, live } = facts;
  const reason = refuseKey(key, organization.id, nowMs);
  if (reason) return { kind: 'keyRefused', reason };

  if (live?.resolution === null) {
    return { kind: 'inProgress', retryAfterSeconds: secondsUntil(live.leaseEndsAtMs, nowMs) };
  }
  if (live?.sealedAnswer && isKept(live, nowMs)) {
    return { kind: 'replayed', extractionId: live.id, sealedAnswer: live.sealedAnswer };
  }

  const limit = exceededLimit(organization, nowMs);
  if (limit) return limit;

  const holdHundredths = priceToHold(prices, request.engineAsked, request.resizeImage);
  const available = availableHundredths(organization);
  if (holdHundredths > available) {
    return {
      kind: 'notEnoughCredits',
      requiredHundredths: holdHundredths,
      availableHundredths: available,
      planHundredths: organization.planHundredths,
      purchasedHundredths: organization.purchasedHundredths,
    };
  }
  return { kind: 'admit', holdHundredths };
}

/** Why a key opens nothing, or undefined for one that does. */
export function refuseKey(
  key: ApiKey | undefined,
  organizationId: string,
  nowMs: number,
): KeyRefusalReason | undefined {
  if (!key || key.organizationId !== organizationId) return 'unknown';
  if (key.revokedAtMs !== null) return 'revoked';
  if (key.expiresAtMs !== null && key.expiresAtMs <= nowMs) return 'expired';
  return undefined;
}

/** Is there an answer, and is it still inside its window? */
export function isKept(extraction: Extraction, nowMs: number): boolean {
  return extraction.keptUntilMs !== null && isWindowOpen(extraction.keptUntilMs, nowMs);
}

/** The day is looked at first: where both are used up, it is the longer wait that helps the caller. */
function exceededLimit(organization: Organization, nowMs: number): AdmissionDecision | undefined {
  const day = Math.floor(nowMs / DAY_MS);
  if (organization.day === day && organization.dayAdmissions >= organization.perDay) {
    const retryAfterSeconds = secondsUntil((day + 1) * DAY_MS, nowMs);
    return { kind: 'limitExceeded', window: 'day', limit: organization.perDay, retryAfterSeconds };
  }
  const minute = Math.floor(nowMs / MINUTE_MS);
  if (organization.minute === minute && organization.minuteAdmissions >= organization.perMinute) {
    const retryAfterSeconds = secondsUntil((minute + 1) * MINUTE_MS, nowMs);
    return { kind: 'limitExceeded', window: 'minute', limit: organization.perMinute, retryAfterSeconds };
  }
  return undefined;
}

/** Whole seconds, rounded up: who waits that long comes after the moment, never before. At least 1. */
function secondsUntil(endMs: number, nowMs: number): number {
  return Math.max(1, Math.ceil((endMs - nowMs) / 1000));
}
