// One batch of an organization's commands, decided in order on one view of the store. Pure: the same again on a retry.
import assert from 'node:assert/strict';
import { HUNDREDTHS_MAX } from '@lavra/shared/credits';
import { LEASE_MS, REPLAY_WINDOW_MS } from '@lavra/shared/limits';
import { decideAdmission } from '../credit/decide-admission.ts';
import { decideSettlement, splitCharge } from '../credit/decide-settlement.ts';
import type { Prices } from '../credit/prices.ts';
import {
  type ApiKey,
  CLOCK_STEP_BACK_MAX_MS,
  DAY_MS,
  type Extraction,
  hasLeaseEnded,
  MINUTE_MS,
  type Organization,
  utcDay,
  utcMonth,
} from '../model/organization.ts';
import type { Changes, Decision, UsageRow, View, Wanted } from '../store/store.ts';
import type {
  Admit,
  AdmitOutcome,
  Command,
  Create,
  Grant,
  GrantOutcome,
  Outcome,
  Outcomes,
  Renew,
  RenewOutcome,
  Settle,
  SettleOutcome,
  Update,
} from './commands.ts';
import {
  answerDigest,
  FIRST_HASH,
  type JournalKind,
  type JournalRow,
  type Movement,
  rowEntries,
  rowHash,
} from './journal.ts';

/** What the commands of a batch need to see. */
export function wantedBy(commands: readonly Command[]): Wanted {
  const wanted = {
    keyIds: new Set<string>(),
    triples: new Set<string>(),
    extractionIds: new Set<string>(),
    grantIds: new Set<string>(),
  };
  for (const command of commands) {
    if (command.type === 'admit') {
      wanted.keyIds.add(command.keyId);
      if (command.triple !== null) wanted.triples.add(command.triple);
      else wanted.extractionIds.add(command.extractionId);
    } else if (command.type === 'settle') wanted.extractionIds.add(command.extractionId);
    else if (command.type === 'renew') for (const lease of command.leases) wanted.extractionIds.add(lease.extractionId);
    else if (command.type === 'grant' && command.grantId !== null) wanted.grantIds.add(command.grantId);
    else if (command.type === 'revokeKey') wanted.keyIds.add(command.keyId);
  }
  return wanted;
}

/** Decides every command in order; one outcome each, in the same order. */
export function decideBatch(view: View, commands: readonly Command[]): Decision<Outcome[]> {
  const creation = commands[0];
  if (!view.organization && creation?.type !== 'create') {
    return { changes: undefined, result: commands.map(outcomeWithoutOrganization) };
  }
  const batch = new Batch(view, creation);
  batch.expireEndedLeases();
  batch.renewPlan();
  const result = commands.map((command) => batch.decide(command));
  return { changes: batch.changes(), result };
}

/** To whom does not exist nothing is granted, and nothing of it can be lost. */
function outcomeWithoutOrganization(command: Command): Outcome {
  switch (command.type) {
    case 'admit':
      return { type: 'keyRefused', reason: 'unknown' };
    case 'settle':
      return { type: 'leaseLost' };
    case 'renew':
      return { lostExtractionIds: command.leases.map((lease) => lease.extractionId) };
    default:
      return undefined;
  }
}

class Batch {
  readonly #nowMs: number;
  readonly #organization: Organization;
  readonly #created: boolean;
  readonly #prices: Prices;
  readonly #keys: Map<string, ApiKey>;
  readonly #grantIds: Set<string>;
  readonly #byId = new Map<string, Extraction>();
  readonly #byTriple = new Map<string, Extraction>();
  readonly #inserted = new Map<string, Extraction>();
  readonly #updated = new Map<string, Extraction>();
  readonly #changedKeys = new Map<string, ApiKey>();
  readonly #journal: JournalRow[] = [];
  #termsChanged = false;
  readonly #usage = new Map<string, UsageRow>();

