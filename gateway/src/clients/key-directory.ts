// Who a key belongs to, remembered for seconds; the ledger checks it again with every admission.
import { hash } from 'node:crypto';
import { hashApiKey, isWellFormedApiKey } from '@lavra/shared/api-key';
import { acceptedOf, currentOf, secretIdOf } from '@lavra/shared/rotation';
import type { KeyResolution, Ledger } from './ledger.ts';
import { TtlCache } from './ttl-cache.ts';

/** A revoked key may list the document types and have its kept answers again this much longer, and no more. */
const TTL_MS = 5_000;
const KEYS_MAX = 10_000;

export class KeyDirectory {
  readonly #ledger: Pick<Ledger, 'resolveKey'>;
  readonly #accepted: readonly string[];
  readonly #secretId: string;
  /** By a plain hash of the key: no key stays in memory, and the keyed hash is only made for the ledger. */
  readonly #cache = new TtlCache<KeyResolution>({ ttlMs: TTL_MS, entriesMax: KEYS_MAX });

  constructor(ledger: Pick<Ledger, 'resolveKey'>, secret: string) {
    this.#ledger = ledger;
    this.#accepted = acceptedOf(secret);
    this.#secretId = secretIdOf(currentOf(secret));
  }

  /**
   * @param authorization the header; '' where there was none. What cannot be a key costs no lookup.
   * Rejects with UnavailableError when the ledger cannot be asked.
   */
  async resolve(authorization: string, httpRequestId: string): Promise<KeyResolution> {
    if (authorization === '') return { kind: 'refused', problem: 'missing' };
    const key = /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
    if (!key || !isWellFormedApiKey(key)) return { kind: 'refused', problem: 'malformed' };
    const ask = () => {
      const [keyHash, ...otherKeyHashes] = this.#accepted.map((secret) => hashApiKey(key, secret));
      const hashes = { keyHash: keyHash as Buffer, otherKeyHashes, secretId: this.#secretId };
      return this.#ledger.resolveKey(hashes, httpRequestId);
    };
    return this.#cache.get(hash('sha256', key, 'base64'), ask);
  }

  /** For when a key was revoked. Which one does not matter: asking for a few keys again costs less than an index. */
  forgetAll(): void {
    this.#cache.clear();
  }
}
