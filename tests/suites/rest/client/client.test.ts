// The client library, built as it is published: its types, its README, and its promise never to pay twice, kept through a
// proxy that drops, cuts, delays and duplicates, against the whole product.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Embedded, ROOT } from '../../../support/embedded.ts';
import { sample } from '../../../support/samples.ts';
import { renderContractTypes } from './contract-types.ts';
import { AT_ONCE, EXTRACTIONS, randomFrom, startHostileProxy, startProduct } from './hostile-proxy.ts';

const run = promisify(execFile);
const SEED = 7;

let folder: string;
let client: typeof import('../../../../client/src/index.ts');
let product: Embedded;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lavra-client-'));
  const installed = join(folder, 'node_modules/@lavra/client');
  await mkdir(installed, { recursive: true });
  const project = join(ROOT, 'client');
  await run(join(ROOT, 'node_modules/.bin/tsc'), [
    '-p',
    join(project, 'tsconfig.build.json'),
    '--outDir',
    join(installed, 'dist'),
  ]);
  await writeFile(join(installed, 'package.json'), await readFile(join(project, 'package.json')));
  client = (await import(join(installed, 'dist/index.js'))) as typeof client;
  product = await startProduct();
});
afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('its types are those of the OpenAPI document', async () => {
  const document = await (await fetch(`${product.baseUrl}/openapi.json`)).json();
  const file = join(ROOT, 'client/src/contract.ts');
  const formatted = join(folder, 'contract.ts');
  await writeFile(formatted, await renderContractTypes(document as Parameters<typeof renderContractTypes>[0]));
  await run(join(ROOT, 'node_modules/.bin/biome'), ['format', '--write', `--config-path=${ROOT}`, formatted]).catch(
    () => undefined,
  );
  const squeezed = (text: string) => text.replace(/\s+/g, ' ');
  expect(squeezed(await readFile(file, 'utf8'))).toBe(squeezed(await readFile(formatted, 'utf8')));
});

test('the example of its README runs as it is written', async () => {
  const readme = await readFile(join(ROOT, 'client/README.md'), 'utf8');
  const example = /```js\n([\s\S]+?)```/.exec(readme)?.[1] ?? '';
  await writeFile(join(folder, 'example.mjs'), example);
  const { stdout } = await run(process.execPath, ['example.mjs', sample('certidao.jpg').path], {
    cwd: folder,
    env: { ...process.env, LAVRA_URL: product.baseUrl, LAVRA_KEY: product.demoKey },
  });
  expect(stdout).toMatch(/^\p{Lu}.* \d+\n$/u);
});

