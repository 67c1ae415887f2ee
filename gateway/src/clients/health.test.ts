// How soon the health of what we need is known when replicas of it hang.
import { once } from 'node:events';
import { createServer, type Http2Server, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { connectEnginePool, type EnginePool } from '@lavra/engine-client';
import { DescribeResponse, EnginePoolServiceService, ExtractResponse } from '@lavra/proto/engine/v1/engine';
import { startGrpcServer, unary } from '@lavra/shared/grpc-server';
import { createLogger } from '@lavra/shared/logger';
import { afterEach, expect, test } from 'vitest';
import { Health } from './health.ts';

const TOKEN = 'a service token for the tests of health';
/** What a proxy in front waits at most before it calls a gateway dead, less a margin. */
const REPORT_MAX_MS = 1_500;

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** Takes connections and calls, and never answers one. */
async function startHangingReplica(): Promise<string> {
  const server: Http2Server = createServer();
  const sessions: ServerHttp2Session[] = [];
  server.on('session', (session) => sessions.push(session));
  server.on('stream', (stream) => stream.on('error', () => {}));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    for (const session of sessions) session.destroy();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function startReplica(): Promise<string> {
  const silent = createLogger('replica', 'silent');
  const implementation = {
    describe: unary('Describe', silent, () => DescribeResponse.fromPartial({ simulated: true })),
    extract: unary('Extract', silent, () => ExtractResponse.fromPartial({})),
  };
  const server = await startGrpcServer({
    host: '127.0.0.1',
    port: 0,
    portVariable: 'ENGINE_POOL_PORT',
    services: [{ token: TOKEN, definition: EnginePoolServiceService, implementation }],
  });
  closers.push(() => server.close());
  return `127.0.0.1:${server.port}`;
}

function connect(addresses: string[]): EnginePool {
  const pool = connectEnginePool(addresses.join(','), TOKEN);
  closers.push(() => pool.close());
  return pool;
}

async function reportIn(pool: EnginePool) {
  const startedAt = performance.now();
  const report = await new Health({ ledger: pool, enginePool: pool }).report();
  return { report, elapsedMs: performance.now() - startedAt };
}

test('two hung replicas of three neither make us unhealthy nor keep the caller', async () => {
  const pool = connect([await startHangingReplica(), await startHangingReplica(), await startReplica()]);
  // Once it is connected to all three.
  await expect.poll(() => pool.isServing(), { timeout: 10_000 }).toBe(true);
  const { report, elapsedMs } = await reportIn(pool);
  expect(report).toEqual({ isHealthy: true, isSimulated: true });
  expect(elapsedMs).toBeLessThan(REPORT_MAX_MS);
});

test('when every replica hangs the report says so in time', async () => {
  const pool = connect([await startHangingReplica(), await startHangingReplica()]);
  const { report, elapsedMs } = await reportIn(pool);
  expect(report).toEqual({ isHealthy: false, isSimulated: false });
  expect(elapsedMs).toBeLessThan(REPORT_MAX_MS);
});
