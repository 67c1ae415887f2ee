// The documentation page as a person uses it, in a real browser: give the key, fill in a body, press Execute, read.
import type { Browser, Locator, Page, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchChromium } from '../../support/chromium.ts';
import { type Embedded, startEmbedded } from '../../support/embedded.ts';
import { sample } from '../../support/samples.ts';
import { until } from '../../support/until.ts';

let embedded: Embedded;
let browser: Browser;
let page: Page;
/** What a developer would find in the console: refused by the Content-Security-Policy, missing, broken. */
const complaints: string[] = [];
const foreignHosts: string[] = [];

beforeAll(async () => {
  embedded = await startEmbedded();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await embedded?.stop();
});
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1300, height: 1000 } });
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(request.url()));
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin())) foreignHosts.push(request.url());
  });
  await page.goto(`${origin()}/docs`);
});
// Nothing was missing, refused by the policy or asked of another host.
afterEach(async () => {
  await page.close();
  expect([...complaints.splice(0), ...foreignHosts.splice(0)]).toEqual([]);
});

const origin = () => new URL(embedded.baseUrl).origin;

/** Opens an operation of the page, once. */
async function open(method: 'get' | 'post', path: string): Promise<Locator> {
  const operation = page.locator(`.opblock-${method}`, { has: page.locator(`[data-path="/documents/${path}"]`) });
  await operation.waitFor();
  if (!(await operation.locator('.opblock-body').isVisible())) await operation.locator('.opblock-summary').click();
  return operation;
}

/** Presses Execute; the answer, and what the page shows of it. */
async function execute(operation: Locator): Promise<{ response: Response; shown: Locator }> {
  const answered = page.waitForResponse((response) => response.url().startsWith(`${embedded.baseUrl}/documents/`));
  await operation.getByRole('button', { name: 'Execute' }).click();
  const response = await answered;
  const shown = operation.locator('.live-responses-table tr.response');
  await shown.waitFor();
  return { response, shown };
}

test('without a key the page shows our 401', async () => {
  const { shown } = await execute(await open('get', 'types'));
  expect(await shown.locator('.response-col_status').innerText()).toContain('401');
  // The browser itself notes every answer of 400 or more.
  await until(() => complaints.length > 0);
  expect(complaints.splice(0)).toEqual([
    'Failed to load resource: the server responded with a status of 401 (Unauthorized)',
  ]);
});

async function typeInTheKey(): Promise<void> {
  await page.locator('.auth-wrapper .authorize').first().click();
  await page.locator('.auth-container input').fill(embedded.demoKey);
  await page.getByRole('button', { name: 'Apply credentials' }).click();
  await page.locator('.auth-btn-wrapper .btn-done').click();
}

test('with the key typed in, the types are listed', async () => {
  await typeInTheKey();
  const { shown } = await execute(await open('get', 'types'));
  expect(await shown.innerText()).toContain('birth-certificate');
});

test('prices need no key', async () => {
  const { shown } = await execute(await open('get', 'prices'));
  expect(await shown.innerText()).toContain('"standard": 1');
});

test('a certificate put into the body is read, and its fields are shown', async () => {
  const { base64, data } = sample('digital.pdf');
  await typeInTheKey();
  const operation = await open('post', 'birth-certificate');
  const body = operation.locator('textarea.body-param__text');
  await body.fill(JSON.stringify({ imageType: 'base64', imageBase64: base64, requestId: 'from-the-page' }));
  const { response, shown } = await execute(operation);
  expect(response.status()).toBe(201);
  const text = await shown.innerText();
  for (const part of ['201', '"success": true', data.dados_pessoais.nome_completo, '"creditsCharged": 1']) {
    expect(text).toContain(part);
  }
  const again = await execute(operation);
  expect(again.response.headers()['idempotent-replayed']).toBe('true');
});
