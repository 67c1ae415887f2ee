// `lavra read FOLDER --out …`: here and by a service, broken off and gone on with. Engines are simulated: what is read is
// another suite's affair.
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Embedded, ROOT, startEmbedded } from '../../support/embedded.ts';
import { sample } from '../../support/samples.ts';

const SIMULATED = { LOAD_TEST_MODE: 'true', SIMULATED_ENGINE_MS: '100', ENGINE_POOL_THREADS: '2' };

let embedded: Embedded;
let folder: string;
let scratch: string;

beforeAll(async () => {
  embedded = await startEmbedded({ env: SIMULATED });
  scratch = await mkdtemp(join(tmpdir(), 'lavra-read-'));
  folder = join(scratch, 'certificates');
  await mkdir(join(folder, 'inner'), { recursive: true });
  await copyFile(sample('certidao.jpg').path, join(folder, 'certidao.jpg'));
  await copyFile(sample('digital.pdf').path, join(folder, 'inner/digital.pdf'));
  await copyFile(sample('escaneada.png').path, join(folder, '=escaneada.png'));
  await writeFile(join(folder, 'broken.jpg'), 'not a picture');
  await writeFile(join(folder, 'notes.txt'), 'left out');
});
afterAll(async () => {
  await embedded?.stop();
  await rm(scratch, { recursive: true, force: true });
});

/** The command run in the scratch folder, so that its rows name what a person would. */
function read(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(ROOT, 'cli/src/main.ts'), 'read', ...args],
      { cwd: scratch, env: { ...process.env, ...SIMULATED, ...env } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

const lines = async (name: string) => (await readFile(join(scratch, name), 'utf8')).trimEnd().split(/\r?\n/);

test('a folder becomes a table here, without a server; the same command again reads nothing twice', async () => {
  const first = await read(['certificates', '--out', 'here.jsonl']);
  expect(first.code).toBe(1);
  expect(first.stdout).toContain('certificates/broken.jpg: IMAGE_FORMAT_UNSUPPORTED');
  expect(first.stdout).toContain('3 read, 1 failed: here.jsonl');
  expect(first.stderr).toContain('4/4  1 failed');
  const rows = (await lines('here.jsonl')).map((line) => JSON.parse(line));
  expect(rows.map(({ file }) => file).sort()).toEqual([
    'certificates/=escaneada.png',
    'certificates/broken.jpg',
    'certificates/certidao.jpg',
    'certificates/inner/digital.pdf',
  ]);
  expect(rows.find(({ file }) => file.endsWith('.pdf'))).toMatchObject({
    outcome: 'answered',
    data: { dados_pessoais: { nome_completo: expect.stringMatching(/./) } },
  });

  // Broken off in the middle of a row.
  const text = await readFile(join(scratch, 'here.jsonl'), 'utf8');
  await writeFile(join(scratch, 'here.jsonl'), text.slice(0, -10));
  const second = await read(['certificates', '--out', 'here.jsonl', '--json']);
  expect(JSON.parse(second.stdout)).toMatchObject({
    answered: 3,
    failures: [{ code: 'IMAGE_FORMAT_UNSUPPORTED' }],
    left: 0,
  });
  expect((await lines('here.jsonl')).slice(0, 3)).toEqual(text.trim().split('\n').slice(0, 3));
  expect(await lines('here.jsonl')).toHaveLength(4);
});

test('by a service: stopped by its limit, gone on with, paid once; a name is no formula', async () => {
  const { id } = await embedded.lavra<{ id: string }>(
    'org',
    'create',
    '--name',
    'Many',
    '--purchased-credits',
    '2',
    '--plan-credits',
    '0',
  );
  const { key } = await embedded.lavra<{ key: string }>('key', 'create', '--org', id);
  const charged = async () => (await embedded.lavra<{ creditsCharged: number }>('org', 'show', id)).creditsCharged;
  const command = ['certificates', '--out', 'there.csv', '--url', new URL(embedded.baseUrl).origin];

  const poor = await read(command, { LAVRA_API_KEY: key });
  expect(poor.code).toBe(3);
  expect(poor.stdout).toMatch(/left \(NOT_ENOUGH_CREDITS: .+\): the same command goes on with them/);
  expect(await charged()).toBe(2);

  await embedded.lavra('credits', 'grant', '--org', id, '--amount', '5');
  const rich = await read([...command, '--key', key]);
  expect(rich.code).toBe(1);
  expect(rich.stdout).toContain('3 read, 1 failed: there.csv');
  expect(await charged()).toBe(3);
  const [head, ...rows] = await lines('there.csv');
  expect(head).toMatch(/^\uFEFFfile,outcome,message,engine,creditsCharged,replayed,documento\.tipo,/);
  expect(rows).toHaveLength(4);
  expect(rows.filter((row) => row.includes(',answered,'))).toHaveLength(3);

  // Without the table nothing is known of what was read: what was answered a moment ago costs nothing again.
  await rm(join(scratch, 'there.csv'));
  await read([...command, '--key', key]);
  expect(await charged()).toBe(3);
});

test('in the folder itself a name that a spreadsheet would calculate is written as text, and known again', async () => {
  const inside = ['=escaneada.png', '--out', 'names.csv'];
  await copyFile(join(folder, '=escaneada.png'), join(scratch, '=escaneada.png'));
  expect((await read(inside)).code).toBe(0);
  expect((await lines('names.csv'))[1]).toMatch(/^'=escaneada\.png,answered,/);
  const again = await read([...inside, '--json']);
  expect(JSON.parse(again.stdout)).toMatchObject({ answered: 1, failures: [], left: 0 });
  expect(await lines('names.csv')).toHaveLength(2);
});

test.each([
  ['a table of another kind', ['certificates', '--out', 'results.xlsx'], '--out must end in .csv or .jsonl'],
  [
    'several files without a table',
    ['certificates/certidao.jpg', 'certificates/broken.jpg'],
    'several files need --out',
  ],
  ['a path that is not there', ['nowhere', '--out', 'x.csv'], 'nowhere cannot be read (ENOENT)'],
  ['a service without a key', ['certificates', '--out', 'x.csv', '--url', 'http://127.0.0.1:1'], 'LAVRA_API_KEY'],
])('%s is refused in one line', async (_, args, said) => {
  const { code, stderr } = await read(args, { LAVRA_API_KEY: '' });
  expect(code).toBe(1);
  expect(stderr).toContain(said);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
