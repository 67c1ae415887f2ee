// The journal: append-only, double entry, and chained by hashes so that a changed or missing row shows.
import { hash } from 'node:crypto';
import type { Entries, JournalRow } from '../model/journal.ts';

/** What a journal starts from. */
export const FIRST_HASH = '0'.repeat(64);

/** The movements a row can make; the other side of each entry is added by rowEntries. */
export interface Movement {
  readonly plan?: number;
  readonly purchased?: number;
  readonly charged?: number;
  readonly held?: number;
}

/** Completes a movement with its counter entries. */
export function rowEntries({ plan = 0, purchased = 0, charged = 0, held = 0 }: Movement): Entries {
  // 0 − x, so that nothing becomes −0, which would not survive JSON.
  return { issued: 0 - plan - purchased - charged, plan, purchased, charged, held, reserved: 0 - held };
}

/** The row as the array that is hashed and exported. */
export function rowFields(row: Omit<JournalRow, 'hash'>): (string | number | null)[] {
  const { issued, plan, purchased, charged, held, reserved } = row.entries;
  return [
    row.organizationId,
    row.sequence,
    row.atMs,
    row.kind,
    row.extractionId,
    issued,
    plan,
    purchased,
    charged,
    held,
    reserved,
    row.facts,
  ];
}

/** A row's hash, given the hash of the row before it. */
export function rowHash(previousHash: string, row: Omit<JournalRow, 'hash'>): string {
  return hash('sha256', `${previousHash}\n${JSON.stringify(rowFields(row))}`);
}

/** What the journal keeps of an answer: enough to prove that one was kept, nothing to read. */
export function answerDigest(sealedAnswer: Uint8Array): string {
  return hash('sha256', sealedAnswer);
}
