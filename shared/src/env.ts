// Reads environment variables into typed values; what is wrong is named by its variable, all of it at once.
import { z } from 'zod';
import { acceptedOf } from './rotation.ts';
import { StartupError } from './startup-error.ts';

declare module 'zod' {
  /** What an operator is told of a variable beside its description; read by variables.ts. */
  interface GlobalMeta {
    /** What its text must be, in a few words. */
    type?: string;
    /** Never shown. */
    isSecret?: boolean;
    /** The variable whose value counts where this one is absent. */
    standIn?: string;
    /** Where the default is not the same everywhere. */
    defaultText?: string;
  }
}

/** A TCP port; 0 lets the system choose, and the service says which it got. */
export const portVariable = z.coerce.number().int().min(0).max(65_535).meta({ type: 'port, or 0 for a free one' });

/** Where a service listens. */
export const hostVariable = z.string().meta({ type: 'address or name' });

/** Where metrics are served: this machine alone, unless somebody says otherwise. */
export const metricsHostVariable = hostVariable.default('127.0.0.1').describe('where metrics are served');

const SECRET_CHARACTERS_MIN = 32;
const SECRETS_MAX = 2;

/** A secret or token, long enough not to be guessed; two while it is changed (rotation.ts). */
export const secretVariable = z
  .string()
  .refine(
    (text) => acceptedOf(text).every((part) => part.length >= SECRET_CHARACTERS_MIN),
    `must have at least ${SECRET_CHARACTERS_MIN} characters`,
  )
  .refine((text) => acceptedOf(text).length <= SECRETS_MAX, `may be ${SECRETS_MAX} at most, separated by a comma`)
  .meta({ type: `${SECRET_CHARACTERS_MIN} characters or more; NEW,OLD while it is changed`, isSecret: true });

/** "true" or "false", in any case, or 1 and 0. */
export const flagVariable = z
  .stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] })
  .meta({ type: 'true or false' });

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** pino's levels. */
export const logLevelVariable = z
  .enum(LOG_LEVELS)
  .meta({ type: LOG_LEVELS.join(', ') })
  .default('info')
  .describe('from which severity on log lines are written, as JSON on standard error');

/** "development", "production", …: shown by GET /health. */
export const environmentVariable = z.string().min(1).default('production').describe('shown by `GET /api/v1/health`');

/** Of the two services that nobody reads metrics of unless told to. */
export const metricsPortVariable = portVariable.optional().describe('where `GET /metrics` is served; absent: nowhere');

/** Of gateway and ledger; the pepper of key hashes, idempotency keys and seals. */
export const pepperVariable = secretVariable.describe(
  'the pepper of key hashes, idempotency keys and sealed answers: lost, it takes every key and kept answer with it',
);

const SERVICE_TOKEN = 'LAVRA_SERVICE_TOKEN';

export const serviceTokenVariable = secretVariable.describe(
  'both of the tokens between services, where they are not set',
);
/** Each direction between services has a token of its own. */
export const ledgerTokenVariable = secretVariable
  .meta({ standIn: SERVICE_TOKEN })
  .describe('what gateways show the ledger');
export const enginePoolTokenVariable = secretVariable
  .meta({ standIn: SERVICE_TOKEN })
  .describe('what gateways and internal callers show the engine pool');
export const operatorTokenVariable = secretVariable.describe("what the operator's command shows the ledger");

/** Said of the schema itself, or of the one inside its default. */
export function metaOf(schema: z.ZodType): z.GlobalMeta {
  const isWrapped = schema instanceof z.ZodDefault || schema instanceof z.ZodOptional;
  return { ...(isWrapped && metaOf(schema.unwrap() as z.ZodType)), ...schema.meta() };
}

/** The variable that a value comes from: its own, or where that is absent the one that stands in for it. */
export function sourceOf(name: string, schema: z.ZodType, env: NodeJS.ProcessEnv): string {
  return env[name] ? name : (metaOf(schema).standIn ?? name);
}

/**
 * Checks `env` against one schema entry a variable. An empty variable counts as absent.
 * @throws StartupError with one sentence that names every variable that is missing or wrong; never its value.
 */
export function readEnv<Shape extends z.ZodRawShape>(
  shape: Shape,
  env: NodeJS.ProcessEnv,
): z.infer<z.ZodObject<Shape>> {
  const sources = Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, sourceOf(name, schema as z.ZodType, env)]),
  );
  const present = Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, env[source] || undefined]));
  const result = z.object(shape).safeParse(present);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const source = sources[name] as string;
    if (present[name] !== undefined) return `${source}: ${issue.message}`;
    return source === name ? `${name} is not set` : `neither ${name} nor ${source} is set`;
  });
  throw new StartupError([...new Set(problems)].join('; '));
}
