// Every connection to MongoDB taken: who needs one more hears that the store is away while its caller still waits.
import { LEDGER_CALL_TIMEOUT_MS } from '@lavra/shared/limits';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMongoStore } from '../../../ledger/src/store/mongo/store.ts';
import { type LedgerStore, StoreUnavailable } from '../../../ledger/src/store/store.ts';
import { type MongoReplicaSet, startMongo } from '../../support/mongod.ts';

/** CLIENT_OPTIONS.maxPoolSize and more. */
const CALLS = 40;
let server: MongoReplicaSet;
let store: LedgerStore;
let other: MongoClient;

beforeAll(async () => {
  server = await startMongo();
  store = await openMongoStore(server.url('pool'));
  other = await MongoClient.connect(server.url('pool'));
  // The transaction below has to outlast the wait for a connection (CLIENT_OPTIONS.waitQueueTimeoutMS).
  await other.db('admin').command({ setParameter: 1, transactionLifetimeLimitSeconds: 60 });
});
afterAll(async () => {
  await other?.close();
  await store?.close();
  await server?.stop();
});

test('a call that finds no connection fails as unavailable, in time', async () => {
  const blocker = other.startSession();
  blocker.startTransaction();
  const prices = other.db().collection<{ _id: number }>('price_versions');
  const first = await prices.findOne({ _id: 1 });
  await prices.insertOne({ ...first, _id: 2 }, { session: blocker });

  // Each waits in the server for the transaction that numbered its version first.
  const waiting = Array.from({ length: CALLS }, () =>
    store.changePrices('operator', (current) =>
      current.resizeImageHundredths === 7 ? undefined : { ...current, resizeImageHundredths: 7 },
    ),
  );
  const ended = Promise.allSettled(waiting);
  const began = performance.now();
  const failure = await Promise.race(waiting).catch((error: unknown) => error);
  expect(performance.now() - began).toBeLessThan(LEDGER_CALL_TIMEOUT_MS);
  expect(failure).toBeInstanceOf(StoreUnavailable);
  expect(failure).toMatchObject({ cause: { name: 'MongoWaitQueueTimeoutError' } });

  await blocker.abortTransaction();
  await blocker.endSession();
  await ended;
  expect((await store.currentPrices()).resizeImageHundredths).toBe(7);
});
