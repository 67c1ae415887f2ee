// Replicas that die in the middle of a file: HTTP/2 servers that end the connection under a call of Extract.
import { once } from 'node:events';
import { createServer, type Http2Server, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { ExtractRequest, ExtractResponse } from '@lavra/proto/engine/v1/engine';
import { afterEach, expect, test } from 'vitest';
import { connectEnginePool, type EnginePool } from './engine-pool.ts';

const REQUEST = { file: Buffer.from('a file'), resizeImage: false, engine: undefined };
const CALL = {
  caller: 'org_test',
  timeoutMs: 20_000,
  httpRequestId: 'test',
  signal: new AbortController().signal,
};
/** Of gRPC: a flag and a length, before each message; here of one that fits into a byte. */
const FRAME_HEAD = 5;
const NO_ANSWER = frameOf(
  ExtractResponse.fromPartial({ outcome: { $case: 'unanswered', value: { code: 2 } }, stageTimes: [] }),
);
const servers: Http2Server[] = [];
let pool: EnginePool | undefined;

afterEach(() => {
  pool?.close();
  for (const server of servers.splice(0)) server.close();
});

function frameOf(response: ExtractResponse): Buffer {
  const message = ExtractResponse.encode(response).finish();
  return Buffer.concat([Buffer.from([0, 0, 0, 0, message.length]), message]);
}

/** @returns its address; `onCall` is given every call of Extract. */
async function replica(onCall: (stream: ServerHttp2Stream) => void): Promise<string> {
  const server = createServer();
  servers.push(server);
  server.on('sessionError', () => {});
  server.on('stream', (stream: ServerHttp2Stream) => {
    stream.on('error', () => {});
    onCall(stream);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function extract(addresses: readonly string[]) {
  pool = connectEnginePool(addresses.join(','), 'token');
  return pool.extract(REQUEST, CALL);
}

test('a file under which two replicas died is tried on no third', async () => {
  let deaths = 0;
  const dying = () =>
    replica((stream) => {
      stream.respond({ ':status': 200, 'content-type': 'application/grpc+proto' });
      // After the headers are out.
      setImmediate(() => {
        deaths++;
        stream.session?.destroy();
      });
    });
  const outcome = await extract(await Promise.all([dying(), dying(), dying(), dying()]));
  expect(outcome).toMatchObject({ kind: 'unanswered', code: 'IMAGE_NOT_PROCESSABLE' });
  expect(deaths).toBe(2);
});

test('a replica that ends before it begins a file says nothing about it', async () => {
  const gone = () => replica((stream) => stream.session?.destroy());
  const outcome = await extract(await Promise.all([gone(), gone(), gone()]));
  expect(outcome).toMatchObject({ kind: 'unanswered', code: 'EXTRACTION_UNAVAILABLE' });
});

test('of a flood what is over waits here or is refused, and the other organization is next', async () => {
  const callers: string[] = [];
  const answers: (() => void)[] = [];
  const address = await replica((stream) => {
    stream.once('data', (frame: Buffer) => callers.push(ExtractRequest.decode(frame.subarray(FRAME_HEAD)).caller));
    stream.respond({ ':status': 200, 'content-type': 'application/grpc+proto' }, { waitForTrailers: true });
    stream.on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': '0' }));
    answers.push(() => stream.end(NO_ANSWER));
  });
  pool = connectEnginePool(address, 'token', undefined, { atOnceMax: 2, waitingMax: 2 });
  const ends: string[] = [];
  const send = (caller: string) =>
    pool?.extract(REQUEST, { ...CALL, caller }).then((outcome) => {
      ends.push(`${caller}: ${outcome.kind === 'unanswered' ? outcome.code : outcome.kind}`);
    });
  const flood = Array.from({ length: 5 }, () => send('flood'));
  await expect.poll(() => [callers, ends]).toEqual([['flood', 'flood'], ['flood: EXTRACTION_BUSY']]);
  const other = send('other');
  await expect.poll(() => ends.length).toBe(2);
  answers.shift()?.();
  await expect.poll(() => callers.at(-1)).toBe('other');
  for (let left = 3; left > 0; left--) {
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    answers.shift()?.();
  }
  await Promise.all([...flood, other]);
  expect(ends.toSorted()).toEqual([
    ...new Array(2).fill('flood: EXTRACTION_BUSY'),
    ...new Array(3).fill('flood: IMAGE_NOT_PROCESSABLE'),
    'other: IMAGE_NOT_PROCESSABLE',
  ]);
});

test('a call that waits ends with its time or its lease', async () => {
  const address = await replica((stream) =>
    stream.respond({ ':status': 200, 'content-type': 'application/grpc+proto' }),
  );
  pool = connectEnginePool(address, 'token', undefined, { atOnceMax: 1, waitingMax: 2 });
  const stop = new AbortController();
  const running = pool.extract(REQUEST, { ...CALL, signal: stop.signal });
  expect(await pool.extract(REQUEST, { ...CALL, timeoutMs: 50 })).toMatchObject({ code: 'EXTRACTION_TIMEOUT' });
  const waiting = pool.extract(REQUEST, { ...CALL, signal: stop.signal });
  stop.abort();
  expect([(await waiting).kind, (await running).kind]).toEqual(['stopped', 'stopped']);
});
