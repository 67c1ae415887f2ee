// The console's API over HTTP: two gateways, one real ledger, real engine pools' answers; what it does, and every way in
// that must stay shut.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { startGateway } from '@lavra/gateway';
import { startLedger } from '@lavra/ledger';
import { call } from '@lavra/shared/grpc-client';
import { createLogger } from '@lavra/shared/logger';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../../support/embedded.ts';
import { until } from '../../support/until.ts';
import {
  ledgerClients,
  ledgerConfig,
  OPERATOR_TOKEN,
  SECRET,
  SERVICE_TOKEN,
  temporaryFolder,
} from '../ledger-service/support.ts';
import { renderContractTypes } from '../rest/client/contract-types.ts';
import { gatewayConfig } from '../rest/support/gateway-stack.ts';
import { ScriptedEnginePool } from '../rest/support/scripted-services.ts';

const operator = { token: OPERATOR_TOKEN, timeoutMs: 5_000 };
const HOUR_MS = 3_600_000;
const NAME = 'Cartório Exemplo Sigiloso';

const folder = temporaryFolder();
const logged: string[] = [];
const logger = (name: string) => createLogger(name, 'trace', { write: (line) => logged.push(line) });
const closers: (() => unknown)[] = [() => folder.remove()];
const gateways: string[] = [];
let clients: ReturnType<typeof ledgerClients>;
let document: { paths: Record<string, Record<string, Operation>>; components: object };
let ajv: Ajv2020;

interface Operation {
  readonly operationId: string;
  readonly responses: Record<string, { content?: Record<string, { schema: { $ref: string } }> }>;
}

beforeAll(async () => {
  const ledger = await startLedger(ledgerConfig({ kind: 'sqlite', path: `${folder.path}/ledger.db` }), {
    logger: logger('ledger'),
  });
  clients = ledgerClients(ledger.address);
  const enginePool = new ScriptedEnginePool(SERVICE_TOKEN);
  const config = gatewayConfig({
    ledgerAddress: ledger.address,
    enginePoolAddress: await enginePool.start(),
    secret: SECRET,
    ledgerToken: SERVICE_TOKEN,
    enginePoolToken: SERVICE_TOKEN,
    logLevel: 'trace',
    // So that each test is counted at an address of its own.
    proxies: 1,
  });
  for (let count = 0; count < 2; count++) {
    const gateway = await startGateway(config, { logger: logger('gateway') });
    gateways.push(`http://${gateway.address}`);
    closers.push(() => gateway.close());
  }
  closers.unshift(
    () => enginePool.close(),
    () => ledger.close(),
    () => clients.close(),
  );
  document = (await (await fetch(`${gateways[0]}/api/v1/console/openapi.json`)).json()) as typeof document;
  ajv = new Ajv2020({ strict: false });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema(document, 'document');
});
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

let address = 0;
beforeEach(() => {
  address++;
});

