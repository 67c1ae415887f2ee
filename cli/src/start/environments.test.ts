// Which secrets reach which process.
import { afterEach, expect, test, vi } from 'vitest';
import { readReadEnvironment, readStartConfig } from '../config.ts';
import { serviceEnvironments } from './environments.ts';

const token = (name: string) => `${name}-`.padEnd(40, 'x');
const SECRETS = {
  LAVRA_SECRET: token('secret'),
  LAVRA_SERVICE_TOKEN: token('service'),
  LAVRA_OPERATOR_TOKEN: token('operator'),
};
const DIRECTIONS = { LAVRA_LEDGER_TOKEN: token('ledger'), LAVRA_ENGINE_POOL_TOKEN: token('pool') };

afterEach(() => vi.unstubAllEnvs());

/** The variables of `env` that hold a secret. */
const secretsIn = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => /^LAVRA_(SECRET|\w+_TOKEN)$/.test(name)));

function given(variables: Record<string, string>) {
  const names = new Set([...Object.keys(SECRETS), ...Object.keys(DIRECTIONS), ...Object.keys(variables)]);
  for (const name of names) vi.stubEnv(name, variables[name]);
}

const { LAVRA_SECRET, LAVRA_SERVICE_TOKEN, LAVRA_OPERATOR_TOKEN } = SECRETS;

test.each([
  ['nothing but those of the data folder', {}, LAVRA_SERVICE_TOKEN, LAVRA_SERVICE_TOKEN],
  ['all of them', { ...SECRETS, ...DIRECTIONS }, DIRECTIONS.LAVRA_LEDGER_TOKEN, DIRECTIONS.LAVRA_ENGINE_POOL_TOKEN],
])('given %s, each service has the secrets of its own doors', (_, variables, ledgerToken, poolToken) => {
  given(variables);
  const { ledger, enginePool, gateway } = serviceEnvironments(readStartConfig(), SECRETS);
  expect(secretsIn(ledger)).toEqual({ LAVRA_SECRET, LAVRA_LEDGER_TOKEN: ledgerToken, LAVRA_OPERATOR_TOKEN });
  expect(secretsIn(enginePool)).toEqual({ LAVRA_ENGINE_POOL_TOKEN: poolToken });
  expect(secretsIn(gateway)).toEqual({
    LAVRA_SECRET,
    LAVRA_LEDGER_TOKEN: ledgerToken,
    LAVRA_ENGINE_POOL_TOKEN: poolToken,
  });
});

test('the keys of models elsewhere reach the engine pool alone', () => {
  given({ ENGINE_LARGE_API_KEY: 'a key', ENGINE_LARGE_URL: 'https://models.example/v1' });
  const { ledger, enginePool, gateway } = serviceEnvironments(readStartConfig(), SECRETS);
  const keys = [ledger, enginePool, gateway].map((env: NodeJS.ProcessEnv) => env.ENGINE_LARGE_API_KEY);
  expect(keys).toEqual([undefined, 'a key', undefined]);
  expect(readReadEnvironment().ENGINE_LARGE_API_KEY).toBe('a key');
});

test('the engine pool of `lavra read` inherits none', () => {
  given({ ...SECRETS, ...DIRECTIONS, LAVRA_MODELS_DIR: 'somewhere' });
  expect(secretsIn(readReadEnvironment())).toEqual({});
  expect(readReadEnvironment().LAVRA_MODELS_DIR).toBe('somewhere');
});
