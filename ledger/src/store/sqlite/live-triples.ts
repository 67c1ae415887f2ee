// Which extraction answers for a triple: remembered, because an index by triple, which is random, would cost every
// admission a page of its own, and more the more triples there are.
import type { SQLOutputValue } from 'node:sqlite';
import type { Statements } from './statements.ts';

type Row = Record<string, SQLOutputValue>;

/** About 100 bytes a triple; those of an organization, with the fence of the newest extraction of each, oldest first. */
interface Remembered {
  readonly fences: Map<string, number>;
  newestFence: number;
}

/**
 * Nothing is known here that the file does not say, whoever writes to it: only the newest extraction of a triple can
 * answer for it, an organization's fences rise with every admission, and so all that was admitted since stands behind
 * the last fence seen. Whether it still answers is its row's to say.
 */
export class LiveTriples {
  readonly #statements: Pick<Statements, 'live' | 'liveSince' | 'oldestLive'>;
  readonly #organizations = new Map<string, Remembered>();

  constructor(statements: Pick<Statements, 'live' | 'liveSince' | 'oldestLive'>) {
    this.#statements = statements;
  }

  /** Before a transaction writes: what is remembered or forgotten on the word of a write would outlive its rollback. */
  refresh(organizationId: string): void {
    const remembered = this.#organizations.get(organizationId) ?? { fences: new Map<string, number>(), newestFence: 0 };
    this.#organizations.set(organizationId, remembered);
    for (const row of this.#statements.liveSince.iterate(organizationId, remembered.newestFence)) {
      const triple = row.live_triple as string;
      remembered.newestFence = row.fence as number;
      // Removed first: it is then the last, and the order that of the fences.
      remembered.fences.delete(triple);
      remembered.fences.set(triple, remembered.newestFence);
    }
    this.#forgetOld(organizationId, remembered);
  }

  /** The extraction that answers for a triple; in a transaction also by what that has written. */
  find(organizationId: string, triple: string): Row | undefined {
    const fence = this.#organizations.get(organizationId)?.fences.get(triple);
    return fence === undefined ? undefined : this.#statements.live.get(organizationId, fence, triple);
  }

  /** So that no more is remembered than is kept, of organizations too that send nothing any more. */
  forgetIdle(): void {
    for (const [organizationId, remembered] of this.#organizations) {
      this.#forgetOld(organizationId, remembered);
      if (remembered.fences.size === 0) this.#organizations.delete(organizationId);
    }
  }

  #forgetOld(organizationId: string, { fences }: Remembered): void {
    const oldest = this.#statements.oldestLive.get(organizationId)?.fence as number | undefined;
    for (const [triple, fence] of fences) {
      if (oldest !== undefined && fence >= oldest) return;
      fences.delete(triple);
    }
  }
}
