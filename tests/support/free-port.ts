// For servers that cannot choose a port by themselves.
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** One of loopback that was free a moment ago: somebody else may have it by the time it is bound. */
export async function portLetGo(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
