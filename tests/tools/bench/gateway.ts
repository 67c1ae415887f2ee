// What large bodies cost the gateway, beside a bare Koa server on the same machine in the same run: replays a second, and how
// long its event loop is kept from everyone else.
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { IMAGE_BYTES_MAX } from '@lavra/shared/limits';
import autocannon from 'autocannon';
import { medianOf } from '../../../engine-pool/src/image/median.ts';
import { startGatewayProcess, startModule } from './gateway/gateway-process.ts';
import { progress, report } from './report.ts';

/** The servers take turns, so that a noisy moment of the machine meets both. */
const ROUNDS = 3;
const ROUND_SECONDS = 4;
/** Enough that the gateway has work while some requests wait for the ledger: throughput is measured, not latency. */
const CONNECTIONS = 16;
const BODIES_AT_ONCE = 8;
const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

interface Server {
  readonly url: string;
  eventLoopDelayMs(): Promise<number>;
}

/** Requests a second that the server answers 201; fails when any answer is another. */
async function rate(server: Server, request: Omit<autocannon.Options, 'url'>): Promise<number> {
  const result = await autocannon({ url: server.url, method: 'POST', ...request });
  const counts = result.statusCodeStats as Record<string, { count: number }> | undefined;
  const right = counts?.['201']?.count ?? 0;
  if (right === 0 || result.errors > 0 || Object.keys(counts ?? {}).length > 1) {
    throw new Error(`${server.url} answered ${JSON.stringify(counts)} with ${result.errors} errors`);
  }
  return right / result.duration;
}

/** What such requests at once held up of the server's event loop, in ms: the 99th percentile. */
async function eventLoopDelayMs(server: Server, request: Omit<autocannon.Options, 'url'>): Promise<number> {
  await server.eventLoopDelayMs();
  await rate(server, { connections: BODIES_AT_ONCE, amount: BODIES_AT_ONCE, ...request });
  return server.eventLoopDelayMs();
}

async function compare(metric: string, unit: string, measure: (server: Server) => Promise<number>) {
  const figures: { ours: number[]; peer: number[] } = { ours: [], peer: [] };
  // Round 0 warms both up: what is measured is compiled code.
  for (let round = 0; round <= ROUNDS; round++) {
    const measured = { peer: await measure(peer), ours: await measure(ours) };
    if (round === 0) continue;
    figures.peer.push(measured.peer);
    figures.ours.push(measured.ours);
    progress(`gateway: ${metric}, round ${round} of ${ROUNDS}`);
  }
  report({ bench: 'gateway', metric, ours: medianOf(figures.ours), peer: medianOf(figures.peer), unit });
}

function bodyOf(fileBytes: number, rest: { requestId?: string } = {}): string {
  const file = Buffer.concat([PNG_SIGNATURE, randomBytes(fileBytes - PNG_SIGNATURE.length)]);
  return JSON.stringify({ imageType: 'base64', imageBase64: file.toString('base64'), ...rest });
}

const gateway = await startGatewayProcess();
const bareKoa = await startModule<{ url: string }>(fileURLToPath(new URL('./gateway/bare-koa.ts', import.meta.url)));
const ours: Server = { ...gateway, url: `${gateway.baseUrl}/documents/birth-certificate` };
const peer: Server = { ...bareKoa, url: bareKoa.said.url };
try {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${gateway.key}` };
  for (const [name, textBytes] of [
    ['300 KB', 300_000],
    ['2 MB', 2_000_000],
  ] as const) {
    const body = bodyOf((textBytes * 3) / 4, { requestId: 'bench' });
    // The first one runs and is kept; what is measured are its replays.
    const first = await fetch(ours.url, { method: 'POST', headers, body });
    if (first.status !== 201) throw new Error(`the first request answered ${first.status}`);
    await compare(`replay of a ${name} body`, 'requests/s', (server) =>
      rate(server, { connections: CONNECTIONS, duration: ROUND_SECONDS, headers, body }),
    );
  }
  const body = bodyOf(IMAGE_BYTES_MAX);
  await compare(`event loop held by ${BODIES_AT_ONCE} bodies of 14 MB at once, p99`, 'ms', (server) =>
    eventLoopDelayMs(server, { headers, body }),
  );
} finally {
  gateway.close();
  bareKoa.close();
}
