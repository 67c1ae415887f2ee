// What the operator's command reads from its environment: where the ledger is, and the token that opens it.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ENGINE_NAMES } from '@lavra/shared/engine-name';
import {
  enginePoolTokenVariable,
  environmentVariable,
  hostVariable,
  ledgerTokenVariable,
  logLevelVariable,
  operatorTokenVariable,
  pepperVariable,
  portVariable,
  readEnv,
  secretVariable,
  serviceTokenVariable,
} from '@lavra/shared/env';
import { addressesVariable } from '@lavra/shared/grpc-addresses';
import { StartupError, systemErrorCode } from '@lavra/shared/startup-error';
import { type ClientTls, loadClientTls, tlsVariables } from '@lavra/shared/tls';
import { describeVariables, type VariableRow } from '@lavra/shared/variables';
import { z } from 'zod';

export const SECRETS_FILE = 'secrets.json';
export const ADDRESSES_FILE = 'addresses.json';

const dataDirVariable = z
  .string()
  .meta({ type: 'folder' })
  .default('data')
  .describe('`ledger.sqlite`, `secrets.json`, `demo-key.txt`, `addresses.json`; readable by their owner only');
const LEDGER_PORT = 50_051;

/** Every variable the operator's command reads; described for docs/configuration.md. */
export const ADMIN_VARIABLES = {
  LEDGER_ADDRESS: addressesVariable
    .optional()
    .describe('where the ledgers are; absent: at `LEDGER_PORT` of this machine, or where `npm start` said'),
  LEDGER_PORT: portVariable.optional().describe('where `npm start` has its ledger'),
  LAVRA_OPERATOR_TOKEN: operatorTokenVariable
    .optional()
    .describe('the token that opens the ledger; absent: that of `LAVRA_DATA_DIR`'),
  LAVRA_DATA_DIR: dataDirVariable,
  ...tlsVariables,
};

const MADE_ONCE = `as for the services; absent: made once, kept in \`${SECRETS_FILE}\``;

/** Every variable that `npm start` reads, beside those of its services, which it hands on. */
export const START_VARIABLES = {
  LAVRA_DATA_DIR: dataDirVariable,
  // The demo is for this machine alone unless somebody says otherwise.
  GATEWAY_HOST: hostVariable.default('127.0.0.1').describe('where the gateway listens'),
  PORT: portVariable.default(8080).describe('the REST API'),
  LEDGER_PORT: portVariable.default(LEDGER_PORT).describe('gRPC of the ledger'),
  ENGINE_POOL_PORT: portVariable.default(50_052).describe('gRPC of the engine pool'),
  METRICS_PORT: portVariable.max(65_533).default(9090).describe("the gateway's; +1 the ledger's, +2 the engine pool's"),
  LAVRA_ENVIRONMENT: environmentVariable.unwrap().default('embedded').describe('shown by `GET /api/v1/health`'),
  LOG_LEVEL: logLevelVariable.unwrap().default('warn').describe('from which severity on log lines are written'),
  LAVRA_SECRET: pepperVariable.optional().describe(MADE_ONCE),
  LAVRA_SERVICE_TOKEN: serviceTokenVariable.optional().describe(MADE_ONCE),
  LAVRA_LEDGER_TOKEN: ledgerTokenVariable.optional(),
  LAVRA_ENGINE_POOL_TOKEN: enginePoolTokenVariable.optional(),
  LAVRA_OPERATOR_TOKEN: operatorTokenVariable.optional().describe(MADE_ONCE),
  ...tlsVariables,
};

export interface AdminConfig {
  readonly ledgerAddress: string;
  readonly operatorToken: string;
  /** How the ledger is dialled. Undefined: a plain connection. */
  readonly tls: ClientTls | undefined;
}

/** @throws StartupError when there is no token to be had. */
export function readAdminConfig(): AdminConfig {
  const env = readEnv(ADMIN_VARIABLES, process.env);
  return {
    ledgerAddress: env.LEDGER_ADDRESS ?? localLedgerAddress(env.LEDGER_PORT, env.LAVRA_DATA_DIR),
    operatorToken: env.LAVRA_OPERATOR_TOKEN ?? storedOperatorToken(env.LAVRA_DATA_DIR),
    tls: loadClientTls(env),
  };
}

/** Where `npm start` said that its ledger serves, unless a port is given. */
function localLedgerAddress(port: number | undefined, dataDir: string): string {
  if (port) return `127.0.0.1:${port}`;
  try {
    return addressesSchema.parse(JSON.parse(readFileSync(join(dataDir, ADDRESSES_FILE), 'utf8'))).ledger.address;
  } catch {
    return `127.0.0.1:${LEDGER_PORT}`;
  }
}

function storedSecrets(dataDir: string): Secrets {
  return secretsSchema.parse(JSON.parse(readFileSync(join(dataDir, SECRETS_FILE), 'utf8')));
}

function storedOperatorToken(dataDir: string): string {
  const path = join(dataDir, SECRETS_FILE);
  try {
    return storedSecrets(dataDir).LAVRA_OPERATOR_TOKEN;
  } catch (error) {
    const why = systemErrorCode(error) === 'ENOENT' ? 'does not exist' : 'cannot be used';
    throw new StartupError(
      `LAVRA_OPERATOR_TOKEN is not set, and ${path} (in LAVRA_DATA_DIR) ${why}: run from where "npm start" runs, or set the token`,
      { cause: error },
    );
  }
}