  constructor(view: View, creation: Command | undefined) {
    this.#created = !view.organization;
    const { lastMs } = view.organization ?? { lastMs: 0 };
    const stepBackMs = lastMs - view.nowMs;
    this.#nowMs = stepBackMs > 0 && stepBackMs < CLOCK_STEP_BACK_MAX_MS ? lastMs : view.nowMs;
    this.#organization = view.organization ?? newOrganization(creation as Create, this.#nowMs);
    this.#prices = view.prices;
    this.#keys = new Map(view.keys.map((key) => [key.id, key]));
    this.#grantIds = new Set(view.grantIds);
    for (const extraction of view.extractions) {
      this.#byId.set(extraction.id, extraction);
      if (extraction.liveTriple !== null) this.#byTriple.set(extraction.liveTriple, extraction);
    }
  }

  decide(command: Command): Outcome {
    switch (command.type) {
      case 'admit':
        return this.#admit(command);
      case 'settle':
        return this.#settle(command);
      case 'renew':
        return this.#renew(command);
      case 'create':
        return this.#create(command);
      case 'grant':
        return this.#grant(command);
      case 'update':
        return this.#changeTerms(command);
      case 'addKey':
        return this.#changeKey({ ...command.key, createdAtMs: this.#nowMs, revokedAtMs: null });
      case 'revokeKey': {
        const key = this.#keys.get(command.keyId);
        return key && this.#changeKey({ ...key, revokedAtMs: key.revokedAtMs ?? this.#nowMs });
      }
      case 'touch':
        return this.#snapshot();
    }
  }

