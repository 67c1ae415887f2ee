// What the gateway's replay path costs with large bodies, beside a bare Koa server on the same machine in the same run.
// One JSON line a figure on standard output.
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { medianOf } from '../../../engine-pool/src/image/median.ts';
import { startGatewayProcess, startModule } from '../../suites/rest/support/gateway-process.ts';

/** The servers take turns, so that a noisy moment of the machine meets both. */
const ROUNDS = 3;
const ROUND_SECONDS = 4;
/** Enough that the gateway has work while some requests wait for the ledger: throughput is measured, not latency. */
const CONNECTIONS = 16;
const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Requests a second; fails when any answer is no 201. */
async function rate(request: autocannon.Options): Promise<number> {
  const result = await autocannon({ connections: CONNECTIONS, duration: ROUND_SECONDS, method: 'POST', ...request });
  const counts = result.statusCodeStats as Record<string, { count: number }> | undefined;
  const right = counts?.['201']?.count ?? 0;
  if (right === 0 || result.errors > 0 || Object.keys(counts ?? {}).length > 1) {
    throw new Error(`${request.url} answered ${JSON.stringify(counts)} with ${result.errors} errors`);
  }
  return right / result.duration;
}

async function compare(metric: string, ours: autocannon.Options, peer: autocannon.Options) {
  const rates: { ours: number[]; peer: number[] } = { ours: [], peer: [] };
  // Round 0 warms both up: what is measured is compiled code.
  for (let round = 0; round <= ROUNDS; round++) {
    const measured = { peer: await rate(peer), ours: await rate(ours) };
    if (round === 0) continue;
    rates.peer.push(measured.peer);
    rates.ours.push(measured.ours);
    process.stderr.write(`gateway: ${metric}, round ${round} of ${ROUNDS}\n`);
  }
  const figures = { ours: Math.round(medianOf(rates.ours)), peer: Math.round(medianOf(rates.peer)) };
  const ratio = Math.round((figures.ours / figures.peer) * 100) / 100;
  process.stdout.write(`${JSON.stringify({ bench: 'gateway', metric, ...figures, ratio, unit: 'requests/s' })}\n`);
}

const gateway = await startGatewayProcess();
const peer = await startModule<{ url: string }>(fileURLToPath(new URL('./gateway/bare-koa.ts', import.meta.url)));
try {
  const url = `${gateway.baseUrl}/documents/birth-certificate`;
  const json = { 'Content-Type': 'application/json' };
  for (const [name, textBytes] of [
    ['300 KB', 300_000],
    ['2 MB', 2_000_000],
  ] as const) {
    const file = Buffer.concat([PNG_SIGNATURE, randomBytes((textBytes * 3) / 4)]);
    const body = JSON.stringify({ imageType: 'base64', imageBase64: file.toString('base64'), requestId: 'bench' });
    const headers = { ...json, Authorization: `Bearer ${gateway.key}` };
    // The first one runs and is kept; what is measured are its replays.
    const first = await fetch(url, { method: 'POST', headers, body });
    if (first.status !== 201) throw new Error(`the first request answered ${first.status}`);
    await compare(`replay of a ${name} body`, { url, headers, body }, { url: peer.said.url, headers: json, body });
  }
} finally {
  gateway.close();
  peer.close();
}
