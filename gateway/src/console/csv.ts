// The journal as CSV (RFC 4180), for spreadsheets.
import type { JournalRowReply } from './replies.ts';

const COLUMNS = [
  ['sequence', (row) => row.sequence],
  ['at', (row) => row.at],
  ['kind', (row) => row.kind],
  ['extraction', (row) => row.extractionId ?? ''],
  ['engine', (row) => row.details.engine ?? ''],
  ['outcome', (row) => row.details.errorCode ?? row.details.change ?? ''],
  ['times', (row) => row.details.times ?? ''],
  ['credits_charged', (row) => row.creditsCharged],
  ['plan_credits', (row) => row.planCredits],
  ['purchased_credits', (row) => row.purchasedCredits],
  ['by', (row) => row.details.by ?? ''],
] as const satisfies readonly (readonly [string, (row: JournalRowReply) => unknown])[];

const LINE_END = '\r\n';

export function csvHeader(): string {
  return COLUMNS.map(([name]) => name).join(',') + LINE_END;
}

export function csvLine(row: JournalRowReply): string {
  return COLUMNS.map(([, read]) => cell(read(row))).join(',') + LINE_END;
}

function cell(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : harmless(String(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Spreadsheets run what begins like a formula: an apostrophe makes it text. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
