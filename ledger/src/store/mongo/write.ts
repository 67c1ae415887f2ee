// Writes what batches changed, inside their transaction: one command a collection and kind of write.
import type { AnyBulkWriteOperation, ClientSession, Collection, Document, OptionalUnlessRequiredId } from 'mongodb';
import type { Changes } from '../store.ts';
import type { Collections } from './collections.ts';
import { extractionDocument, journalDocument, keyDocument, organizationDocument, usageId } from './documents.ts';

/** @param all of different organizations */
export async function writeChanges(
  { organizations, keys, extractions, journal, usage }: Collections,
  session: ClientSession,
  all: readonly Changes[],
): Promise<void> {
  // First, because every batch of an organization writes it: who collides learns of it before doing the rest.
  const written = all.map(({ organization, created }) => {
    const document = organizationDocument(organization);
    return created
      ? { insertOne: { document } }
      : { replaceOne: { filter: { _id: document._id }, replacement: document } };
  });
  await write(organizations, written, session);

  const puts = all.flatMap((changes) =>
    changes.keys.map(keyDocument).map((key) => ({
      replaceOne: { filter: { _id: key._id }, replacement: key, upsert: true },
    })),
  );
  await write(keys, puts, session);

  const updates = all.flatMap(({ updated }) =>
    updated.map(extractionDocument).map((extraction) => ({
      replaceOne: { filter: { _id: extraction._id }, replacement: extraction },
    })),
  );
  const inserts = all.flatMap(({ inserted }) =>
    inserted.map((extraction) => ({ insertOne: { document: extractionDocument(extraction) } })),
  );
  await write(extractions, [...updates, ...inserts], session);

  const rows = all.flatMap((changes) =>
    changes.journal.map((row) => ({ insertOne: { document: journalDocument(row) } })),
  );
  await write(journal, rows, session);

  const counts = all.flatMap(({ organization, usage: counted }) =>
    counted.map((row) => {
      const { day, engine, outcome, extractions: count, chargedHundredths } = row;
      const update = {
        $setOnInsert: { organizationId: organization.id, day, engine, outcome },
        $inc: { extractions: count, chargedHundredths },
      };
      return { updateOne: { filter: { _id: usageId(organization.id, row) }, update, upsert: true } };
    }),
  );
  await write(usage, counts, session);
}

/** One operation by its own method, which costs the driver less than a bulk of one. */
async function write<Stored extends Document>(
  collection: Collection<Stored>,
  operations: readonly AnyBulkWriteOperation<Stored>[],
  session: ClientSession,
): Promise<void> {
  const [only] = operations;
  if (!only) return;
  if (operations.length > 1) await collection.bulkWrite(operations, { session });
  else if ('insertOne' in only) {
    const { document } = only.insertOne;
    await collection.insertOne(document as OptionalUnlessRequiredId<Stored>, { session });
  } else if ('replaceOne' in only) {
    const { filter, replacement, upsert = false } = only.replaceOne;
    await collection.replaceOne(filter, replacement, { session, upsert });
  } else if ('updateOne' in only) {
    const { filter, update, upsert = false } = only.updateOne;
    await collection.updateOne(filter, update, { session, upsert });
  } else throw new TypeError('an operation that no batch writes');
}
