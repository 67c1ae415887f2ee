// The console in a real browser: an owner's and an operator's way through it, in both languages and themes, with axe.
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startLedger } from '@lavra/ledger';
import { call } from '@lavra/shared/grpc-client';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../support/chromium.ts';
import {
  ledgerClients,
  ledgerConfig,
  OPERATOR_TOKEN,
  SERVICE_TOKEN,
  temporaryFolder,
} from '../ledger-service/support.ts';
import { IMAGE_BODY, startGatewayOn } from '../rest/support/gateway-stack.ts';
import { ScriptedEnginePool } from '../rest/support/scripted-services.ts';

const operator = { token: OPERATOR_TOKEN, timeoutMs: 20_000 };
/** Where pictures of the pages are put for somebody to look at; nowhere unless it is said. */
const PICTURES = process.env.WEB_PICTURES;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PAGE_BYTES_MAX = 150 * 1_024;

const folder = temporaryFolder();
const closers: (() => unknown)[] = [() => folder.remove()];
let clients: ReturnType<typeof ledgerClients>;
let origin: string;
let browser: Browser;
let organizationId: string;
let ownerToken: string;
let operatorToken: string;
/** What a developer would find in the browser's console, but for answers that refuse something. */
const complaints: string[] = [];
let context: BrowserContext | undefined;

beforeAll(async () => {
  const ledger = await startLedger(ledgerConfig({ kind: 'sqlite', path: `${folder.path}/ledger.db` }));
  const enginePool = new ScriptedEnginePool(SERVICE_TOKEN);
  clients = ledgerClients(ledger.address);
  const gateway = await startGatewayOn(ledger, enginePool);
  origin = `http://${gateway.address}`;
  closers.push(
    () => clients.close(),
    () => ledger.close(),
    () => enginePool.close(),
    () => gateway.close(),
  );
  const { admin } = clients;
  const terms = { planCreditsHundredths: 100_00, purchasedCreditsHundredths: 12_50, perMinute: 60, perDay: 5_000 };
  const created = await call(admin.createOrganization.bind(admin), { name: 'Cartório Aurora', ...terms }, operator);
  organizationId = created.organization?.id ?? '';
  await call(admin.createOrganization.bind(admin), { name: 'Clínica Boreal', ...terms }, operator);
  const keyRequest = { organizationId, kind: 2 as const, expiresAt: undefined };
  const { secret } = await call(admin.createKey.bind(admin), keyRequest, operator);
  ownerToken = await newToken(organizationId);
  operatorToken = await newToken('');
  for (const requestId of ['one', 'two', 'two', 'three', 'three', 'three']) {
    const response = await fetch(`${origin}/api/v1/documents/birth-certificate`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...IMAGE_BODY, requestId }),
    });
    expect(response.status).toBe(201);
  }
  browser = await launchChromium();
  closers.push(() => browser.close());
});
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});
// Nothing was missing, refused by the policy, or broken.
afterEach(async () => {
  await context?.close();
  context = undefined;
  expect(complaints.splice(0)).toEqual([]);
});

async function newToken(owner: string): Promise<string> {
  const { admin } = clients;
  const request = { organizationId: owner, expiresAt: new Date(Date.now() + 3_600_000) };
  return (await call(admin.createConsoleToken.bind(admin), request, operator)).secret;
}

interface Look {
  readonly locale?: 'en' | 'pt-BR';
  readonly colorScheme?: 'light' | 'dark';
  readonly width?: number;
}

async function openConsole({ locale = 'en', colorScheme = 'light', width = 1_280 }: Look = {}): Promise<Page> {
  context = await browser.newContext({ locale, colorScheme, viewport: { width, height: 900 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (!/status of 4\d\d/.test(message.text())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('blob:')) complaints.push(request.url());
  });
  await page.goto(`${origin}/console`);
  return page;
}

async function signIn(page: Page, token: string): Promise<void> {
  await page.getByLabel('Token').fill(token);
  await page.getByLabel('Token').press('Enter');
  await page.getByRole('tablist').first().waitFor();
}

/** What axe finds, as `rule: element`. */
async function axe(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

async function picture(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `console-${name}.png`), fullPage: true });
}

