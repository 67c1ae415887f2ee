import { MongoNetworkError, MongoServerError } from 'mongodb';
import { expect, test } from 'vitest';
import { RuleBroken, StoreUnavailable } from '../store.ts';
import { storeError } from './transaction.ts';

const coded = (code: number, ...errorLabels: string[]) => new MongoServerError({ message: 'm', code, errorLabels });

test.each<[string, unknown, unknown]>([
  ['a primary that stepped down', coded(10107), StoreUnavailable],
  ['a transaction the server ended for its age', coded(290), StoreUnavailable],
  ['a conflict to the end of the budget', coded(112, 'TransientTransactionError'), StoreUnavailable],
  ['a connection that broke', new MongoNetworkError('gone'), StoreUnavailable],
  ['a key that is taken', coded(11_000), RuleBroken],
  ['a document the validator refuses', coded(121), RuleBroken],
  ['a command that the server does not know', coded(59), MongoServerError],
  ['a bug', new TypeError('bug'), TypeError],
])('%s', (_case, error, expected) => {
  expect(storeError(error)).toBeInstanceOf(expected);
});
