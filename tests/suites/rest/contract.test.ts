// Contract 7 row by row, in both languages: each condition by real input, each body compared as text with a kept one.
// What the engines and the ledger decide is scripted; that they decide it from real files is tested with them.
import { readFileSync, writeFileSync } from 'node:fs';
import { status as grpc } from '@grpc/grpc-js';
import { Engine, type ExtractResponse, RefusalCode, UnansweredCode } from '@lavra/proto/engine/v1/engine';
import { type AdmitResponse, KeyRefusal, LimitWindow } from '@lavra/proto/ledger/v1/ledger';
import { createApiKey } from '@lavra/shared/api-key';
import { GrpcFailure } from '@lavra/shared/grpc-server';
import { IMAGE_BYTES_MAX } from '@lavra/shared/limits';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type GatewayStack, IMAGE_BODY, startGatewayStack } from './support/gateway-stack.ts';
import { answered } from './support/scripted-services.ts';

/** Written anew with UPDATE_GOLDEN=1, to be read by a person before it is committed. */
const GOLDEN_FILE = new URL('./golden-replies.json', import.meta.url);
const golden = JSON.parse(readFileSync(GOLDEN_FILE, 'utf8')) as Record<string, string>;
const isUpdating = process.env.UPDATE_GOLDEN === '1';

let stack: GatewayStack;
const keys = { revoked: createApiKey('live'), expired: createApiKey('test') };
beforeAll(async () => {
  stack = await startGatewayStack();
  stack.ledger.addKey(keys.revoked, KeyRefusal.KEY_REFUSAL_REVOKED);
  stack.ledger.addKey(keys.expired, KeyRefusal.KEY_REFUSAL_EXPIRED);
});
afterEach(() => {
  stack.ledger.script = {};
  stack.enginePool.script = () => answered({ engine: Engine.ENGINE_MINI });
});
afterAll(async () => {
  await stack.close();
  if (isUpdating) writeFileSync(GOLDEN_FILE, `${JSON.stringify(golden, undefined, 2)}\n`);
});

interface Row {
  readonly name: string;
  readonly status: number;
  readonly errorCode?: string;
  readonly headers?: Record<string, string | null>;
  readonly body?: unknown;
  readonly request?: { path?: string; method?: string; headers?: Record<string, string> };
  readonly admit?: AdmitResponse['outcome'];
  readonly engine?: () => ExtractResponse;
}

const refused = (code: RefusalCode, sides?: [number, number], pages?: [number, number]) => (): ExtractResponse => ({
  outcome: { $case: 'refused', value: { code, pageCount: pages?.[0] ?? 0, pageCountMax: pages?.[1] ?? 0 } },
  image: sides && {
    original: { width: sides[0], height: sides[1] },
    final: { width: sides[0], height: sides[1] },
    resized: false,
  },
  stageTimes: [],
});
const unanswered = (code: UnansweredCode) => (): ExtractResponse => ({
  outcome: { $case: 'unanswered', value: { code } },
  image: undefined,
  stageTimes: [],
});
const fails = (code: grpc) => (): never => {
  throw new GrpcFailure(code, 'scripted');
};
const key = (value: string) => ({ headers: { Authorization: value } });
const url = (imageUrl: string) => ({ imageType: 'url', imageUrl });

