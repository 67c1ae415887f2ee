// An organization as one batch changes it: the changes that keep its books true, and the list of what was changed.
import { LEASE_MS, REPLAY_WINDOW_MS } from '@lavra/shared/limits';
import type { JournalKind, JournalRow } from '../model/journal.ts';
import {
  type ApiKey,
  DAY_MS,
  type Extraction,
  MINUTE_MS,
  type Organization,
  steadyTime,
  utcDay,
} from '../model/organization.ts';
import type { Prices } from '../model/prices.ts';
import type { Changes, UsageRow, View } from '../store/store.ts';
import type { Admit } from './commands.ts';
import { type Movement, rowEntries, rowHash } from './journal.ts';

export class Draft {
  /** The time of the whole batch. */
  readonly nowMs: number;
  readonly organization: Organization;
  readonly prices: Prices;
  readonly keys: Map<string, ApiKey>;
  /** Grants made before, by this batch too: their amounts by their ids. */
  readonly grants: Map<string, number>;
  /** Is the plan's renewal of this month in the journal? */
  readonly isMonthRenewed: boolean;
  readonly #created: boolean;
  readonly #byId = new Map<string, Extraction>();
  readonly #byIdempotencyKey = new Map<string, Extraction>();
  readonly #inserted = new Map<string, Extraction>();
  readonly #updated = new Map<string, Extraction>();
  readonly #changedKeys = new Map<string, ApiKey>();
  readonly #journal: JournalRow[] = [];
  readonly #usage = new Map<string, UsageRow>();
  #termsChanged = false;

  /** @param create makes the organization where there is none */
  constructor(view: View, create: (nowMs: number) => Organization) {
    this.nowMs = steadyTime(view.nowMs, view.organization?.lastMs ?? 0);
    this.organization = view.organization ?? create(this.nowMs);
    this.isMonthRenewed = view.isMonthRenewed;
    this.#created = !view.organization;
    this.prices = view.prices;
    this.keys = new Map(view.keys.map((key) => [key.id, key]));
    this.grants = new Map(view.grants);
    for (const extraction of view.extractions) {
      this.#byId.set(extraction.id, extraction);
      if (extraction.liveIdempotencyKey !== null) this.#byIdempotencyKey.set(extraction.liveIdempotencyKey, extraction);
    }
  }

  get created(): boolean {
    return this.#created;
  }

  extractions(): Iterable<Extraction> {
    return this.#byId.values();
  }

  findExtraction(extractionId: string): Extraction | undefined {
    return this.#byId.get(extractionId);
  }

  /** The extraction that answers for an idempotency key. */
  findLive(idempotencyKey: string | null): Extraction | undefined {
    return idempotencyKey === null ? undefined : this.#byIdempotencyKey.get(idempotencyKey);
  }

  /** As it is at this command; the batch goes on changing its own. */
  snapshot(): Organization {
    return { ...this.organization };
  }

  changeTerms(terms: Partial<Pick<Organization, 'allowanceHundredths' | 'perMinute' | 'perDay'>>): void {
    Object.assign(this.organization, terms);
    this.#termsChanged = true;
  }

  putKey(key: ApiKey): ApiKey {
    this.keys.set(key.id, key);
    this.#changedKeys.set(key.id, key);
    return key;
  }

  /** An extraction that runs from now on, in the place of the one that answered for its idempotency key before. */
  open({ extractionId, idempotencyKey, engineAsked, resizeImage }: Admit, heldHundredths: number): Extraction {
    const replaced = this.findLive(idempotencyKey);
    if (replaced) this.#retire(replaced);
    this.#countAdmission();
    const extraction: Extraction = {
      id: extractionId,
      organizationId: this.organization.id,
      fencingToken: ++this.organization.lastFencingToken,
      engineAsked,
      resizeImage,
      prices: this.prices,
      heldHundredths,
      idempotencyKey,
      liveIdempotencyKey: idempotencyKey,
      leaseEndsAtMs: this.nowMs + LEASE_MS,
      resolution: null,
      resolvedAtMs: null,
      engineAnswered: null,
      chargedHundredths: 0,
      sealedAnswer: null,
      keptUntilMs: null,
    };
    this.#byId.set(extraction.id, extraction);
    if (idempotencyKey !== null) this.#byIdempotencyKey.set(idempotencyKey, extraction);
    this.#inserted.set(extraction.id, extraction);
    return extraction;
  }