/** The three secrets of an installation; the embedded default makes them at its first run. */
export const secretsSchema = z.object({
  LAVRA_SECRET: secretVariable,
  LAVRA_SERVICE_TOKEN: secretVariable,
  LAVRA_OPERATOR_TOKEN: secretVariable,
});

export type Secrets = z.infer<typeof secretsSchema>;

const placeSchema = z.object({ address: addressesVariable, metricsPort: portVariable.optional() });

/** Where the services of an installation serve; `npm start` writes it once all three have bound their ports. */
export const addressesSchema = z.object({ gateway: placeSchema, ledger: placeSchema, enginePool: placeSchema });

export type Addresses = z.infer<typeof addressesSchema>;

export interface StartConfig {
  readonly dataDir: string;
  readonly gatewayHost: string;
  readonly ports: {
    readonly gateway: number;
    readonly ledger: number;
    readonly enginePool: number;
    /** The gateway's; +1 the ledger's, +2 the engine pool's. */
    readonly metrics: number;
  };
  /** How the services dial each other here, too. */
  readonly tls: ClientTls | undefined;
  readonly environment: string;
  readonly logLevel: string;
  /** Secrets given by the environment win over those of the data folder. */
  readonly givenSecrets: Partial<Secrets>;
  /** The tokens of single directions, where the environment gives them: LAVRA_SERVICE_TOKEN stands in for the others. */
  readonly directionTokens: { readonly ledger: string | undefined; readonly enginePool: string | undefined };
  /** Keys of vision models elsewhere: the engine pool's alone. */
  readonly modelKeys: NodeJS.ProcessEnv;
  /** The rest of the environment, without any secret. */
  readonly inherited: NodeJS.ProcessEnv;
}

/** @throws StartupError naming the variable. */
export function readStartConfig(): StartConfig {
  const env = readEnv(START_VARIABLES, process.env);
  const { LAVRA_SECRET, LAVRA_SERVICE_TOKEN, LAVRA_OPERATOR_TOKEN } = env;
  return {
    dataDir: resolve(env.LAVRA_DATA_DIR),
    gatewayHost: env.GATEWAY_HOST,
    ports: {
      gateway: env.PORT,
      ledger: env.LEDGER_PORT,
      enginePool: env.ENGINE_POOL_PORT,
      metrics: env.METRICS_PORT,
    },
    tls: loadClientTls(env),
    environment: env.LAVRA_ENVIRONMENT,
    logLevel: env.LOG_LEVEL,
    givenSecrets: {
      ...(LAVRA_SECRET && { LAVRA_SECRET }),
      ...(LAVRA_SERVICE_TOKEN && { LAVRA_SERVICE_TOKEN }),
      ...(LAVRA_OPERATOR_TOKEN && { LAVRA_OPERATOR_TOKEN }),
    },
    directionTokens: { ledger: env.LAVRA_LEDGER_TOKEN, enginePool: env.LAVRA_ENGINE_POOL_TOKEN },
    modelKeys: modelKeys(process.env),
    inherited: withoutSecrets(process.env),
  };
}

/** What `lavra read` passes on to the engine pool it starts: where models are, how much to log; no TLS, no secret but theirs. */
export function readReadEnvironment(): NodeJS.ProcessEnv {
  const { LAVRA_TLS_CERT, LAVRA_TLS_KEY, LAVRA_TLS_CA, ...env } = withoutSecrets(process.env);
  return { ...env, ...modelKeys(process.env) };
}

/** Every variable that `lavra read --url` reads. */
export const READ_VARIABLES = {
  LAVRA_API_KEY: z
    .string()
    .optional()
    .meta({ type: 'an API key', isSecret: true })
    .describe('the key of `lavra read --url`, where `--key` gives none'),
};

/** @throws StartupError when there is none. */
export function readApiKey(): string {
  const { LAVRA_API_KEY } = readEnv(READ_VARIABLES, process.env);
  if (!LAVRA_API_KEY) throw new StartupError('--url needs an API key: --key, or the variable LAVRA_API_KEY');
  return LAVRA_API_KEY;
}

/** Every variable that opens a door: a process is given those of its own doors and no other. */
const SECRET_VARIABLES = [
  'LAVRA_SECRET',
  'LAVRA_SERVICE_TOKEN',
  'LAVRA_LEDGER_TOKEN',
  'LAVRA_ENGINE_POOL_TOKEN',
  'LAVRA_OPERATOR_TOKEN',
  'LAVRA_API_KEY',
] as const;

const MODEL_KEY_VARIABLES = ENGINE_NAMES.map((engine) => `ENGINE_${engine.toUpperCase()}_API_KEY`);

function modelKeys(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(MODEL_KEY_VARIABLES.map((name) => [name, env[name]]));
}

export function withoutSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = { ...env };
  for (const name of [...SECRET_VARIABLES, ...MODEL_KEY_VARIABLES]) delete kept[name];
  return kept;
}

/** For `lavra config SERVICE`: what that service would find, started here. */
export function wholeEnvironment(): NodeJS.ProcessEnv {
  return process.env;
}

/** For `lavra config`: the secrets that `npm start` made here before, if it did and they can be read. */
export function knownSecrets(dataDir: string): Partial<Secrets> {
  try {
    return storedSecrets(dataDir);
  } catch {
    return {};
  }
}

/** For `lavra config`. */
export function describeOwnVariables(): Record<'npm start' | 'lavra', VariableRow[]> {
  return {
    'npm start': describeVariables(START_VARIABLES, process.env),
    lavra: describeVariables({ ...ADMIN_VARIABLES, ...READ_VARIABLES }, process.env),
  };
}
