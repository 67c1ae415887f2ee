// The playground as people use it, in a real browser against the whole product: real certificates, both languages, both
// themes, by mouse, by keyboard and by finger.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../../support/chromium.ts';
import { type Embedded, startEmbedded } from '../../support/embedded.ts';
import { sample } from '../../support/samples.ts';
import { type BrowserPage, drop, openPage } from './support/browser-page.ts';

const run = promisify(execFile);

/** Two readings, one of them of a large photo, on a machine that does much else. */
const LONG_MS = 300_000;

/** What of the browser's own type is looked at. */
interface Picture {
  decode(): Promise<void>;
  readonly naturalHeight: number;
}

let embedded: Embedded;
let browser: Browser;
const opened: BrowserPage[] = [];

beforeAll(async () => {
  embedded = await startEmbedded();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await embedded?.stop();
});
afterEach(async () => {
  for (const page of opened.splice(0)) {
    page.expectNoComplaints();
    await page.close();
  }
});

const origin = () => new URL(embedded.baseUrl).origin;

async function open(options: BrowserContextOptions = {}, path = `/#key=${embedded.demoKey}`): Promise<BrowserPage> {
  const opening = await openPage(browser, origin(), options);
  opened.push(opening);
  await opening.page.goto(`${origin()}${path}`);
  return opening;
}

const readValue = (page: Page, field: string) => page.locator(`[name="${field}"]`).inputValue();
const fieldsShown = (page: Page) => page.locator('.certificate-field').first().waitFor();

const focusedName = (page: Page) => page.evaluate<string>('document.activeElement.name');
const stored = (page: Page) => page.evaluate<string>('JSON.stringify({ ...localStorage, ...sessionStorage })');

test(
  'the address that the start prints shows a sample read, its boxes, the request for other programs and the replay',
  async () => {
    const address = /^http:\S+\/#key=\S+$/m.exec(embedded.printed)?.[0];
    expect(address).toBe(`${origin()}/#key=${embedded.demoKey}`);
    const { page, expectAccessible } = await open();
    // The key is gone from where it could be seen or kept.
    expect(page.url()).toBe(`${origin()}/`);
    expect(await stored(page)).toBe('{}');
    await expectAccessible();

    await page.getByRole('button', { name: 'A photo' }).click();
    await fieldsShown(page);
    const { data } = sample('certidao.jpg');
    expect(await readValue(page, 'dados_pessoais.nome_completo')).toBe(data.dados_pessoais.nome_completo);
    expect(await readValue(page, 'filiação.genitor_1.nome_completo')).toBe(data.filiação.genitor_1.nome_completo);
    expect(await page.locator('.box').count()).toBeGreaterThan(15);
    expect(await page.locator('.badge', { hasText: 'derived' }).count()).toBeGreaterThan(0);
    await expectAccessible();

    // A field shows its box, a box its field.
    const name = 'dados_pessoais.nome_completo';
    await page.locator(`[name="${name}"]`).focus();
    await page.locator(`.box.is-active[data-field="${name}"]`).waitFor();
    await page.locator(`.box[data-field="dados_pessoais.matrícula"]`).hover();
    await page.locator('.certificate-field.is-active [name="dados_pessoais.matrícula"]').waitFor();
    await page.locator(`.box[data-field="dados_pessoais.cpf"]`).click();
    expect(await focusedName(page)).toBe('dados_pessoais.cpf');

    // Corrected by hand, saved as corrected.
    await page.locator(`[name="${name}"]`).fill('=CORRIGIDA');
    await page.getByText('edited', { exact: true }).waitFor();
    const saved = async (button: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ]);
      let text = '';
      for await (const chunk of await download.createReadStream()) text += chunk;
      return text;
    };
    expect(JSON.parse(await saved('Save JSON')).dados_pessoais.nome_completo).toBe('=CORRIGIDA');
    expect(await saved('Save CSV')).toContain(",'=CORRIGIDA,");

    await page.getByRole('button', { name: 'Send the same request again' }).click();
    const rows = page.locator('tbody tr');
    await rows.nth(1).waitFor();
    expect(await rows.nth(0).locator('td').allInnerTexts()).toMatchObject([
      '1',
      '201',
      expect.stringContaining('read'),
      '1',
      expect.anything(),
    ]);
    expect(await rows.nth(1).locator('td').allInnerTexts()).toMatchObject([
      '2',
      '201',
      'replay of the kept answer',
      '0',
      expect.anything(),
    ]);
    expect(await readValue(page, name)).toBe('=CORRIGIDA');

    await page.getByRole('tab', { name: 'Response' }).click();
    expect(await page.locator('pre').innerText()).toMatch(
      /^HTTP 201\n.*idempotent-replayed: true.*"creditsCharged": 0/s,
    );
    await expectAccessible();
    await expectSnippetsReplay(page);
  },
  LONG_MS,
);

