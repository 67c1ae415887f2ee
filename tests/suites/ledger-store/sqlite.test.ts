// The embedded default held to the store contract and to the model.
import { describeModelTest } from './model-test.ts';
import { sqlite } from './sqlite.ts';
import { describeStoreContract } from './store-contract.ts';

describeStoreContract(sqlite);
describeModelTest(sqlite);
