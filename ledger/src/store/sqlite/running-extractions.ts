// What runs is remembered as this process wrote it, for as long as no other writes to the file: a settlement then reads
// nothing, which cost it more than its writing.
import type { Extraction } from '../../model/organization.ts';
import type { Changes } from '../store.ts';
import type { Statements } from './statements.ts';

/** Some 30 MB; what is forgotten is read. */
const REMEMBERED_MAX = 50_000;

export class RunningExtractions {
  readonly #statements: Pick<Statements, 'dataVersion'>;
  readonly #byId = new Map<string, Extraction>();
  #dataVersion: unknown;

  constructor(statements: Pick<Statements, 'dataVersion'>) {
    this.#statements = statements;
  }

  /** In a transaction, before it reads: another connection that has committed since may have changed any of them. */
  refresh(): void {
    const dataVersion = this.#statements.dataVersion.get()?.data_version;
    if (dataVersion === this.#dataVersion) return;
    this.#dataVersion = dataVersion;
    this.#byId.clear();
  }

  /** A copy, the caller's to change: what it does with it is remembered after its commit. */
  find(extractionId: string): Extraction | undefined {
    const extraction = this.#byId.get(extractionId);
    return extraction && { ...extraction };
  }

  /** After the commit of a transaction that refreshed first. */
  committed({ updated, inserted }: Pick<Changes, 'updated' | 'inserted'>): void {
    for (const extraction of [...updated, ...inserted]) {
      if (extraction.resolution === null) this.#byId.set(extraction.id, extraction);
      else this.#byId.delete(extraction.id);
    }
    for (const [oldest] of this.#byId) {
      if (this.#byId.size <= REMEMBERED_MAX) break;
      this.#byId.delete(oldest);
    }
  }
}
