// Reports every request when it has ended: the log and the counters.
import type { Middleware, Next } from 'koa';
import { type Events, NO_ROUTE } from '../events.ts';
import type { ContextState, RequestContext } from './request-context.ts';

export function logRequest(events: Events): Middleware<ContextState> {
  return async (ctx: RequestContext, next: Next) => {
    const startedAt = performance.now();
    await next();
    const { caller, httpRequestId, outcome } = ctx.state as Partial<ContextState>;
    events.requestEnded({
      method: ctx.method,
      route: ctx.routerPath ?? NO_ROUTE,
      status: ctx.status,
      durationMs: Math.round(performance.now() - startedAt),
      httpRequestId: httpRequestId ?? '',
      organizationId: caller?.organizationId,
      outcome,
    });
  };
}
