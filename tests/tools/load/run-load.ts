// As many requests as a gateway takes for a while, each with an id of its own, and what became of every one of them.
import { createHistogram } from 'node:perf_hooks';
import autocannon, { type Options, type Result } from 'autocannon';
import { smallImage } from '../../suites/faults/load.ts';
import { sendUntilAnswered, type Target } from '../../support/send.ts';

export interface LoadSettings {
  readonly seconds: number;
  readonly connections: number;
}

export interface LoadFigures {
  /** Replies a second. */
  readonly requestsPerSecond: number;
  readonly latenciesMs: { readonly p50: number; readonly p95: number; readonly p99: number };
  /** Connections that broke or timed out, and replies other than 201. */
  readonly errors: number;
  /** Replies that no engine was free: they cost nothing. */
  readonly busy: number;
  /** Requests with data, those included whose reply was cut off by the end of the run and asked for again. */
  readonly answers: number;
}

/** The gateway answers within 90 s; what takes longer is lost. */
const TIMEOUT_SECONDS = 95;

export async function runLoad(target: Target, { seconds, connections }: LoadSettings): Promise<LoadFigures> {
  const imageBase64 = await smallImage();
  const run = Math.random().toString(36).slice(2);
  const bodyOf = (requestId: string) => ({ imageType: 'base64', imageBase64, requestId });
  const open = new Set<string>();
  let sent = 0;
  let answers = 0;
  let busy = 0;
  const options: Options = {
    url: `${target.baseUrl}/documents/birth-certificate`,
    connections,
    duration: seconds,
    timeout: TIMEOUT_SECONDS,
    method: 'POST',
    headers: { Authorization: `Bearer ${target.key}`, 'Content-Type': 'application/json' },
    requests: [
      {
        setupRequest(request, context: { requestId?: string }) {
          context.requestId = `load.${run}.${sent++}`;
          open.add(context.requestId);
          return { ...request, body: JSON.stringify(bodyOf(context.requestId)) };
        },
        onResponse(status, text, context: { requestId?: string }) {
          if (status !== 201) return;
          open.delete(context.requestId ?? '');
          if ((JSON.parse(text) as { success: boolean }).success) answers++;
          else busy++;
        },
      },
    ],
  };
  const latencies = createHistogram();
  const result = await new Promise<Result>((resolve, reject) => {
    const running = autocannon(options, (error, ended) => (error ? reject(error) : resolve(ended)));
    running.on('response', (_client, _status, _bytes, tookMs) => latencies.record(Math.ceil(tookMs * 1_000)));
  });
  const created = result.statusCodeStats?.['201']?.count ?? 0;
  const replies = Object.values(result.statusCodeStats ?? {}).reduce((sum, { count = 0 }) => sum + count, 0);
  // What was under way at the end is charged once it is done: who asks again has its answer.
  for (const requestId of open) {
    const { body } = await sendUntilAnswered(target, bodyOf(requestId));
    if (body.success) answers++;
  }
  const percentileMs = (percent: number) => latencies.percentile(percent) / 1_000;
  return {
    requestsPerSecond: replies / result.duration,
    latenciesMs: { p50: percentileMs(50), p95: percentileMs(95), p99: percentileMs(99) },
    errors: result.errors + replies - created,
    busy,
    answers,
  };
}
