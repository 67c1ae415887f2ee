// A small internet on loopback for tests of imageUrl: a DNS server, an image server that counts as public, and a canary
// that must never see a connection.
import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { createNetwork, type Network } from '@lavra/gateway';
import { type DnsServer, type DnsTable, startDnsServer } from './dns-server.ts';

/** Loopback, but not where anything else listens. */
export const PUBLIC_ADDRESS = '127.0.0.7';

/** Of addresses that count as public, and where nothing listens but the canary. */
export const DEAD_PREFIX = '127.0.7.';

export interface TestWeb {
  readonly network: Network;
  /** Of the image server, which is the only one that counts as public. */
  readonly port: number;
  readonly canaryPort: number;
  readonly canaryConnections: () => number;
  close(): Promise<void>;
}

/** @param names more names and their addresses; image.test is the image server's. */
export async function startTestWeb(serve: RequestListener, names: DnsTable = {}): Promise<TestWeb> {
  const dns: DnsServer = await startDnsServer({ 'image.test': [PUBLIC_ADDRESS], ...names });
  const images = createHttpServer(serve);
  images.listen(0, PUBLIC_ADDRESS);
  await once(images, 'listening');
  let connections = 0;
  const canary = createTcpServer((socket) => {
    connections++;
    socket.destroy();
  });
  // Both families on every address of the machine.
  canary.listen(0, '::');
  await once(canary, 'listening');
  const port = portOf(images);
  const canaryPort = portOf(canary);

  const real = createNetwork([dns.address]);
  return {
    network: {
      resolve: real.resolve,
      isPortAllowed: (asked) => real.isPortAllowed(asked) || asked === port || asked === canaryPort,
      isAddressAllowed: (address) =>
        real.isAddressAllowed(address) || address === PUBLIC_ADDRESS || address.startsWith(DEAD_PREFIX),
    },
    port,
    canaryPort,
    canaryConnections: () => connections,
    async close() {
      images.closeAllConnections();
      await Promise.all([
        dns.close(),
        new Promise((done) => images.close(done)),
        new Promise((done) => canary.close(done)),
      ]);
    },
  };
}

function portOf(server: Server | ReturnType<typeof createTcpServer>): number {
  return (server.address() as AddressInfo).port;
}
