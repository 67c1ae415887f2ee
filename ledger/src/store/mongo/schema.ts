// The MongoDB schema, as the migrations that lead to it: validators and unique indexes carry what must never happen.
import { isDeepStrictEqual } from 'node:util';
import { StartupError } from '@lavra/shared/startup-error';
import { type CollectionInfo, type Db, type Document, type IndexDescription, MongoServerError } from 'mongodb';
import { DEFAULT_PRICES } from '../../model/prices.ts';
import type { PriceDocument } from './documents.ts';

interface CollectionSchema {
  readonly name: string;
  readonly validator: Document;
  readonly indexes: readonly IndexDescription[];
}

const text = { $type: 'string' };
/** No mask of bits fits a number with a fraction, not even the empty one. */
const integer = { $bitsAllClear: 0 };
const natural = { $gte: 0, ...integer };
const positive = { $gte: 1, ...integer };

/**
 * Rules for fields that are there always, and for those that may be absent. As a query, which asks a field for its presence,
 * kind and size at once: as a $jsonSchema the same rules cost the server twice as much of every write. A list with such a
 * value in it would pass; the ledger writes none.
 */
function rules(required: Record<string, Document>, optional: Record<string, Document> = {}): Document {
  const absentOr = Object.entries(optional).map(([field, rule]) => ({
    $or: [{ [field]: { $exists: false } }, { [field]: rule }],
  }));
  return { ...required, ...(absentOr.length > 0 && { $and: absentOr }) };
}

const exists = (field: string) => ({ partialFilterExpression: { [field]: { $exists: true } } });

function journalOf(kinds: readonly string[]): CollectionSchema {
  return {
    name: 'journal',
    validator: {
      ...rules(
        {
          _id: text,
          organizationId: text,
          sequence: positive,
          atMs: natural,
          kind: { $in: kinds },
          issued: integer,
          plan: integer,
          purchased: integer,
          charged: integer,
          held: integer,
          reserved: integer,
          facts: text,
          hash: text,
        },
        { extractionId: text, holds: text, resolves: text, renewalMonth: text, grantId: text },
      ),
      $expr: {
        $and: [
          { $eq: [{ $add: ['$issued', '$plan', '$purchased', '$charged'] }, 0] },
          { $eq: [{ $add: ['$held', '$reserved'] }, 0] },
        ],
      },
    },
    indexes: [
      // An extraction is held for once and resolved once; a plan is renewed once a month; a named grant is given once.
      { key: { holds: 1 }, name: 'hold', unique: true, ...exists('holds') },
      { key: { resolves: 1 }, name: 'resolution', unique: true, ...exists('resolves') },
      { key: { organizationId: 1, renewalMonth: 1 }, name: 'renewal', unique: true, ...exists('renewalMonth') },
      { key: { organizationId: 1, grantId: 1 }, name: 'grant', unique: true, ...exists('grantId') },
    ],
  };
}

const VERSION_1: readonly CollectionSchema[] = [
  {
    name: 'organizations',
    validator: {
      ...rules({
        _id: text,
        name: text,
        createdAtMs: natural,
        allowanceHundredths: natural,
        planHundredths: natural,
        purchasedHundredths: natural,
        heldHundredths: natural,
        chargedHundredths: natural,
        planMonth: text,
        perMinute: natural,
        perDay: natural,
        fence: natural,
        journalSequence: natural,
        journalHash: text,
        lastMs: natural,
      }),
      $expr: { $gte: [{ $add: ['$planHundredths', '$purchasedHundredths'] }, '$heldHundredths'] },
    },
    indexes: [],
  },
  {
    name: 'api_keys',
    validator: rules(
      {
        _id: text,
        organizationId: text,
        kind: { $in: ['live', 'test'] },
        hash: text,
        lastFour: text,
        createdAtMs: natural,
      },
      { expiresAtMs: integer, revokedAtMs: natural },
    ),
    indexes: [
      { key: { hash: 1 }, name: 'hash', unique: true },
      { key: { organizationId: 1, createdAtMs: 1 }, name: 'organization' },
    ],
  },
  {
    name: 'extractions',
    validator: {
      ...rules(
        {
          _id: text,
          organizationId: text,
          fence: natural,
          engineAsked: { $in: ['standard', 'fast'] },
          resizeImage: { $type: 'bool' },
          prices: { $type: 'object' },
          heldHundredths: natural,
          leaseEndsAtMs: natural,
          chargedHundredths: natural,
        },
        {
          triple: text,
          liveTriple: text,
          running: { $in: [true] },
          resolution: { $in: ['charge', 'release', 'expire'] },
          resolvedAtMs: natural,
          engineAnswered: { $in: ['fast', 'mini', 'large'] },
          sealedAnswer: { $type: 'binData' },
          keptUntilMs: natural,
        },
      ),
      $expr: { $lte: ['$chargedHundredths', '$heldHundredths'] },
    },
    indexes: [
      // At most one extraction answers for an idempotency key.
      { key: { organizationId: 1, liveTriple: 1 }, name: 'live', unique: true, ...exists('liveTriple') },
      { key: { organizationId: 1, leaseEndsAtMs: 1 }, name: 'lease', ...exists('running') },
      { key: { resolvedAtMs: 1 }, name: 'resolved', ...exists('resolvedAtMs') },
    ],
  },
  journalOf(['grant', 'renewal', 'hold', 'charge', 'release', 'expire']),
  {
    name: 'price_versions',
    validator: {
      ...rules({
        _id: positive,
        fromMs: natural,
        standardHundredths: natural,
        fastHundredths: natural,
        resizeImageHundredths: natural,
      }),
      $expr: { $gte: ['$fastHundredths', '$standardHundredths'] },
    },
    indexes: [],
  },
  {
    name: 'usage',
    validator: rules({
      _id: text,
      organizationId: text,
      day: text,
      engine: text,
      outcome: text,
      extractions: natural,
      chargedHundredths: natural,
    }),
    indexes: [{ key: { organizationId: 1, day: 1, engine: 1, outcome: 1 }, name: 'organization' }],
  },
];

