// The journal as lines that a third party can recompute: docs/ledger-journal.md says how, docs/check-journal.mjs does.
import { rowFields } from '../organization/journal.ts';
import type { LedgerStore } from '../store/store.ts';
import { eachOrganization, eachRow, pacedReader } from './audit.ts';

/**
 * For every organization (or the one given) what the ledger says of it, then its journal from the first row.
 * Rejects with the signal's reason when it is aborted.
 */
export async function* exportLines(
  store: LedgerStore,
  organizationId: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const read = pacedReader(signal);
  for await (const id of organizationId === undefined ? eachOrganization(store, read) : [organizationId]) {
    const subject = await read(() => store.findAuditSubject(id));
    if (!subject) continue;
    const { journalSequence, journalHash, planHundredths, purchasedHundredths, chargedHundredths, heldHundredths } =
      subject.organization;
    yield JSON.stringify({
      organization: id,
      rows: journalSequence,
      head: journalHash,
      plan: planHundredths,
      purchased: purchasedHundredths,
      charged: chargedHundredths,
      held: heldHundredths,
    });
    for await (const row of eachRow(store, subject, read)) {
      yield JSON.stringify({ hash: row.hash, row: rowFields(row) });
    }
  }
}
