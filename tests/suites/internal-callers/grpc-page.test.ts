// Every example of docs/grpc.md, run as it stands there against the whole product.
import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Embedded, ROOT, startEmbedded } from '../../support/embedded.ts';
import { pythonWith } from '../../support/python-packages.ts';
import { programOnPath } from '../../support/wheel.ts';

const REQUIREMENTS = fileURLToPath(new URL('./requirements.txt', import.meta.url));
const GRPCURL = join(ROOT, 'tests/support/grpcurl.ts');
/** The specimen of the simulated engines. */
const NAME = 'MARIA ESPÉCIME DA SILVA';

let product: Embedded;
let folder: string;
let env: NodeJS.ProcessEnv;
let examples: { readonly language: string; readonly code: string }[];

beforeAll(async () => {
  const page = await readFile(join(ROOT, 'docs/grpc.md'), 'utf8');
  examples = [...page.matchAll(/```(\w+)\n([\s\S]+?)```/g)].map(([, language = '', code = '']) => ({ language, code }));
  const python = await pythonWith(REQUIREMENTS);
  product = await startEmbedded({ env: { LOAD_TEST_MODE: 'true', SIMULATED_ENGINE_MS: '5' } });
  const { LAVRA_SERVICE_TOKEN } = JSON.parse(await readFile(join(product.dataDir, 'secrets.json'), 'utf8'));
  const { id: ORG } = await product.lavra<{ id: string }>(
    ...['org', 'create', '--name', 'Internal', '--plan-credits', '0', '--purchased-credits', '5'],
  );
  const { id: KEY_ID } = await product.lavra<{ id: string }>('key', 'create', '--org', ORG);
  // Inside the project, where TypeScript finds its packages; the examples' own paths start at its root.
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  folder = await mkdtemp(join(ROOT, '.cache/grpc-page-'));
  for (const name of ['proto', 'tests']) await symlink(join(ROOT, name), join(folder, name));
  await mkdir(join(folder, 'bin'));
  const grpcurl = programOnPath('grpcurl') ?? `${process.execPath} ${GRPCURL}`;
  await script('grpcurl', `exec ${grpcurl} "$@"`);
  await script('python3', `exec ${programOnPath(python.command)} "$@"`);
  env = {
    ...python.env,
    PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter),
    LAVRA_ENGINE_POOL_TOKEN: LAVRA_SERVICE_TOKEN,
    LAVRA_LEDGER_TOKEN: LAVRA_SERVICE_TOKEN,
    ENGINE_POOL_ADDRESS: product.addresses.enginePool.address,
    LEDGER_ADDRESS: product.addresses.ledger.address,
    ORG,
    KEY_ID,
  };
});
afterAll(async () => {
  await product?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

async function script(name: string, line: string): Promise<void> {
  const path = join(folder, 'bin', name);
  await writeFile(path, `#!/bin/sh\n${line}\n`);
  await chmod(path, 0o755);
}

/** What the examples of a language print, one after the other. */
async function printedBy(language: string): Promise<string[]> {
  const printed: string[] = [];
  for (const [index, { code }] of examples.filter((one) => one.language === language).entries()) {
    const file = join(folder, `example-${index}.${{ typescript: 'ts', python: 'py', bash: 'sh' }[language]}`);
    await writeFile(file, code);
    const command = { typescript: process.execPath, python: 'python3', bash: 'bash' }[language] as string;
    const arguments_ = language === 'bash' ? ['-euo', 'pipefail', file] : [file];
    const { stdout } = await promisify(execFile)(command, arguments_, { cwd: folder, env });
    printed.push(stdout);
  }
  return printed;
}

async function charged(): Promise<number> {
  return (await product.lavra<{ creditsCharged: number }>('org', 'show', env.ORG as string)).creditsCharged;
}

test('those of the command line', async () => {
  const [read, , prices] = await printedBy('bash');
  expect(read).toContain('"simulated": true');
  expect(read).toContain(NAME);
  expect(prices).toContain('"standardHundredths": "100"');
});

test('those in TypeScript: one read, one billed', async () => {
  const before = await charged();
  expect(await printedBy('typescript')).toEqual([`mini ${NAME}\n`, 'charged 100\n']);
  expect((await charged()) - before).toBe(1);
});

test('those in Python: one read, one billed', async () => {
  const before = await charged();
  expect(await printedBy('python')).toEqual([`${NAME}\n`, 'charged 100\n']);
  expect((await charged()) - before).toBe(1);
  expect(await product.lavra('audit')).toMatchObject({ ok: true, violations: [] });
});

test('no example is of a language that nobody runs', () => {
  expect(new Set(examples.map(({ language }) => language))).toEqual(new Set(['bash', 'typescript', 'python']));
});
