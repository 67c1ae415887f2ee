// Which address a service tells others to dial.
import { expect, test } from 'vitest';
import { dialAddress } from './lifecycle.ts';

test.each([
  ['127.0.0.1', '127.0.0.1:8080'],
  ['ledger.internal', 'ledger.internal:8080'],
  ['0.0.0.0', '127.0.0.1:8080'],
  ['::', '127.0.0.1:8080'],
  ['::1', '[::1]:8080'],
])('bound to %s it is dialled at %s', (host, address) => {
  expect(dialAddress(host, 8080)).toBe(address);
});
