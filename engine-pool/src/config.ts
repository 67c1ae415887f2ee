// The engine pool's configuration: the only place of this service that reads the environment.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  flagVariable,
  logLevelVariable,
  metricsHostVariable,
  portVariable,
  readEnv,
  SERVICE_TOKEN_STANDS_IN,
  secretVariable,
} from '@lavra/shared/env';
import { z } from 'zod';

export interface EnginePoolConfig {
  readonly host: string;
  readonly port: number;
  /** Undefined: no metrics are served. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  /** The callers' token: the gateways', and that of internal callers. */
  readonly serviceToken: string;
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

/** @throws StartupError that names every variable that is missing or wrong */
export function readConfig(env: NodeJS.ProcessEnv): EnginePoolConfig {
  const values = readEnv(
    {
      ENGINE_POOL_HOST: z.string().default('127.0.0.1'),
      ENGINE_POOL_PORT: portVariable.default(50_052),
      METRICS_PORT: portVariable.optional(),
      METRICS_HOST: metricsHostVariable,
      LAVRA_ENGINE_POOL_TOKEN: secretVariable,
      LAVRA_MODELS_DIR: z.string().default(fileURLToPath(new URL('../../models', import.meta.url))),
      ENGINE_POOL_THREADS: z.coerce.number().int().min(1).max(WORKERS_MAX).default(availableParallelism()),
      ENGINE_POOL_QUEUE_MAX: z.coerce.number().int().min(0).max(QUEUE_MAX).optional(),
      PDF_PAGES_MAX: z.coerce.number().int().min(1).default(PDF_PAGES_MAX),
      LOAD_TEST_MODE: flagVariable.default(false),
      SIMULATED_ENGINE_MS: z.coerce.number().int().min(0).max(60_000).default(SIMULATED_ENGINE_MS),
      LOG_LEVEL: logLevelVariable,
    },
    env,
    SERVICE_TOKEN_STANDS_IN,
  );
  return {
    host: values.ENGINE_POOL_HOST,
    port: values.ENGINE_POOL_PORT,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    serviceToken: values.LAVRA_ENGINE_POOL_TOKEN,
    workers: values.ENGINE_POOL_THREADS,
    queueMax: values.ENGINE_POOL_QUEUE_MAX ?? values.ENGINE_POOL_THREADS * QUEUE_PER_WORKER,
    pdfPagesMax: values.PDF_PAGES_MAX,
    modelsDir: values.LAVRA_MODELS_DIR,
    simulatedEngineMs: values.LOAD_TEST_MODE ? values.SIMULATED_ENGINE_MS : null,
    logLevel: values.LOG_LEVEL,
  };
}
