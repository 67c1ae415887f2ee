// The structured log of a service: one JSON line an event on standard error; never personal data.
import { type DestinationStream, type Logger, pino } from 'pino';
import { isTracing, traceFields } from './tracing.ts';

export type { Logger };

/** Standard output stays free for what a person or a script reads; tests hand in their own destination. */
export function createLogger(service: string, level: string, to: DestinationStream = pino.destination(2)): Logger {
  const mixin = isTracing() ? { mixin: traceFields } : {};
  return pino({ level, base: { service }, timestamp: pino.stdTimeFunctions.isoTime, ...mixin }, to);
}
