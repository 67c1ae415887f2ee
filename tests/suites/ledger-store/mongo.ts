// MongoDB as the contract meets it: a real replica set that asks for logins, and for each storage a database of its own, in
// which the store is the ledger's user and may do no more than that.
import { randomBytes } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { ADMIN_USER, prepareDatabase, prepareMongo } from '../../../ledger/src/store/mongo/prepare.ts';
import { openMongoStore } from '../../../ledger/src/store/mongo/store.ts';
import { LEDGER_USER } from '../../../ledger/src/store/mongo/users.ts';
import { type MongoReplicaSet, startMongo } from '../../support/mongod.ts';
import type { StoreKind } from './harness.ts';

const password = () => randomBytes(32).toString('hex');
const databaseName = () => `contract_${randomBytes(6).toString('hex')}`;

/** Made as docker-compose.yml has it made. */
export function startMongoWithUsers(members = 1): Promise<MongoReplicaSet> {
  const adminPassword = password();
  return startMongo({
    members,
    async initiate(hosts) {
      const wanted = { members: hosts, replicaSet: 'lavra', database: 'lavra', adminPassword };
      await prepareMongo({ ...wanted, ledgerPassword: password() });
      return { user: ADMIN_USER, password: adminPassword };
    },
  });
}

/** A database made ready, and the addresses of its administrator and of the ledger. */
export async function preparedDatabase(server: MongoReplicaSet) {
  const name = databaseName();
  const login = { user: LEDGER_USER, password: password() };
  const adminUrl = server.url(name);
  await withDatabase(adminUrl, (database) => prepareDatabase(database, login.password));
  return { adminUrl, ledgerUrl: server.url(name, login) };
}

export async function withDatabase<Result>(
  url: string,
  use: (database: ReturnType<MongoClient['db']>) => Promise<Result>,
): Promise<Result> {
  const client = new MongoClient(url);
  try {
    return await use(client.db());
  } finally {
    await client.close();
  }
}

export function mongoOn(server: () => MongoReplicaSet): StoreKind & { close(): Promise<void> } {
  // One administrator's client for all storages: a login costs more than what it is for.
  let admin: MongoClient | undefined;
  return {
    name: 'MongoDB',
    propertyRuns: 30,
    async create() {
      admin ??= new MongoClient(server().url('admin'));
      const name = databaseName();
      const login = { user: LEDGER_USER, password: password() };
      const database = admin.db(name);
      await prepareDatabase(database, login.password);
      const ledgerUrl = server().url(name, login);
      return {
        open: (clock) => openMongoStore(ledgerUrl, () => clock.nowMs),
        async remove() {
          await database.command({ dropAllUsersFromDatabase: 1 });
          await database.command({ dropAllRolesFromDatabase: 1 });
          await database.dropDatabase();
        },
      };
    },
    close: async () => admin?.close(),
  };
}
