// Under which address a failure to sign in is counted, whatever a caller writes into its headers.
import { expect, test } from 'vitest';
import { callerNetwork } from './caller-address.ts';

test.each([
  ['the socket where no proxy stands in front', '203.0.113.9', '', 0, '203.0.113.9'],
  ['the socket, whatever the header says', '203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
  ['what our proxy was called from', '10.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
  ['not what the caller put before it', '10.0.0.1', '192.0.2.7, 198.51.100.1', 1, '198.51.100.1'],
  ['what the first of two proxies was called from', '10.0.0.1', '192.0.2.7, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['the socket where the proxy added nothing', '10.0.0.1', '', 1, '10.0.0.1'],
  ['the socket where the header is nonsense', '10.0.0.1', 'me', 1, '10.0.0.1'],
  ['IPv4 in IPv6 as IPv4', '::ffff:203.0.113.9', '', 0, '203.0.113.9'],
  ['the network of an IPv6 address', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', '', 0, '2001:db8:1:2::/64'],
  ['nothing', '', '', 0, 'unknown'],
])('%s', (_name, peer, forwardedFor, proxies, expected) => {
  expect(callerNetwork(peer, forwardedFor, proxies)).toBe(expected);
});