  /** Credits of a hold whose owner is gone come back. */
  expireEndedLeases(): void {
    for (const extraction of this.#byId.values()) {
      if (extraction.resolution !== null || !hasLeaseEnded(extraction.leaseEndsAtMs, this.#nowMs)) continue;
      this.#resolve(extraction, 'expire', { outcome: 'expired' });
      this.#record('expire', extraction.id, { held: -extraction.heldHundredths }, leaseFact(extraction));
    }
  }

  /** Once a UTC month, at the first batch in it. What open holds may still cost is never taken away. */
  renewPlan(): void {
    const organization = this.#organization;
    const month = utcMonth(this.#nowMs);
    if (month <= organization.planMonth) return;
    const owedHundredths = organization.heldHundredths - organization.purchasedHundredths;
    const planHundredths = Math.max(organization.allowanceHundredths, owedHundredths);
    organization.planMonth = month;
    const movement = { plan: planHundredths - organization.planHundredths };
    this.#record('renewal', null, movement, { month, allowance: organization.allowanceHundredths });
  }

  /** Undefined when the batch only looked. */
  changes(): Changes | undefined {
    const written = this.#inserted.size + this.#updated.size + this.#changedKeys.size + this.#journal.length;
    if (written === 0 && !this.#termsChanged) return undefined;
    this.#organization.lastMs = this.#nowMs;
    return {
      organization: this.#organization,
      created: this.#created,
      updated: [...this.#updated.values()],
      inserted: [...this.#inserted.values()],
      keys: [...this.#changedKeys.values()],
      journal: this.#journal,
      usage: [...this.#usage.values()],
    };
  }

  #create({ purchasedHundredths }: Create): Outcomes['create'] {
    // The same creation again (its first answer was lost) finds it done.
    if (this.#created && purchasedHundredths > 0) this.#record('grant', null, { purchased: purchasedHundredths }, {});
    return this.#snapshot();
  }

  #grant({ amountHundredths, grantId }: Grant): GrantOutcome {
    if (grantId !== null && this.#grantIds.has(grantId)) return { type: 'granted', organization: this.#snapshot() };
    if (this.#organization.purchasedHundredths + amountHundredths > HUNDREDTHS_MAX) return { type: 'balanceTooLarge' };
    if (grantId !== null) this.#grantIds.add(grantId);
    this.#record('grant', null, { purchased: amountHundredths }, grantId === null ? {} : { grantId });
    return { type: 'granted', organization: this.#snapshot() };
  }

  #changeTerms({ allowanceHundredths, perMinute, perDay }: Update): Organization {
    const organization = this.#organization;
    organization.allowanceHundredths = allowanceHundredths ?? organization.allowanceHundredths;
    organization.perMinute = perMinute ?? organization.perMinute;
    organization.perDay = perDay ?? organization.perDay;
    this.#termsChanged = true;
    return this.#snapshot();
  }

  #admit(command: Admit): AdmitOutcome {
    const before = this.#byId.get(command.extractionId);
    // The same admission again: the answer to the first was lost on its way.
    if (before?.resolution === null) return admitted(before);
    const decision = decideAdmission(command, {
      nowMs: this.#nowMs,
      organization: this.#organization,
      prices: this.#prices,
      key: this.#keys.get(command.keyId),
      live: command.triple === null ? undefined : this.#byTriple.get(command.triple),
    });
    if (decision.type !== 'admit') return decision;
    this.#countAdmission();
    return admitted(this.#open(command, decision.holdHundredths));
  }

  #open({ extractionId, triple, engineAsked, resizeImage }: Admit, heldHundredths: number): Extraction {
    const replaced = triple === null ? undefined : this.#byTriple.get(triple);
    if (replaced) this.#retire(replaced);
    const fence = ++this.#organization.fence;
    const extraction: Extraction = {
      id: extractionId,
      organizationId: this.#organization.id,
      fence,
      engineAsked,
      resizeImage,
      prices: this.#prices,
      heldHundredths,
      triple,
      liveTriple: triple,
      leaseEndsAtMs: this.#nowMs + LEASE_MS,
      resolution: null,
      resolvedAtMs: null,
      engineAnswered: null,
      chargedHundredths: 0,
      sealedAnswer: null,
      keptUntilMs: null,
    };
    this.#byId.set(extraction.id, extraction);
    if (triple !== null) this.#byTriple.set(triple, extraction);
    this.#inserted.set(extraction.id, extraction);
    const { standardHundredths, fastHundredths, resizeImageHundredths } = this.#prices;
    this.#record(
      'hold',
      extraction.id,
      { held: heldHundredths },
      {
        fence,
        triple,
        engine: engineAsked,
        resizeImage,
        standard: standardHundredths,
        fast: fastHundredths,
        resize: resizeImageHundredths,
        ...leaseFact(extraction),
      },
    );
    return extraction;
  }

  #settle({ extractionId, fence, request, sealedAnswer }: Settle): SettleOutcome {
    const extraction = this.#byId.get(extractionId);
    const decision = decideSettlement(request, extraction, fence, this.#nowMs, sealedAnswer !== null);
    if (decision.type !== 'settle') return decision;
    assert(extraction, 'only an extraction is settled');

    // Without a triple nobody could ask for it again.
    const kept = extraction.triple === null ? null : sealedAnswer;
    if (kept) {
      extraction.sealedAnswer = kept;
      extraction.keptUntilMs = this.#nowMs + REPLAY_WINDOW_MS;
    }
    const answer = kept && answerDigest(kept);
    const held = -extraction.heldHundredths;
    if (request.type === 'charge') {
      const charged = decision.chargeHundredths;
      this.#resolve(extraction, 'charge', { engine: request.engine, outcome: 'charged', charged });
      const paid = splitCharge(charged, this.#organization.planHundredths);
      const movement = { plan: 0 - paid.planHundredths, purchased: 0 - paid.purchasedHundredths, charged, held };
      this.#record('charge', extraction.id, movement, {
        engine: request.engine,
        imageResized: request.imageResized,
        answer,
        ...leaseFact(extraction),
      });
    } else {
      this.#resolve(extraction, 'release', { outcome: request.errorCode });
      this.#record(
        'release',
        extraction.id,
        { held },
        { errorCode: request.errorCode, answer, ...leaseFact(extraction) },
      );
    }
    return { type: 'settled', chargedHundredths: extraction.chargedHundredths };
  }

  #renew({ leases }: Renew): RenewOutcome {
    const lostExtractionIds: string[] = [];
    for (const { extractionId, fence } of leases) {
      const extraction = this.#byId.get(extractionId);
      if (extraction?.fence !== fence || extraction.resolution !== null) {
        lostExtractionIds.push(extractionId);
        continue;
      }
      extraction.leaseEndsAtMs = this.#nowMs + LEASE_MS;
      this.#update(extraction);
    }
    return { lostExtractionIds };
  }

  #resolve(
    extraction: Extraction,
    resolution: NonNullable<Extraction['resolution']>,
    { engine, outcome, charged = 0 }: { engine?: Extraction['engineAnswered']; outcome: string; charged?: number },
  ): void {
    extraction.resolution = resolution;
    extraction.resolvedAtMs = this.#nowMs;
    extraction.engineAnswered = engine ?? null;
    extraction.chargedHundredths = charged;
    if (!extraction.sealedAnswer) this.#retire(extraction);
    this.#update(extraction);
    this.#countUsage(engine ?? '', outcome, charged);
  }

  /** Another extraction may take the triple, and the answer is no longer needed. */
  #retire(extraction: Extraction): void {
    if (extraction.liveTriple !== null && this.#byTriple.get(extraction.liveTriple) === extraction) {
      this.#byTriple.delete(extraction.liveTriple);
    }
    extraction.liveTriple = null;
    extraction.sealedAnswer = null;
    this.#update(extraction);
  }

  #update(extraction: Extraction): void {
    if (!this.#inserted.has(extraction.id)) this.#updated.set(extraction.id, extraction);
  }

  /** Moves the balances and writes the row that says so: one cannot happen without the other. */
  #record(kind: JournalKind, extractionId: string | null, movement: Movement, facts: object): void {
    const organization = this.#organization;
    organization.planHundredths += movement.plan ?? 0;
    organization.purchasedHundredths += movement.purchased ?? 0;
    organization.chargedHundredths += movement.charged ?? 0;
    organization.heldHundredths += movement.held ?? 0;
    const row = {
      organizationId: organization.id,
      sequence: ++organization.journalSequence,
      atMs: this.#nowMs,
      kind,
      extractionId,
      entries: rowEntries(movement),
      facts: JSON.stringify(facts),
    };
    organization.journalHash = rowHash(organization.journalHash, row);
    this.#journal.push({ ...row, hash: organization.journalHash });
  }

  #countAdmission(): void {
    const organization = this.#organization;
    const minute = Math.floor(this.#nowMs / MINUTE_MS);
    const day = Math.floor(this.#nowMs / DAY_MS);
    organization.minuteAdmissions = organization.minute === minute ? organization.minuteAdmissions + 1 : 1;
    organization.dayAdmissions = organization.day === day ? organization.dayAdmissions + 1 : 1;
    organization.minute = minute;
    organization.day = day;
  }

  #countUsage(engine: string, outcome: string, chargedHundredths: number): void {
    const day = utcDay(this.#nowMs);
    const key = `${engine} ${outcome}`;
    const row = this.#usage.get(key) ?? { day, engine, outcome, extractions: 0, chargedHundredths: 0 };
    this.#usage.set(key, {
      ...row,
      extractions: row.extractions + 1,
      chargedHundredths: row.chargedHundredths + chargedHundredths,
    });
  }

