// The production store, as a user of least rights, held to the same contract and the same model as the embedded default, unchanged.
import { afterAll, beforeAll } from 'vitest';
import type { MongoReplicaSet } from '../../support/mongod.ts';
import { describeModelTest } from './model-test.ts';
import { mongoOn, startMongoWithUsers } from './mongo.ts';
import { describeStoreContract } from './store-contract.ts';

let server: MongoReplicaSet;
beforeAll(async () => {
  server = await startMongoWithUsers();
});

const mongo = mongoOn(() => server);
afterAll(async () => {
  await mongo.close();
  await server?.stop();
});
describeStoreContract(mongo);
describeModelTest(mongo);
