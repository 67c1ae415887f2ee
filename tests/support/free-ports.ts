// Ports that nobody listens on, so that tests run beside each other and beside a running installation.
import { createServer } from 'node:net';

/** Ports free a moment ago, all different: they are held together before any is let go. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** The first of `count` free ports in a row (METRICS_PORT and the two after it). */
export async function freePortRange(count: number): Promise<number> {
  while (true) {
    const [first] = await freePorts(1);
    if (first === undefined || first + count > 65_535) continue;
    if (await allFree(first, count)) return first;
  }
}

async function allFree(first: number, count: number): Promise<boolean> {
  for (let port = first; port < first + count; port++) {
    const server = createServer();
    const free = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, () => resolve(true));
    });
    if (!free) return false;
    await new Promise((resolve) => server.close(resolve));
  }
  return true;
}
