// Who a key belongs to, remembered for seconds; the ledger checks it again with every admission.
import { hash } from 'node:crypto';
import { hashApiKey, isWellFormedApiKey } from '@lavra/shared/api-key';
import type { KeyProblem } from '../reply/messages/messages.ts';
import type { KeyResolution, Ledger } from './ledger.ts';
import { Recent } from './recent.ts';

/** A revoked key may list the document types and have its kept answers again this much longer, and no more. */
const KEEP_MS = 5_000;
const KEYS_MAX = 10_000;
/** No key is longer: what is need not be hashed to know. */
const KEY_CHARACTERS_MAX = 128;

export class KeyDirectory {
  readonly #ledger: Pick<Ledger, 'resolveKey'>;
  readonly #secret: string;
  /** By a plain hash of the key: no key stays in memory, and the keyed hash is only made for the ledger. */
  readonly #recent = new Recent<KeyResolution>({ keepMs: KEEP_MS, entriesMax: KEYS_MAX });

  constructor(ledger: Pick<Ledger, 'resolveKey'>, secret: string) {
    this.#ledger = ledger;
    this.#secret = secret;
  }

  /**
   * @param authorization the header; '' where there was none. What cannot be a key costs no lookup.
   * Rejects with UnavailableError when the ledger cannot be asked.
   */
  async resolve(authorization: string, httpRequestId: string): Promise<KeyResolution> {
    const read = readKey(authorization);
    if ('problem' in read) return { kind: 'refused', problem: read.problem };
    const { key } = read;
    const name = nameOf(key);
    // Not remembered, so that a flood of them pushes out nothing that costs a lookup.
    if (!this.#recent.peek(name) && !isWellFormedApiKey(key)) return { kind: 'refused', problem: 'malformed' };
    return this.#recent.get(name, () => this.#ledger.resolveKey(hashApiKey(key, this.#secret), httpRequestId));
  }

  /** Why `resolve` would refuse, as far as that is known without asking; undefined when it is not, or would not. */
  knownProblem(authorization: string): KeyProblem | undefined {
    const read = readKey(authorization);
    if ('problem' in read) return read.problem;
    const known = this.#recent.peek(nameOf(read.key));
    if (known) return known.kind === 'refused' ? known.problem : undefined;
    return isWellFormedApiKey(read.key) ? undefined : 'malformed';
  }

  /** For when a key was revoked. Which one does not matter: asking for a few keys again costs less than an index. */
  forgetAll(): void {
    this.#recent.forgetAll();
  }
}

function readKey(authorization: string): { readonly key: string } | { readonly problem: KeyProblem } {
  if (authorization === '') return { problem: 'missing' };
  const key = /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
  return key && key.length <= KEY_CHARACTERS_MAX ? { key } : { problem: 'malformed' };
}

function nameOf(key: string): string {
  return hash('sha256', key, 'base64');
}