interface Asked {
  readonly gateway?: number;
  readonly cookie?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** As the console's page asks. Every good answer is held to the document. */
async function ask(method: string, path: string, { gateway = 0, cookie = '', body, headers = {} }: Asked = {}) {
  const base = gateways[gateway] as string;
  const response = await fetch(`${base}/api/v1/console${path}`, {
    method,
    headers: {
      Origin: base,
      'X-Forwarded-For': `198.51.100.${address}`,
      ...(cookie && { Cookie: cookie }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined;
  holdToDocument(method, path, response.status, json);
  return { status: response.status, headers: response.headers, text, json };
}

function holdToDocument(method: string, path: string, status: number, json: unknown): void {
  const [pathOnly = ''] = path.split('?');
  const known = Object.entries(document?.paths ?? {}).find(([pattern]) =>
    new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+').replace('.', '\\.')}$`).test(pathOnly),
  );
  const responses = known?.[1][method.toLowerCase()]?.responses;
  const schema = (responses?.[String(status)] ?? responses?.default)?.content?.['application/json']?.schema;
  if (!schema || json === undefined) return;
  const validate = ajv.compile({ $ref: `document${schema.$ref}` });
  validate(json);
  expect(validate.errors ?? [], `${method} ${path}`).toEqual([]);
}

async function newToken(organizationId = '', lastsMs = HOUR_MS) {
  const expiresAt = new Date(Date.now() + lastsMs);
  const created = await call(
    clients.admin.createConsoleToken.bind(clients.admin),
    { organizationId, expiresAt },
    operator,
  );
  return { id: created.token?.id ?? '', secret: created.secret };
}

const cookieOf = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? '';

async function signIn(token: string, asked: Asked = {}) {
  const answer = await ask('POST', '/session', { ...asked, body: { token } });
  return { ...answer, cookie: cookieOf(answer.headers) };
}

async function operatorCookie() {
  const { secret, id } = await newToken();
  return { cookie: (await signIn(secret)).cookie, tokenId: id };
}

async function newOrganization(cookie?: string) {
  const session = cookie ?? (await operatorCookie()).cookie;
  const body = { name: NAME, planCredits: 10, purchasedCredits: 2.5, perMinute: 100, perDay: 1_000 };
  const { json } = await ask('POST', '/organizations', { cookie: session, body });
  const organizationId: string = json.id;
  const owner = (await signIn((await newToken(organizationId)).secret)).cookie;
  return { organizationId, owner, path: `/organizations/${organizationId}` };
}

describe('the document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(document) as never);
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  // With --update the file is written anew.
  it('has the types that the page is written against', async () => {
    const types = await renderContractTypes(document as unknown as Parameters<typeof renderContractTypes>[0]);
    const header =
      "// The bodies of the console's API, generated from its OpenAPI document (tests/suites/web). Not edited by hand.";
    const file = `${folder.path}/contract.ts`;
    writeFileSync(file, types.replace(/^\/\/.*/, header));
    const biome = `${ROOT}/node_modules/.bin/biome`;
    await promisify(execFile)(biome, ['format', '--write', `--config-path=${ROOT}`, file]).catch(() => undefined);
    await expect(readFileSync(file, 'utf8')).toMatchFileSnapshot(`${ROOT}/web/src/console/contract.ts`);
  });
});

describe('signing in', () => {
  it('sets a cookie that scripts and other sites never see, good at every gateway', async () => {
    const { organizationId } = await newOrganization();
    const { secret } = await newToken(organizationId);
    const { status, headers, json, cookie } = await signIn(secret);
    expect(status).toBe(201);
    expect(json).toMatchObject({ role: 'owner', organizationId });
    const [, ...attributes] = headers.get('set-cookie')?.split('; ') ?? [];
    expect(attributes).toEqual(['Path=/', 'HttpOnly', 'SameSite=Strict', expect.stringMatching(/^Max-Age=3[56]\d\d$/)]);
    for (const gateway of [0, 1]) {
      expect((await ask('GET', '/session', { cookie, gateway })).json).toMatchObject({ organizationId });
    }
  });

  it('behind https holds the cookie to it and to this host', async () => {
    const { secret } = await newToken();
    const { headers } = await signIn(secret, { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(headers.get('set-cookie')).toMatch(/^__Host-lavra-console=\S+; Path=\/; .*Secure$/);
  });

  it.each([
    ['a mistyped token', async () => `${(await newToken()).secret.slice(0, -1)}!`, 'tokenRefused.unknown'],
    [
      'a revoked one',
      async () => {
        const { id, secret } = await newToken();
        await call(clients.admin.revokeConsoleToken.bind(clients.admin), { tokenId: id }, operator);
        return secret;
      },
      'tokenRefused.revoked',
    ],
    [
      'an expired one',
      async () => {
        const { secret } = await newToken('', 3_000);
        await until(async () => (await signIn(secret)).status === 401);
        return secret;
      },
      'tokenRefused.expired',
    ],
    ["an API's key", async () => 'lavra_test_v1_000000000000000000000000000000000000', 'tokenRefused.unknown'],
  ])('with %s is refused and sets nothing', async (_name, give, code) => {
    const { status, json, headers } = await signIn(await give());
    expect([status, json.code, headers.get('set-cookie')]).toEqual([401, code, null]);
  });

  it('says in Portuguese why not', async () => {
    const { json } = await signIn('nada', { headers: { 'Accept-Language': 'pt-BR' } });
    expect(json.message).toBe('Este token não é conhecido. Confira se ele foi copiado por inteiro.');
  });

  it('locks out an address that guesses, at every gateway, whatever it claims to be', async () => {
    const { secret } = await newToken();
    for (let guess = 0; guess < 10; guess++) {
      expect((await signIn(`guess ${guess}`, { gateway: guess % 2 })).status).toBe(401);
    }
    const { status, headers, json } = await signIn(secret, {
      gateway: 1,
      headers: { 'X-Forwarded-For': `203.0.113.77, 198.51.100.${address}` },
    });
    expect([status, json.code]).toEqual([429, 'lockedOut']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(headers.get('set-cookie')).toBeNull();
    address++;
    expect((await signIn(secret)).status).toBe(201);
  });

  it('locks out a token that is guessed from many addresses', async () => {
    const { secret } = await newToken();
    const { createConsoleToken, idOfConsoleToken } = await import('@lavra/shared/console-token');
    for (let guess = 0; guess < 5; guess++) {
      address++;
      expect((await signIn(createConsoleToken(idOfConsoleToken(secret) ?? ''))).status).toBe(401);
    }
    address++;
    expect((await signIn(secret)).status).toBe(429);
  });
});

describe('a session is over', () => {
  it('once it is closed, for whoever kept its cookie too, at every gateway', async () => {
    const { cookie } = await operatorCookie();
    const out = await ask('DELETE', '/session', { cookie });
    expect([out.status, out.headers.get('set-cookie')]).toEqual([204, expect.stringContaining('Max-Age=0')]);
    for (const gateway of [0, 1]) {
      const { status, json } = await ask('GET', '/organizations', { cookie, gateway });
      expect([status, json.code]).toEqual([401, 'signedOut']);
    }
  });

  it('once its token is revoked, or has expired', async () => {
    const revoked = await newToken();
    const { cookie } = await signIn(revoked.secret);
    await call(clients.admin.revokeConsoleToken.bind(clients.admin), { tokenId: revoked.id }, operator);
    expect((await ask('GET', '/session', { cookie })).status).toBe(401);
    const short = await newToken('', 3_000);
    const { cookie: shortCookie, status } = await signIn(short.secret);
    expect(status).toBe(201);
    await until(async () => (await ask('GET', '/session', { cookie: shortCookie })).status === 401);
  });

  it.each([
    ['of nothing', ''],
    ['that is none', 'lavra-console=x'],
    ['that was made up', `lavra-console=lavra_session_v1_${'A'.repeat(43)}`],
    ["that is the operator's own token", `lavra-console=${OPERATOR_TOKEN}`],
    ["that is the services' token", `lavra-console=${SERVICE_TOKEN}`],
  ])('%s', async (_name, cookie) => {
    expect((await ask('GET', '/organizations', { cookie })).status).toBe(401);
  });
});

describe('a page of another site', () => {
  it.each<[string, Record<string, string>]>([
    ['by its origin', { Origin: 'https://evil.example' }],
    ['by the origin of another port', { Origin: 'http://127.0.0.1:1' }],
    ['by no origin', { Origin: 'null' }],
    ['by what the browser says', { 'Sec-Fetch-Site': 'cross-site' }],
    ['of a sister domain, by what the browser says', { 'Sec-Fetch-Site': 'same-site' }],
    ['by an address typed in', { 'Sec-Fetch-Site': 'none' }],
  ])('changes nothing: told %s', async (_name, headers) => {
    const { cookie } = await operatorCookie();
    const { organizationId, path } = await newOrganization(cookie);
    const change = { cookie, headers };
    const grant = { amount: 5, grantId: 'stolen' };
    const answers = [
      await ask('POST', `${path}/grants`, { ...change, body: grant }),
      await ask('PATCH', path, { ...change, body: { perDay: 1 } }),
      await ask('PUT', '/prices/fast', { ...change, body: { credits: 9 } }),
      await ask('POST', `${path}/keys`, { ...change, body: { kind: 'live' } }),
      await ask('DELETE', '/session', change),
      await ask('POST', '/session', { headers, body: { token: 'theirs' } }),
      await ask('POST', '/audit', change),
    ];
    expect(answers.map(({ status, json }) => [status, json.code])).toEqual(answers.map(() => [403, 'foreignPage']));
    const { json } = await ask('GET', path, { cookie });
    expect(json).toMatchObject({ id: organizationId, purchasedCreditsRemaining: 2.5, perDay: 1_000 });
  });

  it('is not let in by CORS', async () => {
    const { cookie } = await operatorCookie();
    const { headers } = await ask('GET', '/session', { cookie, headers: { Origin: 'https://evil.example' } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const preflight = await ask('OPTIONS', '/organizations', {
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([405, null]);
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'token=a'],
    [
      'a form with files',
      'multipart/form-data; boundary=a',
      '--a\r\nContent-Disposition: form-data; name="token"\r\n\r\na\r\n--a--',
    ],
    ['plain text', 'text/plain', '{"token":"a"}'],
  ])('sends no %s', async (_name, type, body) => {
    const base = gateways[0] as string;
    const headers = { Origin: base, 'Content-Type': type, 'X-Forwarded-For': `198.51.100.${address}` };
    const response = await fetch(`${base}/api/v1/console/session`, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
  });
});

describe("another organization's", () => {
  it.each<[string, string, (path: string) => string, unknown?]>([
    ['balance', 'GET', (path) => path],
    ['usage', 'GET', (path) => `${path}/usage`],
    ['journal', 'GET', (path) => `${path}/journal`],
    ['journal as CSV', 'GET', (path) => `${path}/journal.csv`],
    ['keys', 'GET', (path) => `${path}/keys`],
    ['new key', 'POST', (path) => `${path}/keys`, { kind: 'live' }],
    ['limits', 'PATCH', (path) => path, { perDay: 5 }],
    ['credits', 'POST', (path) => `${path}/grants`, { amount: 5, grantId: 'mine' }],
  ])('%s is nothing an owner can see or change', async (_name, method, at, body) => {
    const { cookie } = await operatorCookie();
    const [mine, other] = [await newOrganization(cookie), await newOrganization(cookie)];
    const asked = await ask(method, at(other.path), { cookie: mine.owner, body });
    const nobodys = await ask(method, at('/organizations/org_00000000000000000000'), { cookie: mine.owner, body });
    const forOperators = method === 'PATCH' || (body !== undefined && 'amount' in (body as object));
    expect(asked.status).toBe(forOperators ? 403 : 404);
    expect(asked.text).toBe(nobodys.text);
    expect(asked.text).not.toContain(NAME);
    // The path itself is tried, too: what it could climb to.
    const climbing = await ask(method, at(`${mine.path}%2F..%2F${other.organizationId}`), { cookie: mine.owner, body });
    expect([403, 404]).toContain(climbing.status);
  });

  it('key is revoked by nobody but its owner and the operator', async () => {
    const { cookie } = await operatorCookie();
    const [mine, other] = [await newOrganization(cookie), await newOrganization(cookie)];
    const { json } = await ask('POST', `${other.path}/keys`, { cookie: other.owner, body: { kind: 'test' } });
    expect((await ask('DELETE', `/keys/${json.key.id}`, { cookie: mine.owner })).status).toBe(404);
    const { json: list } = await ask('GET', `${other.path}/keys`, { cookie: other.owner });
    expect(list.keys).toMatchObject([{ id: json.key.id, revokedAt: null }]);
  });
});

it.each([
  ['GET', '/organizations'],
  ['POST', '/organizations', { name: 'x', planCredits: 1, perMinute: 1, perDay: 1 }],
  ['PUT', '/prices/fast', { credits: 2 }],
  ['GET', '/outcomes'],
  ['GET', '/system'],
  ['GET', '/audit'],
  ['POST', '/audit'],
])('an owner may not %s %s', async (method, path, body?: unknown) => {
  const { owner } = await newOrganization();
  const { status, json } = await ask(method, path, { cookie: owner, body });
  expect([status, json.code]).toEqual([403, 'notAllowed']);
});

describe('an owner', () => {
  it('makes a key, sees it once, and revokes it; the journal says it was that token', async () => {
    const { owner, path } = await newOrganization();
    const expiresAt = '2031-01-31T00:00:00.000Z';
    const made = await ask('POST', `${path}/keys`, { cookie: owner, body: { kind: 'test', expiresAt } });
    expect(made.status).toBe(201);
    expect(made.json.secret).toMatch(/^lavra_test_v1_/);
    const keyOf = async () => (await ask('GET', `${path}/keys`, { cookie: owner })).json.keys[0];
    expect(await keyOf()).toMatchObject({ id: made.json.key.id, lastFour: made.json.secret.slice(-4), expiresAt });
    expect(JSON.stringify(await keyOf())).not.toContain(made.json.secret);
    await ask('DELETE', `/keys/${made.json.key.id}`, { cookie: owner });
    expect((await keyOf()).revokedAt).not.toBeNull();
    const { json } = await ask('GET', `${path}/journal?kinds=change&limit=2`, { cookie: owner });
    expect(json.rows.map((row: { details: object }) => row.details)).toEqual([
      { by: expect.stringMatching(/^ctk_/), change: 'key.revoke', keyId: made.json.key.id },
      { by: expect.stringMatching(/^ctk_/), change: 'key.create', keyId: made.json.key.id },
    ]);
  });

  it('sees its journal by kind and time, a page at a time, and as CSV', async () => {
    const { cookie } = await operatorCookie();
    const { owner, path } = await newOrganization(cookie);
    for (const [index, amount] of [1, 2, 3].entries()) {
      await ask('POST', `${path}/grants`, { cookie, body: { amount, grantId: `g${index}` } });
    }
    const first = (await ask('GET', `${path}/journal?kinds=grant&limit=3`, { cookie: owner })).json;
    expect(first.rows.map((row: { purchasedCredits: number }) => row.purchasedCredits)).toEqual([3, 2, 1]);
    const second = (await ask('GET', `${path}/journal?kinds=grant&limit=3&before=${first.next}`, { cookie: owner }))
      .json;
    expect(second).toMatchObject({ rows: [{ purchasedCredits: 2.5 }], next: null });
    const soon = new Date(Date.now() + HOUR_MS).toISOString();
    expect((await ask('GET', `${path}/journal?from=${soon}`, { cookie: owner })).json.rows).toEqual([]);
    const csv = await ask('GET', `${path}/journal.csv?kinds=grant`, { cookie: owner });
    expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="lavra-org_\w+\.csv"$/);
    const lines = csv.text.trim().split('\r\n');
    expect(lines[0]).toMatch(/^sequence,at,kind,/);
    expect(lines.slice(1).map((line) => line.split(',')[9])).toEqual(['3', '2', '1', '2.5']);
  });
});

describe('an operator', () => {
  it('creates, changes and grants, once for each grantId; the journal says who', async () => {
    const { cookie, tokenId } = await operatorCookie();
    const { path, organizationId } = await newOrganization(cookie);
    const grant = { cookie, body: { amount: 12.5, grantId: 'invoice-1' } };
    await ask('POST', `${path}/grants`, grant);
    expect((await ask('POST', `${path}/grants`, grant)).json).toMatchObject({ purchasedCreditsRemaining: 15 });
    const other = await ask('POST', `${path}/grants`, { cookie, body: { amount: 12, grantId: 'invoice-1' } });
    expect([other.status, other.json.code]).toEqual([409, 'conflict.grantIdTaken']);
    const changed = await ask('PATCH', path, { cookie, body: { perMinute: 7, planCredits: 20 } });
    expect(changed.json).toMatchObject({ perMinute: 7, planCredits: 20, planCreditsRemaining: 10 });
    const { json } = await ask('GET', `${path}/journal?kinds=change,grant&limit=2`, { cookie });
    expect(json.rows).toMatchObject([
      { details: { by: tokenId, change: 'organization.update', perMinute: 7, allowance: 2_000 } },
      { details: { by: tokenId, grantId: 'invoice-1' }, purchasedCredits: 12.5 },
    ]);
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const { json: page }: { json: { organizations: { id: string }[]; next: string | null } } = await ask(
        'GET',
        `/organizations?limit=2&after=${next}`,
        { cookie },
      );
      seen.push(...page.organizations.map(({ id }: { id: string }) => id));
      next = page.next as string | null;
    }
    expect(seen).toContain(organizationId);
  });

  it('sets prices, but never fast below standard', async () => {
    const { cookie, tokenId } = await operatorCookie();
    const { json } = await ask('PUT', '/prices/fast', { cookie, body: { credits: 1.75 } });
    expect(json.versions.at(-1)).toMatchObject({ fast: 1.75, changedBy: tokenId });
    const low = await ask('PUT', '/prices/fast', { cookie, body: { credits: 0.5 } });
    expect([low.status, low.json.code]).toEqual([409, 'conflict.fastBelowStandard']);
    const unknown = await ask('PUT', '/prices/slow', { cookie, body: { credits: 1 } });
    expect([unknown.status, unknown.json.problems[0].field]).toEqual([400, 'name']);
  });

  it('sees every replica, and audits', async () => {
    const { cookie, tokenId } = await operatorCookie();
    const { json: system } = await ask('GET', '/system', { cookie });
    expect(system).toMatchObject({
      nats: 'none',
      ledgers: [{ reached: true, store: 'sqlite', storeReached: true, nats: 'none' }],
      enginePools: [{ reached: true }],
    });
    expect((await ask('POST', '/audit', { cookie })).status).toBe(202);
    const done = await until(async () => {
      const { json } = await ask('GET', '/audit', { cookie });
      return !json.running && json;
    });
    expect(done.run).toMatchObject({ violations: 0, runBy: tokenId });
    expect((await ask('GET', '/outcomes', { cookie })).json).toEqual({ rows: [] });
  });
});

describe('what is wrong is named by its field', () => {
  it.each<[string, string, string, unknown, string[]]>([
    ['a token of nothing', 'POST', '/session', { token: '' }, ['token']],
    ['no token', 'POST', '/session', {}, ['token']],
    ['nothing', 'POST', '/session', [], ['']],
    [
      'a new organization without all',
      'POST',
      '/organizations',
      { name: ' ' },
      ['name', 'planCredits', 'perMinute', 'perDay'],
    ],
    ['a part of a hundredth', 'POST', '/organizations/x/grants', { amount: 0.001, grantId: 'a' }, ['amount', 'amount']],
    ['a negative grant', 'POST', '/organizations/x/grants', { amount: -5, grantId: 'a' }, ['amount', 'amount']],
    ['a grant without a name', 'POST', '/organizations/x/grants', { amount: 1, grantId: 'a b' }, ['grantId']],
    ['text for a number', 'PATCH', '/organizations/x', { perDay: '7', perMinute: 0 }, ['perMinute', 'perDay']],
    [
      'a kind of key that is none',
      'POST',
      '/organizations/x/keys',
      { kind: 'master', expiresAt: 'soon' },
      ['kind', 'expiresAt'],
    ],
    ['a kind of row that is none', 'GET', '/organizations/x/journal?kinds=charge,secret', undefined, ['kinds.1']],
    ['a time that is none', 'GET', '/organizations/x/journal?from=yesterday&limit=9999', undefined, ['from', 'limit']],
    ['a day that is none', 'GET', '/outcomes?day=2026-13-01', undefined, ['day']],
  ])('%s', async (_name, method, path, body, fields) => {
    const { cookie } = await operatorCookie();
    const { status, json } = await ask(method, path, { cookie, body });
    expect([status, json.code]).toEqual([400, 'invalid']);
    expect(json.problems.map(({ field }: { field: string }) => field).sort()).toEqual([...fields].sort());
    for (const { message } of json.problems) expect(message).toBeTruthy();
  });

  it('and is told in Portuguese', async () => {
    const { json } = await ask('POST', '/session', { body: {}, headers: { 'Accept-Language': 'pt-BR' } });
    expect(json.message).toBe('Há campos errados.');
    expect(json.problems[0].message).toMatch(/inválid/);
  });

  it.each([
    ['half of an object', '{"token":', 400, 'notJson'],
    ['more than any body', JSON.stringify({ token: 'x'.repeat(20_000) }), 413, 'bodyTooLarge'],
  ])('%s is refused', async (_name, body, status, code) => {
    const base = gateways[0] as string;
    const headers = { Origin: base, 'Content-Type': 'application/json' };
    const response = await fetch(`${base}/api/v1/console/session`, { method: 'POST', headers, body });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
  });
});

it('no log holds a token, a session, a name or an address of all this', async () => {
  const { secret } = await newToken();
  const { cookie } = await signIn(secret);
  await newOrganization(cookie);
  const text = logged.join('');
  expect(logged.length).toBeGreaterThan(50);
  for (const part of [secret, cookie.split('=')[1] ?? '?', 'lavra_session_', 'lavra_console_', NAME, '198.51.100.']) {
    expect(text).not.toContain(part);
  }
});
