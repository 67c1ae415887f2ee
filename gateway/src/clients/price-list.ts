// Today's prices, remembered for seconds: the list is public and asked for often.
import type { Prices } from '@lavra/proto/ledger/v1/ledger';
import type { Ledger } from './ledger.ts';
import { TtlCache } from './ttl-cache.ts';

/** An operator's new price is seen this soon. */
const TTL_MS = 5_000;

export class PriceList {
  readonly #ledger: Pick<Ledger, 'listPrices'>;
  readonly #cache = new TtlCache<Prices>({ ttlMs: TTL_MS, entriesMax: 1 });

  constructor(ledger: Pick<Ledger, 'listPrices'>) {
    this.#ledger = ledger;
  }

  /** Rejects with UnavailableError when the ledger cannot be asked. */
  get(): Promise<Prices> {
    return this.#cache.get('', () => this.#ledger.listPrices());
  }

  forget(): void {
    this.#cache.clear();
  }
}
