// Gives every request an id, the caller's own when it is sane, and every answer the header that tells it.
import { randomUUID } from 'node:crypto';
import type { Next } from 'koa';
import type { RequestContext } from './request-context.ts';

/** Nothing that could break a log line, a header or gRPC metadata. */
const SANE_ID = /^[A-Za-z0-9_.:-]{1,128}$/;

export function nameRequest(ctx: RequestContext, next: Next): Promise<void> {
  const given = ctx.get('x-request-id');
  ctx.state.httpRequestId = SANE_ID.test(given) ? given : randomUUID();
  ctx.set('X-Request-Id', ctx.state.httpRequestId);
  return next();
}
