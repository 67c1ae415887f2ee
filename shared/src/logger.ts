// The structured log of a service: one JSON line an event on standard error; never personal data.
import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** Standard output stays free for what a person or a script reads; tests hand in their own destination. */
export function createLogger(service: string, level: string, to: DestinationStream = pino.destination(2)): Logger {
  return pino({ level, base: { service }, timestamp: pino.stdTimeFunctions.isoTime }, to);
}