/** Each of the shown programs, run as it stands beside the file: the same request, so its replay. */
async function expectSnippetsReplay(page: Page): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lavra-snippets-'));
  try {
    await writeFile(join(folder, 'certidao.jpg'), sample('certidao.jpg').file);
    const options = { cwd: folder, env: { ...process.env, LAVRA_API_KEY: embedded.demoKey } };
    const shown = async (tab: string, file: string) => {
      await page.getByRole('tab', { name: tab }).click();
      await writeFile(join(folder, file), await page.locator('pre').innerText());
    };
    await shown('curl', 'request.sh');
    await shown('TypeScript', 'request.mts');
    await shown('Python', 'request.py');
    const printed = await Promise.all([
      run('sh', ['request.sh'], options),
      run(process.execPath, ['request.mts'], options),
      run('python3', ['request.py'], options),
    ]);
    for (const { stdout } of printed) expect(stdout).toMatch(/["']?creditsCharged["']?: ?0\b/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('in Portuguese and in the dark, a PDF that was dropped is drawn and read', async () => {
  const { page, expectAccessible } = await open({ locale: 'pt-BR', colorScheme: 'dark' });
  expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR');
  const { file, data } = sample('digital.pdf');
  await drop(page, { name: 'digital.pdf', type: 'application/pdf', file });
  await fieldsShown(page);
  expect(await readValue(page, 'dados_pessoais.nome_completo')).toBe(data.dados_pessoais.nome_completo);
  const drawn = page.locator('.page-sheet img');
  await drawn.waitFor();
  expect(await drawn.evaluate<number, Picture>((image) => image.decode().then(() => image.naturalHeight))).toBe(1600);
  await expectAccessible();

  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'The fields', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'See a certificate read' }).waitFor();
});

test('by keyboard alone: from the top of the page to the last box and its value', async () => {
  const { page } = await open();
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to content');
  await page.keyboard.press('Enter');
  const focused = () => page.evaluate<string>('document.activeElement.textContent');
  for (let steps = 0; steps < 20 && (await focused()) !== 'A PDF'; steps++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await fieldsShown(page);
  // The page of a PDF is drawn after its fields are there.
  await page.locator('.box').last().waitFor();
  const isBox = () => page.evaluate<boolean>('document.activeElement.classList.contains("box")');
  for (let steps = 0; steps < 20 && !(await isBox()); steps++) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  const field = await page.evaluate<string>('document.activeElement.dataset.field');
  expect(field).toBe(await page.locator('.box').last().getAttribute('data-field'));
  await page.locator('.box-name').waitFor();
  await page.keyboard.press('Enter');
  expect(await focusedName(page)).toBe(field);
});

test('on a phone without a key: it is asked for, a wrong one is refused in words, and the right one is kept nowhere', async () => {
  const { page, expectAccessible } = await open(
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'pt-PT' },
    '/',
  );
  await page.getByRole('button', { name: 'Um PDF' }).tap();
  await page.getByText('Digite a chave da API para que ela seja lida.').waitFor();
  await page.getByLabel('Chave da API').fill('lavra_test_v1_nobody');
  await page.getByRole('button', { name: 'Ler', exact: true }).tap();
  await page.getByRole('heading', { name: 'A chave foi recusada' }).waitFor();
  await expectAccessible();
  await page.getByLabel('Chave da API').fill(embedded.demoKey);
  await page.getByRole('button', { name: 'Enviar de novo' }).tap();
  await fieldsShown(page);
  await expectAccessible();
  // Nothing is wider than the phone.
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  expect(await stored(page)).not.toContain('lavra_test');
});

