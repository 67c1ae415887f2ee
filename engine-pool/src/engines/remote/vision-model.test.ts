// The client of a vision model, against a server that misbehaves: what each misbehaviour becomes, and what it costs.
import { startVisionServer, type VisionServer } from '@lavra/shared/testing/vision-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ASKED_FIELDS } from './said.ts';
import { connectVisionModel, type RemoteEngineConfig } from './vision-model.ts';

const JPEG = Buffer.from('a page');
const PATIENT = new AbortController().signal;

let server: VisionServer;
beforeEach(async () => {
  server = await startVisionServer();
});
afterEach(() => server.close());

function model(config: Partial<RemoteEngineConfig> = {}) {
  const { url } = server;
  return connectVisionModel({
    engine: 'large',
    url,
    model: 'a-model',
    apiKey: 'a key',
    timeoutMs: 20_000,
    concurrencyMax: 4,
    ...config,
  });
}

/** A whole answer: every field empty but for these. */
function answer(values: Readonly<Record<string, unknown>>, more: object = {}) {
  const empty = Object.fromEntries(ASKED_FIELDS.map(({ path }) => [path.replaceAll('.', '__'), '']));
  return { is_birth_certificate: true, fields: { ...empty, ...values }, ...more };
}

test('what it says comes back field by field; what it is sent is the page, the form and no more', async () => {
  server.behaviour = { kind: 'says', content: answer({ dados_pessoais__nome_completo: 'ANA DA SILVA' }) };
  expect(await model().ask(JPEG, PATIENT)).toMatchObject({
    kind: 'said',
    said: { birthCertificate: true, values: { 'dados_pessoais.nome_completo': 'ANA DA SILVA', 'registro.livro': '' } },
  });
  const [{ headers, body } = { headers: {}, body: {} }] = server.requests;
  expect(Object.keys(body).sort()).toEqual(['max_completion_tokens', 'messages', 'model', 'response_format']);
  expect(body.messages.at(-1).content).toEqual([
    { type: 'image_url', image_url: { url: `data:image/jpeg;base64,${JPEG.toString('base64')}`, detail: 'high' } },
  ]);
  expect(body.response_format.json_schema).toMatchObject({
    strict: true,
    schema: { additionalProperties: false, required: ['is_birth_certificate', 'fields'] },
  });
  const { authorization, 'user-agent': agent, ...rest } = headers;
  expect([authorization, agent]).toEqual(['Bearer a key', 'lavra']);
  expect(Object.keys(rest).filter((name) => name.startsWith('x-'))).toEqual([]);
});

test.each<[string, VisionServer['behaviour'], string, number]>([
  ['429', { kind: 'status', status: 429 }, 'busy', 3],
  ['an outage', { kind: 'status', status: 503 }, 'unavailable', 3],
  ['a broken connection', { kind: 'hangs up' }, 'unavailable', 3],
  ['a wrong key', { kind: 'status', status: 401 }, 'unavailable', 1],
  ['a model that is not there', { kind: 'status', status: 404 }, 'unavailable', 1],
  ['a refusal', { kind: 'refuses' }, 'refused', 1],
  ['a content filter', { kind: 'status', status: 400, code: 'content_filter' }, 'refused', 1],
  ['prose', { kind: 'says', content: 'Certainly! The name is Ana.' }, 'unavailable', 3],
  ['half an answer', { kind: 'says', content: { is_birth_certificate: true, fields: {} } }, 'unavailable', 3],
  ['a number for a name', { kind: 'says', content: answer({ registro__livro: 12 }) }, 'unavailable', 3],
  [
    'a value as long as a book',
    { kind: 'says', content: answer({ registro__livro: 'x'.repeat(501) }) },
    'unavailable',
    3,
  ],
  ['no JSON', { kind: 'babbles' }, 'unavailable', 3],
  ['an endless answer', { kind: 'pours' }, 'unavailable', 3],
])('%s: %o is %s after %i calls', async (_, behaviour, kind, calls) => {
  server.behaviour = behaviour;
  expect(await model().ask(JPEG, PATIENT)).toMatchObject({ kind });
  expect(server.requests).toHaveLength(calls);
});

test('it follows nobody to another server', async () => {
  const other = await startVisionServer();
  try {
    server.behaviour = { kind: 'redirects', to: `${other.url}/chat/completions` };
    expect(await model().ask(JPEG, PATIENT)).toMatchObject({ kind: 'unavailable' });
    expect(other.requests).toEqual([]);
  } finally {
    await other.close();
  }
});

test('one that takes too long is left, all its retries within the time', async () => {
  expect(await model({ timeoutMs: 150 }).ask(JPEG, PATIENT)).toMatchObject({ kind: 'timeout' });
  await expect.poll(() => server.open).toBe(0);
});

test('a caller that goes away takes its call with it', async () => {
  const caller = new AbortController();
  const asked = model().ask(JPEG, caller.signal);
  await expect.poll(() => server.open).toBe(1);
  caller.abort();
  expect(await asked).toMatchObject({ kind: 'cancelled' });
  await expect.poll(() => server.open).toBe(0);
  expect(await model().ask(JPEG, AbortSignal.abort())).toMatchObject({ kind: 'cancelled' });
});

test('one page too many at once is busy, and not sent', async () => {
  const busy = model({ concurrencyMax: 2 });
  const caller = new AbortController();
  const waiting = [busy.ask(JPEG, caller.signal), busy.ask(JPEG, caller.signal)];
  await expect.poll(() => server.requests.length).toBe(2);
  expect(await busy.ask(JPEG, PATIENT)).toMatchObject({ kind: 'busy' });
  caller.abort();
  await Promise.all(waiting);
  expect(server.requests).toHaveLength(2);
});

test('a server that fails five times in a row is spared for a while', async () => {
  server.behaviour = { kind: 'status', status: 500 };
  const failing = model();
  for (let page = 0; page < 2; page++) await failing.ask(JPEG, PATIENT);
  expect(server.requests).toHaveLength(5);
  server.behaviour = { kind: 'says', content: answer({}) };
  expect(await failing.ask(JPEG, PATIENT)).toMatchObject({ kind: 'unavailable' });
  expect(server.requests).toHaveLength(5);
});

test('neither a full server nor one that refuses pages opens the circuit', async () => {
  const full = model();
  server.behaviour = { kind: 'status', status: 429 };
  for (let page = 0; page < 2; page++) await full.ask(JPEG, PATIENT);
  server.behaviour = { kind: 'refuses' };
  for (let page = 0; page < 6; page++) await full.ask(JPEG, PATIENT);
  server.behaviour = { kind: 'says', content: answer({}) };
  expect(await full.ask(JPEG, PATIENT)).toMatchObject({ kind: 'said' });
});
