// The port to the ledger's store. Two stores fill it, held to one contract suite (tests/suites/ledger-store).

import type { JournalRow } from '../model/journal.ts';
import type { ApiKey, Extraction, Organization } from '../model/organization.ts';
import type { Prices } from '../model/prices.ts';
import type { ConsoleStore } from './console-store.ts';

/** The store cannot be reached or cannot write now (disk full, no primary): nothing was changed; try again later. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** A rule of the schema refused what one command of the batch would have written: nothing was changed. */
export class RuleBroken extends Error {
  override readonly name = 'RuleBroken';
}

/** What a batch needs to see. */
export interface Wanted {
  readonly keyIds: ReadonlySet<string>;
  readonly idempotencyKeys: ReadonlySet<string>;
  readonly extractionIds: ReadonlySet<string>;
  readonly grantIds: ReadonlySet<string>;
}

/** One consistent view of an organization. All of it is the caller's to change. */
export interface View {
  /** The store's time. */
  readonly nowMs: number;
  /** Undefined: there is none of this id. */
  readonly organization: Organization | undefined;
  /** Is the renewal of the month in the journal, the month of the organization's steady time? */
  readonly isMonthRenewed: boolean;
  readonly prices: Prices;
  readonly keys: readonly ApiKey[];
  /** Of those wanted the ones granted before, by their id: how much, in hundredths. */
  readonly grants: ReadonlyMap<string, number>;
  /** Those wanted by id or idempotency key, and running ones whose lease has ended (bounded). */
  readonly extractions: readonly Extraction[];
}

/** What a batch writes, all or nothing. */
export interface Changes {
  readonly organization: Organization;
  /** Is the organization new? */
  readonly created: boolean;
  /** Written before `inserted`: they may give up an idempotency key that an inserted one takes. */
  readonly updated: readonly Extraction[];
  readonly inserted: readonly Extraction[];
  readonly keys: readonly ApiKey[];
  readonly journal: readonly JournalRow[];
  readonly usage: readonly UsageRow[];
}

/** Extractions resolved on one UTC day, by the engine that answered and how they ended; as a change: to be added. */
export interface UsageRow {
  readonly day: string;
  /** Empty where no engine answered. */
  readonly engine: string;
  /** charged, expired, or the errorCode released with. */
  readonly outcome: string;
  readonly extractions: number;
  readonly chargedHundredths: number;
}

export interface Decision<Result> {
  /** Undefined: nothing to write. */
  readonly changes: Changes | undefined;
  readonly result: Result;
}

/** What is to be committed of one organization. */
export interface Batch<Result> {
  readonly organizationId: string;
  readonly wanted: Wanted;
  /** Pure: it runs again on a fresh view when another replica was quicker. */
  readonly decide: (view: View) => Decision<Result>;
}

/** Where an organization stands, at one moment, to hold its journal against. */
export interface AuditSubject {
  readonly nowMs: number;
  readonly organization: Organization;
  readonly running: readonly Pick<Extraction, 'id' | 'heldHundredths' | 'leaseEndsAtMs'>[];
  readonly usage: readonly UsageRow[];
}

/** Keys kept under one secret; null: ApiKey.secretId. */
export interface SecretUse {
  readonly secretId: string | null;
  readonly keys: number;
}

/** A price list, in force from its time until the next version's. */
export interface PriceVersion {
  readonly version: number;
  readonly fromMs: number;
  readonly prices: Prices;
  /** Who set it; null where the ledger did, or before that was written down. */
  readonly changedBy: string | null;
}

/** Every method rejects with StoreUnavailable while the store is away. */
export interface LedgerStore {
  /** How many transactions may run side by side to some use. */
  readonly parallelCommits: number;
  /** How many organizations one transaction should take at present. */
  readonly organizationsTogether: number;
  readonly kind: 'sqlite' | 'mongodb';
  readonly console: ConsoleStore;

  /** One transaction: reads, decides, writes, and answers once it is durable. RuleBroken: the schema does not allow it. */
  commit<Result>(organizationId: string, wanted: Wanted, decide: Batch<Result>['decide']): Promise<Result>;
  /**
   * Batches of different organizations, in one transaction where nothing stands against it, so that they share its cost;
   * otherwise each in its own. Each succeeds or fails as it would alone.
   */
  commitTogether<Result>(batches: readonly Batch<Result>[]): Promise<PromiseSettledResult<Result>[]>;

  /** The store's time. */
  now(): Promise<number>;

  /** As it was last written: no plan is renewed, no ended lease returned. */
  findOrganization(organizationId: string): Promise<Organization | undefined>;
  /** The key with one of these hashes. */
  findKeyByHash(hashes: readonly string[]): Promise<ApiKey | undefined>;
  /** Keeps a key under another secret's hash, if it is still kept under the one it was found by. */
  rehashKey(key: Pick<ApiKey, 'id' | 'hash'>, hash: string, secretId: string): Promise<void>;
  /** How many keys are kept under which secret, but for revoked and expired ones. */
  countKeysBySecret(): Promise<SecretUse[]>;
  findKey(keyId: string): Promise<ApiKey | undefined>;
  listKeys(organizationId: string): Promise<ApiKey[]>;

  /** The extraction that answers for an idempotency key. */
  findLive(organizationId: string, idempotencyKey: string): Promise<Extraction | undefined>;

  currentPrices(): Promise<Prices>;
  /** Oldest first. */
  listPriceVersions(): Promise<PriceVersion[]>;
  /**
   * Adds a version, unless `decide` gives none; the result says whether it did. One at a time over all replicas; once it
   * answers, none of them admits at the prices before.
   */
  changePrices(changedBy: string, decide: (current: Prices) => Prices | undefined): Promise<boolean>;

  listUsage(organizationId: string): Promise<UsageRow[]>;
  /** One UTC day (YYYY-MM-DD) over all organizations: a row for each engine and outcome, in that order. */
  listOutcomes(day: string): Promise<UsageRow[]>;

  /** Ids in order, after the given one; at most `limit`. */
  listOrganizationIds(afterId: string, limit: number): Promise<string[]>;
  /** Extractions that run now, each with its hold. */
  countHolds(): Promise<number>;
  /** Organizations with a running extraction whose lease has ended; at most `limit`. */
  listExpired(limit: number): Promise<string[]>;
  /**
   * Removes extractions resolved `ageMs` ago, kept answers included; the journal keeps what they were, and money is not
   * touched. How many were removed, at most `limit`.
   */
  purgeResolved(ageMs: number, limit: number): Promise<number>;

  findAuditSubject(organizationId: string): Promise<AuditSubject | undefined>;
  /** Rows with `afterSequence` < sequence ≤ `untilSequence`, in order; at most `limit`. */
  readJournal(
    organizationId: string,
    afterSequence: number,
    untilSequence: number,
    limit: number,
  ): Promise<JournalRow[]>;

  close(): Promise<void>;
}

/** A batch sees at most this many ended leases: more wait for the next batch, so that none grows without bound. */
export const EXPIRED_PER_BATCH_MAX = 500;
