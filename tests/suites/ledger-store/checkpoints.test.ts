// The write-ahead log beside a real SQLite file: copied and emptied, and nobody waits for that.
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSqliteStore } from '../../../ledger/src/store/sqlite/store.ts';
import type { LedgerStore } from '../../../ledger/src/store/store.ts';
import { temporaryFolder } from '../ledger-service/support.ts';
import { admission, CHARGE, createOrganization, sendBatch, type TestOrganization } from './harness.ts';

const EXTRACTIONS = 40;
const MARK = Buffer.from('a sealed answer that must leave no byte behind');
/** SQLite's own busy timeout is two seconds (open.ts): who waited for a lock at all waited that long. */
const WAITED_MS = 1_000;
const PATIENCE = { timeout: 25_000, interval: 100 };

let folder: ReturnType<typeof temporaryFolder>;
let path: string;
let nowMs: number;
let store: LedgerStore;
let organization: TestOrganization;
beforeEach(async () => {
  folder = temporaryFolder();
  path = `${folder.path}/ledger.db`;
  nowMs = Date.UTC(2026, 10, 21);
  store = openSqliteStore(path, () => nowMs);
  organization = await createOrganization(store, { purchased: 1_000_000 });
});
afterEach(async () => {
  await store.close();
  folder.remove();
});

/** Extractions with kept answers, all in two batches. */
async function answer(count: number): Promise<void> {
  const { organizationId } = organization;
  const admissions = Array.from({ length: count }, () => admission(organization));
  const outcomes = await sendBatch(store, organizationId, admissions);
  const sealedAnswer = Buffer.concat([MARK, Buffer.alloc(6_000, 7)]);
  const settlements = outcomes.map((outcome) => {
    if (!outcome || !('fencingToken' in outcome)) throw new Error('expected an admission');
    const { extractionId, fencingToken } = outcome;
    return { kind: 'settle' as const, extractionId, fencingToken, request: CHARGE, sealedAnswer };
  });
  await sendBatch(store, organizationId, settlements);
}

/** As an operator who looks at the file with another program and forgets to close it. */
function openReader(): DatabaseSync {
  const reader = new DatabaseSync(path, { readOnly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM organization').get();
  return reader;
}

async function durationMs(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

function holdsMark(file: string): boolean {
  return readFileSync(file).includes(MARK);
}

test('whoever reads the file holds up neither a purge nor a commit; the answers go once he is gone', async () => {
  await answer(EXTRACTIONS);
  const reader = openReader();
  nowMs += 16 * 60_000;
  expect(await durationMs(() => store.purgeResolved(15 * 60_000, 10))).toBeLessThan(WAITED_MS);
  expect(await durationMs(() => store.purgeResolved(15 * 60_000, EXTRACTIONS))).toBeLessThan(WAITED_MS);
  expect(await durationMs(() => answer(1))).toBeLessThan(WAITED_MS);
  expect(holdsMark(path) || holdsMark(`${path}-wal`)).toBe(true);
  nowMs += 16 * 60_000;
  await store.purgeResolved(15 * 60_000, EXTRACTIONS);
  reader.close();
  await vi.waitFor(() => expect([holdsMark(path), holdsMark(`${path}-wal`)]).toEqual([false, false]), PATIENCE);
});

test('a log that has grown long begins again from its start, while commits go on', async () => {
  for (let batch = 0; batch < 8; batch++) await answer(200);
  const other = new DatabaseSync(path, { timeout: 0 });
  await vi.waitFor(async () => {
    await answer(1);
    expect(Number(other.prepare('PRAGMA wal_checkpoint(PASSIVE)').get()?.log)).toBeLessThan(200);
  }, PATIENCE);
  other.close();
});
