// What the gateway costs beside a bare Koa server on the same machine in the same run: its replay path with large bodies,
// and a refused key. One JSON line a figure on standard output.
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createApiKey } from '@lavra/shared/api-key';
import autocannon from 'autocannon';
import { SECRET, TOKEN } from '../gateway/support/scripted-services.ts';

/** The servers take turns, so that a noisy moment of the machine meets both. */
const ROUNDS = 3;
const ROUND_SECONDS = 4;
const CONNECTIONS = 4;
const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

const children: ChildProcess[] = [];

/** Starts a module and waits for its first message. */
async function start<Message>(module: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Message> {
  const path = fileURLToPath(new URL(module, import.meta.url));
  const child = fork(path, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  children.push(child);
  const { promise, resolve, reject } = Promise.withResolvers<Message>();
  child.once('message', (message) => resolve(message as Message));
  child.once('exit', (code) => reject(new Error(`${module} ended with ${code}`)));
  return promise;
}

/** Requests a second; fails when any answer has another status. */
async function rate(request: autocannon.Options, status: number): Promise<number> {
  const result = await autocannon({ connections: CONNECTIONS, duration: ROUND_SECONDS, method: 'POST', ...request });
  const counts = result.statusCodeStats as Record<string, { count: number }> | undefined;
  const right = counts?.[String(status)]?.count ?? 0;
  if (right === 0 || result.errors > 0 || Object.keys(counts ?? {}).length > 1) {
    throw new Error(`${request.url} answered ${JSON.stringify(counts)} with ${result.errors} errors`);
  }
  return right / result.duration;
}

async function compare(metric: string, status: number, ours: autocannon.Options, peer: autocannon.Options) {
  const rates: { ours: number[]; peer: number[] } = { ours: [], peer: [] };
  for (let round = 1; round <= ROUNDS; round++) {
    rates.peer.push(await rate(peer, status));
    rates.ours.push(await rate(ours, status));
    process.stderr.write(`gateway: ${metric}, round ${round} of ${ROUNDS}\n`);
  }
  const median = (values: number[]) => Math.round(values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
  const figures = { ours: median(rates.ours), peer: median(rates.peer) };
  const ratio = Math.round((figures.ours / figures.peer) * 100) / 100;
  process.stdout.write(`${JSON.stringify({ bench: 'gateway', metric, ...figures, ratio, unit: 'requests/s' })}\n`);
}

try {
  const key = createApiKey('test');
  const services = await start<{ ledgerAddress: string; enginePoolAddress: string }>('./gateway/services.ts', [key]);
  const gateway = await start<{ address: string }>('../../gateway/src/main.ts', [], {
    PORT: '0',
    GATEWAY_HOST: '127.0.0.1',
    METRICS_PORT: '0',
    LEDGER_ADDRESS: services.ledgerAddress,
    ENGINE_POOL_ADDRESS: services.enginePoolAddress,
    LAVRA_SECRET: SECRET,
    LAVRA_SERVICE_TOKEN: TOKEN,
    LOG_LEVEL: 'warn',
  });
  const peer = await start<{ url: string }>('./gateway/bare-koa.ts');
  const url = `http://${gateway.address}/api/v1/documents/birth-certificate`;
  const json = { 'Content-Type': 'application/json' };

  for (const [name, textBytes] of [
    ['300 KB', 300_000],
    ['2 MB', 2_000_000],
  ] as const) {
    const file = Buffer.concat([PNG_SIGNATURE, randomBytes((textBytes * 3) / 4)]);
    const body = JSON.stringify({ imageType: 'base64', imageBase64: file.toString('base64'), requestId: 'bench' });
    const headers = { ...json, Authorization: `Bearer ${key}` };
    // The first one runs and is kept; what is measured are its replays.
    const first = await fetch(url, { method: 'POST', headers, body });
    if (first.status !== 201) throw new Error(`the first request answered ${first.status}`);
    await compare(`replay of a ${name} body`, 201, { url, headers, body }, { url: peer.url, headers: json, body });
  }
  const unknown = { Authorization: `Bearer ${createApiKey('test')}` };
  const refusedUrl = `${peer.url}/refused`;
  await compare('refused key', 401, { url, headers: unknown }, { url: refusedUrl, headers: unknown });
} finally {
  for (const child of children) child.removeAllListeners('exit').disconnect();
}
