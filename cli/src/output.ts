// What the command prints: JSON for scripts with --json, plain lines for people, one line for an error.
import { StartupError } from '@lavra/shared/startup-error';
import { InvalidArgumentError } from 'commander';

/** Something the operator can mend; printed as one line, without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

export interface OutputOptions {
  readonly json?: boolean;
}

type Value = string | number | boolean | undefined;

/** One record: its JSON, or one "name  value" line a field. */
export function printRecord(record: Readonly<Record<string, unknown>>, { json }: OutputOptions): void {
  if (json) {
    printJson(record);
    return;
  }
  const width = Math.max(...Object.keys(record).map((name) => name.length));
  for (const [name, value] of Object.entries(record)) {
    print(`${name.padEnd(width)}  ${typeof value === 'object' ? JSON.stringify(value) : value}`);
  }
}

/** Many records: a JSON array, or a table with a heading. */
export function printTable(rows: readonly Readonly<Record<string, Value>>[], { json }: OutputOptions): void {
  if (json) {
    printJson(rows);
    return;
  }
  const [first] = rows;
  if (!first) {
    print('(none)');
    return;
  }
  const names = Object.keys(first);
  const cells = [names, ...rows.map((row) => names.map((name) => String(row[name] ?? '')))];
  const widths = names.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  for (const row of cells)
    print(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value));
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Ends the command: one line for what the operator can mend, a stack for a bug. */
export function fail(error: unknown): void {
  const mendable = error instanceof CommandError || error instanceof StartupError;
  process.stderr.write(`lavra: ${mendable ? error.message : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = 1;
}

/** Makes a parser into commander's form: undefined is refused with what was expected. */
export function argument<Parsed>(parse: (text: string) => Parsed | undefined, expected: string) {
  return (text: string): Parsed => {
    const value = parse(text);
    if (value === undefined) throw new InvalidArgumentError(`Expected ${expected}.`);
    return value;
  };
}
