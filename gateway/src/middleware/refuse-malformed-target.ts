// Refuses a request line whose target is no URL: Koa would throw at its first look, with the caller's text in the error.
import type { Next } from 'koa';
import { RefusedError } from '../reply/refusals.ts';
import type { RequestContext } from './request-context.ts';

export function refuseMalformedTarget(ctx: RequestContext, next: Next): Promise<void> {
  if (!hasPath(ctx)) throw new RefusedError({ kind: 'not_http' });
  return next();
}

function hasPath(ctx: RequestContext): boolean {
  try {
    return ctx.path !== undefined;
  } catch {
    return false;
  }
}
