// Reads environment variables into typed values; what is wrong is named by its variable, all of it at once.
import { z } from 'zod';
import { StartupError } from './startup-error.ts';

/** A TCP port; 0 lets the system choose, and the service says which it got. */
export const portVariable = z.coerce.number().int().min(0).max(65_535);

/** A secret or token: long enough not to be guessed. */
export const secretVariable = z.string().min(32, 'must have at least 32 characters');

/** Where metrics are served: this machine alone, unless somebody says otherwise. */
export const metricsHostVariable = z.string().default('127.0.0.1');

/** "true" or "false", in any case, or 1 and 0. */
export const flagVariable = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] });

/** pino's levels. */
export const logLevelVariable = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info');

/** "development", "production", …: shown by GET /health. */
export const environmentVariable = z.string().min(1).default('production');

/** LAVRA_SERVICE_TOKEN opens every direction between services that has no token of its own. */
export const SERVICE_TOKEN_STANDS_IN = {
  LAVRA_LEDGER_TOKEN: 'LAVRA_SERVICE_TOKEN',
  LAVRA_ENGINE_POOL_TOKEN: 'LAVRA_SERVICE_TOKEN',
} as const;

/**
 * Checks `env` against one schema entry a variable. An empty variable counts as absent.
 * @param standIns by variable, the one whose value counts where it is absent
 * @throws StartupError with one sentence that names every variable that is missing or wrong; never its value.
 */
export function readEnv<Shape extends z.ZodRawShape>(
  shape: Shape,
  env: NodeJS.ProcessEnv,
  standIns: Readonly<Record<string, string>> = {},
): z.infer<z.ZodObject<Shape>> {
  const source = (name: string) => (env[name] ? name : (standIns[name] ?? name));
  const present = Object.fromEntries(Object.keys(shape).map((name) => [name, env[source(name)] || undefined]));
  const result = z.object(shape).safeParse(present);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    if (present[name] !== undefined) return `${source(name)}: ${issue.message}`;
    return standIns[name] ? `neither ${name} nor ${standIns[name]} is set` : `${name} is not set`;
  });
  throw new StartupError([...new Set(problems)].join('; '));
}
