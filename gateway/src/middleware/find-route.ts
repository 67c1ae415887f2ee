// Finds the operation a request asks for: 404 for an unknown path, 405 with the methods it has for an unknown method.
import type { Middleware, Next } from 'koa';
import { RefusedError } from '../reply/refusals.ts';
import type { RequestContext, RequestState, Route } from './request.ts';

/** Every path is exact; HEAD is GET without the body, as Koa answers it. */
export function findRoute(routes: readonly Route[]): Middleware<RequestState> {
  const byPath = Map.groupBy(routes, (route) => route.path);
  return (ctx: RequestContext, next: Next) => {
    const candidates = byPath.get(ctx.path);
    if (!candidates) throw new RefusedError({ kind: 'not_found' });
    const method = ctx.method === 'HEAD' ? 'GET' : ctx.method;
    const route = candidates.find((candidate) => candidate.method === method);
    if (!route) throw new RefusedError({ kind: 'method_not_allowed', allowed: candidates.flatMap(methodsOf) });
    ctx.state.route = route;
    return next();
  };
}

function methodsOf({ method }: Route): readonly string[] {
  return method === 'GET' ? ['GET', 'HEAD'] : [method];
}