const rows: Row[] = [
  // 201, success
  { name: 'mini answers', status: 201 },
  {
    name: 'fast answers',
    status: 201,
    body: { ...IMAGE_BODY, engine: 'fast' },
    engine: () => answered({ engine: Engine.ENGINE_FAST }),
  },
  {
    name: 'large answers a resized image',
    status: 201,
    body: { ...IMAGE_BODY, resizeImage: true },
    engine: () => answered({ engine: Engine.ENGINE_LARGE, resized: true }),
  },
  {
    name: 'mini answers, with evidence',
    status: 201,
    request: { path: '/documents/birth-certificate?include=evidence' },
  },
  // 201, success false
  {
    name: 'not a birth certificate',
    status: 201,
    errorCode: 'DOCUMENT_NOT_RECOGNIZED',
    engine: unanswered(UnansweredCode.UNANSWERED_CODE_DOCUMENT_NOT_RECOGNIZED),
  },
  {
    name: 'not processable',
    status: 201,
    errorCode: 'IMAGE_NOT_PROCESSABLE',
    engine: unanswered(UnansweredCode.UNANSWERED_CODE_IMAGE_NOT_PROCESSABLE),
  },
  { name: 'busy', status: 201, errorCode: 'EXTRACTION_BUSY', engine: fails(grpc.RESOURCE_EXHAUSTED) },
  { name: 'timeout', status: 201, errorCode: 'EXTRACTION_TIMEOUT', engine: fails(grpc.DEADLINE_EXCEEDED) },
  { name: 'unavailable', status: 201, errorCode: 'EXTRACTION_UNAVAILABLE', engine: fails(grpc.UNAVAILABLE) },
  // 400
  {
    name: 'everything wrong',
    status: 400,
    body: {
      imageType: 'fax',
      imageUrl: 1,
      imageBase64: 1,
      requestId: 'é'.repeat(200),
      resizeImage: 1,
      engine: 'large',
    },
  },
  {
    name: 'an unknown include, and no engine',
    status: 400,
    body: { ...IMAGE_BODY, engine: 'large' },
    request: { path: '/documents/birth-certificate?include=evidence,pixels' },
  },
  { name: 'imageType missing, requestId no text', status: 400, body: { requestId: 5 } },
  { name: 'imageUrl missing', status: 400, body: { imageType: 'url' } },
  { name: 'imageUrl too long', status: 400, body: url(`https://example.com/${'x'.repeat(8_200)}`) },
  { name: 'malformed JSON', status: 400, body: '{"imageType":' },
  { name: 'no body', status: 400, body: '' },
  { name: 'a list', status: 400, body: [] },
  { name: 'too much beside the image', status: 400, body: `[${'0,'.repeat(600_000)}0]` },
  { name: 'another type', status: 400, request: { headers: { 'Content-Type': 'text/plain' } } },
  { name: 'compressed', status: 400, request: { headers: { 'Content-Encoding': 'gzip' } } },
  // 401
  { name: 'no key', status: 401, request: key('') },
  { name: 'malformed key', status: 401, request: key('Bearer lavra_live_v1_mistyped') },
  { name: 'another scheme', status: 401, request: key('Basic dXNlcjpwYXNz') },
  { name: 'unknown key', status: 401, request: key(`Bearer ${createApiKey('live')}`) },
  { name: 'revoked key', status: 401, request: key(`Bearer ${keys.revoked}`) },
  { name: 'expired key', status: 401, request: key(`Bearer ${keys.expired}`) },
  {
    name: 'key revoked since',
    status: 401,
    admit: { $case: 'keyRefused', value: { reason: KeyRefusal.KEY_REFUSAL_REVOKED } },
  },
  { name: 'no key for the types', status: 401, request: { ...key(''), path: '/documents/types', method: 'GET' } },
  // 402
  {
    name: 'not enough credits',
    status: 402,
    errorCode: 'NOT_ENOUGH_CREDITS',
    admit: {
      $case: 'notEnoughCredits',
      value: {
        requiredHundredths: 200,
        availableHundredths: 30,
        planRemainingHundredths: 20,
        purchasedRemainingHundredths: 110,
      },
    },
  },
  // 404, 405
  { name: 'unknown path', status: 404, request: { path: '/documents/passport' } },
  { name: 'wrong method on the extraction', status: 405, request: { method: 'PUT' }, headers: { allow: 'POST' } },
  {
    name: 'wrong method on the prices',
    status: 405,
    request: { path: '/documents/prices', method: 'DELETE' },
    headers: { allow: 'GET, HEAD' },
  },
  // 409
  {
    name: 'still running',
    status: 409,
    errorCode: 'REQUEST_IN_PROGRESS',
    admit: { $case: 'inProgress', value: { retryAfterSeconds: 12 } },
    headers: { 'retry-after': '12' },
  },
  // 422
  { name: 'no image', status: 422, errorCode: 'IMAGE_MISSING', body: { imageType: 'base64' } },
  {
    name: 'an empty data URI',
    status: 422,
    errorCode: 'IMAGE_MISSING',
    body: { imageType: 'base64', imageBase64: 'data:image/png;base64,' },
  },
  {
    name: 'no base64',
    status: 422,
    errorCode: 'IMAGE_BASE64_INVALID',
    body: { imageType: 'base64', imageBase64: '###' },
  },
  {
    name: 'over 10 MB',
    status: 422,
    errorCode: 'IMAGE_TOO_LARGE',
    body: { imageType: 'base64', imageBase64: Buffer.alloc(IMAGE_BYTES_MAX + 1).toString('base64') },
  },
  {
    name: 'a text file',
    status: 422,
    errorCode: 'IMAGE_FORMAT_UNSUPPORTED',
    body: { imageType: 'base64', imageBase64: 'aGVsbG8=' },
  },
  { name: 'not a web address', status: 422, errorCode: 'IMAGE_URL_NOT_ALLOWED', body: url('certificate.jpg') },
  {
    name: 'another scheme of URL',
    status: 422,
    errorCode: 'IMAGE_URL_NOT_ALLOWED',
    body: url('ftp://example.com/a.jpg'),
  },
  {
    name: 'a URL with a password',
    status: 422,
    errorCode: 'IMAGE_URL_NOT_ALLOWED',
    body: url('https://a:b@example.com/a.jpg'),
  },
  {
    name: 'a URL with another port',
    status: 422,
    errorCode: 'IMAGE_URL_NOT_ALLOWED',
    body: url('https://example.com:8443/a.jpg'),
  },
  { name: 'an internal URL', status: 422, errorCode: 'IMAGE_URL_NOT_ALLOWED', body: url('http://127.0.0.1/a.jpg') },
  {
    name: 'a URL that leads nowhere',
    status: 422,
    errorCode: 'IMAGE_DOWNLOAD_FAILED',
    body: url('https://absent.invalid/a.jpg'),
  },
  {
    name: 'engine says: no usable image',
    status: 422,
    errorCode: 'IMAGE_INVALID',
    engine: refused(RefusalCode.REFUSAL_CODE_IMAGE_INVALID),
  },
  {
    name: 'engine says: damaged',
    status: 422,
    errorCode: 'IMAGE_UNREADABLE',
    engine: refused(RefusalCode.REFUSAL_CODE_IMAGE_UNREADABLE),
  },
  {
    name: 'engine says: format',
    status: 422,
    errorCode: 'IMAGE_FORMAT_UNSUPPORTED',
    engine: refused(RefusalCode.REFUSAL_CODE_IMAGE_FORMAT_UNSUPPORTED),
  },
  {
    name: 'engine says: too many pixels',
    status: 422,
    errorCode: 'IMAGE_TOO_MANY_PIXELS',
    engine: refused(RefusalCode.REFUSAL_CODE_IMAGE_TOO_MANY_PIXELS, [16_000, 16_000]),
  },
  {
    name: 'engine says: too small',
    status: 422,
    errorCode: 'IMAGE_RESOLUTION_TOO_LOW',
    engine: refused(RefusalCode.REFUSAL_CODE_IMAGE_RESOLUTION_TOO_LOW, [800, 600]),
  },
  {
    name: 'engine says: too big',
    status: 422,
    errorCode: 'IMAGE_RESOLUTION_TOO_HIGH',
    engine: refused(RefusalCode.REFUSAL_CODE_IMAGE_RESOLUTION_TOO_HIGH, [3000, 4000]),
  },
  {
    name: 'engine says: password',
    status: 422,
    errorCode: 'PDF_PASSWORD_PROTECTED',
    engine: refused(RefusalCode.REFUSAL_CODE_PDF_PASSWORD_PROTECTED),
  },
  {
    name: 'engine says: broken PDF',
    status: 422,
    errorCode: 'PDF_UNREADABLE',
    engine: refused(RefusalCode.REFUSAL_CODE_PDF_UNREADABLE),
  },
  {
    name: 'engine says: pages',
    status: 422,
    errorCode: 'PDF_TOO_MANY_PAGES',
    engine: refused(RefusalCode.REFUSAL_CODE_PDF_TOO_MANY_PAGES, undefined, [80, 50]),
  },
  // 429
  {
    name: 'minute limit',
    status: 429,
    admit: {
      $case: 'limitExceeded',
      value: { window: LimitWindow.LIMIT_WINDOW_MINUTE, limit: 10, retryAfterSeconds: 37 },
    },
    headers: { 'retry-after': null },
  },
  {
    name: 'day limit',
    status: 429,
    admit: {
      $case: 'limitExceeded',
      value: { window: LimitWindow.LIMIT_WINDOW_DAY, limit: 1_000, retryAfterSeconds: 30_000 },
    },
    headers: { 'retry-after': null },
  },
];

