// Lets a body in only when there is memory for the file it may hold, until the reply.
import { IMAGE_BYTES_MAX } from '@lavra/shared/limits';
import type { Middleware, Next } from 'koa';
import type { FileMemory } from '../extraction/memory.ts';
import type { RequestContext, RequestState } from './request.ts';

export function reserveMemory(memory: FileMemory): Middleware<RequestState> {
  return async (ctx: RequestContext, next: Next) => {
    if (!ctx.state.route.readsBody) return next();
    const reservation = memory.reserve();
    // In chunks it may become the largest there is.
    reservation.add(Math.min(Number(ctx.get('content-length')) || IMAGE_BYTES_MAX, IMAGE_BYTES_MAX));
    ctx.state.fileMemory = reservation;
    try {
      await next();
    } finally {
      reservation.release();
    }
  };
}
