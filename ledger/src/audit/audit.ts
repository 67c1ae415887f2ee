// Audits every organization on a live system, at a bounded rate of reads.
import { setTimeout as sleep } from 'node:timers/promises';
import type { JournalRow } from '../model/journal.ts';
import type { AuditSubject, LedgerStore } from '../store/store.ts';
import { JournalAudit } from './journal-audit.ts';
import type { Violation } from './rules.ts';

export interface AuditReport {
  readonly organizations: number;
  readonly extractions: number;
  readonly violations: readonly Violation[];
}

const ORGANIZATIONS_PER_READ = 500;
const ROWS_PER_READ = 500;
/** An audit takes its time, so that admissions need not. */
const READS_PER_SECOND_MAX = 200;
/** A broken journal breaks many rules; the first hundred say enough about an organization. */
const VIOLATIONS_PER_ORGANIZATION_MAX = 100;
/** As many as one answer can carry; the audit ends there. */
const VIOLATIONS_MAX = 10_000;

/** Rejects with the signal's reason when it is aborted. */
export async function audit(store: LedgerStore, signal: AbortSignal): Promise<AuditReport> {
  const violations: Violation[] = [];
  let [organizations, extractions] = [0, 0];
  const read = pacedReader(signal);
  for await (const organizationId of eachOrganization(store, read)) {
    const result = await auditOrganization(store, organizationId, read);
    if (!result) continue;
    organizations++;
    extractions += result.extractions;
    violations.push(...result.violations.slice(0, VIOLATIONS_PER_ORGANIZATION_MAX));
    if (violations.length >= VIOLATIONS_MAX) break;
  }
  return { organizations, extractions, violations };
}

/** One organization alone; undefined where there is none. */
export async function auditOrganization(store: LedgerStore, organizationId: string, read: Read) {
  const subject = await read(() => store.findAuditSubject(organizationId));
  if (!subject) return undefined;
  const journal = new JournalAudit(organizationId);
  for await (const row of eachRow(store, subject, read)) {
    journal.add(row);
    if (journal.violations.length >= VIOLATIONS_PER_ORGANIZATION_MAX) return journal;
  }
  journal.finish(subject);
  return journal;
}

export type Read = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs reads no faster than an audit may, and none once the signal is aborted. */
export function pacedReader(signal: AbortSignal): Read {
  let freeAtMs = performance.now();
  return async (work) => {
    signal.throwIfAborted();
    const waitMs = freeAtMs - performance.now();
    if (waitMs >= 1) await sleep(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted());
    freeAtMs = Math.max(freeAtMs, performance.now()) + 1000 / READS_PER_SECOND_MAX;
    return work();
  };
}

export async function* eachOrganization(store: LedgerStore, read: Read): AsyncGenerator<string> {
  let afterId = '';
  for (;;) {
    const ids = await read(() => store.listOrganizationIds(afterId, ORGANIZATIONS_PER_READ));
    yield* ids;
    const last = ids.at(-1);
    if (last === undefined) return;
    afterId = last;
  }
}

/** The journal up to where it ended when the subject was read: what is added meanwhile is the next audit's. */
export async function* eachRow(store: LedgerStore, subject: AuditSubject, read: Read): AsyncGenerator<JournalRow> {
  const { id, journalSequence } = subject.organization;
  let afterSequence = 0;
  while (afterSequence < journalSequence) {
    const rows = await read(() => store.readJournal(id, afterSequence, journalSequence, ROWS_PER_READ));
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    afterSequence = last.sequence;
  }
}
