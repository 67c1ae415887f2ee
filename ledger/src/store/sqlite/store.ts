// The ledger's store in one SQLite file: the embedded default.
import type { DatabaseSync } from 'node:sqlite';
import { type ApiKey, LEASE_AHEAD_MAX_MS, type Organization, steadyTime, utcMonth } from '../../model/organization.ts';
import type { Prices } from '../../model/prices.ts';
import type { ConsoleStore } from '../console-store.ts';
import {
  type AuditSubject,
  type Batch,
  type Changes,
  EXPIRED_PER_BATCH_MAX,
  type LedgerStore,
  type PriceVersion,
  RuleBroken,
  StoreUnavailable,
  type View,
  type Wanted,
} from '../store.ts';
import { Checkpoints } from './checkpoints.ts';
import { sqliteConsoleStore } from './console.ts';
import { LiveExtractions } from './live-extractions.ts';
import { openDatabase, storeError } from './open.ts';
import {
  extractionStateValues,
  extractionValues,
  journalValues,
  keyValues,
  organizationValues,
  readExtraction,
  readJournalRow,
  readKey,
  readOrganization,
  readPrices,
  readUsage,
} from './rows.ts';
import { RunningExtractions } from './running-extractions.ts';
import { prepareStatements, type Statements } from './statements.ts';

/**
 * @param path of the data file, made where it is missing
 * @param clock the store's time in ms; tests hand in their own
 * @throws StartupError when the file cannot be opened or written
 */
export function openSqliteStore(path: string, clock: () => number = Date.now): LedgerStore {
  return openDatabase(path, (database) => {
    const statements = prepareStatements(database);
    const live = new LiveExtractions(statements);
    live.load();
    return new SqliteStore(database, statements, live, new Checkpoints(path), clock);
  });
}

class SqliteStore implements LedgerStore {
  /** One writer at a time is SQLite's nature. */
  readonly parallelCommits = 1;
  /** What is written to the disk at once is what one transaction costs. */
  readonly organizationsTogether = 64;
  readonly kind = 'sqlite';
  readonly console: ConsoleStore;
  readonly #database: DatabaseSync;
  readonly #statements: Statements;
  readonly #checkpoints: Checkpoints;
  readonly #live: LiveExtractions;
  readonly #running: RunningExtractions;
  readonly #clock: () => number;

  constructor(
    database: DatabaseSync,
    statements: Statements,
    live: LiveExtractions,
    checkpoints: Checkpoints,
    clock: () => number,
  ) {
    this.#database = database;
    this.#statements = statements;
    this.#live = live;
    this.#running = new RunningExtractions(statements);
    this.#checkpoints = checkpoints;
    this.#clock = clock;
    this.console = sqliteConsoleStore({
      database,
      now: clock,
      read: (work) => this.#read(work),
      transaction: (work) => this.#transaction(work),
    });
  }

  async commit<Result>(organizationId: string, wanted: Wanted, decide: Batch<Result>['decide']): Promise<Result> {
    await this.#checkpoints.finishing;
    const [result] = this.#decide([{ organizationId, wanted, decide }]);
    return result as Result;
  }

  async commitTogether<Result>(batches: readonly Batch<Result>[]): Promise<PromiseSettledResult<Result>[]> {
    await this.#checkpoints.finishing;
    try {
      return this.#decide(batches).map((value) => ({ status: 'fulfilled', value }));
    } catch (reason) {
      if (batches.length === 1 || reason instanceof StoreUnavailable) {
        return batches.map(() => ({ status: 'rejected', reason }));
      }
      return Promise.allSettled(
        batches.map(({ organizationId, wanted, decide }) => this.commit(organizationId, wanted, decide)),
      );
    }
  }