async function send({ request = {}, body = IMAGE_BODY }: Row, language: string): Promise<Response> {
  const { path = '/documents/birth-certificate', method = 'POST', headers = {} } = request;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(`${stack.baseUrl}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${stack.key}`,
      'Content-Type': 'application/json',
      'Accept-Language': language,
      ...headers,
    },
    ...(method !== 'GET' && { body: text }),
  });
}

/** What changes from run to run. */
function settle(text: string): string {
  return text
    .replace(/"processingTimeMs":\d+/, '"processingTimeMs":0')
    .replace(/"timestamp":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/, '"timestamp":"2026-01-01T00:00:00.000Z"');
}

describe.each(['en', 'pt-BR'])('%s', (language) => {
  test.each(rows)('$status $name', async (row) => {
    const { admit, engine } = row;
    if (admit) stack.ledger.script = { admit: () => ({ outcome: admit }) };
    if (engine) stack.enginePool.script = engine;
    const response = await send(row, language);
    const text = settle(await response.text());

    expect(response.status).toBe(row.status);
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    for (const [name, value] of Object.entries(row.headers ?? {})) expect(response.headers.get(name)).toBe(value);
    expect((JSON.parse(text) as { errorCode?: string }).errorCode).toBe(row.errorCode);
    expect(text.normalize('NFC')).toBe(text);
    const name = `${language} ${row.status} ${row.name}`;
    if (isUpdating) golden[name] = text;
    expect(text).toBe(golden[name]);
  });
});

test('the kept bodies are those of the rows, no more', () => {
  const names = ['en', 'pt-BR'].flatMap((language) => rows.map((row) => `${language} ${row.status} ${row.name}`));
  expect(Object.keys(golden).sort()).toEqual(names.sort());
});

test('every errorCode of contract 7.4 has a row', () => {
  // The 413 is in limits.test.ts too: it needs a body of more than 15 MB.
  expect(new Set(rows.map(({ errorCode }) => errorCode).filter(Boolean)).size).toBe(21);
});
