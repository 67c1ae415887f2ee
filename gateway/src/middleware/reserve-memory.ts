// Lets a body in only when there is memory for the file it may hold, until its extraction is settled.
import { BODY_BYTES_MAX, IMAGE_BYTES_MAX } from '@lavra/shared/limits';
import type { Middleware, Next } from 'koa';
import type { FileMemory } from '../extraction/memory.ts';
import type { RequestContext, RequestState } from './request.ts';

export function reserveMemory(memory: FileMemory): Middleware<RequestState> {
  return async (ctx: RequestContext, next: Next) => {
    if (!ctx.state.route.readsBody) return next();
    const reservation = memory.reserve(ctx.state.caller.organizationId);
    reservation.add(bytesToReserve(ctx));
    ctx.state.fileMemory = reservation;
    try {
      await next();
    } finally {
      reservation.release();
    }
  };
}

/** Of an announced body no more than a file is kept; one in chunks may be the largest there is, and is copied as it grows. */
function bytesToReserve(ctx: RequestContext): number {
  const announced = ctx.get('content-length');
  return announced === '' ? BODY_BYTES_MAX : Math.min(Number(announced), IMAGE_BYTES_MAX);
}
