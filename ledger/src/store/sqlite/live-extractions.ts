// Which extraction answers for an idempotency key: remembered, because an index over these random keys would cost every
// admission a page of its own, and more the more keys there are.
import type { SQLOutputValue } from 'node:sqlite';
import type { Statements } from './statements.ts';

type Row = Record<string, SQLOutputValue>;

/** An organization's idempotency keys, each with its newest extraction's fencing token, oldest first; 100 bytes a key. */
interface Remembered {
  readonly tokens: Map<string, number>;
  newestToken: number;
}

/**
 * Nothing is known here that the file does not say, whoever writes to it: only the newest extraction of an idempotency
 * key can answer for it, an organization's fencing tokens rise with every admission, and so all that was admitted since
 * stands behind the last token seen. Whether it still answers is its row's to say.
 */
export class LiveExtractions {
  readonly #statements: Pick<Statements, 'live' | 'liveSince' | 'oldestLive'>;
  readonly #organizations = new Map<string, Remembered>();

  constructor(statements: Pick<Statements, 'live' | 'liveSince' | 'oldestLive'>) {
    this.#statements = statements;
  }

  /** Before a transaction writes: what is remembered or forgotten on the word of a write would outlive its rollback. */
  refresh(organizationId: string): void {
    const remembered = this.#organizations.get(organizationId) ?? { tokens: new Map<string, number>(), newestToken: 0 };
    this.#organizations.set(organizationId, remembered);
    for (const row of this.#statements.liveSince.iterate(organizationId, remembered.newestToken)) {
      const idempotencyKey = row.live_triple as string;
      remembered.newestToken = row.fence as number;
      // Removed first: it is then the last, and the order that of the fencing tokens.
      remembered.tokens.delete(idempotencyKey);
      remembered.tokens.set(idempotencyKey, remembered.newestToken);
    }
    this.#forgetOld(organizationId, remembered);
  }

  /** The extraction that answers for an idempotency key; in a transaction also by what that has written. */
  find(organizationId: string, idempotencyKey: string): Row | undefined {
    const fencingToken = this.#organizations.get(organizationId)?.tokens.get(idempotencyKey);
    return fencingToken === undefined
      ? undefined
      : this.#statements.live.get(organizationId, fencingToken, idempotencyKey);
  }

  /** So that no more is remembered than is kept, of organizations too that send nothing any more. */
  forgetIdle(): void {
    for (const [organizationId, remembered] of this.#organizations) {
      this.#forgetOld(organizationId, remembered);
      if (remembered.tokens.size === 0) this.#organizations.delete(organizationId);
    }
  }

  #forgetOld(organizationId: string, { tokens }: Remembered): void {
    const oldest = this.#statements.oldestLive.get(organizationId)?.fence as number | undefined;
    for (const [idempotencyKey, fencingToken] of tokens) {
      if (oldest !== undefined && fencingToken >= oldest) return;
      tokens.delete(idempotencyKey);
    }
  }
}
