// Which extraction answers for an idempotency key: remembered, because an index over these random keys would cost every
// admission a page of its own, and more the more keys there are.
import type { SQLOutputValue } from 'node:sqlite';
import type { Extraction } from '../../model/organization.ts';
import type { Statements } from './statements.ts';

type Row = Record<string, SQLOutputValue>;
type Admitted = Pick<Extraction, 'fencingToken' | 'liveIdempotencyKey'>;

/** Some tenths of a millisecond each, and more than a step of the purge removes. */
const FORGOTTEN_AT_ONCE_MAX = 1_000;
const VISITED_AT_ONCE_MAX = 200;

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
  readonly #statements: Pick<Statements, 'allLive' | 'live' | 'liveSince' | 'oldestLive'>;
  readonly #organizations = new Map<string, Remembered>();
  /** Where forgetSome goes on. */
  #visits = this.#organizations.entries();
  #visited: [string, Remembered] | undefined;

  constructor(statements: Pick<Statements, 'allLive' | 'live' | 'liveSince' | 'oldestLive'>) {
    this.#statements = statements;
  }

  /** All of a file just opened: no organization's first request is to wait for it. */
  load(): void {
    for (const row of this.#statements.allLive.iterate()) {
      this.#remember(this.#of(row.organization_id as string), row.live_triple as string, row.fence as number);
    }
  }

  /** Before a transaction writes: what is remembered or forgotten on the word of a write would outlive its rollback. */
  refresh(organizationId: string): void {
    const remembered = this.#of(organizationId);
    for (const row of this.#statements.liveSince.iterate(organizationId, remembered.newestToken)) {
      this.#remember(remembered, row.live_triple as string, row.fence as number);
    }
    this.#forgetOld(organizationId, remembered, FORGOTTEN_AT_ONCE_MAX);
  }

  /** After the commit of a transaction that refreshed first: nobody else admitted anything between. */
  admitted(organizationId: string, extractions: readonly Admitted[]): void {
    const remembered = this.#of(organizationId);
    for (const { fencingToken, liveIdempotencyKey } of extractions) {
      if (liveIdempotencyKey !== null) this.#remember(remembered, liveIdempotencyKey, fencingToken);
    }
  }

  /** The extraction that answers for an idempotency key; in a transaction also by what that has written. */
  find(organizationId: string, idempotencyKey: string): Row | undefined {
    const fencingToken = this.#organizations.get(organizationId)?.tokens.get(idempotencyKey);
    return fencingToken === undefined
      ? undefined
      : this.#statements.live.get(organizationId, fencingToken, idempotencyKey);
  }

  /**
   * Forgets what no longer answers, of organizations too that send nothing any more: a little at a time, since a million
   * at once would hold up every caller.
   */
  forgetSome(): void {
    let left = FORGOTTEN_AT_ONCE_MAX;
    for (let visited = 0; visited < VISITED_AT_ONCE_MAX; visited++) {
      this.#visited ??= this.#visits.next().value;
      if (!this.#visited) {
        this.#visits = this.#organizations.entries();
        return;
      }
      const [organizationId, remembered] = this.#visited;
      left -= this.#forgetOld(organizationId, remembered, left);
      if (left === 0) return;
      if (remembered.tokens.size === 0) this.#organizations.delete(organizationId);
      this.#visited = undefined;
    }
  }

  #of(organizationId: string): Remembered {
    const known = this.#organizations.get(organizationId);
    if (known) return known;
    const remembered = { tokens: new Map<string, number>(), newestToken: 0 };
    this.#organizations.set(organizationId, remembered);
    return remembered;
  }

  #remember(remembered: Remembered, idempotencyKey: string, fencingToken: number): void {
    remembered.newestToken = fencingToken;
    // Removed first: it is then the last, and the order that of the fencing tokens.
    remembered.tokens.delete(idempotencyKey);
    remembered.tokens.set(idempotencyKey, remembered.newestToken);
  }

  /** How many it forgot. */
  #forgetOld(organizationId: string, { tokens }: Remembered, limit: number): number {
    const oldest = this.#statements.oldestLive.get(organizationId)?.fence as number | undefined;
    let forgotten = 0;
    for (const [idempotencyKey, fencingToken] of tokens) {
      if (forgotten === limit || (oldest !== undefined && fencingToken >= oldest)) break;
      tokens.delete(idempotencyKey);
      forgotten++;
    }
    return forgotten;
  }
}
