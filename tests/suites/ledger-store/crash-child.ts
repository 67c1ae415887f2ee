// A ledger's life in a process of its own that dies at the Nth thing it does to its store: run by crash.test.ts.
import { writeSync } from 'node:fs';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClientSession, Db } from 'mongodb';
import { openMongoStore } from '../../../ledger/src/store/mongo/store.ts';
import { openSqliteStore } from '../../../ledger/src/store/sqlite/store.ts';
import { StoreUnavailable } from '../../../ledger/src/store/store.ts';
import { ANSWER, admission, CHARGE, send, sendBatch } from './harness.ts';

export interface CrashTask {
  readonly store: { readonly path: string } | { readonly url: string };
  readonly organizationId: string;
  readonly keyId: string;
  readonly charged: string;
  readonly released: string;
  readonly nowMs: number;
  /** Dies before this write; 0: never. */
  readonly dieAt: number;
}

/** What it tells: a line of JSON each, written at once so that nothing told is lost. */
export type CrashLine =
  | { readonly told: 'admitted' | 'settled' | 'granted' }
  | { readonly told: 'done'; readonly writes: number };

const GRANT = { kind: 'grant', amountHundredths: 50, grantId: 'crash', by: 'operator' } as const;

const task = JSON.parse(process.argv[2] ?? '') as CrashTask;
const clock = { nowMs: task.nowMs };
let writes = 0;
let armed = false;
/** Under way while a store's call is. */
let death: Promise<void> | undefined;

const store =
  'path' in task.store
    ? openSqliteStore(task.store.path, () => clock.nowMs)
    : await openMongoStore(task.store.url, () => clock.nowMs);
dieIn(StatementSync.prototype, ['run']);
dieIn(DatabaseSync.prototype, ['exec']);
dieIn(Db.prototype, ['command']);
dieIn(ClientSession.prototype, ['commitTransaction'], 'during too');
armed = true;
await live();
armed = false;
// On a busy machine it may come later than the end of a short call: it is waited for, and no end told.
await death;
await store.close();
tell({ told: 'done', writes });

/** As a gateway would: the same requests until each has its answer. */
async function live(): Promise<void> {
  const { organizationId } = task;
  let open = [task.charged, task.released];
  while (open.length > 0) {
    const admissions = open.map((idempotencyKey) => admission(task, { idempotencyKey }));
    const outcomes = await whenAvailable(() => sendBatch(store, organizationId, admissions));
    tell({ told: 'admitted' });
    const settlements = outcomes.flatMap((outcome, index) => {
      if (!outcome || !('kind' in outcome) || outcome.kind !== 'admitted') return [];
      const { extractionId, fencingToken } = outcome;
      const request =
        open[index] === task.charged ? CHARGE : ({ kind: 'release', errorCode: 'DOCUMENT_NOT_RECOGNIZED' } as const);
      return [{ kind: 'settle' as const, extractionId, fencingToken, request, sealedAnswer: ANSWER }];
    });
    if (settlements.length > 0) {
      await whenAvailable(() => sendBatch(store, organizationId, settlements));
      tell({ told: 'settled' });
    }
    open = open.filter((_, index) => {
      const outcome = outcomes[index];
      return outcome && 'kind' in outcome && outcome.kind === 'inProgress';
    });
    // What a run that died left behind is free once its lease ends.
    if (open.length > 0) clock.nowMs += 15_000;
  }
  await whenAvailable(() => send(store, organizationId, GRANT));
  tell({ told: 'granted' });
}

/** The transaction of a process that died holds its documents until the server ends it. */
async function whenAvailable<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }
}

/** Every call counts as a point to die at: before it, and for some also while it is under way. */
function dieIn(prototype: object, methods: readonly string[], during?: 'during too'): void {
  for (const method of methods) {
    const original = Reflect.get(prototype, method) as (...args: unknown[]) => unknown;
    Reflect.set(prototype, method, function (this: unknown, ...args: unknown[]) {
      dieIfDue();
      const result = original.apply(this, args);
      if (during && armed && ++writes === task.dieAt) death = sleep(1).then(die);
      return result;
    });
  }
}

function dieIfDue(): void {
  if (armed && ++writes === task.dieAt) die();
}

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

function tell(line: CrashLine): void {
  dieIfDue();
  writeSync(1, `${JSON.stringify(line)}\n`);
}