test('what goes wrong is said with a way out of it, and costs nothing', async () => {
  const { page, expectAccessible } = await open();
  const problem = (title: string) => page.getByRole('heading', { name: title }).waitFor();

  await drop(page, { name: 'notes.txt', type: 'text/plain', file: Buffer.from('not a picture') });
  await problem('This kind of file cannot be read');
  await page.getByText('This browser cannot show the file.').waitFor();
  await drop(page, { name: 'cut.jpg', type: 'image/jpeg', file: sample('certidao.jpg').file.subarray(0, 3_000) });
  await problem('The image is damaged');
  await drop(page, { name: 'marriage.pdf', type: 'application/pdf', file: sample('neg-marriage.pdf').file });
  await problem('This does not look like a birth certificate');
  await expectAccessible();

  const { file, data } = sample('pequena.jpg');
  await drop(page, { name: 'small.jpg', type: 'image/jpeg', file });
  await problem('The image is too small');
  await page.getByRole('button', { name: 'Have it resized (+1 credit)' }).click();
  await fieldsShown(page);
  expect(await readValue(page, 'dados_pessoais.nome_completo')).toBe(data.dados_pessoais.nome_completo);
  await page.getByText('2 credits').waitFor();
});

test('readers that are busy are said on the page while they are waited out', async () => {
  const { page } = await open();
  const json = { success: false, creditsCharged: 0, errorCode: 'EXTRACTION_BUSY', error: 'Everybody reads.' };
  await page.route('**/documents/birth-certificate?*', (route) => route.fulfill({ status: 201, json }), { times: 1 });
  await drop(page, { name: 'certidao.jpg', type: 'image/jpeg', file: sample('certidao.jpg').file });
  await page.getByText('All readers are busy').waitFor();
  await fieldsShown(page);
});

test(
  'a photo of almost 10 MB over a slow line: it is seen going, refused for its size, made smaller here and read',
  async () => {
    const { page } = await open();
    const line = await page.context().newCDPSession(page);
    const large = await photoOf10Mb();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('') });
    await page.getByRole('heading', { name: 'The file is empty' }).waitFor();
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: 2_000_000,
      uploadThroughput: 3_000_000,
    });
    await page.evaluate(`
    shares = [];
    new MutationObserver(() => {
      const bar = document.querySelector('.stage progress');
      if (bar) shares.push(bar.value);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  `);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large });
    await page.getByRole('heading', { name: 'The image is larger than the service reads' }).waitFor();
    const shares = await page.evaluate<number[]>('shares');
    expect(shares.filter((share) => share > 0 && share < 1).length).toBeGreaterThan(2);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    await page.getByRole('button', { name: 'Make it smaller here' }).click();
    await fieldsShown(page);
    expect(await readValue(page, 'dados_pessoais.nome_completo')).toBe(
      sample('certidao.jpg').data.dados_pessoais.nome_completo,
    );
    await page.getByText('1 credit', { exact: true }).waitFor();
  },
  LONG_MS,
);

/** The sample as a camera of many megapixels takes it: noise in every pixel. */
async function photoOf10Mb(): Promise<Buffer> {
  const width = 4_600;
  const { data, info } = await sharp(sample('certidao.jpg').file)
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at++)
    data[at] = Math.max(0, Math.min(255, (data[at] as number) + ((at * 7_919) % 13) - 6));
  for (const quality of [97, 95, 92, 88, 80]) {
    const photo = await sharp(data, { raw: info }).jpeg({ quality }).toBuffer();
    if (photo.length <= 10 * 1_048_576) return photo;
  }
  throw new Error('no quality made it small enough');
}

test('a page weighs little, and paints at once', async () => {
  const { page } = await open({}, '/docs');
  const received: { url: string; bytes: number }[] = [];
  const line = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  await line.send('Network.enable');
  await line.send('Network.setCacheDisabled', { cacheDisabled: true });
  line.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    received.push({ url: urls.get(requestId) ?? '', bytes: encodedDataLength }),
  );
  await page.goto(`${origin()}/`, { waitUntil: 'networkidle' });
  const bytes = received.reduce((sum, one) => sum + one.bytes, 0);
  expect(bytes).toBeLessThan(150 * 1_024);
  expect(received.length).toBeLessThan(12);
  const asset = received.find(({ url }) => url.includes('/assets/index-'))?.url as string;
  const { headers } = await fetch(asset);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const policy = (await fetch(`${origin()}/`)).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
  expect(policy).not.toContain('unsafe');
});
