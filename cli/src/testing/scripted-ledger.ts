// A ledger for the tests of commands: a real gRPC server that knows only the methods a test scripts.
import type { UntypedServiceImplementation } from '@grpc/grpc-js';
import { LedgerAdminServiceService } from '@lavra/proto/ledger/v1/admin';
import { type RunningGrpcServer, startGrpcServer } from '@lavra/shared/grpc-server';
import { vi } from 'vitest';

const TOKEN = 'an operator token for the tests of commands';

/** Starts it and points the command's environment at it, until `vi.unstubAllEnvs`. */
export async function startScriptedLedger(methods: UntypedServiceImplementation): Promise<RunningGrpcServer> {
  const none = () => {
    throw new Error('not asked for here');
  };
  const names = Object.keys(LedgerAdminServiceService);
  const server = await startGrpcServer({
    host: '127.0.0.1',
    port: 0,
    portVariable: 'LEDGER_PORT',
    services: [
      {
        token: TOKEN,
        definition: LedgerAdminServiceService,
        implementation: { ...Object.fromEntries(names.map((name) => [name, none])), ...methods },
      },
    ],
  });
  vi.stubEnv('LEDGER_ADDRESS', `127.0.0.1:${server.port}`);
  vi.stubEnv('LAVRA_OPERATOR_TOKEN', TOKEN);
  return server;
}
