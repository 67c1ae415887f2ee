// How a variable that is missing or wrong is told.
import { expect, test } from 'vitest';
import { enginePoolTokenVariable, ledgerTokenVariable, readEnv } from './env.ts';

const own = 'a token of this direction alone that is long enough';
const shared = 'one token for every direction that is long enough';
const shape = { LAVRA_LEDGER_TOKEN: ledgerTokenVariable, LAVRA_ENGINE_POOL_TOKEN: enginePoolTokenVariable };
const read = (env: NodeJS.ProcessEnv) => readEnv(shape, env);

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
  [{ LAVRA_SERVICE_TOKEN: `${shared},short` }, 'LAVRA_SERVICE_TOKEN: must have at least 32 characters'],
  [
    { LAVRA_SERVICE_TOKEN: [own, shared, own].join(',') },
    'LAVRA_SERVICE_TOKEN: may be 2 at most, separated by a comma',
  ],
  [
    { LAVRA_SERVICE_TOKEN: shared, LAVRA_ENGINE_POOL_TOKEN: 'short' },
    'LAVRA_ENGINE_POOL_TOKEN: must have at least 32 characters',
  ],
])('%j is refused', (env, message) => {
  expect(() => read(env)).toThrow(message);
});
