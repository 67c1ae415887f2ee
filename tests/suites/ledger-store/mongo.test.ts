// The production store held to the same contract and the same model as the embedded default, unchanged.
import { afterAll, beforeAll } from 'vitest';
import { type MongoReplicaSet, startMongo } from '../../support/mongod.ts';
import { describeModelTest } from './model-test.ts';
import { mongoOn } from './mongo.ts';
import { describeStoreContract } from './store-contract.ts';

let server: MongoReplicaSet;
beforeAll(async () => {
  server = await startMongo();
});
afterAll(() => server?.stop());

const mongo = mongoOn(() => server);
describeStoreContract(mongo);
describeModelTest(mongo);
