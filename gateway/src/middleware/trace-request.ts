// Makes every request a trace, or a part of its caller's (W3C traceparent).
import { markFailed, traceArrival } from '@lavra/shared/tracing';
import type { Next } from 'koa';
import type { ContextState, RequestContext } from './request-context.ts';

export function traceRequest(ctx: RequestContext, next: Next): Promise<void> {
  const arrival = {
    // Until it is routed: a path can hold anything.
    name: ctx.method,
    traceparent: ctx.get('traceparent'),
    httpRequestId: ctx.state.httpRequestId,
    attributes: { 'http.request.method': ctx.method },
  };
  return traceArrival(arrival, async (span) => {
    await next();
    const { routerPath: route } = ctx;
    const { outcome } = ctx.state as Partial<ContextState>;
    span?.setAttribute('http.response.status_code', ctx.status);
    if (outcome !== undefined) span?.setAttribute('lavra.outcome', outcome);
    if (route !== undefined) span?.updateName(`${ctx.method} ${route}`).setAttribute('http.route', route);
    if (ctx.status >= 500) markFailed(span);
  });
}
