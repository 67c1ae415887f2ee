// Does the SQLite ledger stand still while a million extractions are purged? The delay of its event loop, and what a pair
// of calls takes meanwhile; then the same while somebody reads the file.
import { rmSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { LedgerContext } from '../../../ledger/src/context.ts';
import { purge } from '../../../ledger/src/jobs/purge.ts';
import { openSqliteStore } from '../../../ledger/src/store/sqlite/store.ts';
import type { LedgerStore } from '../../../ledger/src/store/store.ts';
import { temporaryFolder } from '../../suites/ledger-service/support.ts';
import { createOrganization } from '../../suites/ledger-store/harness.ts';
import { runPairs } from './ledger-load.ts';
import { batchedPair } from './ledger-pairs.ts';
import { progress, report } from './report.ts';

const BENCH = 'ledger-purge';
const { values } = parseArgs({ options: { stored: { type: 'string', default: '1000000' } } });
const STORED = Number(values.stored);
const FILLING_CLIENTS = 1_024;
const AFTER_THE_WINDOW_MS = 16 * 60_000;
const NO_LIMIT = 2_147_483_647;
/** Between two pairs of the one caller who goes on meanwhile. */
const PAUSE_MS = 20;

await measure('alone', STORED, false);
// While somebody reads the file the log grows by all that is written: a tenth is 0.7 GB of it.
await measure('beside-a-reader', STORED / 10, true);

async function measure(name: string, stored: number, withReader: boolean): Promise<void> {
  const folder = temporaryFolder();
  const clock = { nowMs: Date.now() };
  const path = `${folder.path}/ledger.db`;
  const store = openSqliteStore(path, () => clock.nowMs);
  const terms = { purchased: 100_000_000_000, perMinute: NO_LIMIT, perDay: NO_LIMIT };
  progress(`${name}: storing ${stored} extractions`);
  const filling = batchedPair(store, [await createOrganization(store, terms)]);
  await runPairs(stored, FILLING_CLIENTS, () => filling(0));
  clock.nowMs += AFTER_THE_WINDOW_MS;

  const reader = withReader ? openReader(path) : undefined;
  progress(`${name}: purging them`);
  const pair = batchedPair(store, [await createOrganization(store, terms)]);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const durations: number[] = [];
  const done = new AbortController();
  const caller = callUntil(done.signal, () => pair(0), durations);
  const startedMs = performance.now();
  delay.enable();
  const purged = await purgeAll(store);
  const seconds = (performance.now() - startedMs) / 1000;
  // The monitor is told of a standstill by the turn after it.
  await sleep(10 * PAUSE_MS);
  delay.disable();
  done.abort();
  await caller;
  reader?.close();
  await store.close();
  rmSync(folder.path, { recursive: true, force: true });

  durations.sort((a, b) => a - b);
  const tell = (metric: string, ours: number, unit: string) =>
    report({ bench: BENCH, metric: `${name}-${metric}`, ours, peer: null, unit });
  tell('event-loop-delay-p99', delay.percentile(99) / 1e6, 'ms');
  tell('event-loop-delay-max', delay.max / 1e6, 'ms');
  tell('pair-p99', durations[Math.floor(durations.length * 0.99)] ?? Number.NaN, 'ms');
  tell('pairs-meanwhile', durations.length, 'pairs');
  tell('purged', purged / seconds, 'extractions/s');
}

/** As an operator who looks at the file with another program and forgets to close it. */
function openReader(path: string): DatabaseSync {
  const reader = new DatabaseSync(path, { readOnly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM organization').get();
  return reader;
}

async function purgeAll(store: LedgerStore): Promise<number> {
  let [all, last] = [0, 0];
  const events = { purged: (extractions: number) => (last += extractions) } as unknown as LedgerContext['events'];
  const job = purge({ store, events, stopping: new AbortController().signal });
  for (;;) {
    last = 0;
    await job.runOnce();
    if (last === 0) return all;
    all += last;
  }
}

async function callUntil(ended: AbortSignal, call: () => Promise<void>, durations: number[]): Promise<void> {
  while (!ended.aborted) {
    const startedMs = performance.now();
    await call();
    durations.push(performance.now() - startedMs);
    await sleep(PAUSE_MS);
  }
}
