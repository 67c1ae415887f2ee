import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@lavra/shared/logger';
import { Registry } from '@lavra/shared/metrics';
import { afterAll, expect, test } from 'vitest';
import { createEvents } from '../events.ts';
import { aKey } from '../model/examples.ts';
import { decideBatch, wantedBy } from '../organization/batch.ts';
import { Mailboxes } from '../organization/mailbox.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';
import { StoreUnavailable } from '../store/store.ts';
import { expireLeases } from './expire-leases.ts';
import { startJob } from './job.ts';
import { purge } from './purge.ts';
import { watchStore } from './watch-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'lavra-jobs-'));
const clock = { nowMs: Date.UTC(2026, 10, 21) };
const store = openSqliteStore(join(folder, 'ledger.db'), () => clock.nowMs);
const mailboxes = new Mailboxes({
  parallelCommits: 1,
  commit: (batches) =>
    store.commitTogether(
      batches.map(({ organizationId, commands }) => ({
        organizationId,
        wanted: wantedBy(commands),
        decide: (view) => decideBatch(view, commands),
      })),
    ),
});
const events = createEvents(createLogger('ledger', 'silent'), new Registry());
const context = { store, mailboxes, events, stopping: new AbortController().signal };
const LATER = Number.MAX_SAFE_INTEGER;
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test('holds expire and answers go, each in its time, by the jobs alone', async () => {
  const { organizationId, createdAtMs: _, revokedAtMs: __, ...key } = aKey();
  const terms = { name: 'x', allowanceHundredths: 1_000, purchasedHundredths: 0, perMinute: 9, perDay: 9 };
  await mailboxes.submit(organizationId, { kind: 'create', by: 'operator', organizationId, ...terms }, LATER);
  await mailboxes.submit(organizationId, { kind: 'addKey', by: 'operator', key: { ...key, organizationId } }, LATER);
  const admit = (idempotencyKey: string) =>
    mailboxes.submit(
      organizationId,
      {
        kind: 'admit',
        keyId: key.id,
        idempotencyKey,
        engineAsked: 'standard',
        resizeImage: false,
        extractionId: idempotencyKey,
      },
      LATER,
    );
  const kept = await admit('kept');
  if (kept.kind !== 'admitted') throw new Error('expected an admission');
  const request = { kind: 'charge', engine: 'mini', imageResized: false } as const;
  const sealedAnswer = new Uint8Array(9);
  const { extractionId, fencingToken } = kept;
  await mailboxes.submit(organizationId, { kind: 'settle', extractionId, fencingToken, request, sealedAnswer }, LATER);
  await admit('abandoned');

  clock.nowMs += 14_999;
  await expireLeases(context).runOnce();
  expect((await store.findAuditSubject(organizationId))?.running).toHaveLength(1);
  clock.nowMs += 1;
  await expireLeases(context).runOnce();
  expect((await store.findAuditSubject(organizationId))?.running).toHaveLength(0);

  clock.nowMs += 15 * 60_000;
  await purge(context).runOnce();
  expect(await store.findLive(organizationId, 'kept')).toMatchObject({ sealedAnswer });
  clock.nowMs += 45_000;
  await purge(context).runOnce();
  expect(await store.findLive(organizationId, 'kept')).toBeUndefined();
});

test('a purge of much gives way after every small step, and ends when the ledger stops', async () => {
  const stop = new AbortController();
  let turns = 0;
  let isCounting = true;
  const count = () => {
    turns++;
    if (isCounting) setImmediate(count);
  };
  const steps: { readonly turn: number; readonly rows: number }[] = [];
  const purgeResolved = async (_ageMs: number, limit: number) => {
    steps.push({ turn: turns, rows: limit });
    if (steps.length === 20) stop.abort();
    return limit;
  };
  count();
  await purge({ store: { purgeResolved } as unknown as typeof store, events, stopping: stop.signal }).runOnce();
  isCounting = false;
  expect(steps).toHaveLength(20);
  expect(Math.max(...steps.map(({ rows }) => rows))).toBeLessThanOrEqual(100);
  // A timer may come before the turn that counts.
  const stepsOfTurns = [...Map.groupBy(steps, ({ turn }) => turn).values()].map((ofTurn) => ofTurn.length);
  expect(Math.max(...stepsOfTurns)).toBeLessThanOrEqual(2);
});

test('health follows the store', async () => {
  const told: boolean[] = [];
  const away = { now: () => Promise.reject(new StoreUnavailable('away')) };
  let current: Pick<typeof store, 'now'> = store;
  const watched = { store: { now: () => current.now() } as typeof store, events };
  const job = watchStore(watched, (serving) => told.push(serving));
  for (const next of [store, away, away, store]) {
    current = next;
    await job.runOnce();
  }
  expect(told).toEqual([true, false, true]);
});

test('a job that fails is told and runs again, until it is closed', async () => {
  let runs = 0;
  const errors: unknown[] = [];
  const runOnce = async () => {
    runs++;
    throw new Error('no');
  };
  const running = startJob({ name: 'x', intervalMs: 1, runOnce }, (_name, error) => errors.push(error));
  while (runs < 3) await new Promise((resolve) => setTimeout(resolve, 2));
  await running.close();
  const atClose = runs;
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect([runs, errors.length]).toEqual([atClose, atClose]);
});
