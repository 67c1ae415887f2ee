// ListPrices: what an extraction costs now.
import type { ListPricesResponse } from '@lavra/proto/ledger/v1/ledger';
import type { LedgerContext } from '../context.ts';
import { pricesMessage } from './wire.ts';

export async function listPrices({ store }: LedgerContext): Promise<ListPricesResponse> {
  return { prices: pricesMessage(await store.currentPrices()) };
}
