// One transaction in MongoDB: snapshot reads, majority writes, and a bounded number of repeats when another was quicker.
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ClientSession,
  type MongoClient,
  MongoDriverError,
  MongoError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} from 'mongodb';
import { RuleBroken, StoreUnavailable } from '../store.ts';

/** Less than callers wait (LEDGER_CALL_TIMEOUT_MS), so that they hear of it. */
const BUDGET_MS = 4_000;
/** Replicas that collide wait a random part of a growing pause. */
const FIRST_PAUSE_MS = 4;
const PAUSE_MS_MAX = 250;

export interface TransactionLimits {
  readonly giveUpAtMs?: number | undefined;
  /** How often `work` may run. */
  readonly attemptsMax?: number | undefined;
}

/** When a transaction that begins now gives up, by performance.now(). */
export function budgetEndMs(): number {
  return performance.now() + BUDGET_MS;
}

/**
 * `work` runs again from the start after a conflict; a commit whose answer was lost is asked for again, never the work.
 * @throws StoreUnavailable when the time is used up or the server is away. Its commit may still have happened: callers
 * find out by asking again, which every command allows.
 */
export async function inTransaction<Result>(
  client: MongoClient,
  work: (session: ClientSession) => Promise<{ readonly write: boolean; readonly result: Result }>,
  { giveUpAtMs = budgetEndMs(), attemptsMax = Number.POSITIVE_INFINITY }: TransactionLimits = {},
): Promise<Result> {
  const session = client.startSession();
  try {
    for (let attempt = 0; ; attempt++) {
      const isLast = attempt + 1 >= attemptsMax;
      try {
        session.startTransaction({ readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } });
        const { write, result } = await work(session);
        if (write) await commit(session, giveUpAtMs);
        else await session.abortTransaction();
        return result;
      } catch (error) {
        if (session.inTransaction()) await session.abortTransaction().catch(() => undefined);
        if (isLast || !hasLabel(error, 'TransientTransactionError') || performance.now() > giveUpAtMs) throw error;
        await sleep(Math.random() * Math.min(PAUSE_MS_MAX, FIRST_PAUSE_MS * 2 ** attempt));
      }
    }
  } catch (error) {
    throw storeError(error);
  } finally {
    await session.endSession();
  }
}

async function commit(session: ClientSession, giveUpAtMs: number): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await session.commitTransaction();
      return;
    } catch (error) {
      if (!hasLabel(error, 'UnknownTransactionCommitResult') || performance.now() > giveUpAtMs) throw error;
      await sleep(Math.random() * Math.min(PAUSE_MS_MAX, FIRST_PAUSE_MS * 2 ** attempt));
    }
  }
}

/**
 * Server errors that pass: a primary that steps down or shuts down, a full disk, a majority that is away, a transaction
 * that a server short of time ended (290).
 */
const PASSING_CODES = new Set([6, 7, 50, 64, 89, 91, 189, 262, 290, 9001, 10107, 11600, 11602, 13435, 13436, 14031]);

/** A key that must be unique, and a validator. */
const RULE_CODES = new Set([11_000, 121]);

/** StoreUnavailable for what passes, RuleBroken for what the schema refuses; anything else as it is. */
export function storeError(error: unknown): unknown {
  if (error instanceof MongoServerError && RULE_CODES.has(Number(error.code))) {
    return new RuleBroken('a rule of the schema refused it', { cause: error });
  }
  const passes =
    error instanceof MongoNetworkError ||
    error instanceof MongoServerSelectionError ||
    error instanceof MongoTopologyClosedError ||
    error instanceof MongoNotConnectedError ||
    error instanceof MongoOperationTimeoutError ||
    isWaitQueueTimeout(error) ||
    hasLabel(error, 'TransientTransactionError') ||
    hasLabel(error, 'UnknownTransactionCommitResult') ||
    hasLabel(error, 'RetryableWriteError') ||
    (error instanceof MongoServerError && PASSING_CODES.has(Number(error.code)));
  return passes ? new StoreUnavailable('MongoDB is away', { cause: error }) : error;
}

/** Was nothing committed, because another was quicker or the connection broke? For what inTransaction rejects with. */
export function isTransient(error: unknown): boolean {
  return error instanceof StoreUnavailable && hasLabel(error.cause, 'TransientTransactionError');
}

/** Every connection was taken, for too long. The driver does not export its class. */
function isWaitQueueTimeout(error: unknown): boolean {
  return error instanceof MongoDriverError && error.name === 'MongoWaitQueueTimeoutError';
}

function hasLabel(error: unknown, label: string): boolean {
  return error instanceof MongoError && error.hasErrorLabel(label);
}
