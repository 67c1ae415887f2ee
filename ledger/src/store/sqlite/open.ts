// Opens the data file so that what is acknowledged is on disk, and tells an operator's problem from a bug.
import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '@lavra/shared/startup-error';
import { RuleBroken, StoreUnavailable } from '../store.ts';
import { migrate } from './schema.ts';

/** How long a commit waits for another process that writes to the same file. */
const BUSY_TIMEOUT_MS = 2_000;

/** SQLite's primary result codes for what an operator, and no developer, can mend. */
const OPERATORS_RESULT_CODES = new Map([
  [5, 'another process holds it'],
  [6, 'another process holds it'],
  [8, 'it cannot be written'],
  [10, 'reading or writing failed'],
  [11, 'it is damaged'],
  [13, 'the disk is full'],
  [14, 'it cannot be opened'],
  [26, 'it is not a database'],
]);

/**
 * @param prepare what else is read before the file is of use
 * @throws StartupError that names LEDGER_STORE and the path.
 */
export function openDatabase<Prepared>(path: string, prepare: (database: DatabaseSync) => Prepared): Prepared {
  try {
    createPrivately(path);
    const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
    try {
      // Pages hold an answer or two. No commit checkpoints the log: checkpoints.ts does.
      database.exec('PRAGMA page_size = 8192; PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0;');
      // FULL: a commit is on disk before it is answered. secure_delete: a purged answer leaves no bytes behind.
      database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
      // 16 MiB: every commit looks through all of it, and what it does not hold is in the system's own cache.
      database.exec('PRAGMA cache_size = -16384;');
      migrate(database);
      return prepare(database);
    } catch (error) {
      database.close();
      throw error;
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = operatorsReason(error) ?? systemReason(error);
    if (reason === undefined) throw error;
    throw new StartupError(`LEDGER_STORE: ${path}: ${reason}`, { cause: error });
  }
}

/** The primary result code of a broken constraint. */
const CONSTRAINT = 19;

/** StoreUnavailable for what an operator can mend, RuleBroken for what the schema refuses; anything else as it is. */
export function storeError(error: unknown): unknown {
  if (resultCode(error) === CONSTRAINT) return new RuleBroken((error as Error).message, { cause: error });
  const reason = operatorsReason(error);
  return reason === undefined ? error : new StoreUnavailable(`the data file: ${reason}`, { cause: error });
}

/** Key hashes and sealed answers are nobody else's: the file is made readable by its owner only. */
function createPrivately(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
}

function operatorsReason(error: unknown): string | undefined {
  const reason = OPERATORS_RESULT_CODES.get(resultCode(error) ?? 0);
  return reason && `${reason} (${(error as Error).message})`;
}

/** SQLite's primary code, where the error is SQLite's. */
function resultCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;
}

function systemReason(error: unknown): string | undefined {
  return error instanceof Error && 'syscall' in error ? error.message : undefined;
}
