// Traces (OpenTelemetry): which part of a request ran where, and for how long. Off, and free of cost, unless
// OTEL_EXPORTER_OTLP_ENDPOINT names a collector. A span holds names, times, codes and X-Request-Id, nothing of anybody.
import {
  type Attributes,
  type Context,
  context,
  diag,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { z } from 'zod';
import { readEnv } from './env.ts';

export interface Tracing {
  /** Who is told of a collector that cannot be reached. */
  reportTo(report: (problem: string) => void): void;
  /** Sends what is still here; takes some seconds at most. */
  close(): Promise<void>;
}

/** How long a stop waits for a collector that does not answer. */
const CLOSE_TIMEOUT_MS = 3_000;
const TRACEPARENT = 'traceparent';
let tracer: Tracer | undefined;

/** Read by every service; the last three by OpenTelemetry itself. */
export const TRACING_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .meta({ type: 'URL' })
    .optional()
    .describe('where traces are sent (OTLP over HTTP); absent: there are none'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .meta({ type: '0 to 1' })
    .default(1)
    .describe('the share of requests that is traced'),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .meta({ type: '`name=value`, separated by commas', isSecret: true })
    .optional()
    .describe('what the collector wants to see, such as a token'),
  OTEL_SERVICE_NAME: z.string().optional().describe('the name of the service in traces'),
  OTEL_RESOURCE_ATTRIBUTES: z
    .string()
    .meta({ type: '`name=value`, separated by commas' })
    .optional()
    .describe('said of every span'),
};

/**
 * To be called once, before loggers and gRPC clients are made. The other OTEL_EXPORTER_OTLP_ and OTEL_RESOURCE_
 * variables mean what they always do. @returns undefined when traces are off. @throws StartupError
 */
export async function startTracing(service: string, env: NodeJS.ProcessEnv): Promise<Tracing | undefined> {
  const variables = readEnv(TRACING_VARIABLES, env);
  if (variables.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  // Loaded only here: whoever has no collector does not pay for the SDK.
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, resources, { W3CTraceContextPropagator }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/core'),
    ]);
  const provider = new sdk.TracerProvider({
    resource: resources
      .resourceFromAttributes({ 'service.name': `lavra-${service}`, 'service.namespace': 'lavra' })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    // Who sends a traceparent has decided already; of the rest, a share.
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(variables.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  tracer = provider.getTracer('lavra');
  return {
    reportTo(report) {
      const ignore = () => {};
      const tell = (problem: string) => report(problem);
      diag.setLogger({ error: tell, warn: tell, info: ignore, debug: ignore, verbose: ignore });
    },
    async close() {
      const late = new Promise((done) => setTimeout(done, CLOSE_TIMEOUT_MS).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}

export function isTracing(): boolean {
  return tracer !== undefined;
}

/** For log lines: the trace they belong to, if any. */
export function traceFields(): { trace_id?: string; span_id?: string } {
  const active = trace.getSpanContext(context.active());
  return active ? { trace_id: active.traceId, span_id: active.spanId } : {};
}

/** One request or call that reached us. */
export interface Arrival {
  readonly name: string;
  /** W3C; anything else counts as none. Its companion `tracestate` may hold whatever a caller likes, and is not read. */
  readonly traceparent: string | undefined;
  /** X-Request-Id, never a body's requestId. */
  readonly httpRequestId: string | undefined;
  readonly attributes?: Attributes;
}

/** Runs `work` as a span of its caller's trace, or of a new one. The span is undefined when traces are off. */
export function traceArrival<Result>(arrival: Arrival, work: (span?: Span) => Promise<Result>): Promise<Result> {
  return tracer ? inArrivalSpan(tracer, arrival, work) : work();
}

async function inArrivalSpan<Result>(
  tracer: Tracer,
  { name, traceparent, httpRequestId, attributes = {} }: Arrival,
  work: (span?: Span) => Promise<Result>,
): Promise<Result> {
  const parent = traceparent ? propagation.extract(ROOT_CONTEXT, { [TRACEPARENT]: traceparent }) : ROOT_CONTEXT;
  const id = httpRequestId === undefined ? {} : { 'lavra.http_request_id': httpRequestId };
  const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes: { ...attributes, ...id } }, parent);
  try {
    return await context.with(trace.setSpan(parent, span), () => work(span));
  } finally {
    span.end();
  }
}

/** A call that we make: its span, and the traceparent to send. Undefined where nothing is traced. */
export function traceDeparture(name: string, attributes: Attributes): { span: Span; traceparent: string } | undefined {
  const parent = context.active();
  // What belongs to no request (renewals of leases, health checks) would be traces of one span that nobody looks for.
  if (!tracer || !trace.getSpan(parent)) return undefined;
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent);
  const carrier: Record<string, string> = {};
  propagation.inject(trace.setSpan(parent, span), carrier);
  return { span, traceparent: carrier[TRACEPARENT] ?? '' };
}

/** Marks a span as failed, by our fault or a dependency's; why is in the log. */
export function markFailed(span: Span | undefined): void {
  span?.setStatus({ code: SpanStatusCode.ERROR });
}

/** Something that ran elsewhere (in another thread), told afterwards. Times in ms since the epoch. */
export interface PastWork {
  readonly name: string;
  readonly startedAt: number;
  readonly endedAt: number;
}

/** Adds spans to the trace of whoever asks. */
export function recordPastWork(works: readonly PastWork[]): void {
  const parent: Context = context.active();
  if (!tracer || !trace.getSpan(parent)) return;
  for (const { name, startedAt, endedAt } of works) {
    tracer.startSpan(name, { startTime: startedAt }, parent).end(endedAt);
  }
}

/** For what goes on after the request that happened to begin it. */
export function outsideTraces<Result>(work: () => Result): Result {
  return tracer ? context.with(ROOT_CONTEXT, work) : work();
}
