// From the ledger's messages to what the console's API gives.
import {
  JournalKind,
  type JournalRow,
  type Key,
  KeyKind,
  type Organization,
  type PriceVersion,
  type UsageRow,
} from '@lavra/proto/ledger/v1/admin';
import { toCredits } from '@lavra/shared/credits';
import type { EngineName } from '@lavra/shared/engine-name';
import type { JOURNAL_KINDS, Reply } from './schemas.ts';

export function organizationReply(organization: Organization): Reply<'ConsoleOrganization'> {
  return {
    id: organization.id,
    name: organization.name,
    planCredits: toCredits(organization.planCreditsHundredths),
    planCreditsRemaining: toCredits(organization.planRemainingHundredths),
    purchasedCreditsRemaining: toCredits(organization.purchasedRemainingHundredths),
    creditsHeld: toCredits(organization.heldHundredths),
    creditsAvailable: toCredits(organization.availableHundredths),
    creditsCharged: toCredits(organization.chargedHundredths),
    perMinute: organization.perMinute,
    perDay: organization.perDay,
  };
}

export function keyReply(key: Key): Reply<'ConsoleKey'> {
  return {
    id: key.id,
    kind: key.kind === KeyKind.KEY_KIND_LIVE ? 'live' : 'test',
    lastFour: key.lastFour,
    createdAt: timeText(key.createdAt),
    expiresAt: key.expiresAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
  };
}

export function usageReply(rows: readonly UsageRow[]): Reply<'ConsoleUsage'> {
  return {
    rows: rows.map(({ day, engine, outcome, extractions, chargedHundredths }) => ({
      day,
      engine: engine as EngineName | '',
      outcome,
      extractions,
      creditsCharged: toCredits(chargedHundredths),
    })),
  };
}

type JournalKindName = (typeof JOURNAL_KINDS)[number];

const KINDS: Readonly<Record<JournalKindName, JournalKind>> = {
  grant: JournalKind.JOURNAL_KIND_GRANT,
  renewal: JournalKind.JOURNAL_KIND_RENEWAL,
  hold: JournalKind.JOURNAL_KIND_HOLD,
  charge: JournalKind.JOURNAL_KIND_CHARGE,
  release: JournalKind.JOURNAL_KIND_RELEASE,
  expire: JournalKind.JOURNAL_KIND_EXPIRE,
  change: JournalKind.JOURNAL_KIND_CHANGE,
  replay: JournalKind.JOURNAL_KIND_REPLAY,
};
const KIND_NAMES = new Map(Object.entries(KINDS).map(([name, kind]) => [kind, name as JournalKindName]));

export function journalKinds(names: readonly JournalKindName[]): JournalKind[] {
  return names.map((name) => KINDS[name]);
}

export type JournalRowReply = Reply<'ConsoleJournal'>['rows'][number];

/** Rows of a kind that a newer ledger writes and this gateway does not know are left out. */
export function journalRowReplies(rows: readonly JournalRow[]): JournalRowReply[] {
  return rows.flatMap((row) => {
    const kind = KIND_NAMES.get(row.kind);
    if (!kind) return [];
    return {
      sequence: row.sequence,
      at: timeText(row.at),
      kind,
      extractionId: row.extractionId || null,
      planCredits: toCredits(row.planHundredths),
      purchasedCredits: toCredits(row.purchasedHundredths),
      creditsCharged: toCredits(row.chargedHundredths),
      creditsHeld: toCredits(row.heldHundredths),
      details: JSON.parse(row.facts),
    };
  });
}

export function priceReplies(versions: readonly PriceVersion[]): Reply<'ConsolePrices'> {
  return {
    versions: versions.map((each) => ({
      version: each.version,
      from: timeText(each.from),
      standard: toCredits(each.standardHundredths),
      fast: toCredits(each.fastHundredths),
      resizeImage: toCredits(each.resizeImageHundredths),
      changedBy: each.changedBy || null,
    })),
  };
}

/** What the schema gave room for, as integer hundredths. */
export function toHundredths(credits: number): number {
  return Math.round(credits * 100);
}

export function timeText(time: Date | undefined): string {
  return (time ?? new Date(0)).toISOString();
}
