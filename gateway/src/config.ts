// The gateway's settings, read from the environment once and checked before anything starts.
import {
  enginePoolTokenVariable,
  environmentVariable,
  hostVariable,
  ledgerTokenVariable,
  logLevelVariable,
  metricsHostVariable,
  pepperVariable,
  portVariable,
  readEnv,
  serviceTokenVariable,
} from '@lavra/shared/env';
import { addressesVariable } from '@lavra/shared/grpc-addresses';
import { natsUrlVariable } from '@lavra/shared/nats';
import { type ClientTls, loadClientTls, tlsVariables } from '@lavra/shared/tls';
import { z } from 'zod';

export interface GatewayConfig {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly metricsPort: number;
  readonly metricsHost: string;
  /** How many proxies of ours stand in front (0 where absent): each adds to X-Forwarded-For where it was called from. */
  readonly proxies?: number;
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
  /** How both are dialled. Undefined: plain connections. */
  readonly tls: ClientTls | undefined;
  readonly logLevel: string;
  /** Shown by GET /health. */
  readonly environment: string;
}

/** Every variable the gateway reads; described for docs/configuration.md. */
export const VARIABLES = {
  GATEWAY_HOST: hostVariable.default('0.0.0.0').describe('where it listens'),
  PORT: portVariable.default(8080).describe('the REST API'),
  METRICS_PORT: portVariable.default(9090).describe('`GET /metrics`'),
  METRICS_HOST: metricsHostVariable,
  GATEWAY_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(9)
    .meta({ type: '0 to 9' })
    .default(0)
    .describe(
      'proxies of yours in front, each of which adds to `X-Forwarded-For`: by it the console counts failed sign-ins',
    ),
  LEDGER_ADDRESS: addressesVariable.default('127.0.0.1:50051').describe('where the ledgers are'),
  ENGINE_POOL_ADDRESS: addressesVariable.default('127.0.0.1:50052').describe('where the engine pools are'),
  NATS_URL: natsUrlVariable.optional(),
  LAVRA_SECRET: pepperVariable,
  LAVRA_LEDGER_TOKEN: ledgerTokenVariable,
  LAVRA_ENGINE_POOL_TOKEN: enginePoolTokenVariable,
  LAVRA_SERVICE_TOKEN: serviceTokenVariable.optional(),
  ...tlsVariables,
  LOG_LEVEL: logLevelVariable,
  LAVRA_ENVIRONMENT: environmentVariable,
};

/** @throws StartupError that names every variable that is missing or wrong. */
export function readConfig(env: NodeJS.ProcessEnv): GatewayConfig {
  const variables = readEnv(VARIABLES, env);
  return {
    host: variables.GATEWAY_HOST,
    port: variables.PORT,
    metricsPort: variables.METRICS_PORT,
    metricsHost: variables.METRICS_HOST,
    proxies: variables.GATEWAY_PROXIES,
    ledgerAddress: variables.LEDGER_ADDRESS,
    enginePoolAddress: variables.ENGINE_POOL_ADDRESS,
    natsUrl: variables.NATS_URL,
    secret: variables.LAVRA_SECRET,
    ledgerToken: variables.LAVRA_LEDGER_TOKEN,
    enginePoolToken: variables.LAVRA_ENGINE_POOL_TOKEN,
    tls: loadClientTls(variables),
    logLevel: variables.LOG_LEVEL,
    environment: variables.LAVRA_ENVIRONMENT,
  };
}
