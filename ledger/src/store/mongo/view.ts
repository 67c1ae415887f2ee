// Reads all that a batch needs, in two round trips.
import type { ClientSession, Document } from 'mongodb';
import { EXPIRED_PER_BATCH_MAX, type View, type Wanted } from '../store.ts';
import {
  type JournalDocument,
  type KeyDocument,
  type OrganizationDocument,
  type PriceDocument,
  readExtraction,
  readKey,
  readOrganization,
  readPrices,
} from './documents.ts';
import type { Collections } from './store.ts';

/** What comes with the newest price list. */
interface Beginning extends PriceDocument {
  readonly now: Date;
  readonly organizations: readonly OrganizationDocument[];
  readonly keys: readonly KeyDocument[];
  readonly grants: readonly JournalDocument[];
}

/** @param clock the time where it is not the server's */
export async function readView(
  { prices, extractions }: Pick<Collections, 'prices' | 'extractions'>,
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
        { $set: { now: '$$NOW' } },
        found('organizations', 'organizations', { _id: organizationId }),
        found('api_keys', 'keys', { _id: { $in: [...wanted.keyIds] } }),
        found('journal', 'grants', { organizationId, grantId: { $in: [...wanted.grantIds] } }),
      ],
      { session },
    )
    .toArray();
  if (!beginning) throw new Error('the first migration writes the first price version');
  const nowMs = clock?.() ?? beginning.now.getTime();

  const { extractionIds, triples } = wanted;
  const seen = await extractions
    .find(
      {
        $or: [
          { _id: { $in: [...extractionIds] } },
          { organizationId, liveTriple: { $in: [...triples] } },
          { organizationId, running: true, leaseEndsAtMs: { $lte: nowMs } },
        ],
      },
      { session, limit: extractionIds.size + triples.size + EXPIRED_PER_BATCH_MAX },
    )
    .toArray();

  const [organization] = beginning.organizations;
  return {
    nowMs,
    organization: organization && readOrganization(organization),
    prices: readPrices(beginning),
    keys: beginning.keys.map(readKey),
    grantIds: beginning.grants.flatMap(({ grantId }) => grantId ?? []),
    extractions: seen.map(readExtraction),
  };
}

/** Documents of another collection, as a field. */
function found(from: string, as: string, match: Document): Document {
  return { $lookup: { from, as, pipeline: [{ $match: match }] } };
}
