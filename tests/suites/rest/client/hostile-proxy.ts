// A proxy that does to requests what bad networks do: drops them, drops or cuts the answers, delays, sends twice.
import { once } from 'node:events';
import {
  type ClientRequest,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type Embedded, startEmbedded } from '../../../support/embedded.ts';

/** What each client asks for through it, so many at a time. */
export const EXTRACTIONS = 100;
export const AT_ONCE = 10;

/** The product behind it, whose pool has no room for all of them: it says so, and they wait it out. */
export function startProduct(): Promise<Embedded> {
  const env = { LOAD_TEST_MODE: 'true', SIMULATED_ENGINE_MS: '50', ENGINE_POOL_QUEUE_MAX: '4' };
  return startEmbedded({ env });
}

const HARMS = [
  'none',
  'none',
  'drop request',
  'drop answer',
  'cut answer',
  'delay',
  'send twice',
  'bad gateway',
] as const;
export type Harm = (typeof HARMS)[number];
const DELAY_MAX_MS = 400;

export interface HostileProxy {
  readonly origin: string;
  /** How often each was done. */
  readonly done: ReadonlyMap<Harm, number>;
  close(): Promise<void>;
}

/** @param random decides what happens, 0 to 1 a call. */
export async function startHostileProxy(target: string, random: () => number): Promise<HostileProxy> {
  const done = new Map<Harm, number>();
  const { hostname, port } = new URL(target);

  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const harm = HARMS[Math.floor(random() * HARMS.length)] ?? 'none';
    done.set(harm, (done.get(harm) ?? 0) + 1);
    const forward = () => send({ hostname, port }, request, body);
    switch (harm) {
      case 'drop request':
        response.destroy();
        return;
      case 'bad gateway':
        response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>502</h1>');
        return;
      case 'delay':
        await delay(random() * DELAY_MAX_MS);
        break;
      case 'send twice':
        void forward().catch(() => undefined);
        break;
    }
    await answer(response, forward(), harm).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    done,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Received {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

async function send(
  target: { hostname: string; port: string },
  request: IncomingMessage,
  body: Buffer,
): Promise<Received> {
  const { host: _host, ...headers } = request.headers;
  const upstream: ClientRequest = httpRequest({ ...target, method: request.method, path: request.url, headers });
  upstream.end(body);
  const [response] = (await once(upstream, 'response')) as [IncomingMessage];
  const received = Buffer.concat(await response.toArray());
  return { status: response.statusCode ?? 0, headers: response.headers, body: received };
}

async function answer(response: ServerResponse, received: Promise<Received>, harm: Harm): Promise<void> {
  const { status, headers, body } = await received;
  if (harm === 'drop answer') {
    response.destroy();
    return;
  }
  response.writeHead(status, headers);
  if (harm !== 'cut answer') {
    response.end(body);
    return;
  }
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
}

/** mulberry32: the same harm every time. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