it('weighs no more than a page may', async () => {
  const page = await openConsole();
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const loaded = [`${origin}/console`, ...addresses.filter((address) => address.includes('/assets/'))];
  const sizes = await Promise.all(
    loaded.map(async (address) => {
      const response = await context?.request.get(address, { headers: { 'Accept-Encoding': 'br' } });
      return Number(response?.headers()['content-length'] ?? Number.NaN);
    }),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(loaded.length).toBeGreaterThan(3);
  expect(bytes).toBeLessThan(PAGE_BYTES_MAX);
});

describe.each([
  ['en', 'light'],
  ['pt-BR', 'dark'],
] as const)('in %s, %s', (locale, colorScheme) => {
  const isEnglish = locale === 'en';
  const name = (english: string, portuguese: string) => (isEnglish ? english : portuguese);
  const tab = (page: Page, text: string) => page.getByRole('tab', { name: text, exact: true });

  it.each([1_280, 390])('an owner sees all parts at %i px, and axe finds nothing', async (width) => {
    const page = await openConsole({ locale, colorScheme, width });
    const look = `${locale}-${colorScheme}-${width}`;
    await page.getByLabel('Token').waitFor();
    const found = await axe(page);
    await picture(page, `sign-in-${look}`);
    await signIn(page, ownerToken);
    for (const [key, english, portuguese] of [
      ['balance', 'Balance', 'Saldo'],
      ['usage', 'Usage', 'Uso'],
      ['journal', 'Charges', 'Cobranças'],
      ['keys', 'Keys', 'Chaves'],
    ] as const) {
      await tab(page, name(english, portuguese)).click();
      await page.waitForLoadState('networkidle');
      found.push(...(await axe(page)).map((violation) => `${key}: ${violation}`));
      const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      if (overflow > 0) found.push(`${key} is ${overflow} px wider than the screen`);
      await picture(page, `owner-${key}-${look}`);
    }
    expect(found).toEqual([]);
  });

  it('an operator sees all parts, and axe finds nothing', async () => {
    const page = await openConsole({ locale, colorScheme });
    const look = `${locale}-${colorScheme}`;
    await signIn(page, operatorToken);
    const found: string[] = [];
    for (const [key, english, portuguese] of [
      ['services', 'Services', 'Serviços'],
      ['prices', 'Prices', 'Preços'],
      ['organizations', 'Organizations', 'Organizações'],
    ] as const) {
      await tab(page, name(english, portuguese)).click();
      await page.waitForLoadState('networkidle');
      found.push(...(await axe(page)).map((violation) => `${key}: ${violation}`));
      await picture(page, `operator-${key}-${look}`);
    }
    await page.getByRole('link', { name: 'Cartório Aurora' }).click();
    await page.getByRole('heading', { name: 'Cartório Aurora' }).waitFor();
    await page.waitForLoadState('networkidle');
    found.push(...(await axe(page)));
    await picture(page, `operator-organization-${look}`);
    expect(found).toEqual([]);
  });
});

describe('an owner', () => {
  it('is told what is wrong with a token, signs in by the keyboard, and out for good', async () => {
    const page = await openConsole();
    await page.getByLabel('Token').fill('lavra_console_v1_nothing');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('This token is not known').waitFor();
    await signIn(page, ownerToken);
    await page.getByRole('heading', { name: 'Cartório Aurora' }).waitFor();
    expect(await page.getByRole('tab', { name: 'Organizations' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Token').waitFor();
    await page.reload();
    await page.getByLabel('Token').waitFor();
  });

  it('sees what it used as a chart and as a table, and its charges by kind', async () => {
    const page = await openConsole();
    await signIn(page, ownerToken);
    await page.getByRole('tab', { name: 'Usage' }).click();
    await page.getByRole('img', { name: 'Bar chart: 3 credits over 1 days' }).waitFor();
    const row = page.getByRole('region', { name: 'Usage by day' }).getByRole('row').nth(1);
    expect(await row.getByRole('cell').allInnerTexts()).toEqual([expect.any(String), 'mini', 'charged', '3', '3']);
    await page.getByRole('tab', { name: 'Charges' }).click();
    const rows = page.getByRole('region', { name: 'Charges and replays' }).locator('tbody tr');
    await rows.first().waitFor();
    expect(await rows.filter({ hasText: 'Charged' }).count()).toBe(3);
    await page.getByLabel('Show').selectOption('change');
    await rows.filter({ hasText: 'key.create' }).first().waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save as CSV' }).click();
    const file = readFileSync(await (await downloading).path(), 'utf8');
    expect(file).toMatch(/^sequence,at,kind/);
    expect(file).toContain('key.create');
    // The address tells the place: the same after a reload.
    await page.reload();
    await page.getByLabel('Show').waitFor();
  });

  it('makes a key, sees it once, and revokes it', async () => {
    const page = await openConsole({ locale: 'pt-BR' });
    await signIn(page, ownerToken);
    await page.getByRole('tab', { name: 'Chaves' }).click();
    await page.getByLabel('Tipo').selectOption('test');
    await page.getByLabel('Expira em (opcional)').fill('2031-01-31');
    await page.getByRole('button', { name: 'Criar uma chave' }).click();
    const secret = await page.locator('.secret').innerText();
    expect(secret).toMatch(/^lavra_test_v1_/);
    await page.getByRole('button', { name: 'Já guardei' }).click();
    expect(await page.content()).not.toContain(secret);
    const row = page.locator('tbody tr', { hasText: secret.slice(-4) });
    await row.getByText('ativa até').waitFor();
    await row.getByRole('button', { name: 'Revogar' }).click();
    await page.keyboard.press('Escape');
    await row.getByText('ativa até').waitFor();
    await row.getByRole('button', { name: 'Revogar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revogar' }).click();
    await row.getByText('revogada').waitFor();
  });

  it('whose token is revoked meanwhile is asked to sign in again', async () => {
    const token = await newToken(organizationId);
    const page = await openConsole();
    await signIn(page, token);
    // All that signing in asks for is answered: the next question is the click's.
    await page.getByText('Charged so far').waitFor();
    const { admin } = clients;
    const { tokens } = await call(admin.listConsoleTokens.bind(admin), { organizationId }, operator);
    await call(admin.revokeConsoleToken.bind(admin), { tokenId: tokens[0]?.id ?? '' }, operator);
    await page.getByRole('tab', { name: 'Keys' }).click();
    await page.getByLabel('Token').waitFor();
  });
});

describe('an operator', () => {
  it('creates an organization, grants, changes its limits, and is told what is wrong at the field', async () => {
    const page = await openConsole();
    await signIn(page, operatorToken);
    await page.getByText('Create an organization').first().click();
    const creation = page.getByRole('form', { name: 'Create an organization' });
    await creation.getByRole('button').click();
    await creation.getByLabel('Name').and(page.locator('[aria-invalid="true"]')).waitFor();
    await creation.getByLabel('Name').fill('Escola Central');
    await creation.getByRole('button').click();
    await page.getByRole('link', { name: 'Escola Central' }).click();
    const grant = page.getByRole('form', { name: 'Grant credits' });
    await grant.getByLabel('Credits').fill('7,5');
    await grant.getByRole('button').click();
    await grant.getByText('Granted. Available: 107.5.').waitFor();
    const limits = page.getByRole('form', { name: 'Change limits' });
    await limits.getByLabel('Extractions a minute').fill('0');
    await limits.getByRole('button').click();
    await limits.locator('.problem').waitFor();
    await limits.getByLabel('Extractions a minute').fill('25');
    await limits.getByRole('button').click();
    await limits.getByText('Changed.').waitFor();
    await page.getByRole('tab', { name: 'Charges' }).click();
    await page.getByLabel('Show').selectOption('change');
    await page.getByText(/organization\.update · by ctk_/).waitFor();
  });

  it('runs the audit, and may not make fast cheaper than standard', async () => {
    const page = await openConsole();
    await signIn(page, operatorToken);
    await page.getByRole('tab', { name: 'Services' }).click();
    await page.getByRole('button', { name: 'Run the audit' }).click();
    await page.getByText('The books are right').waitFor();
    await page.getByRole('tab', { name: 'Prices' }).click();
    await page.getByLabel('Price', { exact: true }).selectOption('fast');
    await page.getByLabel('Credits').fill('0.5');
    await page.getByRole('button', { name: 'Set a price' }).click();
    await page.getByRole('alert').getByText('must not be lower').waitFor();
  });
});
