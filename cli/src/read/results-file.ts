// The results of many files, a row each, written as each file ends: a run that was broken off goes on behind its last row.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { CERTIFICATE_FIELDS } from '@lavra/shared/certificate-fields';
import { KEPT_FAILURE_CODES, REFUSAL_CODES } from '@lavra/shared/error-codes';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { CommandError } from '../output.ts';
import type { FileOutcome } from './outcome.ts';

export interface ResultRow {
  readonly file: string;
  /** `answered`, or why not. */
  readonly outcome: string;
  readonly message?: string;
  readonly engine?: string | undefined;
  readonly creditsCharged?: number;
  readonly replayed?: boolean;
  readonly data?: object;
}

/** How rows become a file's text and are read from it again. */
interface Format {
  readonly head: string;
  row(row: ResultRow): string;
  /** The rows with their text as it stands; what a crash left half-written is left out. */
  rows(text: string): { readonly file: string; readonly outcome: string; readonly text: string }[];
}

const COLUMNS = ['file', 'outcome', 'message', 'engine', 'creditsCharged', 'replayed'] as const;
const FIELDS = CERTIFICATE_FIELDS.map(({ contractPath }) => contractPath);

/** No cell can become a formula in a spreadsheet; a byte order mark tells Excel that this is UTF-8. */
const CSV: Format = {
  head: `\uFEFF${csvLine([...COLUMNS, ...FIELDS])}`,
  row: (row) =>
    csvLine([...COLUMNS.map((name) => String(row[name] ?? '')), ...FIELDS.map((path) => valueAt(row.data, path))]),
  rows: (text) => {
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const records = parse(whole, { bom: true, relax_column_count: true, skip_records_with_error: true }) as string[][];
    return records
      .slice(1)
      .filter(({ length }) => length === COLUMNS.length + FIELDS.length)
      .map((cells) => ({
        file: (cells[0] as string).replace(/^'(?=[=+\-@\t\r])/, ''),
        outcome: cells[1] as string,
        // Already without formulas: to be written again as it is.
        text: stringify([cells], { record_delimiter: 'windows' }),
      }));
  },
};

const JSON_LINES: Format = {
  head: '',
  row: (row) => `${JSON.stringify(row)}\n`,
  rows: (text) =>
    text
      .slice(0, text.lastIndexOf('\n') + 1)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const { file, outcome } = JSON.parse(line) as ResultRow;
        return { file, outcome, text: `${line}\n` };
      }),
};

/** What sending the file again would not change. */
const FINAL_OUTCOMES: ReadonlySet<string> = new Set(['answered', ...KEPT_FAILURE_CODES, ...REFUSAL_CODES]);

export class ResultsFile {
  readonly #path: string;
  readonly #format: Format;
  /** The files that need not be read again, with what became of them. */
  readonly done: ReadonlyMap<string, string>;

  /** @throws CommandError when the file is none of ours. */
  constructor(path: string) {
    this.#path = path;
    this.#format = formatOf(path);
    const kept = existsSync(path) ? this.#rowsOf(readFileSync(path, 'utf8')) : [];
    const final = kept.filter(({ outcome }) => FINAL_OUTCOMES.has(outcome));
    this.done = new Map(final.map(({ file, outcome }) => [file, outcome]));
    // Whole or not at all: what may pass is read again, and gets a new row.
    writeFileSync(`${path}.part`, this.#format.head + final.map(({ text }) => text).join(''), { mode: 0o600 });
    renameSync(`${path}.part`, path);
  }

  async add(file: string, outcome: FileOutcome): Promise<void> {
    await appendFile(this.#path, this.#format.row(rowOf(file, outcome)));
  }

  #rowsOf(text: string) {
    try {
      return this.#format.rows(text);
    } catch (error) {
      throw new CommandError(
        `${this.#path} holds something else than results: move it away (${(error as Error).message})`,
      );
    }
  }
}

function formatOf(path: string): Format {
  if (/\.csv$/i.test(path)) return CSV;
  if (/\.jsonl$/i.test(path)) return JSON_LINES;
  throw new CommandError(`--out must end in .csv or .jsonl, not as ${path}`);
}

function rowOf(file: string, outcome: FileOutcome): ResultRow {
  if (outcome.kind !== 'answered') return { file, outcome: outcome.code, message: outcome.message };
  const { engine, creditsCharged, isReplay, data } = outcome;
  const charge = creditsCharged !== undefined && { creditsCharged, replayed: isReplay };
  return { file, outcome: 'answered', engine, ...charge, data };
}

function csvLine(cells: readonly string[]): string {
  return stringify([cells], { escape_formulas: true, record_delimiter: 'windows' });
}

function valueAt(data: object | undefined, path: string): string {
  let node: unknown = data;
  for (const name of path.split('.')) node = (node as Record<string, unknown> | undefined)?.[name];
  return typeof node === 'string' ? node : '';
}
