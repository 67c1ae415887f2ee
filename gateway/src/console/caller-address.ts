// Where a caller of the console is, as far as failures to sign in are counted: an IPv4 address, or an IPv6 network.
import ipaddr from 'ipaddr.js';

/** What one customer of a provider is given: whoever has it has all of its addresses. */
const IPV6_NETWORK_BITS = 64;

/**
 * @param peer the socket's other end
 * @param forwardedFor the X-Forwarded-For header; '' where there is none
 * @param proxies how many proxies of ours stand in front, each of which adds the address that it was called from
 */
export function callerNetwork(peer: string, forwardedFor: string, proxies: number): string {
  // The last entries are our proxies' own; what stands before them is whatever the caller sent.
  const told = forwardedFor.split(',').map((part) => part.trim());
  return network(proxies === 0 ? peer : (told.at(-proxies) ?? peer)) ?? network(peer) ?? 'unknown';
}

function network(text: string): string | undefined {
  if (!ipaddr.isValid(text)) return undefined;
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv4') return address.toString();
  const parts = address.toByteArray().fill(0, IPV6_NETWORK_BITS / 8);
  return `${ipaddr.fromByteArray(parts).toString()}/${IPV6_NETWORK_BITS}`;
}