/** The console: two kinds of journal rows that move nothing, and what it keeps of its own. */
const VERSION_2: readonly CollectionSchema[] = [
  journalOf(['grant', 'renewal', 'hold', 'charge', 'release', 'expire', 'change', 'replay']),
  {
    name: 'console_tokens',
    validator: rules({
      _id: text,
      // Null: the operator's.
      organizationId: { $type: ['string', 'null'] },
      hash: text,
      createdAtMs: natural,
      createdBy: text,
      expiresAtMs: natural,
      revokedAtMs: { $type: ['number', 'null'] },
      revokedBy: { $type: ['string', 'null'] },
    }),
    indexes: [{ key: { organizationId: 1, createdAtMs: 1 }, name: 'organization' }],
  },
  {
    name: 'console_sessions',
    validator: rules({ _id: text, tokenId: text, createdAtMs: natural, expiresAtMs: natural }),
    indexes: [{ key: { expiresAtMs: 1 }, name: 'end' }],
  },
  {
    name: 'console_failures',
    validator: rules({ _id: text, failures: positive, sinceMs: natural }),
    indexes: [{ key: { sinceMs: 1 }, name: 'since' }],
  },
  {
    name: 'audit_runs',
    validator: rules({ _id: text, endedAtMs: natural, by: text, violations: natural }),
    indexes: [],
  },
];

/** In order; a released one never changes. Each can be run twice and by two replicas at once. */
const MIGRATIONS: readonly ((database: Db) => Promise<void>)[] = [
  async (database) => {
    for (const collection of VERSION_1) await define(database, collection);
    const first: PriceDocument = { _id: 1, fromMs: 0, ...DEFAULT_PRICES };
    const prices = database.collection<PriceDocument>('price_versions');
    await prices.updateOne({ _id: 1 }, { $setOnInsert: first }, { upsert: true });
  },
  async (database) => {
    for (const collection of VERSION_2) await define(database, collection);
    await database.collection('usage').createIndex({ day: 1 }, { name: 'day' });
  },
];

/** As the newest migration that names the collection has it. */
const VALIDATORS = new Map([...VERSION_1, ...VERSION_2].map(({ name, validator }) => [name, validator]));

interface SchemaDocument {
  readonly _id: 'schema';
  readonly version: number;
}

/** Brings a database, new or old, to this version's schema. @throws StartupError for a newer one. */
export async function migrate(database: Db): Promise<void> {
  const versions = database.collection<SchemaDocument>('schema_version');
  const applied = (await versions.findOne({ _id: 'schema' }))?.version ?? 0;
  if (applied > MIGRATIONS.length) {
    throw new StartupError(
      `LEDGER_STORE: the database has schema version ${applied}, and this program knows ${MIGRATIONS.length}: it was written by a newer one`,
    );
  }
  try {
    for (const [index, migration] of MIGRATIONS.entries()) {
      if (index < applied) continue;
      await migration(database);
      await versions.updateOne({ _id: 'schema' }, { $max: { version: index + 1 } }, { upsert: true });
    }
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    throw new StartupError(
      `LEDGER_STORE: the database has schema version ${applied}, this program needs ${MIGRATIONS.length}, and its user may not change it: run prepare-mongo.ts first`,
      { cause: error },
    );
  }
  // The same rules in the words of an earlier program only cost more: no reason not to start.
  await renewValidators(database).catch((error) => {
    if (!isUnauthorized(error)) throw error;
  });
}

/** No version of the schema: programs before this one keep the same rules, and can be started again beside it. */
async function renewValidators(database: Db): Promise<void> {
  for (const { name, options } of await database.listCollections<CollectionInfo>().toArray()) {
    const validator = VALIDATORS.get(name);
    if (!validator || isDeepStrictEqual(options?.validator, validator)) continue;
    await database.command({ collMod: name, validator });
  }
}

const UNAUTHORIZED = 13;

function isUnauthorized(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === UNAUTHORIZED;
}

async function define(database: Db, { name, validator, indexes }: CollectionSchema): Promise<void> {
  const [existing] = await database.listCollections<CollectionInfo>({ name }, { nameOnly: true }).toArray();
  if (!existing) await database.createCollection(name).catch(ignoreExisting);
  await database.command({ collMod: name, validator, validationLevel: 'strict' });
  if (indexes.length > 0) await database.collection(name).createIndexes([...indexes]);
}

const NAMESPACE_EXISTS = 48;

/** Another replica was quicker. */
function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === NAMESPACE_EXISTS)) throw error;
}
