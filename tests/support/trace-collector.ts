// A collector of traces for tests: takes OTLP over HTTP on loopback and keeps every span.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface CollectedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Since the epoch. */
  readonly startedAtMs: number;
  readonly endedAtMs: number;
}

export interface TraceCollector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly endpoint: string;
  readonly spans: readonly CollectedSpan[];
  /** Everything that was sent, as it was sent. */
  readonly received: readonly string[];
  close(): Promise<void>;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** The part of an ExportTraceServiceRequest that is looked at. */
interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Pick<CollectedSpan, 'name' | 'traceId' | 'spanId' | 'parentSpanId'> & {
        readonly attributes: readonly Attribute[];
        readonly startTimeUnixNano: string;
        readonly endTimeUnixNano: string;
      })[];
    }[];
  }[];
}

export async function startTraceCollector(): Promise<TraceCollector> {
  const received: string[] = [];
  const spans: CollectedSpan[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received.push(body);
    for (const { resource, scopeSpans } of (JSON.parse(body) as Export).resourceSpans) {
      const service = String(valuesOf(resource.attributes)['service.name']);
      for (const span of scopeSpans.flatMap(({ spans }) => spans)) {
        const { name, traceId, spanId, parentSpanId, attributes } = span;
        const [startedAtMs, endedAtMs] = [millisecondsOf(span.startTimeUnixNano), millisecondsOf(span.endTimeUnixNano)];
        const times = { startedAtMs, endedAtMs };
        spans.push({ service, name, traceId, spanId, parentSpanId, attributes: valuesOf(attributes), ...times });
      }
    }
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    received,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Nanoseconds since the epoch are more than a number holds exactly. */
function millisecondsOf(nanoseconds: string): number {
  return Number(BigInt(nanoseconds) / 1_000n) / 1_000;
}

function valuesOf(attributes: readonly Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
