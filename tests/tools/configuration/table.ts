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

/** Only docker compose reads these; all else in its file is handed on under its own name. A row: name, type, default, meaning. */
const COMPOSE: readonly Row[] = (
  [
    ['ENGINE_POOL_MEMORY', 'size', '3g', 'what an engine pool may take: 1 GB for each of its threads, and one more'],
    ['HAPROXY_IMAGE', 'image', 'haproxy:3.2.4-alpine', 'the proxy'],
    [
      'LAVRA_CERTIFICATES',
      'folder',
      'made at the first start',
      "the proxy's certificates, PEM files, each with its key",
    ],
    ['LAVRA_HOST', 'address or name', 'localhost', 'for which the certificate of the first start is made'],
    ['LAVRA_MONGO_KEY', '6 to 1024 letters and digits', undefined, 'what the members of MongoDB know each other by'],
    ['LAVRA_NATS_GATEWAY_PASSWORD', 'text', undefined, 'what gateways show NATS'],
    ['LAVRA_NATS_LEDGER_PASSWORD', 'text', undefined, 'what ledgers show NATS'],
    ['LAVRA_PLAIN_HOST', 'address', '127.0.0.1', 'for whom the one address in front is there without TLS, too'],
    ['LAVRA_PORT', 'port', '8080', 'the one address in front, without TLS'],
    [
      'LAVRA_RELEASE',
      'true or false',
      'false',
      'whether images are built for a release: from others named by their digest',
    ],
    ['LAVRA_TLS_PORT', 'port', '8443', 'the one address in front, with TLS'],
    ['MONGO_IMAGE', 'image', 'mongo:8.0.15', 'MongoDB'],
    ['NATS_IMAGE', 'image', 'nats:2.15.1-alpine', 'NATS'],
    ['NODE_IMAGE', 'image', 'node:26.10.0-bookworm-slim', 'what our images are built from'],
  ] as const
).map(([name, type, fallback, meaning]) => ({
  name,
  type,
  default: fallback,
  isNeeded: fallback === undefined,
  meaning,
  readers: ['compose'],
  value: undefined,
  from: 'nothing',
  problem: undefined,
}));

const PROGRAMS = [
  ['gateway', 'gateway/src/main.ts'],
  ['ledger', 'ledger/src/main.ts'],
  ['engine-pool', 'engine-pool/src/main.ts'],
  ['prepare-mongo', 'ledger/src/prepare-mongo.ts'],
] as const;

/** Every variable with who reads it, by name. */
export async function allVariables(): Promise<Row[]> {
  const rows = await Promise.all([
    printedBy('cli/src/main.ts', ['config', '--json']).then((programs) =>
      (programs as { program: string; variables: VariableRow[] }[])
        .filter(({ program }) => program === 'npm start' || program === 'lavra')
        .flatMap(({ program, variables }) => variables.map((row) => ({ ...row, readers: [program] }))),
    ),
    ...PROGRAMS.map(async ([name, path]) => {
      const rows = (await printedBy(path, ['--config', '--json'])) as VariableRow[];
      return rows.map((row) => ({ ...row, readers: [name] }));
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
