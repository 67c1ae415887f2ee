// Reads all that a batch needs, in two round trips; in three where the plan's month is another.
import type { ClientSession, Document } from 'mongodb';
import { LEASE_AHEAD_MAX_MS, steadyTime, utcMonth } from '../../model/organization.ts';
import { EXPIRED_PER_BATCH_MAX, type View, type Wanted } from '../store.ts';
import type { Collections } from './collections.ts';
import {
  type ExtractionDocument,
  type JournalDocument,
  type KeyDocument,
  type OrganizationDocument,
  type PriceDocument,
  readExtraction,
  readKey,
  readOrganization,
  readPrices,
} from './documents.ts';

/** What comes with the newest price list. */
interface Beginning extends PriceDocument {
  readonly nowMs: number;
  readonly organizations: readonly OrganizationDocument[];
  readonly keys: readonly KeyDocument[];
  readonly grants: readonly JournalDocument[];
  readonly ended: readonly ExtractionDocument[];
  readonly ahead: readonly ExtractionDocument[];
}

/** The two kinds of hasLeaseEnded, asked for one by one: only so does each read its own range of the index. */
const ENDED = { $expr: { $lte: ['$leaseEndsAtMs', '$$nowMs'] } };
const AHEAD = { $expr: { $gt: ['$leaseEndsAtMs', { $add: ['$$nowMs', LEASE_AHEAD_MAX_MS] }] } };
const FIRST_ENDED = [{ $sort: { leaseEndsAtMs: 1 } }, { $limit: EXPIRED_PER_BATCH_MAX }];

/** @param clock the time where it is not the server's */
export async function readView(
  { prices, extractions, journal }: Pick<Collections, 'prices' | 'extractions' | 'journal'>,
  session: ClientSession,
  organizationId: string,
  wanted: Wanted,
  clock: (() => number) | undefined,
): Promise<View> {
  const [beginning] = await prices
    .aggregate<Beginning>(
      [
        { $sort: { _id: -1 } },
        { $limit: 1 },
        { $set: { nowMs: clock?.() ?? { $toLong: '$$NOW' } } },
        found('organizations', 'organizations', { _id: organizationId }),
        found('api_keys', 'keys', { _id: { $in: [...wanted.keyIds] } }),
        found('journal', 'grants', { organizationId, grantId: { $in: [...wanted.grantIds] } }),
        // Apart from what is wanted: however many leases have ended, none of them takes its place.
        found('extractions', 'ended', { organizationId, running: true, ...ENDED }, FIRST_ENDED),
        found('extractions', 'ahead', { organizationId, running: true, ...AHEAD }, FIRST_ENDED),
      ],
      { session },
    )
    .toArray();
  if (!beginning) throw new Error('the first migration writes the first price version');

  const { extractionIds, idempotencyKeys } = wanted;
  const asked = await extractions
    .find(
      {
        $or: [{ _id: { $in: [...extractionIds] } }, { organizationId, liveTriple: { $in: [...idempotencyKeys] } }],
      },
      { session, limit: extractionIds.size + idempotencyKeys.size },
    )
    .toArray();
  const ended = [...beginning.ended, ...beginning.ahead].slice(0, EXPIRED_PER_BATCH_MAX);
  // One may be both.
  const seen = new Map([...ended, ...asked].map((document) => [document._id, document]));

  const { nowMs } = beginning;
  const [organization] = beginning.organizations;
  const isMonthRenewed = async ({ planMonth, lastMs }: OrganizationDocument) => {
    const renewalMonth = utcMonth(steadyTime(nowMs, lastMs));
    if (renewalMonth === planMonth) return true;
    return (await journal.findOne({ organizationId, renewalMonth }, { session })) !== null;
  };
  return {
    nowMs,
    organization: organization && readOrganization(organization),
    isMonthRenewed: organization !== undefined && (await isMonthRenewed(organization)),
    prices: readPrices(beginning),
    keys: beginning.keys.map(readKey),
    grants: new Map(beginning.grants.map(({ grantId = '', purchased }) => [grantId, purchased])),
    extractions: [...seen.values()].map(readExtraction),
  };
}

/** Documents of another collection, as a field. */
function found(from: string, as: string, match: Document, then: readonly Document[] = []): Document {
  return { $lookup: { from, as, let: { nowMs: '$nowMs' }, pipeline: [{ $match: match }, ...then] } };
}
