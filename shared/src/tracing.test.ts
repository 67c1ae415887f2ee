// Traces switched off, and what their variables may say.
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { isTracing, startTracing, traceArrival } from './tracing.ts';

test('without a collector there are none, and work runs as it is', async () => {
  expect(await startTracing('test', {})).toBeUndefined();
  expect(isTracing()).toBe(false);
  const lines: string[] = [];
  const arrival = { name: 'test', traceparent: undefined, httpRequestId: undefined };
  await traceArrival(arrival, async (span) => {
    expect(span).toBeUndefined();
    createLogger('test', 'info', { write: (line) => lines.push(line) }).info('something');
  });
  expect(JSON.parse(lines[0] as string)).not.toHaveProperty('trace_id');
});

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
])('%s is checked', async (name, value) => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', [name]: value };
  await expect(startTracing('test', env)).rejects.toThrow(new RegExp(`^${name}: `));
});
