// The Python client, installed from the wheel as it is published: its own tests, its types, its README, and its promise
// never to pay twice, kept by both of its clients through a hostile proxy, against the whole product.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Embedded, ROOT } from '../../../support/embedded.ts';
import { type Python, pythonWith } from '../../../support/python-packages.ts';
import { sample } from '../../../support/samples.ts';
import { AT_ONCE, EXTRACTIONS, randomFrom, startHostileProxy, startProduct } from '../client/hostile-proxy.ts';

const PROJECT = join(ROOT, 'client-python');
const EXTRACT_MANY = fileURLToPath(new URL('./extract-many.py', import.meta.url));
const SEED = 11;

let folder: string;
let wheel: string;
let python: Python;
let product: Embedded;
let examples: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lavra-client-python-'));
  python = await pythonWith(join(PROJECT, 'requirements-dev.txt'));
  const installed = join(folder, 'installed');
  const offline = ['--quiet', '--no-deps', '--no-index'];
  // The build backend is among the installed packages, in the version that pyproject.toml asks for.
  const build = ['--no-build-isolation', '--check-build-dependencies', '--wheel-dir', folder, PROJECT];
  await py('-m', 'pip', 'wheel', ...offline, ...build);
  wheel = (await readdir(folder)).find((file) => file.endsWith('.whl')) as string;
  await py('-m', 'pip', 'install', ...offline, '--target', installed, join(folder, wheel));
  const path = [installed, python.env.PYTHONPATH].join(delimiter);
  product = await startProduct();
  python = {
    ...python,
    env: { ...python.env, PYTHONPATH: path, LAVRA_URL: product.baseUrl, LAVRA_KEY: product.demoKey },
  };
  const readme = await readFile(join(PROJECT, 'README.md'), 'utf8');
  examples = [...readme.matchAll(/```python\n([\s\S]+?)```/g)].map(([, code]) => code ?? '');
  await Promise.all(examples.map((code, index) => writeFile(join(folder, `example_${index}.py`), code)));
});
afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs Python in the scratch folder; rejects with all that it said. */
const py = (...args: string[]): Promise<string> => pyIn(folder, ...args);

async function pyIn(cwd: string, ...args: string[]): Promise<string> {
  const ran = promisify(execFile)(python.command, args, { cwd, env: python.env });
  const { stdout } = await ran.catch(({ message, stdout, stderr }: Record<'message' | 'stdout' | 'stderr', string>) => {
    throw new Error(`${message}\n${stdout}\n${stderr}`);
  });
  return stdout;
}

test('the wheel has the code and its types, and needs httpx alone', async () => {
  const listed = await py('-m', 'zipfile', '-l', wheel);
  const modules = await readdir(join(PROJECT, 'src/lavra'));
  const files = [...listed.matchAll(/^lavra\/(\S+)/gm)].map(([, file]) => file);
  expect(files.sort()).toEqual(modules.filter((name) => name !== '__pycache__').sort());
  expect(files).toContain('py.typed');
  const required = await py('-c', 'import importlib.metadata as m; print(*m.requires("lavra"), m.version("lavra"))');
  expect(required.trim()).toBe('httpx<1,>=0.28.1 0.1.0');
});

// With --update the file is written anew.
test('its types are those of the OpenAPI document', async () => {
  const document = join(folder, 'openapi.json');
  await writeFile(document, await (await fetch(`${product.baseUrl}/openapi.json`)).text());
  const contract = join(folder, 'contract.py');
  const header =
    '"""The bodies of the REST contract, generated from the OpenAPI document of the gateway. Not edited by hand."""';
  await py(
    ...['-m', 'datamodel_code_generator', '--input', document, '--input-file-type', 'openapi', '--output', contract],
    ...['--output-model-type', 'typing.TypedDict', '--no-use-closed-typed-dict', '--target-python-version', '3.11'],
    ...['--naming-strategy', 'parent-prefixed', '--enum-field-as-literal', 'all'],
    ...['--use-field-description', '--use-single-line-docstring', '--custom-file-header', header],
    ...['--formatters', 'builtin'],
  );
  await pyIn(PROJECT, '-m', 'ruff', 'format', '--quiet', '--no-cache', '--config', 'pyproject.toml', contract);
  await expect(await readFile(contract, 'utf8')).toMatchFileSnapshot(join(PROJECT, 'src/lavra/contract.py'));
});

test('is formatted and linted, and its types hold, strictly, in what is installed, in its tests and examples', async () => {
  const ours = ['--no-cache', '--config', 'pyproject.toml', '.', EXTRACT_MANY];
  await pyIn(PROJECT, '-m', 'ruff', 'format', '--check', ...ours);
  await pyIn(PROJECT, '-m', 'ruff', 'check', ...ours);
  const mypy = ['-m', 'mypy', '--config-file', join(PROJECT, 'pyproject.toml'), '--cache-dir', join(folder, 'mypy')];
  await py(...mypy, '-p', 'lavra');
  const scripts = [EXTRACT_MANY, ...examples.map((_, index) => `example_${index}.py`)];
  await py(...mypy, '--scripts-are-modules', ...scripts, join(PROJECT, 'tests'));
});

test('its own tests pass', async () => {
  const said = await py(
    '-m',
    'pytest',
    '--quiet',
    '--rootdir',
    PROJECT,
    '-c',
    join(PROJECT, 'pyproject.toml'),
    PROJECT,
  );
  expect(said).toMatch(/^\d{2,} passed in /m);
  expect(said).not.toMatch(/skipped|deselected|xfailed/);
});

test('the examples of its README run as they are written', async () => {
  const certificate = sample('certidao.jpg').path;
  expect(examples).toHaveLength(2);
  expect(await py('example_0.py', certificate)).toMatch(/^\p{Lu}.* \d+(\.\d+)?\n$/u);
  expect(await py('example_1.py', certificate, certificate)).toMatch(/^(\d{6} [\d ]+\n){2}$/);
});

test.concurrent.each(['sync', 'async'])(
  `${EXTRACTIONS} extractions of the %s client through a hostile proxy are each answered with data and charged once`,
  async (mode) => {
    const { id } = await product.lavra<{ id: string }>(
      ...['org', 'create', '--name', mode, '--plan-credits', '1000', '--per-minute', '10000', '--per-day', '100000'],
    );
    const { key } = await product.lavra<{ key: string }>('key', 'create', '--org', id);
    const proxy = await startHostileProxy(product.baseUrl, randomFrom(SEED));
    try {
      const file = sample('escaneada.png').path;
      const settings = [`${proxy.origin}/api/v1`, key, file, String(EXTRACTIONS), String(AT_ONCE)];
      const said = await py(EXTRACT_MANY, mode, ...settings);
      const results = said
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as { success: boolean; isReplay: boolean });
      expect(results.map(({ success }) => success)).toEqual(Array(EXTRACTIONS).fill(true));
      // The proxy did harm of every kind, and some answers were lost and had again.
      expect(proxy.done.size).toBe(7);
      expect(results.filter(({ isReplay }) => isReplay).length).toBeGreaterThan(5);
    } finally {
      await proxy.close();
    }
    const { creditsCharged, creditsHeld } = await product.lavra<{ creditsCharged: number; creditsHeld: number }>(
      ...['org', 'show', id],
    );
    expect({ creditsCharged, creditsHeld }).toEqual({ creditsCharged: EXTRACTIONS, creditsHeld: 0 });
    expect(await product.lavra<object>('audit')).toMatchObject({ ok: true, violations: [] });
  },
);