test(`${EXTRACTIONS} extractions through a hostile proxy are each answered with data and charged once`, async () => {
  const { id } = await product.lavra<{ id: string }>(
    ...['org', 'create', '--name', 'hostile', '--plan-credits', '1000', '--per-minute', '10000', '--per-day', '100000'],
  );
  const { key } = await product.lavra<{ key: string }>('key', 'create', '--org', id);
  const proxy = await startHostileProxy(product.baseUrl, randomFrom(SEED));
  const lavra = new client.LavraClient({ baseUrl: `${proxy.origin}/api/v1`, apiKey: key });
  const image = sample('escaneada.png').file;
  try {
    let left = EXTRACTIONS;
    const replays: boolean[] = [];
    const worker = async () => {
      while (left-- > 0) {
        const result = await lavra.readBirthCertificate({ image });
        expect(result.success).toBe(true);
        replays.push(result.isReplay);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    expect(replays).toHaveLength(EXTRACTIONS);
    // The proxy did harm of every kind, and some answers were lost and had again.
    expect(proxy.done.size).toBe(7);
    expect(replays.filter(Boolean).length).toBeGreaterThan(5);
  } finally {
    await proxy.close();
  }
  const { creditsCharged, creditsHeld } = await product.lavra<{ creditsCharged: number; creditsHeld: number }>(
    'org',
    'show',
    id,
  );
  expect({ creditsCharged, creditsHeld }).toEqual({ creditsCharged: EXTRACTIONS, creditsHeld: 0 });
  expect(await product.lavra<object>('audit')).toMatchObject({ ok: true, violations: [] });
});

describe('against a server that answers as told', () => {
  let server: Server;
  let answers: RequestListener[] = [];
  const bodies: { requestId: string }[] = [];
  let path: string | undefined;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      path = request.url;
      const text = Buffer.concat(await request.toArray()).toString();
      if (text) bodies.push(JSON.parse(text) as { requestId: string });
      answers.shift()?.(request, response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => server.close());

  const json =
    (status: number, body: object): RequestListener =>
    (_request, response) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  const page =
    (status: number): RequestListener =>
    (_request, response) =>
      response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>no</h1>');
  const read = (options: object = {}, more: object = {}) => {
    bodies.length = 0;
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const lavra = new client.LavraClient({ baseUrl, apiKey: 'k', ...more });
    return lavra.readBirthCertificate({ image: { url: 'https://example.com/a.jpg' }, ...options });
  };
  const ok = json(201, { success: true });
  const unread = (errorCode: string) => json(201, { success: false, errorCode });

  test('every passing status is tried again with the same requestId', async () => {
    answers = [
      page(502),
      page(503),
      page(504),
      json(409, { retryAfter: 0 }),
      json(429, { retryAfter: 0 }),
      page(201),
      ok,
    ];
    expect(await read()).toMatchObject({ success: true, isReplay: false });
    expect(bodies).toHaveLength(7);
    expect(new Set(bodies.map(({ requestId }) => requestId)).size).toBe(1);
  });

  test('each request has its own requestId, or the one that was given', async () => {
    answers = [ok, ok, ok];
    const ids = [(await read()).requestId, (await read()).requestId];
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(ids[0]).not.toBe(ids[1]);
    expect((await read({ requestId: 'mine' })).requestId).toBe('mine');
    expect(bodies[0]?.requestId).toBe('mine');
  });

  test('evidence is asked for in the address, and only there', async () => {
    answers = [ok, ok];
    await read({ include: ['evidence'] });
    expect(path).toBe('/documents/birth-certificate?include=evidence');
    expect(bodies[0]).not.toHaveProperty('include');
    await read();
    expect(path).toBe('/documents/birth-certificate');
  });

  test.each([400, 401, 402, 413, 422])('%i is final and says why', async (status) => {
    answers = [json(status, { message: ['One.', 'Two.'], errorCode: 'SOME_CODE' })];
    await expect(read()).rejects.toMatchObject({
      name: 'LavraError',
      status,
      errorCode: 'SOME_CODE',
      message: 'One. Two.',
    });
    expect(bodies).toHaveLength(1);
  });

  test('an answer without data that may pass is tried again with the same requestId', async () => {
    answers = [unread('EXTRACTION_BUSY'), unread('EXTRACTION_TIMEOUT'), unread('EXTRACTION_UNAVAILABLE'), ok];
    expect(await read()).toMatchObject({ success: true });
    expect(bodies).toHaveLength(4);
    expect(new Set(bodies.map(({ requestId }) => requestId)).size).toBe(1);
  });

  test.each(['DOCUMENT_NOT_RECOGNIZED', 'IMAGE_NOT_PROCESSABLE'])('%s is an answer, and final', async (errorCode) => {
    answers = [unread(errorCode)];
    expect(await read()).toMatchObject({ success: false, errorCode });
  });

  test('readers that stay busy are what it came to in the end', async () => {
    answers = Array(20).fill(unread('EXTRACTION_BUSY'));
    expect(await read({}, { maxWaitMs: 1_000 })).toMatchObject({ success: false, errorCode: 'EXTRACTION_BUSY' });
    expect(bodies.length).toBeGreaterThan(1);
  });

  test('a wait that is longer than its patience ends at once, with the id to try again', async () => {
    answers = [json(429, { message: 'The limit per day.', retryAfter: 30_000 })];
    const error = read({ requestId: 'later' });
    await expect(error).rejects.toMatchObject({ status: 429, message: 'The limit per day.', requestId: 'later' });
  });

  test('a server that is not there is given up in time', async () => {
    const startedAt = performance.now();
    const lavra = new client.LavraClient({ baseUrl: 'http://127.0.0.1:1', apiKey: 'k', maxWaitMs: 1_500 });
    await expect(lavra.getPrices()).rejects.toMatchObject({ message: 'No answer came.', status: undefined });
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });

  test('can be stopped while it waits', async () => {
    answers = [json(409, { retryAfter: 60 })];
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 200);
    await expect(read({ signal: stop.signal })).rejects.toThrow(/abort/i);
  });
});
