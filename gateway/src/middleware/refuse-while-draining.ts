// Sends new requests away while this gateway drains: another one takes them.
import type { Middleware, Next } from 'koa';
import type { Drain } from '../drain.ts';
import { UnavailableError } from '../reply/unavailable.ts';
import type { ContextState, RequestContext } from './request-context.ts';

export function refuseWhileDraining(drain: Drain): Middleware<ContextState> {
  return (ctx: RequestContext, next: Next) => {
    refuseIfDraining(drain, ctx);
    return next();
  };
}

/** For a step that may come long after the first look. @throws UnavailableError */
export function refuseIfDraining(drain: Drain, ctx: RequestContext): void {
  if (!drain.isDraining) return;
  ctx.set('Connection', 'close');
  throw new UnavailableError('this gateway is draining');
}
