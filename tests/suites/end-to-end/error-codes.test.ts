// Every errorCode of contract 7.4, reached through REST by real input: real files, real engines, real processes that are
// full, stopped or killed. None of it costs anything.
import { readFileSync } from 'node:fs';
import { CONFLICT_CODES, KEPT_FAILURE_CODES, PASSING_FAILURE_CODES, REFUSAL_CODES } from '@lavra/shared/error-codes';
import { BODY_BYTES_MAX, IMAGE_BYTES_MAX } from '@lavra/shared/limits';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Embedded, startEmbedded } from '../../support/embedded.ts';
import { childPid } from '../../support/processes.ts';
import { sample } from '../../support/samples.ts';
import { type Reply, send, sendUntilAnswered, type Target } from '../../support/send.ts';
import { until } from '../../support/until.ts';

interface Customer extends Target {
  /** In credits: what is held and what was charged. */
  spent(): Promise<{ creditsHeld: number; creditsCharged: number }>;
}

/** One thread and no queue: the second file at once is one too many. */
let embedded: Embedded;
let customer: Customer;
/** Whose engine pool is suspended: what it runs takes until the engines' time is over. */
let suspended: Embedded;
let patient: Customer;
let overdue: Promise<Reply>;

beforeAll(async () => {
  [embedded, suspended] = await Promise.all([
    startEmbedded({ env: { ENGINE_POOL_QUEUE_MAX: '0' } }),
    startEmbedded({ env: { LOAD_TEST_MODE: 'true' } }),
  ]);
  customer = await newCustomer(embedded, '50');
  patient = await newCustomer(suspended, '50');
  // The time that engines have (80 s) is the contract's and no setting: it passes while the other tests run.
  process.kill(await enginePoolOf(suspended), 'SIGSTOP');
  overdue = send(patient, { ...base64(sample('certidao.jpg').file), requestId: 'overdue' });
});
afterAll(async () => {
  process.kill(await enginePoolOf(suspended), 'SIGCONT');
  await Promise.all([embedded.stop(), suspended.stop()]);
});

async function newCustomer(at: Embedded, credits: string): Promise<Customer> {
  const terms = ['--plan-credits', '0', '--purchased-credits', credits, '--per-minute', '1000'];
  const { id } = await at.lavra<{ id: string }>('org', 'create', '--name', 'Test', ...terms);
  const { key } = await at.lavra<{ key: string }>('key', 'create', '--org', id);
  return { baseUrl: at.baseUrl, key, spent: () => at.lavra('org', 'show', id) };
}

async function enginePoolOf({ pid }: Embedded): Promise<number> {
  return (await childPid(pid, 'engine-pool')) as number;
}

function base64(file: Uint8Array) {
  return { imageType: 'base64', imageBase64: Buffer.from(file).toString('base64') };
}

/** A page of one colour. */
async function page(width: number, height: number): Promise<object> {
  return base64(
    await sharp({ create: { width, height, channels: 3, background: 'white' } })
      .png()
      .toBuffer(),
  );
}

async function pdfOf(pages: number): Promise<object> {
  const pdf = await PDFDocument.create();
  for (let i = 0; i < pages; i++) pdf.addPage();
  return base64(await pdf.save());
}

const png = sample('tabela.png').file;
/** The codes that the tests below are named after. */
const tested = new Set<string>();

/** A refusal or a missing answer, by the contract, and free. */
function expectCode(reply: Reply, status: number, errorCode: string): void {
  expect([reply.status, reply.body.errorCode]).toEqual([status, errorCode]);
  expect([undefined, 0]).toContain(reply.body.creditsCharged);
}

/** A test of one code: `ask` is answered with it. */
function codeTest(errorCode: string, status: number, what: string, ask: () => Promise<Reply>): void {
  tested.add(errorCode);
  test(`${errorCode}, ${status}: ${what}`, async () => expectCode(await ask(), status, errorCode));
}

