// What a settlement does to a hold: charge, release, or nothing because it comes late or twice. Pure.
import { type Extraction, hasLeaseEnded } from '../model/organization.ts';
import { type EngineAnswered, priceToCharge } from './prices.ts';

export type SettlementRequest =
  | { readonly type: 'charge'; readonly engine: EngineAnswered; readonly imageResized: boolean }
  | { readonly type: 'release'; readonly errorCode: string };

export type SettlementDecision =
  | { readonly type: 'settle'; readonly chargeHundredths: number }
  | { readonly type: 'alreadySettled'; readonly chargedHundredths: number }
  | { readonly type: 'leaseLost' }
  /** A charge for a triple comes with the answer its client may ask for again (design 6). */
  | { readonly type: 'answerMissing' };

/** Only the owner of the fence, inside its lease, moves anything; a second settlement learns what the first did. */
export function decideSettlement(
  request: SettlementRequest,
  extraction: Extraction | undefined,
  fence: number,
  nowMs: number,
  answerGiven: boolean,
): SettlementDecision {
  if (!extraction || extraction.fence !== fence) return { type: 'leaseLost' };
  switch (extraction.resolution) {
    case 'charge':
    case 'release':
      return { type: 'alreadySettled', chargedHundredths: extraction.chargedHundredths };
    case 'expire':
      return { type: 'leaseLost' };
    case null:
      break;
  }
  if (hasLeaseEnded(extraction.leaseEndsAtMs, nowMs)) return { type: 'leaseLost' };
  if (request.type === 'charge' && extraction.triple !== null && !answerGiven) return { type: 'answerMissing' };
  const chargeHundredths = request.type === 'charge' ? priceToCharge(extraction.prices, extraction, request) : 0;
  return { type: 'settle', chargeHundredths };
}

/** The plan pays first, purchased credits the rest. */
export function splitCharge(
  chargeHundredths: number,
  planHundredths: number,
): { readonly planHundredths: number; readonly purchasedHundredths: number } {
  const fromPlan = Math.min(chargeHundredths, planHundredths);
  return { planHundredths: fromPlan, purchasedHundredths: chargeHundredths - fromPlan };
}
