// The life of a service process: start or say in one line why not, tell the supervisor, drain on a signal, exit.
import type { z } from 'zod';
import { DRAIN_GRACE_MS } from './limits.ts';
import type { Logger } from './logger.ts';
import { StartupError } from './startup-error.ts';
import { startTracing, TRACING_VARIABLES } from './tracing.ts';
import { describeVariables, printableVariables } from './variables.ts';

export interface RunningService {
  /** What others dial: host:port, with the port it really has where it was told 0. */
  readonly address: string;
  readonly port: number;
  /** Undefined: no metrics are served. */
  readonly metricsPort: number | undefined;
  /** Stops taking work, finishes what runs, and frees everything. */
  close(): Promise<void>;
}

const WILDCARD_HOSTS = new Set(['0.0.0.0', '::']);

/** host:port as another process on this machine dials it, whatever host was bound. */
export function dialAddress(host: string, port: number): string {
  if (WILDCARD_HOSTS.has(host)) return `127.0.0.1:${port}`;
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
}

/** What a child tells its supervisor once it serves. */
export interface ReadyMessage {
  readonly type: 'ready';
  readonly address: string;
  readonly port: number;
  readonly metricsPort: number | undefined;
}

/** Exit codes: 0 drained, 1 could not start, 2 a bug ended it, 3 the drain took too long. */
const EXIT = { startup: 1, bug: 2, drain: 3 } as const;

/** `node …/main.ts --config` prints what would be in force, secrets hidden, and ends; with `--json` for machines. */
export function printConfig(variables: z.core.$ZodLooseShape): never {
  const rows = describeVariables(variables, process.env);
  process.stdout.write(process.argv.includes('--json') ? `${JSON.stringify(rows)}\n` : printableVariables(rows));
  process.exit(rows.some(({ problem }) => problem !== undefined) ? EXIT.startup : 0);
}

/**
 * Runs one service until it is told to stop: by SIGTERM, by SIGINT, or by the end of the supervisor that started it
 * (its IPC channel closes). The exit code is 0 after a drain.
 * @param variables all that its config reads
 */
export async function runService(
  name: string,
  variables: z.core.$ZodLooseShape,
  start: () => Promise<{ service: RunningService; logger: Logger }>,
): Promise<void> {
  if (process.argv.includes('--config')) printConfig({ ...variables, ...TRACING_VARIABLES });
  let stopAsked = false;
  const stop = Promise.withResolvers<string>();
  const askToStop = (reason: string) => {
    stopAsked = true;
    stop.resolve(reason);
  };
  process.on('SIGTERM', () => askToStop('SIGTERM'));
  process.on('SIGINT', () => askToStop('SIGINT'));
  process.on('disconnect', () => askToStop('the supervisor is gone'));

  const failStart = (error: unknown) => {
    process.stderr.write(`${name}: ${describeStartFailure(error)}\n`);
    process.exit(EXIT.startup);
  };
  const tracing = await startTracing(name, process.env).catch(failStart);
  const { service, logger } = await start().catch(failStart);
  tracing?.reportTo((problem) => logger.warn({ problem }, 'traces cannot be sent'));
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'a bug ended the process');
    process.exit(EXIT.bug);
  });
  const { address, port, metricsPort } = service;
  logger.info({ address, metricsPort }, 'serving');
  if (!stopAsked) process.send?.({ type: 'ready', address, port, metricsPort } satisfies ReadyMessage);

  const reason = await stop.promise;
  logger.info({ reason }, 'draining');
  setTimeout(() => {
    logger.error('the drain took too long');
    process.exit(EXIT.drain);
  }, DRAIN_GRACE_MS).unref();
  await service.close();
  await tracing?.close();
  logger.info('drained');
  process.exit(0);
}

/** One line for what the operator can mend; a stack for what only a developer can. */
export function describeStartFailure(error: unknown): string {
  if (error instanceof StartupError) return error.message.replaceAll('\n', ' ');
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
