// Reads all that batches need, of several organizations at once: in one round trip where they are small, two where they are
// large; more where leases may have ended, or the plan's month is another.
import { SEALED_ANSWER_BYTES_MAX } from '@lavra/shared/limits';
import type { ClientSession, Document, Filter } from 'mongodb';
import { steadyTime, utcMonth } from '../../model/organization.ts';
import type { Batch, View } from '../store.ts';
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
import { type EndedLeases, findEndedLeases, type QuietTimes } from './ended-leases.ts';

/** What comes with the newest price list. */
interface Beginning extends PriceDocument {
  readonly nowMs: number;
  readonly organizations: readonly OrganizationDocument[];
  readonly keys?: readonly KeyDocument[];
  readonly grants?: readonly JournalDocument[];
  /** Those wanted, where they are few. */
  readonly extractions?: readonly ExtractionDocument[];
}

/** What is joined is one document, which ends at 16 MiB: extractions fill half of it, each with an answer of the largest size. */
const JOINED_MAX = Math.floor((8 * 1024 * 1024) / SEALED_ANSWER_BYTES_MAX);

/** More than the commands of a transaction ask for, which BATCH_WEIGHT_MAX bounds; the server's answer ends at 16 MiB. */
const FOUND_AT_ONCE_MAX = 2_000;

export interface MongoView extends View {
  /** Undefined where none can have ended. */
  readonly ended: EndedLeases | undefined;
}

/**
 * Views of one moment, in the batches' order.
 * @param clock the time where it is not the server's
 */
export async function readViews(
  collections: Pick<Collections, 'prices' | 'extractions' | 'journal'>,
  session: ClientSession,
  batches: readonly Pick<Batch<unknown>, 'organizationId' | 'wanted'>[],
  quietTimes: QuietTimes,
  clock: (() => number) | undefined,
): Promise<MongoView[]> {
  const { extractions, journal } = collections;
  const wantedExtractions = filterOf(batches);
  const beginning = await readBeginning(collections, session, batches, wantedExtractions, clock);
  const { nowMs } = beginning;
  const asked = beginning.extractions ?? (await findWanted(extractions, session, wantedExtractions));

  const organizations = new Map(beginning.organizations.map((document) => [document._id, document]));
  const keys = new Map((beginning.keys ?? []).map((document) => [document._id, document]));
  const grantsOf = Map.groupBy(beginning.grants ?? [], ({ organizationId }) => organizationId);
  const askedOf = Map.groupBy(asked, ({ organizationId }) => organizationId);

  const findEnded = async ({ _id, lastMs }: OrganizationDocument) =>
    quietTimes.isQuiet(_id, lastMs, nowMs) ? undefined : findEndedLeases(extractions, session, _id, nowMs);
  const isMonthRenewed = async ({ _id: organizationId, planMonth, lastMs }: OrganizationDocument) => {
    const renewalMonth = utcMonth(steadyTime(nowMs, lastMs));
    if (renewalMonth === planMonth) return true;
    return (await journal.findOne({ organizationId, renewalMonth }, { session })) !== null;
  };

  const views: MongoView[] = [];
  for (const { organizationId, wanted } of batches) {
    const organization = organizations.get(organizationId);
    const ended = organization && (await findEnded(organization));
    const found = [...(ended?.documents ?? []), ...(askedOf.get(organizationId) ?? [])];
    // One may be both.
    const seen = new Map(found.map((document) => [document._id, document]));
    const grants = grantsOf.get(organizationId) ?? [];
    views.push({
      nowMs,
      organization: organization && readOrganization(organization),
      isMonthRenewed: organization !== undefined && (await isMonthRenewed(organization)),
      prices: readPrices(beginning),
      keys: [...wanted.keyIds].flatMap((id) => keys.get(id) ?? []).map(readKey),
      grants: new Map(grants.map(({ grantId = '', purchased }) => [grantId, purchased])),
      extractions: [...seen.values()].map(readExtraction),
      ended,
    });
  }
  return views;
}

async function readBeginning(
  { prices }: Pick<Collections, 'prices'>,
  session: ClientSession,
  batches: readonly Pick<Batch<unknown>, 'organizationId' | 'wanted'>[],
  { count, filter }: WantedExtractions,
  clock: (() => number) | undefined,
): Promise<Beginning> {
  const organizationIds = batches.map(({ organizationId }) => organizationId);
  const keyIds = batches.flatMap(({ wanted }) => [...wanted.keyIds]);
  const grants = batches.flatMap(({ organizationId, wanted: { grantIds } }) =>
    grantIds.size > 0 ? [{ organizationId, grantId: { $in: [...grantIds] } }] : [],
  );
  const [beginning] = await prices
    .aggregate<Beginning>(
      [
        ...newestPrices(clock),
        documents('organizations', 'organizations', { _id: { $in: organizationIds } }),
        ...(keyIds.length > 0 ? [documents('api_keys', 'keys', { _id: { $in: keyIds } })] : []),
        ...(grants.length > 0 ? [documents('journal', 'grants', { $or: grants })] : []),
        ...(filter && count <= JOINED_MAX ? [documents('extractions', 'extractions', filter)] : []),
      ],
      { session },
    )
    .toArray();
  if (!beginning) throw new Error('the first migration writes the first price version');
  return beginning;
}

/** The newest price list and the time, outside of any transaction. */
export async function readPricesAndTime(
  { prices }: Pick<Collections, 'prices'>,
  clock: (() => number) | undefined,
): Promise<Pick<View, 'prices' | 'nowMs'>> {
  const [newest] = await prices.aggregate<Beginning>(newestPrices(clock)).toArray();
  if (!newest) throw new Error('the first migration writes the first price version');
  return { prices: readPrices(newest), nowMs: newest.nowMs };
}

function newestPrices(clock: (() => number) | undefined): Document[] {
  return [{ $sort: { _id: -1 } }, { $limit: 1 }, { $set: { nowMs: clock?.() ?? { $toLong: '$$NOW' } } }];
}

/** Documents of another collection, as a field. */
function documents(from: string, as: string, match: Document): Document {
  return { $lookup: { from, as, pipeline: [{ $match: match }] } };
}

interface WantedExtractions {
  /** At most so many are found. */
  readonly count: number;
  /** Undefined: none is wanted. */
  readonly filter: Filter<ExtractionDocument> | undefined;
}

function filterOf(batches: readonly Pick<Batch<unknown>, 'organizationId' | 'wanted'>[]): WantedExtractions {
  const ids = batches.flatMap(({ wanted }) => [...wanted.extractionIds]);
  const byKeys = batches.flatMap(({ organizationId, wanted: { idempotencyKeys } }) =>
    idempotencyKeys.size > 0 ? [{ organizationId, liveTriple: { $in: [...idempotencyKeys] } }] : [],
  );
  const alternatives = [...(ids.length > 0 ? [{ _id: { $in: ids } }] : []), ...byKeys];
  const count = ids.length + batches.reduce((sum, { wanted }) => sum + wanted.idempotencyKeys.size, 0);
  return { count, filter: alternatives.length > 1 ? { $or: alternatives } : alternatives[0] };
}

async function findWanted(
  extractions: Collections['extractions'],
  session: ClientSession,
  { filter }: WantedExtractions,
): Promise<ExtractionDocument[]> {
  if (!filter) return [];
  // All in one answer: the server's own first one is of 101 documents.
  return extractions.find(filter, { session, batchSize: FOUND_AT_ONCE_MAX }).toArray();
}
