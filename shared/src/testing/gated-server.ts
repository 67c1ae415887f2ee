// A gRPC server as a process of its own, to be frozen by tests: tells its port, tells when a call has begun, and answers
// it when told to. Its argument is the token.
import { EnginePoolServiceService } from '@lavra/proto/engine/v1/engine';
import { startGrpcServer, unary } from '../grpc-server.ts';
import { createLogger } from '../logger.ts';

const gate = Promise.withResolvers<void>();
const extract = unary('Extract', createLogger('test', 'silent'), async () => {
  process.send?.('begun');
  await gate.promise;
  return { outcome: undefined, image: undefined, stageTimes: [] };
});
const server = await startGrpcServer({
  host: '127.0.0.1',
  port: 0,
  portVariable: 'TEST_PORT',
  services: [
    {
      definition: EnginePoolServiceService,
      implementation: { extract, describe: () => {} },
      token: process.argv[2] as string,
    },
  ],
});
process.on('message', () => gate.resolve());
process.once('disconnect', () => process.exit());
process.send?.(server.port);
