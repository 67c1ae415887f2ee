// What a settlement does to a hold: charge, release, or nothing because it comes late or twice. Pure.

import type { EngineName } from '@lavra/shared/engine-name';
import { type Extraction, hasLeaseEnded } from '../model/organization.ts';
import { priceToCharge } from './prices.ts';

export type SettlementRequest =
  | { readonly kind: 'charge'; readonly engine: EngineName; readonly imageResized: boolean }
  | { readonly kind: 'release'; readonly errorCode: string };

export type SettlementDecision =
  | { readonly kind: 'settle'; readonly chargeHundredths: number }
  | { readonly kind: 'alreadySettled'; readonly chargedHundredths: number }
  | { readonly kind: 'leaseLost' }
  /** A charge for an idempotency key comes with the answer its client may ask for again (design 6). */
  | { readonly kind: 'answerMissing' };

/** Only the fencing token's owner, inside its lease, moves anything; a second settlement learns what the first did. */
export function decideSettlement(
  request: SettlementRequest,
  extraction: Extraction | undefined,
  fencingToken: number,
  nowMs: number,
  answerGiven: boolean,
): SettlementDecision {
  if (!extraction || extraction.fencingToken !== fencingToken) return { kind: 'leaseLost' };
  switch (extraction.resolution) {
    case 'charge':
    case 'release':
      return { kind: 'alreadySettled', chargedHundredths: extraction.chargedHundredths };
    case 'expire':
      return { kind: 'leaseLost' };
    case null:
      break;
  }
  if (hasLeaseEnded(extraction.leaseEndsAtMs, nowMs)) return { kind: 'leaseLost' };
  if (request.kind === 'charge' && extraction.idempotencyKey !== null && !answerGiven) return { kind: 'answerMissing' };
  const chargeHundredths = request.kind === 'charge' ? priceToCharge(extraction.prices, extraction, request) : 0;
  return { kind: 'settle', chargeHundredths };
}

/** The plan pays first, purchased credits the rest. */
export function splitCharge(
  chargeHundredths: number,
  planHundredths: number,
): { readonly planHundredths: number; readonly purchasedHundredths: number } {
  const fromPlan = Math.min(chargeHundredths, planHundredths);
  return { planHundredths: fromPlan, purchasedHundredths: chargeHundredths - fromPlan };
}
