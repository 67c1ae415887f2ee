// Writes what a batch changed, inside its transaction: one command a collection.
import type { ClientSession } from 'mongodb';
import type { Changes } from '../store.ts';
import type { Collections } from './collections.ts';
import { extractionDocument, journalDocument, keyDocument, organizationDocument, usageId } from './documents.ts';

export async function writeChanges(
  { organizations, keys, extractions, journal, usage }: Collections,
  session: ClientSession,
  changes: Changes,
): Promise<void> {
  const { organization } = changes;
  // First, because every batch of an organization writes it: who collides learns of it before doing the rest.
  const document = organizationDocument(organization);
  if (changes.created) await organizations.insertOne(document, { session });
  else await organizations.replaceOne({ _id: document._id }, document, { session });

  if (changes.keys.length > 0) {
    const puts = changes.keys.map(keyDocument).map((key) => ({
      replaceOne: { filter: { _id: key._id }, replacement: key, upsert: true },
    }));
    await keys.bulkWrite(puts, { session });
  }
  const updates = changes.updated.map(extractionDocument).map((extraction) => ({
    replaceOne: { filter: { _id: extraction._id }, replacement: extraction },
  }));
  const inserts = changes.inserted.map((extraction) => ({ insertOne: { document: extractionDocument(extraction) } }));
  if (updates.length + inserts.length > 0) await extractions.bulkWrite([...updates, ...inserts], { session });

  if (changes.journal.length > 0) await journal.insertMany(changes.journal.map(journalDocument), { session });

  if (changes.usage.length > 0) {
    const counts = changes.usage.map((row) => {
      const { day, engine, outcome, extractions: count, chargedHundredths } = row;
      const update = {
        $setOnInsert: { organizationId: organization.id, day, engine, outcome },
        $inc: { extractions: count, chargedHundredths },
      };
      return { updateOne: { filter: { _id: usageId(organization.id, row) }, update, upsert: true } };
    });
    await usage.bulkWrite(counts, { session });
  }
}
