// Replicas that die in the middle of a file: HTTP/2 servers that end the connection under a call of Extract.
import { once } from 'node:events';
import { createServer, type Http2Server, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { connectEnginePool, type EnginePool } from './engine-pool.ts';

const CALL = { timeoutMs: 20_000, httpRequestId: 'test', signal: new AbortController().signal };
const servers: Http2Server[] = [];
let pool: EnginePool | undefined;

afterEach(() => {
  pool?.close();
  for (const server of servers.splice(0)) server.close();
});

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
  return pool.extract({ file: Buffer.from('a file'), resizeImage: false, engine: undefined }, CALL);
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
