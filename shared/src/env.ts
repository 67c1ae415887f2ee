// Reads environment variables into typed values; what is wrong is named by its variable, all of it at once.
import { z } from 'zod';
import { StartupError } from './startup-error.ts';

/** A TCP port; 0 lets the system choose, and the service says which it got. */
export const portVariable = z.coerce.number().int().min(0).max(65_535);

/** A secret or token: long enough not to be guessed. */
export const secretVariable = z.string().min(32, 'must have at least 32 characters');

/** "true" or "false", in any case, or 1 and 0. */
export const flagVariable = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] });

/** pino's levels. */
export const logLevelVariable = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info');

/** "development", "production", …: shown by GET /health. */
export const environmentVariable = z.string().min(1).default('production');

/**
 * Checks `env` against one schema entry a variable. An empty variable counts as absent.
 * @throws StartupError with one sentence that names every variable that is missing or wrong; never its value.
 */
export function readEnv<Shape extends z.ZodRawShape>(
  shape: Shape,
  env: NodeJS.ProcessEnv,
): z.infer<z.ZodObject<Shape>> {
  const present = Object.fromEntries(Object.keys(shape).map((name) => [name, env[name] || undefined]));
  const result = z.object(shape).safeParse(present);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return present[name] === undefined ? `${name} is not set` : `${name}: ${issue.message}`;
  });
  throw new StartupError(problems.join('; '));
}
