// `npm run trace`: one real request through all three services, its trace drawn into docs/trace.svg.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, startEmbedded } from '../../support/embedded.ts';
import { sample } from '../../support/samples.ts';
import { send } from '../../support/send.ts';
import { startTraceCollector } from '../../support/trace-collector.ts';
import { drawTrace } from './draw.ts';

const say = (line: string) => process.stderr.write(`trace: ${line}\n`);
const FILE = join(ROOT, 'docs/trace.svg');

const collector = await startTraceCollector();
const embedded = await startEmbedded({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint } });
const target = { baseUrl: embedded.baseUrl, key: embedded.demoKey };
const { base64 } = sample('certidao.jpg');
// The first one meets caches and code that are cold.
for (const requestId of ['trace-cold', 'trace-warm']) {
  say(`sending ${requestId} …`);
  await send(target, { imageType: 'base64', imageBase64: base64, requestId });
}
await embedded.stop();
await collector.close();
const root = collector.spans
  .filter(({ attributes }) => attributes['http.route'] === '/api/v1/documents/birth-certificate')
  .toSorted((one, other) => one.startedAtMs - other.startedAtMs)
  .at(-1);
if (!root) throw new Error('the request left no trace');
const spans = collector.spans.filter(({ traceId }) => traceId === root.traceId);
writeFileSync(FILE, drawTrace(spans));
say(`${spans.length} spans drawn into docs/trace.svg`);
