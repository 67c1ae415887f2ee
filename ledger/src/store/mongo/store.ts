// The ledger's store in a MongoDB replica set: for several ledger processes at once.
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '@lavra/shared/startup-error';
import { type Db, MongoClient } from 'mongodb';
import { type ApiKey, LEASE_AHEAD_MAX_MS } from '../../model/organization.ts';
import type { Prices } from '../../model/prices.ts';
import type { ConsoleStore } from '../console-store.ts';
import {
  type AuditSubject,
  type Batch,
  type Changes,
  type LedgerStore,
  type PriceVersion,
  RuleBroken,
  StoreUnavailable,
  type UsageRow,
  type View,
  type Wanted,
} from '../store.ts';
import type { Collections } from './collections.ts';
import { mongoConsoleStore } from './console.ts';
import {
  journalId,
  type PriceDocument,
  readExtraction,
  readJournalRow,
  readKey,
  readOrganization,
  readPrices,
  readUsage,
} from './documents.ts';
import { QuietTimes } from './ended-leases.ts';
import { PRICES_KNOWN_MS, provesAbsences, RememberedOrganizations, type Standing } from './remembered.ts';
import { migrate } from './schema.ts';
import { budgetEndMs, inTransaction, isTransient, storeError, type TransactionLimits } from './transaction.ts';
import { type MongoView, readPricesAndTime, readViews } from './view.ts';
import { ChangedSince, writeChanges } from './write.ts';

const DEFAULT_DATABASE = 'lavra';
const CLIENT_OPTIONS = {
  appName: 'lavra-ledger',
  // Twice the commits side by side, for the reads that need no transaction.
  maxPoolSize: 32,
  serverSelectionTimeoutMS: 2_500,
  connectTimeoutMS: 2_000,
  // Who finds every connection taken hears of it while its caller still waits.
  waitQueueTimeoutMS: 2_000,
  // A primary that is frozen, not gone, is noticed by this alone.
  socketTimeoutMS: 4_000,
  promoteBuffers: true,
  ignoreUndefined: true,
  readConcern: { level: 'majority' },
  writeConcern: { w: 'majority' },
} as const;
/** A transaction of so many is nearly all their own work, and hardly any its own. */
const ORGANIZATIONS_TOGETHER_MAX = 16;
/** Among replicas that collide all the time; of one alone nothing would tell when they no longer do. */
const ORGANIZATIONS_TOGETHER_MIN = 2;
/** How often a price change is tried again because another replica numbered its own first. */
const PRICE_ATTEMPTS_MAX = 20;

/**
 * @param clock the store's time in ms; tests hand in their own, otherwise it is the server's
 * @throws StartupError that names LEDGER_STORE when no replica set answers
 */
export async function openMongoStore(url: string, clock?: () => number): Promise<LedgerStore> {
  let client: MongoClient | undefined;
  try {
    client = new MongoClient(url, CLIENT_OPTIONS);
    await client.connect();
    const database = /^[^/]+:\/\/[^/]+\/[^?]/.test(url) ? client.db() : client.db(DEFAULT_DATABASE);
    const hello = await database.command({ hello: 1 });
    if (hello.setName === undefined && hello.msg !== 'isdbgrid') {
      throw new StartupError(
        'LEDGER_STORE: the MongoDB server is not part of a replica set, so it has no transactions',
      );
    }
    await migrate(database);
    return new MongoStore(client, database, clock);
  } catch (error) {
    await client?.close();
    if (error instanceof StartupError) throw error;
    // The driver's text names hosts, never the password in the address.
    throw new StartupError(`LEDGER_STORE: MongoDB: ${(error as Error).message}`, { cause: error });
  }
}

/** What a batch decided on memory alone. */
interface Guess<Result> {
  readonly view: View;
  readonly standing: Standing;
  readonly changes: Changes;
  readonly result: Result;
}

class MongoStore implements LedgerStore {
  /** Round trips overlap; more would only make smaller batches. */
  readonly parallelCommits = 8;
  readonly kind = 'mongodb';
  readonly #quietTimes = new QuietTimes();
  #together = ORGANIZATIONS_TOGETHER_MAX;
  readonly console: ConsoleStore;
  readonly #client: MongoClient;
  readonly #database: Db;
  readonly #collections: Collections;
  readonly #clock: (() => number) | undefined;
  readonly #remembered: RememberedOrganizations;
  #isLearning = false;

