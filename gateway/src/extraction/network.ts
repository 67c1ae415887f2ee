// Which hosts imageUrl may reach: only public internet addresses, on the web's two ports, dialled as they were checked.
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { UrlProblem } from '../reply/messages/messages.ts';

/** The world as a download sees it. Tests hand in another one; no configuration can. */
export interface Network {
  /** Every A and AAAA address of a name; none when it does not exist. */
  resolve(hostname: string, signal: AbortSignal): Promise<readonly string[]>;
  isPortAllowed(port: number): boolean;
  isAddressAllowed(address: string): boolean;
}

const RESOLVE_TRY_TIMEOUT_MS = 2_000;
const RESOLVE_TRIES = 2;

/** Names that only mean something inside a network. */
const LOCAL_NAMES = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/;
/** Azure's host answers its guests on a public address. */
const PLATFORM_ADDRESSES = new Set(['168.63.129.16']);
const GLOBAL_UNICAST_V6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/** Public unicast only: ranges that are special, embed an IPv4 address or are not handed out are refused. */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address) || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (PLATFORM_ADDRESSES.has(parsed.toString()) || parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_UNICAST_V6);
}

/** @param dnsServers asked instead of the system's own; only tests have a reason to. */
export function createNetwork(dnsServers?: readonly string[]): Network {
  return {
    isPortAllowed: (port) => port === 80 || port === 443,
    isAddressAllowed: isPublicAddress,
    async resolve(hostname, signal) {
      // Straight to the DNS servers: neither /etc/hosts nor search domains can turn a name into an internal one.
      const resolver = new Resolver({ timeout: RESOLVE_TRY_TIMEOUT_MS, tries: RESOLVE_TRIES });
      if (dnsServers) resolver.setServers(dnsServers);
      const cancel = () => resolver.cancel();
      signal.addEventListener('abort', cancel, { once: true });
      const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
      signal.removeEventListener('abort', cancel);
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    },
  };
}

export const publicInternet: Network = createNetwork();

const DEFAULT_PORTS = { 'http:': 80, 'https:': 443 };

function isWebProtocol(protocol: string): protocol is keyof typeof DEFAULT_PORTS {
  return protocol in DEFAULT_PORTS;
}

export type CheckedUrl =
  | { readonly kind: 'allowed'; readonly url: URL; readonly hostname: string; readonly isLiteral: boolean }
  | { readonly kind: 'refused'; readonly problem: UrlProblem };

/**
 * Judges a URL by its text. `new URL` has undone every way to disguise an address (decimal, octal, hexadecimal, enclosed
 * digits), so what it says is what would be dialled.
 */
export function checkUrl(text: string, network: Network, base?: URL): CheckedUrl {
  const url = URL.parse(text, base);
  if (!url) return { kind: 'refused', problem: 'not_a_url' };
  const { protocol } = url;
  if (!isWebProtocol(protocol)) return { kind: 'refused', problem: 'scheme' };
  if (url.username || url.password) return { kind: 'refused', problem: 'credentials' };
  const port = url.port === '' ? DEFAULT_PORTS[protocol] : Number(url.port);
  if (!network.isPortAllowed(port)) return { kind: 'refused', problem: 'port' };
  const hostname = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const isLiteral = isIP(hostname) !== 0;
  const isAllowed = isLiteral
    ? network.isAddressAllowed(hostname)
    : hostname.includes('.') && !LOCAL_NAMES.test(hostname);
  return isAllowed ? { kind: 'allowed', url, hostname, isLiteral } : { kind: 'refused', problem: 'host' };
}
