// The table of all variables in docs/configuration.md, made of what each program says of its own.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { VariableRow } from '@lavra/shared/variables';
import { ROOT } from '../../support/embedded.ts';

export const PAGE = join(ROOT, 'docs/configuration.md');

const BEGIN = '<!-- The table is written by `npm run configuration`. -->\n';
const END = '<!-- End of the table. -->\n';

type Row = VariableRow & { readonly readers: readonly string[] };

/** Only docker compose reads these; all else in its file is handed on under its own name. */
const COMPOSE: readonly Row[] = [
  {
    name: 'LAVRA_NATS_PASSWORD',
    type: 'text',
    default: undefined,
    isNeeded: true,
    meaning: 'what ledgers and gateways show NATS',
    readers: ['compose'],
    ...unset(),
  },
  {
    name: 'LAVRA_PORT',
    type: 'port',
    default: '8080',
    isNeeded: false,
    meaning: 'the one address in front',
    readers: ['compose'],
    ...unset(),
  },
];

function unset() {
  return { value: undefined, from: 'nothing', problem: undefined } as const;
}

/** Every variable with who reads it, by name. */
export async function allVariables(): Promise<Row[]> {
  const rows = await Promise.all([
    printedBy('cli/src/main.ts', ['config', '--json']).then((programs) =>
      (programs as { program: string; variables: VariableRow[] }[])
        .filter(({ program }) => program === 'npm start' || program === 'lavra')
        .flatMap(({ program, variables }) => variables.map((row) => ({ ...row, readers: [program] }))),
    ),
    ...['gateway', 'ledger', 'engine-pool'].map(async (service) => {
      const rows = (await printedBy(`${service}/src/main.ts`, ['--config', '--json'])) as VariableRow[];
      return rows.map((row) => ({ ...row, readers: [service] }));
    }),
  ]);
  return merged([...rows.flat(), ...COMPOSE]);
}

/** In an environment without any variable, in a folder without data. */
async function printedBy(program: string, args: readonly string[]): Promise<unknown> {
  const asked = promisify(execFile)(process.execPath, [join(ROOT, program), ...args], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, LAVRA_DATA_DIR: join(tmpdir(), 'lavra-has-no-data-here') },
  });
  // 1: variables that are needed are not set.
  const { stdout } = await asked.catch((error: { stdout?: string }) => {
    if (error.stdout) return { stdout: error.stdout };
    throw error;
  });
  return JSON.parse(stdout);
}

/** What several programs read alike is one row. */
function merged(rows: readonly Row[]): Row[] {
  const byContent = Map.groupBy(rows, (row) =>
    JSON.stringify([row.name, row.type, row.default, row.isNeeded, row.meaning]),
  );
  return [...byContent.values()]
    .map((alike) => ({ ...(alike[0] as Row), readers: alike.flatMap(({ readers }) => readers) }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** The page as it is, and as it should be. */
export function pageOf(rows: readonly Row[]): { readonly written: string; readonly wanted: string } {
  const written = readFileSync(PAGE, 'utf8');
  const begin = written.indexOf(BEGIN);
  const end = written.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${PAGE} lacks the lines that the table stands between`);
  const wanted = written.slice(0, begin) + BEGIN + table(rows) + written.slice(end);
  return { written, wanted };
}

function table(rows: readonly Row[]): string {
  const lines = rows.map(({ name, readers, type, default: fallback, isNeeded, meaning }) => {
    const absent = isNeeded ? '**needed**' : (fallback ?? 'none');
    return `| \`${name}\` | ${readers.join(', ')} | ${type} | ${absent} | ${meaning} |\n`;
  });
  return `| variable | read by | type | default | meaning |\n|---|---|---|---|---|\n${lines.join('')}`;
}
