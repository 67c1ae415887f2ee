// A row of the journal: the movement of credits it records, and what it rests on.
import type { Resolution } from './organization.ts';

/** `change` and `replay` move nothing: one says who changed what, the other that a kept answer was given again. */
export type JournalKind = 'grant' | 'renewal' | 'hold' | Resolution | 'change' | 'replay';

/**
 * Six accounts in two pairs; the entries of every row add up to zero in each pair.
 * Credits: `issued` (where they come from, negative) → `plan`, `purchased` → `charged`.
 * Holds: `held` against `reserved`, which takes them out of what is available.
 */
export interface Entries {
  readonly issued: number;
  readonly plan: number;
  readonly purchased: number;
  readonly charged: number;
  readonly held: number;
  readonly reserved: number;
}

export interface JournalRow {
  readonly organizationId: string;
  /** 1, 2, 3, … within the organization, without a gap. */
  readonly sequence: number;
  readonly atMs: number;
  readonly kind: JournalKind;
  readonly extractionId: string | null;
  readonly entries: Entries;
  /** What the row rests on, by kind, as a JSON object: the text itself is hashed. See docs/ledger-journal.md. */
  readonly facts: string;
  /** SHA-256, hex, of the previous row's hash and this row. */
  readonly hash: string;
}