  renewLease(extraction: Extraction): void {
    extraction.leaseEndsAtMs = this.nowMs + LEASE_MS;
    this.#update(extraction);
  }

  /** Ends an extraction. With an answer it goes on answering for its idempotency key, which is free without one. */
  resolve(
    extraction: Extraction,
    resolution: NonNullable<Extraction['resolution']>,
    {
      outcome,
      engine = null,
      charged = 0,
      answer = null,
    }: {
      readonly outcome: string;
      readonly engine?: Extraction['engineAnswered'];
      readonly charged?: number;
      readonly answer?: Uint8Array | null;
    },
  ): void {
    extraction.resolution = resolution;
    extraction.resolvedAtMs = this.nowMs;
    extraction.engineAnswered = engine;
    extraction.chargedHundredths = charged;
    if (answer) {
      extraction.sealedAnswer = answer;
      extraction.keptUntilMs = this.nowMs + REPLAY_WINDOW_MS;
      this.#update(extraction);
    } else this.#retire(extraction);
    this.#countUsage(engine ?? '', outcome, charged);
  }

  /** Moves the balances and writes the row that says so: one cannot happen without the other. */
  record(kind: JournalKind, extractionId: string | null, movement: Movement, facts: object): void {
    const { organization } = this;
    organization.planHundredths += movement.plan ?? 0;
    organization.purchasedHundredths += movement.purchased ?? 0;
    organization.chargedHundredths += movement.charged ?? 0;
    organization.heldHundredths += movement.held ?? 0;
    const row = {
      organizationId: organization.id,
      sequence: ++organization.journalSequence,
      atMs: this.nowMs,
      kind,
      extractionId,
      entries: rowEntries(movement),
      facts: JSON.stringify(facts),
    };
    organization.journalHash = rowHash(organization.journalHash, row);
    this.#journal.push({ ...row, hash: organization.journalHash });
  }

  /** Undefined when the batch only looked. */
  changes(): Changes | undefined {
    const written = this.#inserted.size + this.#updated.size + this.#changedKeys.size + this.#journal.length;
    if (written === 0 && !this.#termsChanged) return undefined;
    this.organization.lastMs = this.nowMs;
    return {
      organization: this.organization,
      created: this.#created,
      updated: [...this.#updated.values()],
      inserted: [...this.#inserted.values()],
      keys: [...this.#changedKeys.values()],
      journal: this.#journal,
      usage: [...this.#usage.values()],
    };
  }

  /** Another extraction may take the idempotency key, and the answer is no longer needed. */
  #retire(extraction: Extraction): void {
    if (
      extraction.liveIdempotencyKey !== null &&
      this.#byIdempotencyKey.get(extraction.liveIdempotencyKey) === extraction
    ) {
      this.#byIdempotencyKey.delete(extraction.liveIdempotencyKey);
    }
    extraction.liveIdempotencyKey = null;
    extraction.sealedAnswer = null;
    this.#update(extraction);
  }

  #update(extraction: Extraction): void {
    if (!this.#inserted.has(extraction.id)) this.#updated.set(extraction.id, extraction);
  }

  #countAdmission(): void {
    const { organization } = this;
    const minute = Math.floor(this.nowMs / MINUTE_MS);
    const day = Math.floor(this.nowMs / DAY_MS);
    organization.minuteAdmissions = organization.minute === minute ? organization.minuteAdmissions + 1 : 1;
    organization.dayAdmissions = organization.day === day ? organization.dayAdmissions + 1 : 1;
    organization.minute = minute;
    organization.day = day;
  }

  #countUsage(engine: string, outcome: string, chargedHundredths: number): void {
    const key = `${engine} ${outcome}`;
    const row = this.#usage.get(key);
    this.#usage.set(key, {
      day: row?.day ?? utcDay(this.nowMs),
      engine,
      outcome,
      extractions: (row?.extractions ?? 0) + 1,
      chargedHundredths: (row?.chargedHundredths ?? 0) + chargedHundredths,
    });
  }
}
