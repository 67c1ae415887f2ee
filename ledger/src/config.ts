// The ledger's configuration: the only place of this service that reads the environment.
import {
  hostVariable,
  ledgerTokenVariable,
  logLevelVariable,
  metricsHostVariable,
  metricsPortVariable,
  operatorTokenVariable,
  pepperVariable,
  portVariable,
  readEnv,
  serviceTokenVariable,
} from '@lavra/shared/env';
import { addressesVariable } from '@lavra/shared/grpc-addresses';
import { natsUrlVariable } from '@lavra/shared/nats';
import { loadServerTls, type ServerTls, tlsVariables } from '@lavra/shared/tls';
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
  /** Undefined: plain connections. */
  readonly tls: ServerTls | undefined;
  readonly logLevel: string;
}

const storeVariable = z
  .string()
  .transform((text, context): StoreLocation => {
    const path = /^sqlite:(?<path>.+)$/.exec(text)?.groups?.path;
    if (path) return { kind: 'sqlite', path };
    if (/^mongodb(\+srv)?:\/\/./.test(text)) return { kind: 'mongodb', url: text };
    context.addIssue({ code: 'custom', message: 'must be sqlite:PATH or mongodb://…' });
    return z.NEVER;
  })
  .meta({ type: '`sqlite:PATH` or `mongodb://…`' })
  .describe('where everything is kept');

/** Every variable the ledger reads; described for docs/configuration.md. */
export const VARIABLES = {
  LEDGER_STORE: storeVariable,
  LEDGER_HOST: hostVariable.default('127.0.0.1').describe('where it listens'),
  LEDGER_PORT: portVariable.default(50_051).describe('gRPC of the ledger'),
  NATS_URL: natsUrlVariable.optional(),
  METRICS_PORT: metricsPortVariable,
  METRICS_HOST: metricsHostVariable,
  LAVRA_LEDGER_TOKEN: ledgerTokenVariable,
  LAVRA_SERVICE_TOKEN: serviceTokenVariable.optional(),
  LAVRA_OPERATOR_TOKEN: operatorTokenVariable,
  LAVRA_SECRET: pepperVariable,
  ...tlsVariables,
  LOG_LEVEL: logLevelVariable,
};

/** @throws StartupError that names every variable that is missing or wrong */
export function readConfig(env: NodeJS.ProcessEnv): LedgerConfig {
  const values = readEnv(VARIABLES, env);
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
    tls: loadServerTls(values),
    logLevel: values.LOG_LEVEL,
  };
}

export interface PrepareConfig {
  /** host:port of each, as they reach one another. The first runs on this machine: its first user is made over loopback. */
  readonly members: readonly [string, ...string[]];
  readonly replicaSet: string;
  readonly database: string;
  readonly adminPassword: string;
  readonly ledgerPassword: string;
}

/** MongoDB takes one at a time: no NEW,OLD. */
const passwordVariable = z
  .string()
  .min(32, 'must have at least 32 characters')
  .meta({ type: '32 characters or more', isSecret: true });

/** Every variable of prepare-mongo.ts; described for docs/configuration.md. */
export const PREPARE_VARIABLES = {
  LAVRA_MONGO_MEMBERS: addressesVariable.describe(
    'all members, as they reach one another; the first is on this machine',
  ),
  LAVRA_MONGO_REPLICA_SET: z.string().min(1).default('lavra').describe('the name of the replica set'),
  LAVRA_MONGO_DATABASE: z.string().min(1).default('lavra').describe('the database of `LEDGER_STORE`'),
  LAVRA_MONGO_ADMIN_PASSWORD: passwordVariable.describe('of the user `admin` of MongoDB'),
  LAVRA_MONGO_LEDGER_PASSWORD: passwordVariable.describe('of the user `ledger` of MongoDB'),
};

/** @throws StartupError that names every variable that is missing or wrong */
export function readPrepareConfig(env: NodeJS.ProcessEnv): PrepareConfig {
  const values = readEnv(PREPARE_VARIABLES, env);
  const [first, ...others] = values.LAVRA_MONGO_MEMBERS.split(',').map((member) => member.trim());
  return {
    members: [first as string, ...others],
    replicaSet: values.LAVRA_MONGO_REPLICA_SET,
    database: values.LAVRA_MONGO_DATABASE,
    adminPassword: values.LAVRA_MONGO_ADMIN_PASSWORD,
    ledgerPassword: values.LAVRA_MONGO_LEDGER_PASSWORD,
  };
}
