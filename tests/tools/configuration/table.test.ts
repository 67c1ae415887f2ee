// The table of variables holds all of them, and `lavra config` tells them without telling a secret.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/embedded.ts';
import { allVariables, pageOf } from './table.ts';

const variables = allVariables();
const MAIN = join(ROOT, 'cli/src/main.ts');

test('the table is what the programs say (npm run configuration writes it)', async () => {
  const { written, wanted } = pageOf(await variables);
  expect(written).toBe(wanted);
});

test('every variable says what it means', async () => {
  expect((await variables).filter(({ meaning }) => meaning === '')).toEqual([]);
});

test('every variable of docker compose is in the table', async () => {
  const names = new Set((await variables).map(({ name }) => name));
  const compose = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
  const used = [...compose.matchAll(/\$\{(\w+)|^ {6}([A-Z][A-Z_]+): /gm)].map(([, given, set]) => given ?? set);
  expect(used.filter((name) => !names.has(name as string))).toEqual([]);
});

test('lavra config prints what is in force, and of secrets only that they are there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lavra-config-'));
  try {
    const secret = (name: string) => name.repeat(40).slice(0, 40);
    const secrets = {
      LAVRA_SECRET: secret('pepper'),
      LAVRA_SERVICE_TOKEN: secret('between'),
      LAVRA_OPERATOR_TOKEN: secret('op'),
    };
    await writeFile(join(folder, 'secrets.json'), JSON.stringify(secrets));
    const env = {
      PATH: process.env.PATH,
      LAVRA_DATA_DIR: folder,
      PORT: '18080',
      METRICS_PORT: '19090',
      NATS_URL: 'nats://user:password-1@host:1',
    };
    const { stdout } = await promisify(execFile)(process.execPath, [MAIN, 'config', '--json'], { cwd: folder, env });
    for (const hidden of [...Object.values(secrets), 'password-1']) expect(stdout).not.toContain(hidden);
    const programs = JSON.parse(stdout) as {
      program: string;
      variables: { name: string; value?: string; from: string }[];
    }[];
    const told = (program: string, name: string) =>
      programs.find((one) => one.program === program)?.variables.find((row) => row.name === name);
    expect(told('gateway', 'PORT')).toMatchObject({ value: '18080', from: 'environment' });
    expect(told('ledger', 'METRICS_PORT')).toMatchObject({ value: '19091' });
    expect(told('ledger', 'LEDGER_STORE')).toMatchObject({ value: `sqlite:${join(folder, 'ledger.sqlite')}` });
    expect(told('gateway', 'NATS_URL')).toMatchObject({ value: 'nats://hidden@host:1' });
    expect(told('gateway', 'LAVRA_SECRET')).toMatchObject({ value: 'hidden' });
    expect(told('engine-pool', 'PDF_PAGES_MAX')).toMatchObject({ value: '50', from: 'default' });
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a service of its own is told by its own environment, and one with a problem ends with 1', async () => {
  const env = { PATH: process.env.PATH, LEDGER_STORE: 'mongodb://lavra:word@db/lavra', LAVRA_SECRET: 'short' };
  const failure = await promisify(execFile)(process.execPath, [MAIN, 'config', 'ledger'], { cwd: tmpdir(), env }).then(
    () => undefined,
    (error: { code: number; stdout: string }) => error,
  );
  expect(failure?.code).toBe(1);
  expect(failure?.stdout).toContain('mongodb://hidden@db/lavra');
  expect(failure?.stdout).toMatch(/^LAVRA_SECRET +hidden {2}\(must have at least 32 characters\)$/m);
  expect(failure?.stdout).toMatch(/^LAVRA_OPERATOR_TOKEN +- {2}\(is not set\)$/m);
});
