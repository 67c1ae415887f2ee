// Writes what batches changed, inside their transaction: one command a collection and kind of write. The server's own
// commands, since the driver's bulks measure and copy every document once more.
import { type ClientSession, type Db, type Document, MongoServerError } from 'mongodb';
import type { Changes } from '../store.ts';
import { extractionDocument, journalDocument, keyDocument, organizationDocument, usageId } from './documents.ts';
import type { Standing } from './remembered.ts';

/** What was to be replaced is no longer there, or no longer as it was: nothing of the transaction may be committed. */
export class ChangedSince extends Error {
  override readonly name = 'ChangedSince';
}

/**
 * @param all of different organizations
 * @param standings where each of them must still stand, in the same order; none: it was read in this transaction
 * @throws ChangedSince
 */
export async function writeChanges(
  database: Db,
  session: ClientSession,
  all: readonly Changes[],
  standings: readonly Standing[] = [],
): Promise<void> {
  const insert = (collection: string, documents: Document[]) =>
    write(database, session, documents.length, { insert: collection, documents });
  const update = (collection: string, updates: { q: Document; u: Document; upsert?: boolean }[]) =>
    write(database, session, updates.length, { update: collection, updates });
  const replacement = (document: Document) => ({ q: { _id: document._id }, u: document });

  // First, because every batch of an organization writes it: who collides learns of it before doing the rest.
  const created: Document[] = [];
  const known: ReturnType<typeof replacement>[] = [];
  for (const [index, { organization, created: isNew }] of all.entries()) {
    const document = organizationDocument(organization);
    if (isNew) created.push(document);
    else known.push({ q: { _id: document._id, ...standings[index] }, u: document });
  }
  await insert('organizations', created);
  await update('organizations', known);

  const keys = all.flatMap((changes) => changes.keys.map(keyDocument));
  await update(
    'api_keys',
    keys.map((key) => ({ ...replacement(key), upsert: true })),
  );

  await update(
    'extractions',
    all.flatMap(({ updated }) => updated.map(extractionDocument).map(replacement)),
  );
  await insert(
    'extractions',
    all.flatMap(({ inserted }) => inserted.map(extractionDocument)),
  );

  await insert(
    'journal',
    all.flatMap(({ journal }) => journal.map(journalDocument)),
  );

  const counts = all.flatMap(({ organization, usage }) =>
    usage.map((row) => {
      const { day, engine, outcome, extractions: count, chargedHundredths } = row;
      const u = {
        $setOnInsert: { organizationId: organization.id, day, engine, outcome },
        $inc: { extractions: count, chargedHundredths },
      };
      return { q: { _id: usageId(organization.id, row) }, u, upsert: true };
    }),
  );
  await update('usage', counts);
}

/** @param count the documents that it writes */
async function write(database: Db, session: ClientSession, count: number, command: Document): Promise<void> {
  if (count === 0) return;
  const { n, writeErrors } = await database.command(command, { session });
  if (writeErrors) throw new MongoServerError(writeErrors[0]);
  if (n !== count) throw new ChangedSince(`${count} documents were to be written, ${n} were`);
}
