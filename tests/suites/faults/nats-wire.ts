// Stands between the services and NATS: hears every byte, and can hold all of them back, as a broken network does.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface NatsWire {
  readonly port: number;
  /** Everything that went through, both ways. */
  heard(): Buffer;
  /** From now on nothing goes through, and nobody is told. */
  partition(): void;
  /** What was held back goes on. */
  heal(): void;
  close(): Promise<void>;
}

/** Far more than any test sends. */
const HEARD_BYTES_MAX = 64 * 1_048_576;

export async function startNatsWire(serverPort: number): Promise<NatsWire> {
  const sockets = new Set<Socket>();
  const heard: Buffer[] = [];
  let heardBytes = 0;
  let isParted = false;
  const follow = (from: Socket, to: Socket) => {
    sockets.add(from);
    if (isParted) from.pause();
    from.on('data', (chunk: Buffer) => {
      heardBytes += chunk.length;
      if (heardBytes <= HEARD_BYTES_MAX) heard.push(chunk);
      to.write(chunk);
    });
    from.on('error', () => to.destroy());
    from.once('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((service) => {
    const nats = connect(serverPort, '127.0.0.1');
    follow(service, nats);
    follow(nats, service);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    heard: () => Buffer.concat(heard),
    partition() {
      isParted = true;
      for (const socket of sockets) socket.pause();
    },
    heal() {
      isParted = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
