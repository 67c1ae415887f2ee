// The pool with workers that misbehave: bounded, cancelled in time, healed after every death.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ExtractionPool, type PoolResult, startPool } from './pool.ts';
import { residentBytes } from './resident-bytes.ts';
import type { WorkerLimits } from './worker-limits.ts';

const WORKER = new URL('./testing/bad-worker.ts', import.meta.url);
const PATIENT = new AbortController().signal;
const MIB = 1024 * 1024;
const LIMITS: WorkerLimits = {
  memoryBytesMax: 400 * MIB,
  restBytesMax: 200 * MIB,
  stageCpuMsMax: 300,
  fileCpuMsMax: 2_000,
};
const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function poolOf(
  workers: number,
  queueMax: number,
  cancelGraceMs = 200,
  limits = LIMITS,
): Promise<ExtractionPool> {
  const settings = { workers, queueMax, modelsDir: '', pdfPagesMax: 1, simulatedEngineMs: null };
  const pool = await startPool(settings, { worker: WORKER, cancelGraceMs, limits });
  closers.push(pool.close);
  return pool;
}

const heaviest = ({ processIds }: ExtractionPool): number => Math.max(...processIds.map(residentBytes));

/** How it ended, and of a death its cause. */
async function read(pool: ExtractionPool, text: string, signal = PATIENT, caller = ''): Promise<string> {
  const task = { kind: 'read', file: Buffer.from(text), resizeImage: false, engines: [] } as const;
  const result: PoolResult = await pool.run(task, { caller, signal });
  return result.kind === 'died' ? result.cause : result.kind;
}

describe('one worker after the other', () => {
  let pool: ExtractionPool;
  beforeAll(async () => {
    pool = await poolOf(1, 1);
    closers.length = 0;
  });
  afterAll(() => pool.close());

  test.each([
    ['a file', 'done'],
    ['bug', 'bug'],
    ['exit', 'crash'],
    ['segmentation fault', 'crash'],
    ['throw later', 'crash'],
    ['eat objects', 'memory|crash'],
    ['eat buffers', 'memory'],
    ['hang in a stage', 'time'],
    ['hang between stages', 'time'],
    ['short stages', 'done'],
    ['a long reading', 'done'],
  ])('%s: %s, and the next file is read', async (text, ended) => {
    expect(await read(pool, text)).toMatch(new RegExp(`^(${ended})$`));
    expect(await read(pool, 'a file')).toBe('done');
    expect([pool.running, pool.queued]).toEqual([0, 0]);
  });
});

test('a worker that keeps memory is replaced before it takes the next file, one that leaves garbage is not', async () => {
  const pool = await poolOf(1, 1);
  const [first] = pool.processIds;
  expect(await read(pool, 'leave buffers')).toBe('done');
  expect(await read(pool, 'use buffers')).toBe('done');
  expect(pool.processIds).toEqual([first]);
  expect(await read(pool, 'keep buffers')).toBe('done');
  expect(await read(pool, 'use buffers')).toBe('done');
  expect(pool.processIds).not.toEqual([first]);
});

test('what one file does to its worker does not touch the file that another reads', async () => {
  const pool = await poolOf(2, 1);
  const cancel = new AbortController();
  const beside = read(pool, 'wait', cancel.signal);
  expect(await read(pool, 'eat buffers', PATIENT, 'other')).toBe('memory');
  expect(await read(pool, 'segmentation fault', PATIENT, 'other')).toBe('crash');
  expect(pool.running).toBe(1);
  cancel.abort();
  expect(await beside).toBe('cancelled');
});

test('full means busy at once', async () => {
  const pool = await poolOf(1, 1);
  const cancel = new AbortController();
  const running = read(pool, 'wait', cancel.signal);
  const queued = read(pool, 'a file');
  expect([pool.running, pool.queued]).toEqual([1, 1]);
  expect(await read(pool, 'a file')).toBe('busy');
  cancel.abort();
  expect(await running).toBe('cancelled');
  expect(await queued).toBe('done');
});

