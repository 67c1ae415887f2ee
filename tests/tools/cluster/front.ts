// One address in front of several: each connection goes to the next one that accepts it.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Front {
  readonly port: number;
  close(): Promise<void>;
}

/** @param addresses host:port each. */
export async function startFront(addresses: readonly string[], port = 0): Promise<Front> {
  const sockets = new Set<Socket>();
  let turn = 0;
  const server = createServer(async (caller) => {
    sockets.add(caller);
    caller.once('close', () => sockets.delete(caller));
    caller.on('error', () => caller.destroy());
    for (let tries = 0; tries < addresses.length; tries++) {
      const target = await dial(addresses[turn++ % addresses.length] as string);
      if (!target) continue;
      target.on('error', () => caller.destroy());
      // What the other side said last still reaches the caller.
      target.once('close', () => caller.end());
      caller.once('close', () => target.destroy());
      caller.pipe(target).pipe(caller);
      return;
    }
    caller.destroy();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

async function dial(address: string): Promise<Socket | undefined> {
  const [host, port] = address.split(':') as [string, string];
  const socket = connect(Number(port), host);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });
}
