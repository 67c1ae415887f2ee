// ListJournal: rows of one organization, newest first, by kind and time; a call looks at a bounded number of them.
import {
  JournalKind as JournalKindMessage,
  type JournalRow as JournalRowMessage,
  type ListJournalRequest,
  type ListJournalResponse,
} from '@lavra/proto/ledger/v1/admin';
import type { CallContext } from '@lavra/shared/grpc-server';
import type { LedgerContext } from '../context.ts';
import type { JournalKind, JournalRow } from '../model/journal.ts';
import type { LedgerStore } from '../store/store.ts';
import { checkOrganizationId, checkPageSize, invalid, notFound } from './rpc.ts';

const ROWS_PER_PAGE_MAX = 500;
const ROWS_PER_READ = 500;
/** Some tens of milliseconds of a store in this very thread: a rare kind takes more pages, not a longer call. */
const READS_PER_CALL_MAX = 10;

const KINDS = {
  grant: JournalKindMessage.JOURNAL_KIND_GRANT,
  renewal: JournalKindMessage.JOURNAL_KIND_RENEWAL,
  hold: JournalKindMessage.JOURNAL_KIND_HOLD,
  charge: JournalKindMessage.JOURNAL_KIND_CHARGE,
  release: JournalKindMessage.JOURNAL_KIND_RELEASE,
  expire: JournalKindMessage.JOURNAL_KIND_EXPIRE,
  change: JournalKindMessage.JOURNAL_KIND_CHANGE,
  replay: JournalKindMessage.JOURNAL_KIND_REPLAY,
} as const satisfies Record<JournalKind, JournalKindMessage>;

export async function listJournal(
  { store, mailboxes }: LedgerContext,
  request: ListJournalRequest,
  call: CallContext,
): Promise<ListJournalResponse> {
  const organizationId = checkOrganizationId(request.organizationId);
  const limit = checkPageSize(request.limit, ROWS_PER_PAGE_MAX);
  if (!Number.isSafeInteger(request.beforeSequence) || request.beforeSequence < 0) {
    throw invalid('before_sequence', 'must be a sequence, or 0');
  }
  const fromMs = request.from?.getTime() ?? 0;
  const untilMs = request.until?.getTime() ?? Number.MAX_SAFE_INTEGER;
  const organization = await mailboxes.submit(organizationId, { kind: 'touch' }, call.deadline);
  if (!organization) throw notFound('organization');

  const kinds = new Set(request.kinds);
  const isWanted = (row: JournalRow) =>
    (kinds.size === 0 || kinds.has(KINDS[row.kind])) && fromMs <= row.atMs && row.atMs < untilMs;
  const journal = { store, organizationId, length: organization.journalSequence };
  const first = request.from ? await firstSequenceAt(journal, fromMs) : 1;
  const end = request.until ? await firstSequenceAt(journal, untilMs) : journal.length + 1;
  let before = Math.min(request.beforeSequence || end, end);
  const rows: JournalRow[] = [];
  for (let reads = 0; reads < READS_PER_CALL_MAX && before > first && rows.length < limit; reads++) {
    const after = Math.max(first - 1, before - 1 - ROWS_PER_READ);
    const read = await store.readJournal(organizationId, after, before - 1, ROWS_PER_READ);
    const room = limit - rows.length;
    const wanted = read.filter(isWanted).reverse();
    rows.push(...wanted.slice(0, room));
    before = wanted.length > room ? (wanted[room - 1]?.sequence ?? before) : after + 1;
  }
  return { rows: rows.map(rowMessage), nextBefore: before > first ? before : 0 };
}

interface Journal {
  readonly store: LedgerStore;
  readonly organizationId: string;
  readonly length: number;
}

/** The first row of this time or later, by halves: times rise with sequences, but for a clock that was set back. */
async function firstSequenceAt({ store, organizationId, length }: Journal, atMs: number): Promise<number> {
  let [low, high] = [1, length + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const [row] = await store.readJournal(organizationId, middle - 1, middle, 1);
    if (row && row.atMs < atMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

function rowMessage({ sequence, atMs, kind, extractionId, entries, facts }: JournalRow): JournalRowMessage {
  return {
    sequence,
    at: new Date(atMs),
    kind: KINDS[kind],
    extractionId: extractionId ?? '',
    planHundredths: entries.plan,
    purchasedHundredths: entries.purchased,
    chargedHundredths: entries.charged,
    heldHundredths: entries.held,
    facts,
  };
}
