// What each service of the embedded default finds in its environment: the secrets of its own doors and no other, and its ports.
import { join } from 'node:path';
import type { Secrets, StartConfig } from '../config.ts';

export function serviceEnvironments(config: StartConfig, secrets: Secrets) {
  const common: NodeJS.ProcessEnv = {
    ...config.inherited,
    LOG_LEVEL: config.logLevel,
    LAVRA_ENVIRONMENT: config.environment,
  };
  const { LAVRA_SECRET, LAVRA_SERVICE_TOKEN, LAVRA_OPERATOR_TOKEN } = secrets;
  const LAVRA_LEDGER_TOKEN = config.directionTokens.ledger ?? LAVRA_SERVICE_TOKEN;
  const LAVRA_ENGINE_POOL_TOKEN = config.directionTokens.enginePool ?? LAVRA_SERVICE_TOKEN;
  const store = `sqlite:${join(config.dataDir, 'ledger.sqlite')}`;
  return {
    ledger: { ...common, LAVRA_SECRET, LAVRA_LEDGER_TOKEN, LAVRA_OPERATOR_TOKEN, LEDGER_STORE: store },
    enginePool: { ...common, ...config.modelKeys, LAVRA_ENGINE_POOL_TOKEN },
    gateway: {
      ...common,
      LAVRA_SECRET,
      LAVRA_LEDGER_TOKEN,
      LAVRA_ENGINE_POOL_TOKEN,
      GATEWAY_HOST: config.gatewayHost,
    },
  };
}

/** METRICS_PORT is the gateway's, +1 the ledger's, +2 the engine pool's; 0 is a free port for each. */
export function servicePorts({ gateway, ledger, enginePool, metrics }: StartConfig['ports']) {
  const metricsPort = (offset: number) => (metrics === 0 ? 0 : metrics + offset);
  return {
    gateway: { port: gateway, metricsPort: metricsPort(0) },
    ledger: { port: ledger, metricsPort: metricsPort(1) },
    enginePool: { port: enginePool, metricsPort: metricsPort(2) },
  };
}
