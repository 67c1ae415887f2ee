// CSV (RFC 4180) that a spreadsheet opens as text: no cell can become a formula.

/** A byte order mark tells Excel that this is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Spreadsheets calculate what begins with one of these; behind an apostrophe it is a text. */
const FORMULA_START = /^[=+\-@\t\r]/;

export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: string): string {
  const harmless = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
