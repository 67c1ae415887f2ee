// The gateway's settings, read from the environment once and checked before anything starts.
import { environmentVariable, logLevelVariable, portVariable, readEnv, secretVariable } from '@lavra/shared/env';
import { addressesVariable } from '@lavra/shared/grpc-addresses';
import { natsUrlVariable } from '@lavra/shared/nats';
import { z } from 'zod';

export interface GatewayConfig {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly metricsPort: number;
  /** One address, several separated by commas, or dns:///name:port. */
  readonly ledgerAddress: string;
  readonly enginePoolAddress: string;
  /** Undefined: every request asks the ledger. */
  readonly natsUrl: string | undefined;
  /** The pepper of key hashes, idempotency keys and seals. */
  readonly secret: string;
  /** The credential between services. */
  readonly serviceToken: string;
  readonly logLevel: string;
  /** Shown by GET /health. */
  readonly environment: string;
}

/** @throws StartupError that names every variable that is missing or wrong. */
export function readConfig(env: NodeJS.ProcessEnv): GatewayConfig {
  const variables = readEnv(
    {
      GATEWAY_HOST: z.string().default('0.0.0.0'),
      PORT: portVariable.default(8080),
      METRICS_PORT: portVariable.default(9090),
      LEDGER_ADDRESS: addressesVariable.default('127.0.0.1:50051'),
      ENGINE_POOL_ADDRESS: addressesVariable.default('127.0.0.1:50052'),
      NATS_URL: natsUrlVariable.optional(),
      LAVRA_SECRET: secretVariable,
      LAVRA_SERVICE_TOKEN: secretVariable,
      LOG_LEVEL: logLevelVariable,
      LAVRA_ENVIRONMENT: environmentVariable,
    },
    env,
  );
  return {
    host: variables.GATEWAY_HOST,
    port: variables.PORT,
    metricsPort: variables.METRICS_PORT,
    ledgerAddress: variables.LEDGER_ADDRESS,
    enginePoolAddress: variables.ENGINE_POOL_ADDRESS,
    natsUrl: variables.NATS_URL,
    secret: variables.LAVRA_SECRET,
    serviceToken: variables.LAVRA_SERVICE_TOKEN,
    logLevel: variables.LOG_LEVEL,
    environment: variables.LAVRA_ENVIRONMENT,
  };
}