test('a caller that floods a full pool gives a place to another, whose file is next', async () => {
  const pool = await poolOf(1, 2);
  const cancel = new AbortController();
  const ends: string[] = [];
  const noted = (name: string, file: Promise<string>) => file.then((end) => ends.push(`${name}: ${end}`));
  const flood = [
    noted('first', read(pool, 'wait', cancel.signal, 'flood')),
    noted('second', read(pool, 'a file', PATIENT, 'flood')),
    noted('third', read(pool, 'a file', PATIENT, 'flood')),
  ];
  const other = noted('other', read(pool, 'a file', PATIENT, 'other'));
  await flood[2];
  cancel.abort();
  await Promise.all([...flood, other]);
  expect(ends).toEqual(['third: busy', 'first: cancelled', 'other: done', 'second: done']);
});

test('of two files that are too heavy together one is read again, once there is room', async () => {
  // Together the two workers may have 400 + 100 MB.
  const pool = await poolOf(2, 1, 200, { ...LIMITS, restBytesMax: 100 * MIB });
  const [cancelFirst, cancelSecond] = [new AbortController(), new AbortController()];
  const first = read(pool, 'fill and wait', cancelFirst.signal);
  await vi.waitFor(() => expect(heaviest(pool)).toBeGreaterThan(250 * MIB), 30_000);
  const before = pool.processIds;
  const second = read(pool, 'fill and wait', cancelSecond.signal, 'other');
  // The second loses its worker; read again, it is the first's turn to make room.
  await vi.waitFor(() => expect(pool.processIds.some((pid) => before.includes(pid))).toBe(false), 60_000);
  await vi.waitFor(() => expect(heaviest(pool)).toBeGreaterThan(250 * MIB), 60_000);
  cancelSecond.abort();
  expect(await second).toBe('cancelled');
  await vi.waitFor(() => expect([pool.running, heaviest(pool) > 250 * MIB]).toEqual([1, true]), 60_000);
  cancelFirst.abort();
  expect(await first).toBe('cancelled');
  expect(pool.putOffs).toBe(2);
}, 240_000);

test('a caller waits for the worker that its own file ended, and no other does', async () => {
  const pool = await poolOf(2, 4);
  const cancel = new AbortController();
  const beside = read(pool, 'wait', cancel.signal, 'other');
  const ends: string[] = [];
  expect(await read(pool, 'segmentation fault', PATIENT, 'flood')).toBe('crash');
  const again = read(pool, 'a file', PATIENT, 'flood').then(() => ends.push('flood'));
  const next = read(pool, 'a file', PATIENT, 'other').then(() => ends.push('other'));
  cancel.abort();
  expect(await beside).toBe('cancelled');
  await Promise.all([again, next]);
  expect(ends).toEqual(['other', 'flood']);
});

test('a cancelled file leaves the queue without waiting for the one before it', async () => {
  const pool = await poolOf(1, 1);
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

test('a file that cannot be stopped loses its process after the grace', async () => {
  const pool = await poolOf(1, 0);
  expect(await read(pool, 'sleep', AbortSignal.timeout(100))).toBe('cancelled');
  expect(await read(pool, 'a file')).toBe('done');
});

test('a caller that is gone is not served', async () => {
  expect(await read(await poolOf(1, 0), 'a file', AbortSignal.abort())).toBe('cancelled');
});

test('closing ends what runs and what waits', async () => {
  const pool = await poolOf(1, 1, 60_000);
  const running = read(pool, 'sleep');
  const queued = read(pool, 'a file');
  await pool.close();
  expect([await running, await queued]).toEqual(['cancelled', 'cancelled']);
});

test('a worker knows nothing of the environment, where secrets stand', async () => {
  process.env.LAVRA_TEST_OF_SECRETS = 'a secret';
  try {
    expect(await read(await poolOf(1, 0), 'environment')).toBe('done');
  } finally {
    delete process.env.LAVRA_TEST_OF_SECRETS;
  }
});
