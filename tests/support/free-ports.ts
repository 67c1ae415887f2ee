// Ports that nobody listens on, so that tests run beside each other and beside a running installation.
import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { systemErrorCode } from '@lavra/shared/startup-error';

/** Below the range that systems take outgoing connections from: a port let go is not taken by one before its use. */
const FIRST_PORT = 10_000;
const LAST_PORT = 32_000;

/** Ports free a moment ago, all different: they are held together before any is let go. */
export async function freePorts(count: number): Promise<number[]> {
  const held = await Promise.all(Array.from({ length: count }, () => holdRange(1)));
  return held.map(({ port, release }) => {
    release();
    return port;
  });
}

/** The first of `count` free ports in a row (METRICS_PORT and the two after it). */
export async function freePortRange(count: number): Promise<number> {
  const { port, release } = await holdRange(count);
  release();
  return port;
}

interface HeldRange {
  readonly port: number;
  release(): void;
}

async function holdRange(count: number): Promise<HeldRange> {
  while (true) {
    const port = randomInt(FIRST_PORT, LAST_PORT - count);
    const servers: Server[] = [];
    const release = () => {
      for (const server of servers) server.close();
    };
    try {
      for (let offset = 0; offset < count; offset++) servers.push(await listen(port + offset));
      return { port, release };
    } catch (error) {
      release();
      if (systemErrorCode(error) !== 'EADDRINUSE') throw error;
    }
  }
}

function listen(port: number): Promise<Server> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}
