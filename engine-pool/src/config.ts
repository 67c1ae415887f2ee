// The engine pool's configuration: the only place of this service that reads the environment.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  enginePoolTokenVariable,
  flagVariable,
  hostVariable,
  logLevelVariable,
  metricsHostVariable,
  metricsPortVariable,
  portVariable,
  readEnv,
  serviceTokenVariable,
} from '@lavra/shared/env';
import { loadServerTls, type ServerTls, tlsVariables } from '@lavra/shared/tls';
import { z } from 'zod';

export interface EnginePoolConfig {
  readonly host: string;
  readonly port: number;
  /** Undefined: no metrics are served. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  /** The callers' token: the gateways', and that of internal callers. */
  readonly serviceToken: string;
  /** Undefined: plain connections. */
  readonly tls: ServerTls | undefined;
  readonly workers: number;
  readonly queueMax: number;
  readonly pdfPagesMax: number;
  readonly modelsDir: string;
  /** Engines only take this long and read nothing; null: they read. */
  readonly simulatedEngineMs: number | null;
  readonly logLevel: string;
}

/** A worker is one busy core; past this a machine is better cut into several replicas. */
const WORKERS_MAX = 128;
/** Files wait in memory, 10 MB each at most. */
const QUEUE_MAX = 1_000;
/** Six seconds of work a worker, at a page's usual two: longer waits are better spent at another replica. */
const QUEUE_PER_WORKER = 3;
const SIMULATED_ENGINE_MS = 50;
const PDF_PAGES_MAX = 50;

const count = (max: number) => z.coerce.number().int().max(max);

/** Every variable the engine pool reads; described for docs/configuration.md. */
export const VARIABLES = {
  ENGINE_POOL_HOST: hostVariable.default('127.0.0.1').describe('where it listens'),
  ENGINE_POOL_PORT: portVariable.default(50_052).describe('gRPC of the engine pool'),
  METRICS_PORT: metricsPortVariable,
  METRICS_HOST: metricsHostVariable,
  LAVRA_ENGINE_POOL_TOKEN: enginePoolTokenVariable,
  LAVRA_SERVICE_TOKEN: serviceTokenVariable.optional(),
  ...tlsVariables,
  LAVRA_MODELS_DIR: z
    .string()
    .meta({ type: 'folder' })
    .default(fileURLToPath(new URL('../../models', import.meta.url)))
    .meta({ defaultText: 'models/' })
    .describe('the OCR models'),
  ENGINE_POOL_THREADS: count(WORKERS_MAX)
    .min(1)
    .meta({ type: `1 to ${WORKERS_MAX}` })
    .default(availableParallelism())
    .meta({ defaultText: 'one a core' })
    .describe('worker processes; each keeps a core busy'),
  ENGINE_POOL_QUEUE_MAX: count(QUEUE_MAX)
    .min(0)
    .meta({ type: `0 to ${QUEUE_MAX}` })
    .optional()
    .meta({ defaultText: `${QUEUE_PER_WORKER} a worker` })
    .describe('files that may wait for a worker; past that a call is told to go elsewhere'),
  PDF_PAGES_MAX: z.coerce
    .number()
    .int()
    .min(1)
    .meta({ type: '1 or more' })
    .default(PDF_PAGES_MAX)
    .describe('a PDF with more pages is refused; the first is read'),
  LOAD_TEST_MODE: flagVariable
    .default(false)
    .describe('engines that read nothing and answer a specimen; shown by `GET /api/v1/health`'),
  SIMULATED_ENGINE_MS: count(60_000)
    .min(0)
    .meta({ type: 'milliseconds, 0 to 60000' })
    .default(SIMULATED_ENGINE_MS)
    .describe('how long those engines take'),
  LOG_LEVEL: logLevelVariable,
};

/** @throws StartupError that names every variable that is missing or wrong */
export function readConfig(env: NodeJS.ProcessEnv): EnginePoolConfig {
  const values = readEnv(VARIABLES, env);
  return {
    host: values.ENGINE_POOL_HOST,
    port: values.ENGINE_POOL_PORT,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    serviceToken: values.LAVRA_ENGINE_POOL_TOKEN,
    tls: loadServerTls(values),
    workers: values.ENGINE_POOL_THREADS,
    queueMax: values.ENGINE_POOL_QUEUE_MAX ?? values.ENGINE_POOL_THREADS * QUEUE_PER_WORKER,
    pdfPagesMax: values.PDF_PAGES_MAX,
    modelsDir: values.LAVRA_MODELS_DIR,
    simulatedEngineMs: values.LOAD_TEST_MODE ? values.SIMULATED_ENGINE_MS : null,
    logLevel: values.LOG_LEVEL,
  };
}