  /** In one transaction. */
  #decide<Result>(batches: readonly Batch<Result>[]): Result[] {
    const decisions = this.#transaction(() => {
      this.#running.refresh();
      return batches.map(({ organizationId, wanted, decide }) => {
        const decision = decide(this.#view(organizationId, wanted));
        if (decision.changes) this.#write(decision.changes);
        return decision;
      });
    });
    for (const { changes } of decisions) {
      if (!changes) continue;
      this.#live.admitted(changes.organization.id, changes.inserted);
      this.#running.committed(changes);
    }
    return decisions.map(({ result }) => result);
  }

  async now() {
    return this.#clock();
  }

  async findOrganization(organizationId: string) {
    const row = this.#read(() => this.#statements.organization.get(organizationId));
    return row && readOrganization(row);
  }

  async findKeyByHash(hashes: readonly string[]) {
    const find = () => hashes.map((hash) => this.#statements.keyByHash.get(hash)).find((row) => row !== undefined);
    const row = this.#read(find);
    return row && readKey(row);
  }

  async rehashKey({ id, hash: from }: Pick<ApiKey, 'id' | 'hash'>, hash: string, secretId: string) {
    this.#read(() => this.#statements.rehashKey.run(hash, secretId, id, from));
  }

  async countKeysBySecret() {
    const rows = this.#read(() => this.#statements.keysBySecret.all(this.#clock()));
    return rows.map((row) => ({ secretId: row.secret_id as string | null, keys: row.keys as number }));
  }

  async findKey(keyId: string) {
    const row = this.#read(() => this.#statements.key.get(keyId));
    return row && readKey(row);
  }

  async listKeys(organizationId: string) {
    return this.#read(() => this.#statements.keysOf.all(organizationId)).map(readKey);
  }

  async findLive(organizationId: string, idempotencyKey: string) {
    const row = this.#read(() => {
      this.#live.refresh(organizationId);
      return this.#live.find(organizationId, idempotencyKey);
    });
    return row && readExtraction(row);
  }

  async currentPrices() {
    return this.#read(() => this.#prices());
  }

  async listPriceVersions(): Promise<PriceVersion[]> {
    return this.#read(() => this.#statements.priceVersions.all()).map((row) => ({
      version: row.version as number,
      fromMs: row.from_ms as number,
      prices: readPrices(row),
      changedBy: row.changed_by as string | null,
    }));
  }

  async changePrices(changedBy: string, decide: (current: Prices) => Prices | undefined) {
    return this.#transaction(() => {
      const changed = decide(this.#prices());
      if (!changed) return false;
      const { standardHundredths, fastHundredths, resizeImageHundredths } = changed;
      this.#statements.addPriceVersion.run(
        this.#clock(),
        standardHundredths,
        fastHundredths,
        resizeImageHundredths,
        changedBy,
      );
      return true;
    });
  }

  async listUsage(organizationId: string) {
    return this.#read(() => this.#statements.usageOf.all(organizationId)).map(readUsage);
  }

  async listOutcomes(day: string) {
    return this.#read(() => this.#statements.outcomesOf.all(day)).map(readUsage);
  }

  async listOrganizationIds(afterId: string, limit: number) {
    return this.#read(() => this.#statements.organizationIds.all(afterId, limit)).map((row) => row.id as string);
  }

  async countHolds() {
    return Number(this.#read(() => this.#statements.countRunning.get())?.holds);
  }

  async listExpired(limit: number) {
    const nowMs = this.#clock();
    const { organizationsWithEndedLease } = this.#statements;
    const rows = this.#read(() => organizationsWithEndedLease.all(nowMs, nowMs + LEASE_AHEAD_MAX_MS, limit));
    return rows.map((row) => row.id as string);
  }

  async purgeResolved(ageMs: number, limit: number) {
    const nowMs = this.#clock();
    const { purgeResolved } = this.#statements;
    const purged = this.#read(() => purgeResolved.run(nowMs - ageMs, nowMs + ageMs, limit).changes);
    if (purged) this.#checkpoints.purged();
    this.#read(() => this.#live.forgetSome());
    return Number(purged);
  }

  async findAuditSubject(organizationId: string): Promise<AuditSubject | undefined> {
    return this.#transaction(() => {
      const row = this.#statements.organization.get(organizationId);
      if (!row) return undefined;
      return {
        nowMs: this.#clock(),
        organization: readOrganization(row),
        running: this.#statements.running.all(organizationId).map((running) => ({
          id: running.id as string,
          heldHundredths: running.held_hundredths as number,
          leaseEndsAtMs: running.lease_ends_at_ms as number,
        })),
        usage: this.#statements.usageOf.all(organizationId).map(readUsage),
      };
    }, 'DEFERRED');
  }

  async readJournal(organizationId: string, afterSequence: number, untilSequence: number, limit: number) {
    return this.#read(() => this.#statements.journal.all(organizationId, afterSequence, untilSequence, limit)).map(
      readJournalRow,
    );
  }

  async close() {
    await this.#checkpoints.close();
    this.#database.close();
  }

  #view(organizationId: string, wanted: Wanted): View {
    const statements = this.#statements;
    const nowMs = this.#clock();
    this.#live.refresh(organizationId);
    const row = statements.organization.get(organizationId);
    const organization = row && readOrganization(row);
    const found = new Map<string, ReturnType<typeof readExtraction>>();
    const add = (row: ReturnType<typeof statements.extraction.get>) => {
      if (row) found.set(row.id as string, readExtraction(row));
    };
    for (const id of wanted.extractionIds) {
      const running = this.#running.find(id);
      if (running) found.set(id, running);
      else add(statements.extraction.get(id));
    }
    for (const idempotencyKey of wanted.idempotencyKeys) add(this.#live.find(organizationId, idempotencyKey));
    const aheadMs = nowMs + LEASE_AHEAD_MAX_MS;
    for (const row of statements.endedLeases.all(organizationId, nowMs, aheadMs, EXPIRED_PER_BATCH_MAX)) add(row);
    const keys = [...wanted.keyIds].map((id) => statements.key.get(id)).filter((row) => row !== undefined);
    return {
      nowMs,
      organization,
      isMonthRenewed: organization !== undefined && this.#isMonthRenewed(organization, nowMs),
      prices: this.#prices(),
      keys: keys.map(readKey),
      grants: this.#grants(organizationId, wanted.grantIds),
      extractions: [...found.values()],
    };
  }

  #isMonthRenewed({ id, planMonth, lastMs }: Organization, nowMs: number): boolean {
    const month = utcMonth(steadyTime(nowMs, lastMs));
    return month === planMonth || this.#statements.renewal.get(id, month) !== undefined;
  }

  #grants(organizationId: string, grantIds: Iterable<string>): Map<string, number> {
    const found = new Map<string, number>();
    for (const id of grantIds) {
      const row = this.#statements.grant.get(organizationId, id);
      if (row) found.set(id, row.purchased as number);
    }
    return found;
  }

  #write({ organization, created, updated, inserted, keys, journal, usage }: Changes): void {
    const statements = this.#statements;
    const writeOrganization = created ? statements.addOrganization : statements.updateOrganization;
    writeOrganization.run(...organizationValues(organization));
    for (const key of keys) statements.putKey.run(...keyValues(key));
    for (const extraction of updated) {
      const writeExtraction =
        extraction.liveIdempotencyKey === null ? statements.retireExtraction : statements.updateExtraction;
      writeExtraction.run(...extractionStateValues(extraction));
    }
    this.#checkIdempotencyKeys(organization.id, inserted);
    for (const extraction of inserted) statements.addExtraction.run(...extractionValues(extraction));
    for (const row of journal) statements.addJournalRow.run(...journalValues(row));
    for (const { day, engine, outcome, extractions, chargedHundredths } of usage) {
      statements.addUsage.run(organization.id, day, engine, outcome, extractions, chargedHundredths);
    }
  }

  /** At most one extraction answers for an idempotency key: no index holds this rule, because its keys would be random. */
  #checkIdempotencyKeys(organizationId: string, inserted: Changes['inserted']): void {
    const taken = new Set<string>();
    for (const { liveIdempotencyKey } of inserted) {
      if (liveIdempotencyKey === null) continue;
      if (taken.has(liveIdempotencyKey) || this.#live.find(organizationId, liveIdempotencyKey)) {
        throw new RuleBroken('another extraction answers for the idempotency key');
      }
      taken.add(liveIdempotencyKey);
    }
  }

  #prices(): Prices {
    const row = this.#statements.prices.get();
    if (!row) throw new Error('the first migration writes the first price version');
    return readPrices(row);
  }

  #read<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      throw storeError(error);
    }
  }

  /** All or nothing; IMMEDIATE, so that a writer waits at the start and never fails half-way on another's lock. */
  #transaction<Result>(work: () => Result, mode: 'IMMEDIATE' | 'DEFERRED' = 'IMMEDIATE'): Result {
    return this.#read(() => {
      this.#database.exec(`BEGIN ${mode}`);
      try {
        const result = work();
        this.#database.exec('COMMIT');
        if (mode === 'IMMEDIATE') this.#checkpoints.wrote();
        return result;
      } catch (error) {
        // SQLite itself ends the transaction on a full disk.
        if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
        throw error;
      }
    });
  }
}
