// Reports every request when it has ended: the log and the counters.
import type { Middleware, Next } from 'koa';
import { type Events, NO_ROUTE } from '../events.ts';
import type { RequestContext, RequestState } from './request.ts';

export function logRequest(events: Events): Middleware<RequestState> {
  return async (ctx: RequestContext, next: Next) => {
    const startedAt = performance.now();
    await next();
    const { route, caller, httpRequestId, outcome } = ctx.state as Partial<RequestState>;
    events.requestEnded({
      method: ctx.method,
      route: route?.path ?? NO_ROUTE,
      status: ctx.status,
      durationMs: Math.round(performance.now() - startedAt),
      httpRequestId: httpRequestId ?? '',
      organizationId: caller?.organizationId,
      outcome,
    });
  };
}
