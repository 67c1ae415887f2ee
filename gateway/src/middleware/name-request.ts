// Gives every request an id, the caller's own when it is sane, and every answer the header that tells it.
import { randomUUID } from 'node:crypto';
import type { Next } from 'koa';
import type { RequestContext } from './request.ts';

/** Nothing that could break a log line, a header or gRPC metadata. */
const SANE_ID = /^[A-Za-z0-9_.:-]{1,128}$/;

export function nameRequest(ctx: RequestContext, next: Next): Promise<void> {
  ctx.state.httpRequestId = httpRequestIdFrom(ctx.req.headers['x-request-id']);
  ctx.set('X-Request-Id', ctx.state.httpRequestId);
  return next();
}

/** @param given the header, of which several come joined by commas */
export function httpRequestIdFrom(given: string | string[] | undefined): string {
  return typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID();
}
