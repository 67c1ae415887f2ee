// Calls over several replicas, against real servers: full ones, failing ones, new ones, draining ones.
import { type ServerUnaryCall, status } from '@grpc/grpc-js';
import {
  Engine,
  EnginePoolServiceClient,
  type EnginePoolServiceServer,
  EnginePoolServiceService,
} from '@lavra/proto/engine/v1/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { call, channel } from './grpc-client.ts';
import { GrpcFailure, type RunningGrpcServer, startGrpcServer, unary } from './grpc-server.ts';
import { createLogger } from './logger.ts';

const TOKEN = 'a service token for the tests of the client';
const names = vi.hoisted(() => new Map<string, string[]>());
vi.mock('node:dns/promises', () => ({
  lookup: async (name: string) => (names.get(name) ?? [name]).map((address) => ({ address })),
}));

const closers: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

interface Replica extends RunningGrpcServer {
  calls: number;
  handle: () => Promise<void> | void;
}

async function replica(handle: Replica['handle'] = () => {}, host = '127.0.0.1', port = 0): Promise<Replica> {
  const logger = createLogger('test', 'silent');
  const response = { outcome: undefined, image: undefined, stageTimes: [] };
  const implementation = {
    extract: unary('Extract', logger, async () => {
      started.calls += 1;
      await started.handle();
      return response;
    }),
    describe: (_call: ServerUnaryCall<unknown, unknown>) => {},
  } as unknown as EnginePoolServiceServer;
  const server = await startGrpcServer({
    host,
    port,
    portVariable: 'TEST_PORT',
    services: [{ definition: EnginePoolServiceService, implementation, token: TOKEN }],
  });
  const started: Replica = Object.assign(server, { calls: 0, handle });
  closers.push(() => server.close());
  return started;
}

function caller(addresses: string, fileBytes = 10) {
  const retryable = {
    service: 'lavra.engine.v1.EnginePoolService',
    codes: ['UNAVAILABLE', 'RESOURCE_EXHAUSTED'],
  } as const;
  const client = new EnginePoolServiceClient(...channel(addresses, { retryable }));
  closers.push(() => client.close());
  const request = { file: Buffer.alloc(fileBytes), resizeImage: false, engine: Engine.ENGINE_UNSPECIFIED, caller: '' };
  return () => call(client.extract.bind(client), request, { token: TOKEN, timeoutMs: 20_000 });
}

const at = (...replicas: RunningGrpcServer[]) => replicas.map(({ port }) => `127.0.0.1:${port}`).join(',');
const full = () => {
  throw new GrpcFailure(status.RESOURCE_EXHAUSTED, 'full');
};

test('calls go round, and none fails for a replica that is full, ten megabytes or not', async () => {
  const [one, two] = [await replica(), await replica(full)];
  const ask = caller(at(one, two), 10 * 1_048_576);
  for (let number = 0; number < 10; number++) await ask();
  expect(one.calls).toBe(10);
  expect(two.calls).toBeGreaterThan(0);
});

test('when all are full the caller is told so', async () => {
  const [one, two] = [await replica(full), await replica(full)];
  await expect(caller(at(one, two))()).rejects.toMatchObject({ code: status.RESOURCE_EXHAUSTED });
  expect(one.calls + two.calls).toBe(5);
});

test('a replica that is gone is passed over', async () => {
  const [one, two] = [await replica(), await replica()];
  const ask = caller(at(one, two));
  await Promise.all(Array.from({ length: 8 }, ask));
  await two.close();
  await Promise.all(Array.from({ length: 20 }, ask));
  expect(one.calls + two.calls).toBe(28);
});

test('one that drains finishes what it runs, and loses no call that comes meanwhile', async () => {
  const gate = Promise.withResolvers<void>();
  const [one, two] = [await replica(), await replica()];
  const ask = caller(at(one, two));
  await vi.waitUntil(async () => (await ask()) && two.calls > 0, { timeout: 5_000 });
  one.calls = two.calls = 0;
  two.handle = () => gate.promise;
  const running = Array.from({ length: 8 }, ask);
  await vi.waitUntil(() => one.calls + two.calls === 8);
  expect(two.calls).toBe(4);
  const closed = two.close();
  await Promise.all(Array.from({ length: 50 }, ask));
  gate.resolve();
  await Promise.all([...running, closed]);
  expect({ one: one.calls, two: two.calls }).toEqual({ one: 54, two: 4 });
});

test('a new replica behind a name gets calls within its next lookup', async () => {
  const one = await replica();
  names.set('pool', ['127.0.0.1']);
  const ask = caller(`dns:///pool:${one.port}`);
  await ask();
  const two = await replica(() => {}, '127.0.0.2', one.port);
  names.set('pool', ['127.0.0.1', '127.0.0.2']);
  await vi.waitUntil(async () => (await ask()) && two.calls > 0, { timeout: 15_000, interval: 100 });
  names.delete('pool');
});

test('the circuit of a replica opens while not one of its calls comes back well', async () => {
  const broken = () => {
    throw new GrpcFailure(status.UNAVAILABLE, 'broken');
  };
  const [one, two] = [await replica(), await replica(broken)];
  const ask = caller(at(one, two));
  const until = async (enough: () => boolean) =>
    vi.waitUntil(
      async () => {
        one.calls = two.calls = 0;
        for (let number = 0; number < 20; number++) await ask();
        return enough();
      },
      { timeout: 20_000, interval: 200 },
    );
  await until(() => two.calls === 0 && one.calls === 20);
  two.handle = () => {};
  await until(() => two.calls > 5);
}, 45_000);
