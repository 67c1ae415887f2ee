// Headers of every answer: what it holds is personal, and it is what its type says.
import type { Next } from 'koa';
import type { RequestContext } from './request-context.ts';

const ANSWER_HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

export function setHeaders(ctx: RequestContext, next: Next): Promise<void> {
  ctx.set(ANSWER_HEADERS);
  return next();
}
