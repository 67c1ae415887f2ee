// Traces switched on, for the rest of this process, and what a log line tells of them.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { outsideTraces, startTracing, type Tracing, traceArrival, traceFields } from './tracing.ts';

const ARRIVAL = { name: 'test', traceparent: undefined, httpRequestId: undefined };

function logLine(): Record<string, unknown> {
  const lines: string[] = [];
  createLogger('test', 'info', { write: (line) => lines.push(line) }).info('something');
  return JSON.parse(lines[0] as string);
}

test('with a collector every log line of a request names its trace; what outlives the request does not', async () => {
  const collector = createServer((request, response) => request.resume().on('end', () => response.end('{}')));
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = endpoint;
  const tracing = (await startTracing('test', process.env)) as Tracing;
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
  await traceArrival({ ...ARRIVAL, traceparent }, async () => {
    expect(logLine()).toMatchObject({ trace_id: traceId, span_id: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(outsideTraces(traceFields)).toEqual({});
  });
  expect(logLine().trace_id).toBeUndefined();
  await traceArrival({ ...ARRIVAL, traceparent: 'not one' }, async () => {
    expect(logLine().trace_id).toMatch(/^[0-9a-f]{32}$/);
  });
  await tracing.close();
  await new Promise((done) => collector.close(done));
});
