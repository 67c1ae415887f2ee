// What a failed call leaves in the log.
import { status } from '@grpc/grpc-js';
import { Engine, EnginePoolServiceClient, EnginePoolServiceService } from '@lavra/proto/engine/v1/engine';
import { expect, test } from 'vitest';
import { call, channel } from './grpc-client.ts';
import { startGrpcServer, unary } from './grpc-server.ts';
import { createLogger } from './logger.ts';

const token = 'a service token for the tests of the server';

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
  const implementation = { extract: broken, describe: broken };
  const services = [{ definition: EnginePoolServiceService, implementation, token }];
  const server = await startGrpcServer({ host: '127.0.0.1', port: 0, portVariable: 'TEST_PORT', services });
  const client = new EnginePoolServiceClient(...channel(`127.0.0.1:${server.port}`));
  const request = { file: Buffer.alloc(1), resizeImage: false, engine: Engine.ENGINE_UNSPECIFIED, caller: '' };
  await expect(
    call(client.extract.bind(client), request, { token, timeoutMs: 5_000, httpRequestId }),
  ).rejects.toMatchObject({ code: status.INTERNAL, details: 'internal error' });
  expect(lines.map(({ rpc, httpRequestId }) => ({ rpc, httpRequestId }))).toEqual([
    { rpc: 'Broken', httpRequestId: logged },
  ]);
  client.close();
  await server.close();
});
