// What `lavra start` makes of its environment.
import { afterEach, expect, test, vi } from 'vitest';
import { readStartConfig } from './config.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  [undefined, '127.0.0.1'],
  ['', '127.0.0.1'],
  ['0.0.0.0', '0.0.0.0'],
])('GATEWAY_HOST %j listens on %s', (given, host) => {
  vi.stubEnv('GATEWAY_HOST', given);
  expect(readStartConfig().gatewayHost).toBe(host);
});
