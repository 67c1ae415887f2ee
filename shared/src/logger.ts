// The structured log of a service: one JSON line an event on standard error; never personal data.
import { type Logger, pino } from 'pino';

export type { Logger };

/** Standard output stays free for what a person or a script reads. */
export function createLogger(service: string, level: string): Logger {
  return pino({ level, base: { service }, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
}
