// Headers of every answer: what it holds is personal, and it is what its type says.
import type { Next } from 'koa';
import type { RequestContext } from './request.ts';

export function setHeaders(ctx: RequestContext, next: Next): Promise<void> {
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Content-Type-Options', 'nosniff');
  return next();
}