const REFUSED: [string, number, string, () => object | Promise<object>][] = [
  ['IMAGE_MISSING', 422, 'no image', () => ({ imageType: 'base64' })],
  ['IMAGE_BASE64_INVALID', 422, 'no base64', () => ({ imageType: 'base64', imageBase64: '###' })],
  ['IMAGE_TOO_LARGE', 413, 'a body over 15 MB', () => base64(Buffer.alloc(BODY_BYTES_MAX))],
  ['IMAGE_TOO_LARGE', 422, 'a file over 10 MB', () => base64(Buffer.concat([png, Buffer.alloc(IMAGE_BYTES_MAX)]))],
  ['IMAGE_TOO_MANY_PIXELS', 422, '72 megapixels', () => page(9_000, 8_000)],
  ['IMAGE_FORMAT_UNSUPPORTED', 422, 'text', () => base64(Buffer.from('Certidão de Nascimento'))],
  ['IMAGE_UNREADABLE', 422, 'half a PNG', () => base64(png.subarray(0, png.length / 2))],
  ['IMAGE_INVALID', 422, 'a strip', () => page(2_000, 8)],
  ['IMAGE_RESOLUTION_TOO_LOW', 422, 'a small page', () => page(900, 1_343)],
  ['IMAGE_RESOLUTION_TOO_HIGH', 422, 'a large page', () => page(1_500, 2_049)],
  ['IMAGE_URL_NOT_ALLOWED', 422, 'this machine', () => ({ imageType: 'url', imageUrl: 'http://127.0.0.1/a.png' })],
  // RFC 2606: no name under it ever leads anywhere.
  ['IMAGE_DOWNLOAD_FAILED', 422, 'no host', () => ({ imageType: 'url', imageUrl: 'https://lavra.invalid/a.png' })],
  // The tool that made it is engine-pool/src/input/testing/pdf-files.ts.
  ['PDF_PASSWORD_PROTECTED', 422, 'locked', () => base64(readFileSync(new URL('./locked.pdf', import.meta.url)))],
  ['PDF_UNREADABLE', 422, 'a header alone', () => base64(Buffer.from('%PDF-1.7\n'))],
  ['PDF_TOO_MANY_PAGES', 422, '51 pages', () => pdfOf(51)],
  ['IMAGE_NOT_PROCESSABLE', 201, 'a blank page', () => page(1_000, 1_400)],
  ['DOCUMENT_NOT_RECOGNIZED', 201, 'a marriage certificate', () => base64(sample('neg-marriage.pdf').file)],
];
for (const [errorCode, status, what, request] of REFUSED) {
  codeTest(errorCode, status, what, async () => {
    const reply = await send(customer, await request());
    expect(await customer.spent()).toMatchObject({ creditsHeld: 0, creditsCharged: 0 });
    return reply;
  });
}

codeTest('NOT_ENOUGH_CREDITS', 402, 'an organization without any', async () => {
  const poor = await newCustomer(embedded, '0');
  return send(poor, base64(sample('digital.pdf').file));
});

codeTest('REQUEST_IN_PROGRESS', 409, 'the same again while it runs', async () => {
  const waiting = await newCustomer(suspended, '1');
  const request = { ...base64(sample('certidao.jpg').file), requestId: 'in-progress' };
  send(waiting, request).catch(() => undefined);
  await until(async () => (await waiting.spent()).creditsHeld > 0);
  const repeat = await send(waiting, request);
  expect(repeat.headers.get('retry-after')).toBe(String(repeat.body.retryAfter));
  return repeat;
});

codeTest('EXTRACTION_BUSY', 201, 'more photos at once than there are threads', async () => {
  const crowd = await newCustomer(embedded, '50');
  const photo = base64(sample('certidao.jpg').file);
  const requests = Array.from({ length: 6 }, (_, at) => ({ ...photo, requestId: `at-once-${at}` }));
  const replies = await Promise.all(requests.map((request) => send(crowd, request)));
  const busy = replies.findIndex(({ body }) => !body.success);
  // It may pass: the same request later is read.
  expect((await sendUntilAnswered(crowd, requests[busy] as object)).body.success).toBe(true);
  return replies[busy] as Reply;
});

codeTest('EXTRACTION_UNAVAILABLE', 201, 'the only engine pool is dead', async () => {
  const abandoned = await newCustomer(embedded, '1');
  let reply: Reply;
  const request = { ...base64(sample('digital.pdf').file), requestId: 'nobody-there' };
  // Its supervisor would start another one at once.
  process.kill(embedded.pid, 'SIGSTOP');
  try {
    process.kill(await enginePoolOf(embedded), 'SIGKILL');
    reply = await send(abandoned, request);
  } finally {
    process.kill(embedded.pid, 'SIGCONT');
  }
  expect((await sendUntilAnswered(abandoned, request)).body.success).toBe(true);
  return reply;
});

codeTest('EXTRACTION_TIMEOUT', 201, 'engines that do not come to an end', async () => {
  const reply = await overdue;
  expect(await patient.spent()).toMatchObject({ creditsHeld: 0, creditsCharged: 0 });
  return reply;
});

test('these are all there are', () => {
  const all = [...REFUSAL_CODES, ...KEPT_FAILURE_CODES, ...PASSING_FAILURE_CODES, ...CONFLICT_CODES];
  expect(all).toHaveLength(21);
  expect([...tested].sort()).toEqual([...all].sort());
});
