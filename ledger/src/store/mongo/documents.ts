// Between MongoDB's documents and the ledger's objects. What is null is left out, so that partial indexes stay small.

import type { Entries, JournalKind, JournalRow } from '../../model/journal.ts';
import type { ApiKey, Extraction, Organization } from '../../model/organization.ts';
import type { Prices } from '../../model/prices.ts';
import type { UsageRow } from '../store.ts';

/** `fence`, and below `triple`, are stored by the names of the first version's documents. */
export type OrganizationDocument = Omit<Organization, 'id' | 'lastFencingToken'> & {
  readonly _id: string;
  readonly fence: number;
};

export function organizationDocument({ id, lastFencingToken, ...rest }: Organization): OrganizationDocument {
  return { _id: id, fence: lastFencingToken, ...rest };
}

export function readOrganization({ _id, fence, ...rest }: OrganizationDocument): Organization {
  return { id: _id, lastFencingToken: fence, ...rest };
}

export interface KeyDocument {
  readonly _id: string;
  readonly organizationId: string;
  readonly kind: ApiKey['kind'];
  readonly hash: string;
  readonly secretId?: string;
  readonly lastFour: string;
  readonly createdAtMs: number;
  readonly expiresAtMs?: number;
  readonly revokedAtMs?: number;
}

export function keyDocument({ id, secretId, expiresAtMs, revokedAtMs, ...rest }: ApiKey): KeyDocument {
  return { _id: id, ...rest, ...present({ secretId, expiresAtMs, revokedAtMs }) };
}

export function readKey({ _id, ...rest }: KeyDocument): ApiKey {
  return { id: _id, secretId: null, expiresAtMs: null, revokedAtMs: null, ...rest };
}

const EXTRACTION_NULLS = {
  resolution: null,
  resolvedAtMs: null,
  engineAnswered: null,
  sealedAnswer: null,
  keptUntilMs: null,
} satisfies Partial<Extraction>;

type RenamedField = 'id' | 'fencingToken' | 'idempotencyKey' | 'liveIdempotencyKey';

/** `running` is there while it runs: partial indexes cannot ask for what is absent. */
export type ExtractionDocument = Omit<Extraction, RenamedField | keyof typeof EXTRACTION_NULLS> & {
  readonly _id: string;
  readonly fence: number;
  readonly triple?: string;
  readonly liveTriple?: string;
  readonly running?: true;
} & { readonly [Name in keyof typeof EXTRACTION_NULLS]?: NonNullable<Extraction[Name]> };

export function extractionDocument(extraction: Extraction): ExtractionDocument {
  const { id, fencingToken, idempotencyKey, liveIdempotencyKey, ...rest } = extraction;
  const running = rest.resolution === null ? { running: true } : {};
  const keys = present({ triple: idempotencyKey, liveTriple: liveIdempotencyKey });
  return { _id: id, fence: fencingToken, ...keys, ...present(rest), ...running } as ExtractionDocument;
}

export function readExtraction(document: ExtractionDocument): Extraction {
  const { _id, fence, triple = null, liveTriple = null, running: _, ...rest } = document;
  const renamed = { id: _id, fencingToken: fence, idempotencyKey: triple, liveIdempotencyKey: liveTriple };
  return { ...renamed, ...EXTRACTION_NULLS, ...rest };
}

export interface JournalDocument extends Entries {
  /** organization:sequence, so that the order of ids is the order of rows. */
  readonly _id: string;
  readonly organizationId: string;
  readonly sequence: number;
  readonly atMs: number;
  readonly kind: JournalKind;
  readonly extractionId?: string;
  readonly facts: string;
  readonly hash: string;
  /** Each there where it may occur once only: unique indexes hold them. */
  readonly holds?: string;
  readonly resolves?: string;
  readonly renewalMonth?: string;
  readonly grantId?: string;
}

/** Sequences are padded to the digits of the largest exact integer. */
const SEQUENCE_DIGITS = 16;

export function journalId(organizationId: string, sequence: number): string {
  return `${organizationId}:${String(sequence).padStart(SEQUENCE_DIGITS, '0')}`;
}

export function journalDocument({ entries, extractionId, ...rest }: JournalRow): JournalDocument {
  return {
    _id: journalId(rest.organizationId, rest.sequence),
    ...rest,
    ...present({ extractionId }),
    ...entries,
    ...onceOnly(rest, extractionId),
  };
}

function onceOnly({ kind, facts }: Pick<JournalRow, 'kind' | 'facts'>, extractionId: string | null) {
  switch (kind) {
    case 'grant':
      return present({ grantId: JSON.parse(facts).grantId });
    case 'renewal':
      return { renewalMonth: JSON.parse(facts).month };
    case 'hold':
      return present({ holds: extractionId });
    case 'change':
    case 'replay':
      return {};
    default:
      return present({ resolves: extractionId });
  }
}

export function readJournalRow(document: JournalDocument): JournalRow {
  const { organizationId, sequence, atMs, kind, extractionId = null, facts, hash } = document;
  const { issued, plan, purchased, charged, held, reserved } = document;
  const entries = { issued, plan, purchased, charged, held, reserved };
  return { organizationId, sequence, atMs, kind, extractionId, entries, facts, hash };
}

export interface PriceDocument extends Prices {
  /** The version. */
  readonly _id: number;
  readonly fromMs: number;
  readonly changedBy?: string;
}

export function readPrices({ standardHundredths, fastHundredths, resizeImageHundredths }: PriceDocument): Prices {
  return { standardHundredths, fastHundredths, resizeImageHundredths };
}

export interface UsageDocument extends UsageRow {
  readonly _id: string;
  readonly organizationId: string;
}

export function usageId(organizationId: string, { day, engine, outcome }: UsageRow): string {
  return `${organizationId}:${day}:${engine}:${outcome}`;
}

export function readUsage({ day, engine, outcome, extractions, chargedHundredths }: UsageDocument): UsageRow {
  return { day, engine, outcome, extractions, chargedHundredths };
}

type Present<Value extends object> = { [Name in keyof Value]?: NonNullable<Value[Name]> };

function present<Value extends object>(value: Value): Present<Value> {
  const entries = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  return Object.fromEntries(entries) as Present<Value>;
}
