// The ledger's configuration: the only place of this service that reads the environment.
import {
  logLevelVariable,
  metricsHostVariable,
  portVariable,
  readEnv,
  SERVICE_TOKEN_STANDS_IN,
  secretVariable,
} from '@lavra/shared/env';
import { natsUrlVariable } from '@lavra/shared/nats';
import { z } from 'zod';

export type StoreLocation =
  | { readonly kind: 'sqlite'; readonly path: string }
  | { readonly kind: 'mongodb'; readonly url: string };

export interface LedgerConfig {
  readonly store: StoreLocation;
  readonly host: string;
  readonly port: number;
  /** Undefined: gateways are told nothing. */
  readonly natsUrl: string | undefined;
  /** Undefined: no metrics are served. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  /** The gateways' token. */
  readonly serviceToken: string;
  readonly operatorToken: string;
  readonly secret: string;
  readonly logLevel: string;
}

const storeVariable = z.string().transform((text, context): StoreLocation => {
  const path = /^sqlite:(?<path>.+)$/.exec(text)?.groups?.path;
  if (path) return { kind: 'sqlite', path };
  if (/^mongodb(\+srv)?:\/\/./.test(text)) return { kind: 'mongodb', url: text };
  context.addIssue({ code: 'custom', message: 'must be sqlite:PATH or mongodb://…' });
  return z.NEVER;
});

/** @throws StartupError that names every variable that is missing or wrong */
export function readConfig(env: NodeJS.ProcessEnv): LedgerConfig {
  const values = readEnv(
    {
      LEDGER_STORE: storeVariable,
      LEDGER_HOST: z.string().default('127.0.0.1'),
      LEDGER_PORT: portVariable.default(50_051),
      NATS_URL: natsUrlVariable.optional(),
      METRICS_PORT: portVariable.optional(),
      METRICS_HOST: metricsHostVariable,
      LAVRA_LEDGER_TOKEN: secretVariable,
      LAVRA_OPERATOR_TOKEN: secretVariable,
      LAVRA_SECRET: secretVariable,
      LOG_LEVEL: logLevelVariable,
    },
    env,
    SERVICE_TOKEN_STANDS_IN,
  );
  return {
    store: values.LEDGER_STORE,
    host: values.LEDGER_HOST,
    port: values.LEDGER_PORT,
    natsUrl: values.NATS_URL,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    serviceToken: values.LAVRA_LEDGER_TOKEN,
    operatorToken: values.LAVRA_OPERATOR_TOKEN,
    secret: values.LAVRA_SECRET,
    logLevel: values.LOG_LEVEL,
  };
}