  constructor(client: MongoClient, database: Db, clock?: () => number) {
    this.#client = client;
    this.#database = database;
    this.#clock = clock;
    this.#remembered = new RememberedOrganizations(this.#quietTimes, clock);
    this.console = mongoConsoleStore({ client, database, now: () => this.now() });
    this.#collections = {
      organizations: database.collection('organizations'),
      keys: database.collection('api_keys'),
      extractions: database.collection('extractions'),
      journal: database.collection('journal'),
      prices: database.collection('price_versions'),
      usage: database.collection('usage'),
    };
  }

  get organizationsTogether() {
    return this.#together;
  }

  async commit<Result>(organizationId: string, wanted: Wanted, decide: Batch<Result>['decide']): Promise<Result> {
    const [result] = await this.#transact([{ organizationId, wanted, decide }]);
    return result as Result;
  }

  async commitTogether<Result>(batches: readonly Batch<Result>[]): Promise<PromiseSettledResult<Result>[]> {
    const giveUpAtMs = budgetEndMs();
    const rejected = (reason: unknown) => ({ status: 'rejected', reason }) as const;
    let failure: unknown;
    if (batches.length > 1) {
      try {
        const results = await this.#transact(batches, { giveUpAtMs, attemptsMax: 1 });
        this.#together = Math.min(ORGANIZATIONS_TOGETHER_MAX, this.#together + 1);
        return results.map((value) => ({ status: 'fulfilled', value }));
      } catch (error) {
        const hasCollided = isTransient(error);
        if (error instanceof StoreUnavailable && !hasCollided) return batches.map(() => rejected(error));
        // Replicas that meet in the same organizations meet less often in few at a time.
        if (hasCollided) this.#together = Math.max(ORGANIZATIONS_TOGETHER_MIN, Math.floor(this.#together / 2));
        failure = error;
      }
    }
    const settled: PromiseSettledResult<Result>[] = [];
    let left = [...batches.keys()];
    // One after the other: side by side they would take the connections of the other transactions. Who collides again
    // comes last, so that it keeps nobody waiting.
    for (const attemptsMax of batches.length > 1 ? [1, undefined] : [undefined]) {
      const again: number[] = [];
      for (const index of left) {
        const result = await this.#commitAlone(batches[index] as Batch<Result>, { giveUpAtMs, attemptsMax }, failure);
        settled[index] = result;
        if (attemptsMax === 1 && result.status === 'rejected' && isTransient(result.reason)) again.push(index);
      }
      left = again;
    }
    return settled;
  }

  async #commitAlone<Result>(
    batch: Batch<Result>,
    limits: TransactionLimits & { readonly giveUpAtMs: number },
    before: unknown,
  ): Promise<PromiseSettledResult<Result>> {
    if (performance.now() > limits.giveUpAtMs) {
      return { status: 'rejected', reason: new StoreUnavailable('no time was left', { cause: before }) };
    }
    const [result] = await Promise.allSettled([this.#transact([batch], limits)]);
    return result.status === 'fulfilled' ? { ...result, value: result.value[0] as Result } : result;
  }

  /** Decided on what is remembered; on what is read where that is not enough, or was wrong: a guess is made once. */
  async #transact<Result>(
    batches: readonly Batch<Result>[],
    { giveUpAtMs = budgetEndMs(), attemptsMax }: TransactionLimits = {},
  ): Promise<Result[]> {
    const guess = this.#guess(batches);
    if (guess) {
      if (this.#remembered.isAging) void this.#learnPrices();
      try {
        await this.#commitGuess(guess, giveUpAtMs);
        return guess.map(({ result }) => result);
      } catch (error) {
        for (const { organizationId } of batches) this.#remembered.forget(organizationId);
        if (!(error instanceof ChangedSince || error instanceof RuleBroken || isTransient(error))) throw error;
      }
    }
    const read = await inTransaction(
      this.#client,
      async (session) => {
        const askedAtMs = performance.now();
        const views = await readViews(this.#collections, session, batches, this.#quietTimes, this.#clock);
        for (const view of views) {
          this.#remembered.learn(view, askedAtMs);
          if (view.organization) this.#remembered.read(view.organization);
        }
        const decisions = batches.map(({ decide }, index) => decide(views[index] as MongoView));
        const all = decisions.flatMap(({ changes }) => changes ?? []);
        if (all.length > 0) await writeChanges(this.#database, session, all);
        return { write: all.length > 0, result: { views, decisions } };
      },
      { giveUpAtMs, attemptsMax },
    );
    for (const [index, { changes }] of read.decisions.entries()) {
      const view = read.views[index];
      if (!changes || !view) continue;
      this.#remembered.committed(view, changes);
      if (view.ended) this.#quietTimes.remember(changes.organization.id, changes.organization.lastMs, view.ended);
    }
    return read.decisions.map(({ result }) => result);
  }

  /** Beside the batches: none waits for it, and one that has to read hears what is wrong. */
  async #learnPrices(): Promise<void> {
    if (this.#isLearning) return;
    this.#isLearning = true;
    const askedAtMs = performance.now();
    const learnt = await readPricesAndTime(this.#collections, this.#clock).catch(() => undefined);
    if (learnt) this.#remembered.learn(learnt, askedAtMs);
    this.#isLearning = false;
  }

  /** Undefined: one of the batches has to read. */
  #guess<Result>(batches: readonly Batch<Result>[]): Guess<Result>[] | undefined {
    const guess: Guess<Result>[] = [];
    for (const { organizationId, wanted, decide } of batches) {
      const view = this.#remembered.view(organizationId, wanted);
      if (!view?.organization) return undefined;
      const { journalSequence, lastMs } = view.organization;
      const { changes, result } = decide(view);
      if (!changes || !provesAbsences(wanted, view, changes)) return undefined;
      guess.push({ view, standing: { journalSequence, lastMs }, changes, result });
    }
    return guess;
  }

  async #commitGuess(guess: readonly Guess<unknown>[], giveUpAtMs: number): Promise<void> {
    const all = guess.map(({ changes }) => changes);
    const standings = guess.map(({ standing }) => standing);
    await inTransaction(
      this.#client,
      async (session) => {
        await writeChanges(this.#database, session, all, standings);
        return { write: true, result: undefined };
      },
      { giveUpAtMs, attemptsMax: 1 },
    );
    for (const { view, changes } of guess) this.#remembered.committed(view, changes);
  }

  async now() {
    if (this.#clock) return this.#clock();
    const hello = await this.#read(() => this.#database.command({ hello: 1 }));
    return (hello.localTime as Date).getTime();
  }

  async findOrganization(organizationId: string) {
    const found = await this.#read(() => this.#collections.organizations.findOne({ _id: organizationId }));
    return found ? readOrganization(found) : undefined;
  }

  async findKeyByHash(hashes: readonly string[]) {
    const found = await this.#read(() => this.#collections.keys.findOne({ hash: { $in: [...hashes] } }));
    return found ? readKey(found) : undefined;
  }

  async rehashKey({ id, hash: from }: Pick<ApiKey, 'id' | 'hash'>, hash: string, secretId: string) {
    await this.#read(() => this.#collections.keys.updateOne({ _id: id, hash: from }, { $set: { hash, secretId } }));
  }

  async countKeysBySecret() {
    const nowMs = await this.now();
    const inUse = {
      revokedAtMs: { $exists: false },
      $or: [{ expiresAtMs: { $exists: false } }, { expiresAtMs: { $gt: nowMs } }],
    };
    const count = () =>
      this.#collections.keys
        .aggregate<{ _id: string | null; keys: number }>([
          { $match: inUse },
          { $group: { _id: { $ifNull: ['$secretId', null] }, keys: { $sum: 1 } } },
          { $sort: { _id: 1 } },
        ])
        .toArray();
    return (await this.#read(count)).map(({ _id, keys }) => ({ secretId: _id, keys }));
  }

  async findKey(keyId: string) {
    const found = await this.#read(() => this.#collections.keys.findOne({ _id: keyId }));
    return found ? readKey(found) : undefined;
  }

  async listKeys(organizationId: string) {
    const sorted = () => this.#collections.keys.find({ organizationId }).sort({ createdAtMs: 1, _id: 1 }).toArray();
    return (await this.#read(sorted)).map(readKey);
  }

  async findLive(organizationId: string, idempotencyKey: string) {
    const found = await this.#read(() =>
      this.#collections.extractions.findOne({ organizationId, liveTriple: idempotencyKey }),
    );
    return found ? readExtraction(found) : undefined;
  }

  async currentPrices() {
    return readPrices(await this.#currentPriceVersion());
  }

  async listPriceVersions(): Promise<PriceVersion[]> {
    const found = await this.#read(() => this.#collections.prices.find().sort({ _id: 1 }).toArray());
    return found.map((document) => {
      const { _id, fromMs, changedBy = null } = document;
      return { version: _id, fromMs, prices: readPrices(document), changedBy };
    });
  }

  async changePrices(changedBy: string, decide: (current: Prices) => Prices | undefined) {
    for (let attempt = 1; ; attempt++) {
      const current = await this.#currentPriceVersion();
      const changed = decide(readPrices(current));
      if (!changed) return false;
      const next: PriceDocument = { _id: current._id + 1, fromMs: await this.now(), ...changed, changedBy };
      try {
        // Versions have no gap, so whoever inserts the next one decided on the last one.
        await this.#read(() => this.#collections.prices.insertOne(next));
        // From here on no replica admits anything at the prices before; a timer may be a little early.
        await sleep(PRICES_KNOWN_MS + 10);
        return true;
      } catch (error) {
        if (!(error instanceof RuleBroken) || attempt === PRICE_ATTEMPTS_MAX) throw error;
      }
    }
  }

  async listUsage(organizationId: string) {
    const sort = { day: 1, engine: 1, outcome: 1 } as const;
    const found = await this.#read(() => this.#collections.usage.find({ organizationId }).sort(sort).toArray());
    return found.map(readUsage);
  }

  async listOutcomes(day: string) {
    const summed = () =>
      this.#collections.usage
        .aggregate<UsageRow>([
          { $match: { day } },
          {
            $group: {
              _id: { engine: '$engine', outcome: '$outcome' },
              extractions: { $sum: '$extractions' },
              chargedHundredths: { $sum: '$chargedHundredths' },
            },
          },
          { $sort: { '_id.engine': 1, '_id.outcome': 1 } },
          {
            $project: {
              _id: 0,
              day,
              engine: '$_id.engine',
              outcome: '$_id.outcome',
              extractions: 1,
              chargedHundredths: 1,
            },
          },
        ])
        .toArray();
    return this.#read(summed);
  }

  async listOrganizationIds(afterId: string, limit: number) {
    const page = () =>
      this.#collections.organizations
        .find({ _id: { $gt: afterId } }, { projection: { _id: 1 } })
        .sort({ _id: 1 })
        .limit(limit)
        .toArray();
    return (await this.#read(page)).map(({ _id }) => _id);
  }

  async countHolds() {
    return this.#read(() => this.#collections.extractions.countDocuments({ running: true }, { hint: 'lease' }));
  }

  async listExpired(limit: number) {
    const nowMs = await this.now();
    const ended = await this.#read(() =>
      this.#collections.extractions
        .aggregate<{ _id: string }>(
          [
            { $match: { running: true, $or: outside('leaseEndsAtMs', nowMs, nowMs + LEASE_AHEAD_MAX_MS) } },
            { $group: { _id: '$organizationId' } },
            { $limit: limit },
          ],
          // Holds what runs and nothing else: read whole, it is still small.
          { hint: 'lease' },
        )
        .toArray(),
    );
    return ended.map(({ _id }) => _id);
  }

  async purgeResolved(ageMs: number, limit: number) {
    const nowMs = await this.now();
    const due = { $or: outside('resolvedAtMs', nowMs - ageMs, nowMs + ageMs) };
    const { extractions } = this.#collections;
    const ids = await this.#read(() => extractions.find(due, { projection: { _id: 1 }, limit }).toArray());
    const purged = await this.#read(() => extractions.deleteMany({ _id: { $in: ids.map(({ _id }) => _id) }, ...due }));
    return purged.deletedCount;
  }

  async findAuditSubject(organizationId: string): Promise<AuditSubject | undefined> {
    const nowMs = await this.now();
    const { organizations, extractions, usage } = this.#collections;
    // One snapshot: the balances and what runs must be of one moment.
    return inTransaction(this.#client, async (session) => {
      const organization = await organizations.findOne({ _id: organizationId }, { session });
      const running = await extractions.find({ organizationId, running: true }, { session }).toArray();
      const used = await usage.find({ organizationId }, { session }).sort({ day: 1, engine: 1, outcome: 1 }).toArray();
      const result = organization
        ? {
            nowMs,
            organization: readOrganization(organization),
            running: running.map(({ _id, heldHundredths, leaseEndsAtMs }) => ({
              id: _id,
              heldHundredths,
              leaseEndsAtMs,
            })),
            usage: used.map(readUsage),
          }
        : undefined;
      return { write: false, result };
    });
  }

  async readJournal(organizationId: string, afterSequence: number, untilSequence: number, limit: number) {
    const range = { $gt: journalId(organizationId, afterSequence), $lte: journalId(organizationId, untilSequence) };
    const page = () => this.#collections.journal.find({ _id: range }).sort({ _id: 1 }).limit(limit).toArray();
    return (await this.#read(page)).map(readJournalRow);
  }

  async close() {
    await this.#client.close();
  }

  async #currentPriceVersion(): Promise<PriceDocument> {
    const [current] = await this.#read(() => this.#collections.prices.find().sort({ _id: -1 }).limit(1).toArray());
    if (!current) throw new Error('the first migration writes the first price version');
    return current;
  }

  async #read<Result>(work: () => Promise<Result>): Promise<Result> {
    return work().catch((error) => {
      throw storeError(error);
    });
  }
}

/** Conditions, one of which holds for times up to the first and after the second. */
function outside(field: string, fromMs: number, untilMs: number): object[] {
  return [{ [field]: { $lte: fromMs } }, { [field]: { $gt: untilMs } }];
}
