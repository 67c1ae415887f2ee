// MongoDB as the contract meets it: a real replica set, and a database of its own for each storage.
import { randomBytes } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { openMongoStore } from '../../../ledger/src/store/mongo/store.ts';
import type { MongoReplicaSet } from '../../support/mongod.ts';
import type { StoreKind } from './harness.ts';

export function mongoOn(server: () => MongoReplicaSet): StoreKind {
  return {
    name: 'MongoDB',
    propertyRuns: 30,
    async create() {
      const url = server().url(`contract_${randomBytes(6).toString('hex')}`);
      return {
        open: (clock) => openMongoStore(url, () => clock.nowMs),
        async remove() {
          const client = new MongoClient(url);
          await client.db().dropDatabase();
          await client.close();
        },
      };
    },
  };
}
