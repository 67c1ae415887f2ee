// The engine pool's configuration: the only place of this service that reads the environment.
import { fileURLToPath } from 'node:url';
import { ENGINE_NAMES } from '@lavra/shared/engine-name';
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
import { StartupError } from '@lavra/shared/startup-error';
import { loadServerTls, type ServerTls, tlsVariables } from '@lavra/shared/tls';
import { z } from 'zod';
import { givenCapacity, workersFor } from './capacity.ts';
import type { RemoteEngineConfig } from './engines/remote/vision-model.ts';

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
  /** Engines that are a vision model elsewhere; none unless configured. */
  readonly remoteEngines: readonly RemoteEngineConfig[];
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

/** A page's time at a model elsewhere: what is left of the caller's 80 s is enough for `large` after it. */
const REMOTE_TIMEOUT_MS = 30_000;
const REMOTE_TIMEOUT_MAX_MS = 75_000;
const REMOTE_CONCURRENCY = 8;
/** Each of them holds its page, a few MB. */
const REMOTE_CONCURRENCY_MAX = 200;

const count = (max: number) => z.coerce.number().int().max(max);

/** Those of one engine that may be a vision model elsewhere. */
function remoteVariables<Engine extends string>(engine: Engine) {
  const url = z
    .url({ protocol: /^https?$/ })
    .meta({ type: 'address of an OpenAI-compatible API' })
    .optional()
    .describe(`makes \`${engine.toLowerCase()}\` a vision model elsewhere: docs/engines-elsewhere.md`);
  const model = z.string().meta({ type: 'name' }).optional().describe('which model there; required with the address');
  const key = z.string().meta({ type: 'key of that API', isSecret: true }).optional().describe('where it asks for one');
  const timeout = count(REMOTE_TIMEOUT_MAX_MS)
    .min(1)
    .meta({ type: `milliseconds, 1 to ${REMOTE_TIMEOUT_MAX_MS}` })
    .default(REMOTE_TIMEOUT_MS)
    .describe('for one page there, retries included');
  const concurrency = count(REMOTE_CONCURRENCY_MAX)
    .min(1)
    .meta({ type: `1 to ${REMOTE_CONCURRENCY_MAX}` })
    .default(REMOTE_CONCURRENCY)
    .describe('pages there at once; one more is EXTRACTION_BUSY');
  return {
    [`ENGINE_${engine}_URL`]: url,
    [`ENGINE_${engine}_MODEL`]: model,
    [`ENGINE_${engine}_API_KEY`]: key,
    [`ENGINE_${engine}_TIMEOUT_MS`]: timeout,
    [`ENGINE_${engine}_CONCURRENCY`]: concurrency,
  } as Record<`ENGINE_${Engine}_URL`, typeof url> &
    Record<`ENGINE_${Engine}_MODEL`, typeof model> &
    Record<`ENGINE_${Engine}_API_KEY`, typeof key> &
    Record<`ENGINE_${Engine}_TIMEOUT_MS`, typeof timeout> &
    Record<`ENGINE_${Engine}_CONCURRENCY`, typeof concurrency>;
}

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
    .default(workersFor(givenCapacity(), WORKERS_MAX))
    .meta({ defaultText: 'one a core, as memory allows' })
    .describe(
      'worker processes; each keeps a core busy, and may take 850 MB, one alone at a time. Of a container, its own cores and memory count',
    ),
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
  ...remoteVariables('FAST'),
  ...remoteVariables('MINI'),
  ...remoteVariables('LARGE'),
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
    remoteEngines: remoteEngines(values),
    logLevel: values.LOG_LEVEL,
  };
}

type Values = z.infer<z.ZodObject<typeof VARIABLES>>;

function remoteEngines(values: Values): RemoteEngineConfig[] {
  return ENGINE_NAMES.flatMap((engine) => {
    const prefix = `ENGINE_${engine.toUpperCase() as Uppercase<typeof engine>}` as const;
    const url = values[`${prefix}_URL`];
    if (url === undefined) return [];
    const model = values[`${prefix}_MODEL`];
    if (model === undefined) throw new StartupError(`${prefix}_MODEL is not set`);
    if (values.LOAD_TEST_MODE) throw new StartupError(`${prefix}_URL and LOAD_TEST_MODE exclude each other`);
    return [
      {
        engine,
        url,
        model,
        apiKey: values[`${prefix}_API_KEY`],
        timeoutMs: values[`${prefix}_TIMEOUT_MS`],
        concurrencyMax: values[`${prefix}_CONCURRENCY`],
      },
    ];
  });
}
