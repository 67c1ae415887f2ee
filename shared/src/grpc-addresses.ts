// Finds the replicas behind an address list: every name in it is looked up again and again, so that new replicas are
// met and gone ones are left. gRPC's own resolvers take either one name or several numbers, never several names.
import { lookup } from 'node:dns/promises';
import { type ChannelOptions, experimental, Metadata, status } from '@grpc/grpc-js';
import { z } from 'zod';

type Listener = experimental.ResolverListener;
type Endpoint = experimental.Endpoint;
type Lookup = (host: string) => Promise<readonly { readonly address: string }[]>;

/** The scheme of the targets that clients of ours dial. */
export const ADDRESS_LIST_SCHEME = 'lavra';

/** A new replica gets its first call within this; a name service is asked no more often than it caches. */
const LOOKUP_INTERVAL_MS = 10_000;
/** Asked for by a channel whose connections broke. */
const LOOKUP_SOON_MS = 500;

/** LEDGER_ADDRESS and ENGINE_POOL_ADDRESS. */
export const addressesVariable = z
  .string()
  .refine((text) => {
    try {
      return parseAddresses(text).length > 0;
    } catch {
      return false;
    }
  }, 'must be host:port, several separated by commas, or dns:///name:port')
  .meta({ type: '`host:port`, several separated by commas, or `dns:///name:port`' });

export interface HostPort {
  readonly host: string;
  readonly port: number;
}

/** "a:1, dns:///b:2" as hosts and ports. @throws Error that names the part that is none. */
export function parseAddresses(text: string): HostPort[] {
  return text.split(',').map((part) => {
    const address = part.trim().replace(/^dns:\/\/\//, '');
    const { host, port } = experimental.splitHostPort(address) ?? {};
    if (!host || !port) throw new Error(`"${part.trim()}" is no address: host:port, or several separated by commas`);
    return { host, port };
  });
}

/** One lookup of every name. A name that cannot be looked up keeps the addresses it had. Without order or doubles. */
export class AddressList {
  readonly #hosts: readonly HostPort[];
  readonly #lookup: Lookup;
  readonly #known = new Map<string, readonly string[]>();

  constructor(text: string, lookupAll: Lookup = (host) => lookup(host, { all: true })) {
    this.#hosts = parseAddresses(text);
    this.#lookup = lookupAll;
  }

  async resolve(): Promise<HostPort[]> {
    const names = new Set(this.#hosts.map(({ host }) => host));
    await Promise.all(
      [...names].map(async (host) => {
        const found = await this.#lookup(host).catch(() => undefined);
        if (found) this.#known.set(host, [...new Set(found.map(({ address }) => address))].sort());
      }),
    );
    return this.#hosts.flatMap(({ host, port }) =>
      (this.#known.get(host) ?? []).map((address) => ({ host: address, port })),
    );
  }
}

class AddressListResolver implements experimental.Resolver {
  readonly #addresses: AddressList;
  readonly #listener: Listener;
  #timer: NodeJS.Timeout | undefined;
  #dueMs = 0;
  #told = '';
  #running = 0;

  constructor(target: experimental.GrpcUri, listener: Listener, _options: ChannelOptions) {
    this.#addresses = new AddressList(target.path);
    this.#listener = listener;
  }

  updateResolution(): void {
    this.#schedule(this.#timer ? LOOKUP_SOON_MS : 0);
  }

  destroy(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#told = '';
    this.#running += 1;
  }

  static getDefaultAuthority(target: experimental.GrpcUri): string {
    const { host, port } = parseAddresses(target.path)[0] as HostPort;
    return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
  }

  /** Never later than already planned. */
  #schedule(delayMs: number): void {
    const dueMs = performance.now() + delayMs;
    if (this.#timer && this.#dueMs <= dueMs) return;
    clearTimeout(this.#timer);
    this.#dueMs = dueMs;
    this.#timer = setTimeout(() => void this.#run(), delayMs);
    // A client that waits for nothing keeps no process alive.
    if (delayMs > 0) this.#timer.unref();
  }

  async #run(): Promise<void> {
    const running = this.#running;
    const found = await this.#addresses.resolve();
    if (running !== this.#running) return;
    this.#timer = undefined;
    this.#schedule(found.length > 0 ? LOOKUP_INTERVAL_MS : LOOKUP_SOON_MS);
    this.#tell(found);
  }

  #tell(found: readonly HostPort[]): void {
    if (found.length === 0) {
      this.#told = '';
      const failure = { code: status.UNAVAILABLE, details: 'no address could be looked up', metadata: new Metadata() };
      this.#listener(experimental.statusOrFromError(failure), {}, null, '');
      return;
    }
    // Nothing new is nothing to tell: the balancer would begin its round again.
    const text = JSON.stringify(found);
    if (text === this.#told) return;
    this.#told = text;
    const endpoints: Endpoint[] = found.map(({ host, port }) => ({ addresses: [{ host, port }] }));
    this.#listener(experimental.statusOrFromValue(endpoints), {}, null, '');
  }
}

experimental.registerResolver(ADDRESS_LIST_SCHEME, AddressListResolver);
