// SetPrice: from the next admission on; what was admitted before is charged as it was admitted.
import { status } from '@grpc/grpc-js';
import type { SetPriceRequest, SetPriceResponse } from '@lavra/proto/ledger/v1/admin';
import { GrpcFailure } from '@lavra/shared/grpc-server';
import type { LedgerContext } from '../context.ts';
import { changePrice, PRICE_FIELDS, type PriceName } from '../credit/prices.ts';
import type { AdminCall } from './actor.ts';
import { invalid } from './rpc.ts';

/** Ten thousand credits an extraction: far above any price, far below where sums lose exactness. */
const PRICE_HUNDREDTHS_MAX = 1_000_000;

export async function setPrice(
  { store, broadcast }: LedgerContext,
  { name, priceHundredths }: SetPriceRequest,
  { actor }: AdminCall,
): Promise<SetPriceResponse> {
  if (!isPriceName(name)) throw invalid('name', `must be one of ${Object.keys(PRICE_FIELDS).join(', ')}`);
  if (priceHundredths < 0 || priceHundredths > PRICE_HUNDREDTHS_MAX) {
    throw invalid('price_hundredths', `must be between 0 and ${PRICE_HUNDREDTHS_MAX}`);
  }
  if (!(await store.changePrices(actor.by, (prices) => changePrice(prices, name, priceHundredths)))) {
    throw new GrpcFailure(status.FAILED_PRECONDITION, 'fast must not be cheaper than standard');
  }
  broadcast.pricesChanged();
  return {};
}

function isPriceName(text: string): text is PriceName {
  return Object.hasOwn(PRICE_FIELDS, text);
}
