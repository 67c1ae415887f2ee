// What docs/backup.md says of MongoDB, done: the files of a locked secondary, copied under load, start as a set whose
// books are clean and are the beginning of the books that went on.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMongoStore } from '../../../ledger/src/store/mongo/store.ts';
import { type LedgerStore, StoreUnavailable } from '../../../ledger/src/store/store.ts';
import { type MongoReplicaSet, startMongo } from '../../support/mongod.ts';
import { batchedPair } from '../../tools/bench/ledger-pairs.ts';
import { admitted, brokenRules, CHARGE, createOrganization, send } from './harness.ts';

const DATABASE = 'backup';

let server: MongoReplicaSet;
let store: LedgerStore;

beforeAll(async () => {
  server = await startMongo({ members: 3 });
  store = await openMongoStore(server.url(DATABASE));
});
afterAll(async () => {
  await store?.close();
  await server?.stop();
});

function unlessAway(error: unknown): void {
  if (!(error instanceof StoreUnavailable)) throw error;
}

it('a copy of a secondary, taken while the ledger works, is restored to books that are clean', async () => {
  const organization = await createOrganization(store, { purchased: 10_000_000 });
  const { organizationId } = organization;
  const pair = batchedPair(store, [organization]);
  for (let first = 0; first < 20; first++) await pair(0);
  let stopped = false;
  const load = Promise.all(
    Array.from({ length: 8 }, async () => {
      // On a busy machine a transaction may outlive its limit: a client would send again.
      while (!stopped) await pair(0).catch(unlessAway);
    }),
  );
  const copy = await server.startCopy();
  const open = await admitted(store, organization);
  stopped = true;
  await load;

  const clock = { nowMs: Date.now() };
  const restored = await openMongoStore(copy.url(DATABASE), () => clock.nowMs);
  const [before, after] = [
    await restored.findAuditSubject(organizationId),
    await store.findAuditSubject(organizationId),
  ];
  const sequence = before?.organization.journalSequence ?? 0;
  expect(after?.organization.journalSequence).toBeGreaterThan(sequence);
  expect(await store.readJournal(organizationId, sequence - 1, sequence, 1)).toEqual([
    expect.objectContaining({ hash: before?.organization.journalHash }),
  ]);
  expect(await brokenRules(restored, organizationId)).toEqual([]);

  // Work goes on there: what ran is given back, what came later is unknown, and a new pair is charged.
  clock.nowMs += 15_000;
  const { extractionId, fencingToken } = open;
  const late = {
    kind: 'settle' as const,
    extractionId,
    fencingToken,
    request: CHARGE,
    sealedAnswer: new Uint8Array(1),
  };
  expect(await send(restored, organizationId, late)).toEqual({ kind: 'leaseLost' });
  expect(await send(restored, organizationId, { kind: 'touch' })).toMatchObject({ heldHundredths: 0 });
  await batchedPair(restored, [organization])(0);
  expect(await brokenRules(restored, organizationId)).toEqual([]);
  await restored.close();
  await copy.stop();
});
