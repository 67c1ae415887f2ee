// Many files in a real browser: a folder at the pace that the service allows, a closed page, a server killed in the middle.
// Engines are simulated: what is read is another suite's affair.
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../../support/chromium.ts';
import { type Embedded, startEmbedded } from '../../support/embedded.ts';
import { childPid } from '../../support/processes.ts';
import { sample } from '../../support/samples.ts';
import { until, untilWindowHasRoom } from '../../support/until.ts';
import { type BrowserPage, drop, openPage } from './support/browser-page.ts';

/** Long enough to be met in the middle. */
const SIMULATED_ENGINE_MS = 1_500;
const SAMPLES = ['certidao.jpg', 'escaneada.png', 'digital.pdf', 'de-lado.jpg'];

let embedded: Embedded;
let browser: Browser;
let folder: string;
let opened: BrowserPage | undefined;

beforeAll(async () => {
  embedded = await startEmbedded({
    env: { LOAD_TEST_MODE: 'true', SIMULATED_ENGINE_MS: String(SIMULATED_ENGINE_MS), ENGINE_POOL_THREADS: '2' },
  });
  browser = await launchChromium();
  folder = await mkdtemp(join(tmpdir(), 'lavra-many-'));
  await mkdir(join(folder, 'inner'));
  for (const [index, name] of SAMPLES.entries()) {
    await copyFile(sample(name).path, join(folder, index % 2 === 0 ? 'inner' : '.', name));
  }
  await writeFile(join(folder, '=broken.jpg'), 'not a picture');
  await writeFile(join(folder, 'notes.txt'), 'left out');
});
afterAll(async () => {
  await browser?.close();
  await embedded?.stop();
  await rm(folder, { recursive: true, force: true });
});
afterEach(async () => {
  opened?.expectNoComplaints();
  await opened?.close();
  opened = undefined;
});

interface Customer {
  readonly key: string;
  charged(): Promise<number>;
}

async function newCustomer(perMinute: number): Promise<Customer> {
  const { id } = await embedded.lavra<{ id: string }>(
    'org',
    'create',
    '--name',
    'Many',
    '--per-minute',
    String(perMinute),
  );
  const { key } = await embedded.lavra<{ key: string }>('key', 'create', '--org', id);
  return {
    key,
    charged: async () => (await embedded.lavra<{ creditsCharged: number }>('org', 'show', id)).creditsCharged,
  };
}

async function open(key: string): Promise<Page> {
  const { origin } = new URL(embedded.baseUrl);
  opened = await openPage(browser, origin, { locale: 'pt-BR' });
  await opened.page.goto(`${origin}/#key=${key}`);
  return opened.page;
}

/** The folder, chosen and read. */
async function readFolder(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Muitos arquivos' }).click();
  await page.locator('input[type=file]').first().setInputFiles(folder);
  await page.getByText('0 de 5 lidos, 0 com falha').waitFor();
  await page.getByRole('button', { name: 'Ler', exact: true }).click();
}

test('a folder is read at the allowed pace; read again after the page was closed, it costs nothing; the results are a table', async () => {
  // One request more than a minute allows: the rest follows in the next one.
  const customer = await newCustomer(3);
  const page = await open(customer.key);
  await untilWindowHasRoom('minute');
  await readFolder(page);
  await page.getByText('O limite do serviço foi atingido').waitFor();
  await opened?.expectAccessible();
  await page.getByText('4 de 5 lidos, 1 com falha').waitFor();
  expect(await customer.charged()).toBe(4);
  await page
    .getByText('A imagem está danificada')
    .or(page.getByText('Este tipo de arquivo não pode ser lido'))
    .waitFor();
  await opened?.expectAccessible();

  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  // The key was in the memory of the page that is gone.
  await page.getByLabel('Chave da API').fill(customer.key);
  await readFolder(page);
  await page.getByText('4 de 5 lidos, 1 com falha').waitFor();
  expect(await page.getByText('lido antes, replay').count()).toBe(4);
  expect(await customer.charged()).toBe(4);
  expect(Object.keys(JSON.parse(await page.evaluate('JSON.stringify(localStorage)')))).toEqual(['lavra.batch-id']);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Salvar resultados (CSV)' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  const [head, ...rows] = csv.trimEnd().split('\r\n');
  expect(head).toMatch(/^\uFEFFfile,outcome,engine,creditsCharged,replayed,fieldsToCheck,documento\.tipo,/);
  expect(rows).toHaveLength(5);
  // Text, whatever the file's name would be to a spreadsheet.
  expect(rows.some((row) => /^[^,]*\/=broken\.jpg,IMAGE_/.test(row))).toBe(true);
  expect(rows.filter((row) => row.includes(',answered,'))).toHaveLength(4);

  await page.getByRole('button', { name: /^Ver: .*digital\.pdf$/ }).click();
  await page.getByText('Replay da resposta guardada: 0 crédito').waitFor();
  expect(await customer.charged()).toBe(4);
}, 300_000);

test('several files dropped on the playground become the list', async () => {
  const { key } = await newCustomer(100);
  const page = await open(key);
  const file = sample('digital.pdf').file;
  await drop(page, { name: 'a.pdf', type: 'application/pdf', file }, { name: 'b.pdf', type: 'application/pdf', file });
  await page.getByText('0 de 2 lidos, 0 com falha').waitFor();
});

test('a gateway killed in the middle of one certificate: said on the page, answered in the end, paid once', async () => {
  const customer = await newCustomer(100);
  const page = await open(customer.key);
  await drop(page, { name: 'certidao.jpg', type: 'image/jpeg', file: sample('certidao.jpg').file });
  await page.getByText('Ler no serviço').and(page.locator('[aria-current] *')).waitFor();
  process.kill((await childPid(embedded.pid, 'gateway')) as number, 'SIGKILL');
  await page.getByText('A conexão caiu').waitFor();
  await opened?.expectAccessible();
  await page.locator('.certificate-field').first().waitFor();
  await until(async () => (await customer.charged()) === 1);
  expect(await embedded.lavra('audit')).toMatchObject({ ok: true, violations: [] });
});
