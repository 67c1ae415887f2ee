// The gateway's settings, read from the environment once and checked before anything starts.
import {
  environmentVariable,
  logLevelVariable,
  metricsHostVariable,
  portVariable,
  readEnv,
  SERVICE_TOKEN_STANDS_IN,
  secretVariable,
} from '@lavra/shared/env';
import { addressesVariable } from '@lavra/shared/grpc-addresses';
import { natsUrlVariable } from '@lavra/shared/nats';
import { z } from 'zod';

export interface GatewayConfig {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly metricsPort: number;
  readonly metricsHost: string;
  /** One address, several separated by commas, or dns:///name:port. */
  readonly ledgerAddress: string;
  readonly enginePoolAddress: string;
  /** Undefined: every request asks the ledger. */
  readonly natsUrl: string | undefined;
  /** The pepper of key hashes, idempotency keys and seals. */
  readonly secret: string;
  /** What the ledger and the engine pool want to hear: a token each. */
  readonly ledgerToken: string;
  readonly enginePoolToken: string;
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
      METRICS_HOST: metricsHostVariable,
      LEDGER_ADDRESS: addressesVariable.default('127.0.0.1:50051'),
      ENGINE_POOL_ADDRESS: addressesVariable.default('127.0.0.1:50052'),
      NATS_URL: natsUrlVariable.optional(),
      LAVRA_SECRET: secretVariable,
      LAVRA_LEDGER_TOKEN: secretVariable,
      LAVRA_ENGINE_POOL_TOKEN: secretVariable,
      LOG_LEVEL: logLevelVariable,
      LAVRA_ENVIRONMENT: environmentVariable,
    },
    env,
    SERVICE_TOKEN_STANDS_IN,
  );
  return {
    host: variables.GATEWAY_HOST,
    port: variables.PORT,
    metricsPort: variables.METRICS_PORT,
    metricsHost: variables.METRICS_HOST,
    ledgerAddress: variables.LEDGER_ADDRESS,
    enginePoolAddress: variables.ENGINE_POOL_ADDRESS,
    natsUrl: variables.NATS_URL,
    secret: variables.LAVRA_SECRET,
    ledgerToken: variables.LAVRA_LEDGER_TOKEN,
    enginePoolToken: variables.LAVRA_ENGINE_POOL_TOKEN,
    logLevel: variables.LOG_LEVEL,
    environment: variables.LAVRA_ENVIRONMENT,
  };
}
