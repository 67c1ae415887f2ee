// Writes what batches changed, inside their transaction: one command a collection and kind of write.
import type { ClientSession } from 'mongodb';
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
  await organizations.bulkWrite(written, { session });

  const puts = all.flatMap((changes) => changes.keys.map(keyDocument));
  if (puts.length > 0) {
    const upserts = puts.map((key) => ({
      replaceOne: { filter: { _id: key._id }, replacement: key, upsert: true },
    }));
    await keys.bulkWrite(upserts, { session });
  }

  const updates = all.flatMap(({ updated }) =>
    updated.map(extractionDocument).map((extraction) => ({
      replaceOne: { filter: { _id: extraction._id }, replacement: extraction },
    })),
  );
  const inserts = all.flatMap(({ inserted }) =>
    inserted.map((extraction) => ({ insertOne: { document: extractionDocument(extraction) } })),
  );
  if (updates.length + inserts.length > 0) await extractions.bulkWrite([...updates, ...inserts], { session });

  const rows = all.flatMap((changes) => changes.journal.map(journalDocument));
  if (rows.length > 0) await journal.insertMany(rows, { session });

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
  if (counts.length > 0) await usage.bulkWrite(counts, { session });
}
