// The pool with workers that misbehave: bounded, cancelled in time, healed after every death.
import { Engine } from '@lavra/proto/engine/v1/engine';
import { afterEach, expect, test } from 'vitest';
import { createPool, type ExtractionPool, type PoolResult } from './pool.ts';

const WORKER = new URL('./testing/bad-worker.ts', import.meta.url);
const PATIENT = new AbortController().signal;
let pool: ExtractionPool | undefined;

afterEach(async () => {
  await pool?.close();
});

function poolOf(threads: number, queueMax: number): ExtractionPool {
  const settings = { threads, queueMax, modelsDir: '', pdfPagesMax: 1, simulatedEngineMs: null };
  pool = createPool(settings, { worker: WORKER, cancelGraceMs: 200, limitedStageMs: 1_000 });
  return pool;
}

async function read(pool: ExtractionPool, text: string, signal: AbortSignal = PATIENT): Promise<PoolResult['ended']> {
  return (await pool.extract(Buffer.from(text), false, Engine.ENGINE_UNSPECIFIED, signal)).ended;
}

test.each<[string, PoolResult['ended']]>([
  ['a file', 'read'],
  ['bug', 'bug'],
  ['exit', 'crashed'],
  ['throw later', 'crashed'],
  ['eat memory', 'crashed'],
])('%s: %s, and the next file is read', async (text, ended) => {
  const pool = poolOf(1, 1);
  expect(await read(pool, text)).toBe(ended);
  expect(await read(pool, 'a file')).toBe('read');
  expect([pool.running, pool.queued]).toEqual([0, 0]);
});

test('full means busy at once', async () => {
  const pool = poolOf(1, 1);
  const cancel = new AbortController();
  const running = read(pool, 'wait', cancel.signal);
  const queued = read(pool, 'a file');
  expect([pool.running, pool.queued]).toEqual([1, 1]);
  expect(await read(pool, 'a file')).toBe('busy');
  cancel.abort();
  expect(await running).toBe('cancelled');
  expect(await queued).toBe('read');
});

test('a cancelled file leaves the queue without waiting for the one before it', async () => {
  const pool = poolOf(1, 1);
  const cancelRunning = new AbortController();
  const cancelQueued = new AbortController();
  const running = read(pool, 'wait', cancelRunning.signal);
  const queued = read(pool, 'a file', cancelQueued.signal);
  cancelQueued.abort();
  expect(await queued).toBe('cancelled');
  expect([pool.running, pool.queued]).toEqual([1, 0]);
  cancelRunning.abort();
  expect(await running).toBe('cancelled');
});

test('a file that cannot be stopped loses its thread after the grace', async () => {
  const pool = poolOf(1, 0);
  // The first file waits until the thread is up, so that the second one surely runs when it is cancelled.
  await read(pool, 'a file');
  expect(await read(pool, 'hang', AbortSignal.timeout(100))).toBe('cancelled');
  expect(await read(pool, 'a file')).toBe('read');
});

test('a stage that must end in time ends with its thread, and the next file is read', async () => {
  const pool = poolOf(1, 0);
  expect(await read(pool, 'hang in a limited stage')).toBe('overdue');
  expect(await read(pool, 'a file')).toBe('read');
  expect(await read(pool, 'two limited stages')).toBe('cancelled');
});

test('a caller that is gone is not served', async () => {
  expect(await read(poolOf(1, 0), 'a file', AbortSignal.abort())).toBe('cancelled');
});

test('closing ends what runs', async () => {
  const pool = poolOf(1, 0);
  const running = read(pool, 'wait');
  await read(poolOf(1, 0), 'a file');
  await pool.close();
  expect(await running).toBe('cancelled');
});