  #changeKey(key: ApiKey): ApiKey {
    this.#keys.set(key.id, key);
    this.#changedKeys.set(key.id, key);
    return key;
  }

  /** As it is at this command; the batch goes on changing its own. */
  #snapshot(): Organization {
    return { ...this.#organization };
  }
}

function newOrganization(creation: Create, nowMs: number): Organization {
  return {
    id: creation.organizationId,
    name: creation.name,
    createdAtMs: nowMs,
    allowanceHundredths: creation.allowanceHundredths,
    planHundredths: 0,
    purchasedHundredths: 0,
    heldHundredths: 0,
    chargedHundredths: 0,
    // Before any month, so that the first renewal gives the plan its first allowance.
    planMonth: '',
    perMinute: creation.perMinute,
    perDay: creation.perDay,
    minute: 0,
    minuteAdmissions: 0,
    day: 0,
    dayAdmissions: 0,
    fence: 0,
    journalSequence: 0,
    journalHash: FIRST_HASH,
    lastMs: nowMs,
  };
}

function admitted({ id, fence, heldHundredths }: Extraction): AdmitOutcome {
  return { type: 'admitted', extractionId: id, fence, heldHundredths, leaseMs: LEASE_MS };
}

function leaseFact(extraction: Extraction): { readonly leaseEndsAtMs: number } {
  return { leaseEndsAtMs: extraction.leaseEndsAtMs };
}
