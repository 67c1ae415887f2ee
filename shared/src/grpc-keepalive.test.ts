// What becomes of a call that outlives keepalive pings: on a connection that drains, and at a process that stands still.
// The timers are the test's own, so that 20 seconds pass when it says so.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { connectivityState, status } from '@grpc/grpc-js';
import { Engine, EnginePoolServiceClient, EnginePoolServiceService } from '@lavra/proto/engine/v1/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, channel } from './grpc-client.ts';
import { KEEPALIVE_OPTIONS } from './grpc-keepalive.ts';
import { startGrpcServer, unary } from './grpc-server.ts';
import { createLogger } from './logger.ts';

const TOKEN = 'a service token for the tests of keepalive';
const TIMERS: NonNullable<Parameters<typeof vi.useFakeTimers>[0]> = { toFake: ['setTimeout', 'clearTimeout'] };
const PING_AFTER_MS = KEEPALIVE_OPTIONS['grpc.keepalive_time_ms'];
/** As it was when busy processes were taken for dead ones. */
const TOO_SHORT_MS = 5_000;

let client: EnginePoolServiceClient;
afterEach(() => {
  client.close();
  vi.useRealTimers();
});

function ask(port: number): Promise<object> {
  client = new EnginePoolServiceClient(...channel(`127.0.0.1:${port}`));
  const request = { file: Buffer.alloc(1), resizeImage: false, engine: Engine.ENGINE_UNSPECIFIED, caller: '' };
  const answer = call(client.extract.bind(client), request, { token: TOKEN, timeoutMs: 600_000 });
  // Looked at when the test gets there.
  answer.catch(() => {});
  return answer;
}

/** Waits for what happens at once, though timers are involved. */
async function soon(event: Promise<unknown>): Promise<void> {
  let happened = false;
  void event.then(() => {
    happened = true;
  });
  while (!happened) await pass(0);
}

/** Lets time pass, and what was sent over the loopback arrive. */
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  for (let turns = 0; turns < 100; turns++) await new Promise(setImmediate);
}

describe('a call to another process', () => {
  let server: ChildProcess;
  let answer: Promise<object>;
  beforeEach(async () => {
    server = fork(fileURLToPath(new URL('./testing/gated-server.ts', import.meta.url)), [TOKEN]);
    const [port] = await once(server, 'message');
    vi.useFakeTimers(TIMERS);
    answer = ask(port);
    await soon(once(server, 'message'));
  });
  afterEach(() => {
    server.kill('SIGKILL');
  });

  test('that stands still for less than the limit is waited for', async () => {
    server.kill('SIGSTOP');
    await pass(PING_AFTER_MS);
    await pass(TOO_SHORT_MS + 1_000);
    server.kill('SIGCONT');
    server.send('answer');
    await expect(answer).resolves.toMatchObject({ stageTimes: [] });
  });

  test('that stays silent is given up in time for another to take its call', async () => {
    server.kill('SIGSTOP');
    await pass(PING_AFTER_MS);
    await pass(KEEPALIVE_OPTIONS['grpc.keepalive_timeout_ms']);
    await expect(answer).rejects.toMatchObject({ code: status.UNAVAILABLE });
  });
});

test('a call on a connection that drains is finished, however many pings fall due meanwhile', async () => {
  vi.useFakeTimers(TIMERS);
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const extract = unary('Extract', createLogger('test', 'silent'), async () => {
    begun.resolve();
    await gate.promise;
    return { outcome: undefined, image: undefined, stageTimes: [] };
  });
  const implementation = { extract, describe: () => {} };
  const services = [{ definition: EnginePoolServiceService, implementation, token: TOKEN }];
  const server = await startGrpcServer({ host: '127.0.0.1', port: 0, portVariable: 'TEST_PORT', services });
  const answer = ask(server.port);
  await soon(begun.promise);
  const closed = server.close();
  // The client has heard that this connection takes no more calls.
  while (client.getChannel().getConnectivityState(false) === connectivityState.READY) await pass(0);
  for (let ping = 0; ping < 5; ping++) await pass(PING_AFTER_MS);
  gate.resolve();
  await expect(answer).resolves.toMatchObject({ stageTimes: [] });
  await closed;
});
