// One request as one trace: through all three services, found by its X-Request-Id, and nothing of anybody in it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Embedded, startEmbedded } from '../../support/embedded.ts';
import { sample } from '../../support/samples.ts';
import { type CollectedSpan, startTraceCollector, type TraceCollector } from '../../support/trace-collector.ts';

const CALLER = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const { base64, data } = sample('digital.pdf');
const secretUrl = 'http://127.0.0.1/private-path/scan.png?token=of-somebody';

let collector: TraceCollector;
let embedded: Embedded;
beforeAll(async () => {
  collector = await startTraceCollector();
  embedded = await startEmbedded({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint } });
  await post({ imageType: 'base64', imageBase64: base64, requestId: 'of-the-body' }, 'request-alone');
  await post({ imageType: 'base64', imageBase64: base64 }, 'request-of-a-trace', {
    traceparent: `00-${CALLER.traceId}-${CALLER.spanId}-01`,
    tracestate: 'vendor=maria-da-silva',
    baggage: 'name=maria-da-silva',
  });
  await post({ imageType: 'url', imageUrl: secretUrl }, 'request-by-url');
  // What is not sent yet is sent before the end.
  expect(await embedded.stop()).toBe(0);
});
afterAll(() => collector.close());

async function post(body: object, httpRequestId: string, headers: Record<string, string> = {}): Promise<void> {
  const response = await fetch(`${embedded.baseUrl}/documents/birth-certificate`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${embedded.demoKey}`,
      'Content-Type': 'application/json',
      'X-Request-Id': httpRequestId,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  expect(response.headers.get('x-request-id')).toBe(httpRequestId);
}

/** The trace of a request, found as an operator finds it. */
function traceOf(httpRequestId: string): CollectedSpan[] {
  const ids = new Set(
    collector.spans
      .filter(({ attributes }) => attributes['lavra.http_request_id'] === httpRequestId)
      .map(({ traceId }) => traceId),
  );
  expect(ids.size).toBe(1);
  return collector.spans.filter(({ traceId }) => ids.has(traceId));
}

const ROUTE = 'POST /api/v1/documents/birth-certificate';

test('a request is one trace across the three services, each span under the one that caused it', () => {
  const spans = traceOf('request-alone');
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const path = (span: CollectedSpan): string => {
    const parent = span.parentSpanId ? byId.get(span.parentSpanId) : undefined;
    return `${parent ? `${path(parent)} > ` : ''}${span.service.replace('lavra-', '')}:${span.name.split('/').at(-1)}`;
  };
  expect(spans.map(path).sort()).toEqual(
    [
      'gateway:birth-certificate',
      ...['ResolveKey', 'Admit', 'Settle'].flatMap((rpc) => [
        `gateway:birth-certificate > gateway:${rpc}`,
        `gateway:birth-certificate > gateway:${rpc} > ledger:${rpc}`,
      ]),
      'gateway:birth-certificate > gateway:Extract',
      'gateway:birth-certificate > gateway:Extract > engine-pool:Extract',
      ...['type', 'pdf', 'pdf-lines', 'fields'].map(
        (stage) => `gateway:birth-certificate > gateway:Extract > engine-pool:Extract > engine-pool:${stage}`,
      ),
    ].sort(),
  );
  const [root] = spans.filter(({ name }) => name === ROUTE);
  expect(root?.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/v1/documents/birth-certificate',
    'http.response.status_code': 201,
    'lavra.http_request_id': 'request-alone',
    'lavra.outcome': 'mini',
  });
});

test('a caller’s traceparent makes the request a part of its trace', () => {
  const spans = traceOf('request-of-a-trace');
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([CALLER.traceId]));
  expect(spans.find(({ name }) => name === ROUTE)?.parentSpanId).toBe(CALLER.spanId);
  expect(new Set(spans.map(({ service }) => service))).toEqual(
    new Set(['lavra-gateway', 'lavra-ledger', 'lavra-engine-pool']),
  );
});

test('nothing personal, no key, no requestId, no address of an image is in any span', () => {
  expect(traceOf('request-by-url').find(({ name }) => name === ROUTE)?.attributes).toMatchObject({
    'lavra.outcome': 'IMAGE_URL_NOT_ALLOWED',
  });
  const sent = collector.received.join('\n');
  const { nome_completo, cpf, matrícula } = data.dados_pessoais;
  const forbidden = [nome_completo, cpf, matrícula, base64.slice(0, 40), embedded.demoKey, 'of-the-body'];
  for (const text of [...forbidden, 'of-somebody', 'private-path', 'maria-da-silva']) {
    expect(text).not.toBe('');
    expect(sent.includes(text), text).toBe(false);
  }
});
