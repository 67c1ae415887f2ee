// Every gRPC call of a traced request is a span on both sides; W3C trace context travels in its metadata.
import { InterceptingCall, type Interceptor, type ServerUnaryCall, status } from '@grpc/grpc-js';
import { isTracing, markFailed, traceArrival, traceDeparture } from './tracing.ts';

/** For a client's options; none when traces are off. */
export function tracingInterceptors(): Interceptor[] {
  return isTracing() ? [traceCall] : [];
}

const traceCall: Interceptor = (options, nextCall) => {
  const { path } = options.method_definition;
  const departure = traceDeparture(nameOf(path), rpcAttributes(path));
  if (!departure) return new InterceptingCall(nextCall(options));
  const { span, traceparent } = departure;
  return new InterceptingCall(nextCall(options), {
    start(metadata, _listener, next) {
      metadata.set('traceparent', traceparent);
      next(metadata, {
        onReceiveStatus(received, pass) {
          span.setAttribute('rpc.response.status_code', status[received.code]);
          if (received.code !== status.OK) markFailed(span);
          span.end();
          pass(received);
        },
      });
    },
  });
};

/** Runs a handler as a span of its caller's trace. @param work tells the status that it answered with */
export async function traceHandler(
  call: ServerUnaryCall<unknown, unknown>,
  httpRequestId: string | undefined,
  work: () => Promise<status>,
): Promise<void> {
  const path = call.getPath();
  const traceparent = call.metadata.get('traceparent')[0]?.toString();
  const arrival = { name: nameOf(path), traceparent, httpRequestId, attributes: rpcAttributes(path) };
  await traceArrival(arrival, async (span) => {
    const code = await work();
    span?.setAttribute('rpc.response.status_code', status[code]);
    if (code === status.INTERNAL) markFailed(span);
  });
}

/** "/lavra.ledger.v1.LedgerService/Admit" without its slash, as the conventions have it. */
function nameOf(path: string): string {
  return path.slice(1);
}

function rpcAttributes(path: string) {
  return { 'rpc.system.name': 'grpc', 'rpc.method': nameOf(path) };
}
