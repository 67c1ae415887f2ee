// Between SQLite's rows and the ledger's objects.
import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { EngineName } from '@lavra/shared/engine-name';
import type { JournalKind, JournalRow } from '../../model/journal.ts';
import type { ApiKey, Extraction, Organization, Resolution } from '../../model/organization.ts';
import type { EngineAsked, Prices } from '../../model/prices.ts';
import type { UsageRow } from '../store.ts';

type Row = Record<string, SQLOutputValue>;
type Value = SQLInputValue;

/** The columns that a batch may change, in the order of organizationValues. */
export const ORGANIZATION_COLUMNS = [
  'name',
  'created_at_ms',
  'allowance_hundredths',
  'plan_hundredths',
  'purchased_hundredths',
  'held_hundredths',
  'charged_hundredths',
  'plan_month',
  'per_minute',
  'per_day',
  'minute',
  'minute_admissions',
  'day',
  'day_admissions',
  'fence',
  'journal_sequence',
  'journal_hash',
  'last_ms',
  'id',
] as const;

export function organizationValues(organization: Organization): Value[] {
  return [
    organization.name,
    organization.createdAtMs,
    organization.allowanceHundredths,
    organization.planHundredths,
    organization.purchasedHundredths,
    organization.heldHundredths,
    organization.chargedHundredths,
    organization.planMonth,
    organization.perMinute,
    organization.perDay,
    organization.minute,
    organization.minuteAdmissions,
    organization.day,
    organization.dayAdmissions,
    organization.lastFencingToken,
    organization.journalSequence,
    organization.journalHash,
    organization.lastMs,
    organization.id,
  ];
}

export function readOrganization(row: Row): Organization {
  return {
    id: row.id as string,
    name: row.name as string,
    createdAtMs: row.created_at_ms as number,
    allowanceHundredths: row.allowance_hundredths as number,
    planHundredths: row.plan_hundredths as number,
    purchasedHundredths: row.purchased_hundredths as number,
    heldHundredths: row.held_hundredths as number,
    chargedHundredths: row.charged_hundredths as number,
    planMonth: row.plan_month as string,
    perMinute: row.per_minute as number,
    perDay: row.per_day as number,
    minute: row.minute as number,
    minuteAdmissions: row.minute_admissions as number,
    day: row.day as number,
    dayAdmissions: row.day_admissions as number,
    lastFencingToken: row.fence as number,
    journalSequence: row.journal_sequence as number,
    journalHash: row.journal_hash as string,
    lastMs: row.last_ms as number,
  };
}

export const KEY_COLUMNS = [
  'id',
  'organization_id',
  'kind',
  'hash',
  'secret_id',
  'last_four',
  'created_at_ms',
  'expires_at_ms',
  'revoked_at_ms',
] as const;

export function keyValues(key: ApiKey): Value[] {
  return [
    key.id,
    key.organizationId,
    key.kind,
    key.hash,
    key.secretId,
    key.lastFour,
    key.createdAtMs,
    key.expiresAtMs,
    key.revokedAtMs,
  ];
}

export function readKey(row: Row): ApiKey {
  return {
    id: row.id as string,
    organizationId: row.organization_id as string,
    kind: row.kind as ApiKey['kind'],
    hash: row.hash as string,
    secretId: row.secret_id as string | null,
    lastFour: row.last_four as string,
    createdAtMs: row.created_at_ms as number,
    expiresAtMs: row.expires_at_ms as number | null,
    revokedAtMs: row.revoked_at_ms as number | null,
  };
}

export const EXTRACTION_COLUMNS = [
  'id',
  'organization_id',
  'fence',
  'engine_asked',
  'resize_image',
  'standard_hundredths',
  'fast_hundredths',
  'resize_image_hundredths',
  'held_hundredths',
  'triple',
  'live_triple',
  'lease_ends_at_ms',
  'resolution',
  'resolved_at_ms',
  'engine_answered',
  'charged_hundredths',
  'sealed_answer',
  'kept_until_ms',
] as const;

export function extractionValues(extraction: Extraction): Value[] {
  return [
    extraction.id,
    extraction.organizationId,
    extraction.fencingToken,
    extraction.engineAsked,
    extraction.resizeImage ? 1 : 0,
    extraction.prices.standardHundredths,
    extraction.prices.fastHundredths,
    extraction.prices.resizeImageHundredths,
    extraction.heldHundredths,
    extraction.idempotencyKey,
    extraction.liveIdempotencyKey,
    ...extractionStateValues(extraction).slice(0, -1),
  ];
}

/** What changes in the life of an extraction, and its id; but for the idempotency key, which it may only give up. */
export const EXTRACTION_STATE_COLUMNS = [
  ...EXTRACTION_COLUMNS.slice(EXTRACTION_COLUMNS.indexOf('lease_ends_at_ms')),
  'id',
] as const;

export function extractionStateValues(extraction: Extraction): Value[] {
  return [
    extraction.leaseEndsAtMs,
    extraction.resolution,
    extraction.resolvedAtMs,
    extraction.engineAnswered,
    extraction.chargedHundredths,
    extraction.sealedAnswer,
    extraction.keptUntilMs,
    extraction.id,
  ];
}

export function readExtraction(row: Row): Extraction {
  return {
    id: row.id as string,
    organizationId: row.organization_id as string,
    fencingToken: row.fence as number,
    engineAsked: row.engine_asked as EngineAsked,
    resizeImage: row.resize_image === 1,
    prices: readPrices(row),
    heldHundredths: row.held_hundredths as number,
    idempotencyKey: row.triple as string | null,
    liveIdempotencyKey: row.live_triple as string | null,
    leaseEndsAtMs: row.lease_ends_at_ms as number,
    resolution: row.resolution as Resolution | null,
    resolvedAtMs: row.resolved_at_ms as number | null,
    engineAnswered: row.engine_answered as EngineName | null,
    chargedHundredths: row.charged_hundredths as number,
    sealedAnswer: row.sealed_answer as Uint8Array | null,
    keptUntilMs: row.kept_until_ms as number | null,
  };
}

export function readPrices(row: Row): Prices {
  return {
    standardHundredths: row.standard_hundredths as number,
    fastHundredths: row.fast_hundredths as number,
    resizeImageHundredths: row.resize_image_hundredths as number,
  };
}

export function journalValues({
  organizationId,
  sequence,
  atMs,
  kind,
  extractionId,
  entries,
  facts,
  hash,
}: JournalRow) {
  const { issued, plan, purchased, charged, held, reserved } = entries;
  return [
    organizationId,
    sequence,
    atMs,
    kind,
    extractionId,
    issued,
    plan,
    purchased,
    charged,
    held,
    reserved,
    facts,
    hash,
  ] satisfies Value[];
}

export function readJournalRow(row: Row): JournalRow {
  return {
    organizationId: row.organization_id as string,
    sequence: row.sequence as number,
    atMs: row.at_ms as number,
    kind: row.kind as JournalKind,
    extractionId: row.extraction_id as string | null,
    entries: {
      issued: row.issued as number,
      plan: row.plan as number,
      purchased: row.purchased as number,
      charged: row.charged as number,
      held: row.held as number,
      reserved: row.reserved as number,
    },
    facts: row.facts as string,
    hash: row.hash as string,
  };
}

export function readUsage(row: Row): UsageRow {
  return {
    day: row.day as string,
    engine: row.engine as string,
    outcome: row.outcome as string,
    extractions: row.extractions as number,
    chargedHundredths: row.charged_hundredths as number,
  };
}
