// SIGKILL at every point between two writes, on both stores.
import { afterAll, beforeAll } from 'vitest';
import { openMongoStore } from '../../../ledger/src/store/mongo/store.ts';
import { openSqliteStore } from '../../../ledger/src/store/sqlite/store.ts';
import { type MongoReplicaSet, startMongo } from '../../support/mongod.ts';
import { temporaryFolder } from '../ledger-service/support.ts';
import { describeCrashes } from './crash.ts';

const folder = temporaryFolder();
let server: MongoReplicaSet;
beforeAll(async () => {
  server = await startMongo();
});
afterAll(async () => {
  await server?.stop();
  folder.remove();
});

const path = `${folder.path}/ledger.db`;
describeCrashes({
  name: 'SQLite',
  location: () => ({ path }),
  open: async (clock) => openSqliteStore(path, clock),
});
const url = () => server.url('crashes');
describeCrashes({
  name: 'MongoDB',
  location: () => ({ url: url() }),
  open: (clock) => openMongoStore(url(), clock),
});
