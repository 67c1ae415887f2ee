// How a variable that is missing or wrong is told.
import { expect, test } from 'vitest';
import { readEnv, SERVICE_TOKEN_STANDS_IN, secretVariable } from './env.ts';

const own = 'a token of this direction alone, long enough';
const shared = 'one token for every direction, long enough';
const shape = { LAVRA_LEDGER_TOKEN: secretVariable, LAVRA_ENGINE_POOL_TOKEN: secretVariable };
const read = (env: NodeJS.ProcessEnv) => readEnv(shape, env, SERVICE_TOKEN_STANDS_IN);

test.each([
  ['one for all', { LAVRA_SERVICE_TOKEN: shared }, [shared, shared]],
  ['one of its own', { LAVRA_SERVICE_TOKEN: shared, LAVRA_LEDGER_TOKEN: own }, [own, shared]],
  ['an empty one', { LAVRA_SERVICE_TOKEN: shared, LAVRA_LEDGER_TOKEN: '' }, [shared, shared]],
])('tokens: %s', (_, env, [ledger, enginePool]) => {
  expect(read(env)).toEqual({ LAVRA_LEDGER_TOKEN: ledger, LAVRA_ENGINE_POOL_TOKEN: enginePool });
});

test.each([
  [
    {},
    'neither LAVRA_LEDGER_TOKEN nor LAVRA_SERVICE_TOKEN is set; neither LAVRA_ENGINE_POOL_TOKEN nor LAVRA_SERVICE_TOKEN is set',
  ],
  [{ LAVRA_SERVICE_TOKEN: 'short' }, 'LAVRA_SERVICE_TOKEN: must have at least 32 characters'],
  [
    { LAVRA_SERVICE_TOKEN: shared, LAVRA_ENGINE_POOL_TOKEN: 'short' },
    'LAVRA_ENGINE_POOL_TOKEN: must have at least 32 characters',
  ],
])('%j is refused', (env, message) => {
  expect(() => read(env)).toThrow(message);
});
