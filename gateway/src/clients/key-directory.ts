// Who a key belongs to, remembered for seconds; the ledger checks it again with every admission.
import { hashApiKey } from '@lavra/shared/api-key';
import type { KeyResolution, Ledger } from './ledger.ts';
import { Recent } from './recent.ts';

/** A revoked key may list the document types this much longer, and no more. */
const KEEP_MS = 5_000;
const KEYS_MAX = 10_000;

export class KeyDirectory {
  readonly #ledger: Pick<Ledger, 'resolveKey'>;
  readonly #secret: string;
  /** By the key's hash: no key stays in memory. */
  readonly #recent = new Recent<KeyResolution>({ keepMs: KEEP_MS, entriesMax: KEYS_MAX });

  constructor(ledger: Pick<Ledger, 'resolveKey'>, secret: string) {
    this.#ledger = ledger;
    this.#secret = secret;
  }

  /** @param key a well-formed one. Rejects with UnavailableError when the ledger cannot be asked. */
  resolve(key: string, httpRequestId: string): Promise<KeyResolution> {
    const keyHash = hashApiKey(key, this.#secret);
    return this.#recent.get(keyHash.toString('base64'), () => this.#ledger.resolveKey(keyHash, httpRequestId));
  }

  /** For when a key was revoked. Which one does not matter: asking for a few keys again costs less than an index. */
  forgetAll(): void {
    this.#recent.forgetAll();
  }
}
