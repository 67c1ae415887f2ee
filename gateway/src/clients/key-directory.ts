// Who a key belongs to, remembered for seconds; the ledger checks it again with every admission.
import { hash } from 'node:crypto';
import { hashApiKey, isWellFormedApiKey } from '@lavra/shared/api-key';
import type { KeyResolution, Ledger } from './ledger.ts';
import { Recent } from './recent.ts';

/** A revoked key may list the document types this much longer, and no more. */
const KEEP_MS = 5_000;
const KEYS_MAX = 10_000;

export class KeyDirectory {
  readonly #ledger: Pick<Ledger, 'resolveKey'>;
  readonly #secret: string;
  /** By a plain hash of the key: no key stays in memory, and the keyed hash is only made for the ledger. */
  readonly #recent = new Recent<KeyResolution>({ keepMs: KEEP_MS, entriesMax: KEYS_MAX });

  constructor(ledger: Pick<Ledger, 'resolveKey'>, secret: string) {
    this.#ledger = ledger;
    this.#secret = secret;
  }

  /** A mistyped key costs no lookup. Rejects with UnavailableError when the ledger cannot be asked. */
  resolve(key: string, httpRequestId: string): Promise<KeyResolution> {
    return this.#recent.get(hash('sha256', key, 'base64'), async () =>
      isWellFormedApiKey(key)
        ? this.#ledger.resolveKey(hashApiKey(key, this.#secret), httpRequestId)
        : { kind: 'refused', problem: 'malformed' },
    );
  }

  /** For when a key was revoked. Which one does not matter: asking for a few keys again costs less than an index. */
  forgetAll(): void {
    this.#recent.forgetAll();
  }
}
