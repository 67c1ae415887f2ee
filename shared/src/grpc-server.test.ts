// What a failed call leaves in the log, and how a server ends.
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { status, type UntypedServiceImplementation } from '@grpc/grpc-js';
import { Engine, EnginePoolServiceClient, EnginePoolServiceService } from '@lavra/proto/engine/v1/engine';
import { expect, test } from 'vitest';
import { call, channel } from './grpc-client.ts';
import { startGrpcServer, unary } from './grpc-server.ts';
import { createLogger } from './logger.ts';

const token = 'a service token for the tests of the server';

const request = { file: Buffer.alloc(1), resizeImage: false, engine: Engine.ENGINE_UNSPECIFIED, caller: '' };

function serve(implementation: UntypedServiceImplementation) {
  const services = [{ definition: EnginePoolServiceService, implementation, token }];
  return startGrpcServer({ host: '127.0.0.1', port: 0, portVariable: 'TEST_PORT', services });
}

test.each([
  ['http-1.2:3', 'http-1.2:3'],
  ['Maria da Silva', undefined],
  [undefined, undefined],
])('a failure of a call with the HTTP request id "%s" is logged with %s, and once', async (httpRequestId, logged) => {
  const lines: { httpRequestId?: string; rpc: string }[] = [];
  const logger = createLogger('test', 'info', { write: (line) => lines.push(JSON.parse(line)) });
  const broken = unary('Broken', logger, () => {
    throw new Error('a bug');
  });
  const server = await serve({ extract: broken, describe: broken });
  const client = new EnginePoolServiceClient(...channel(`127.0.0.1:${server.port}`));
  await expect(
    call(client.extract.bind(client), request, { token, timeoutMs: 5_000, httpRequestId }),
  ).rejects.toMatchObject({ code: status.INTERNAL, details: 'internal error' });
  expect(lines.map(({ rpc, httpRequestId }) => ({ rpc, httpRequestId }))).toEqual([
    { rpc: 'Broken', httpRequestId: logged },
  ]);
  client.close();
  await server.close();
});

test('a peer that never closes its connection keeps no server from ending, and no call that runs is cut', async () => {
  const begun = Promise.withResolvers<void>();
  const extract = unary('Extract', createLogger('test', 'silent'), async () => {
    begun.resolve();
    // Longer than connections without a call are waited for.
    await pause(2_500);
    return { outcome: undefined, image: undefined, stageTimes: [] };
  });
  const server = await serve({ extract, describe: extract });
  const mute = connect({ host: '127.0.0.1', port: server.port, allowHalfOpen: true });
  await once(mute, 'connect');
  const client = new EnginePoolServiceClient(...channel(`127.0.0.1:${server.port}`));
  const answer = call(client.extract.bind(client), request, { token, timeoutMs: 10_000 });
  await begun.promise;
  const closed = server.close();
  await expect(answer).resolves.toMatchObject({ stageTimes: [] });
  await closed;
  mute.destroy();
  client.close();
});
