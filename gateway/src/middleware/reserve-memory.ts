// Lets a body in only when there is memory for the file it may hold, until its extraction is settled.
import { BODY_BYTES_MAX, IMAGE_BYTES_MAX } from '@lavra/shared/limits';
import type { Middleware, Next } from 'koa';
import type { FileMemory } from '../body/file-memory.ts';
import type { ScannedBody } from '../body/scan-body.ts';
import type { ContextState, RequestContext } from './request-context.ts';

export function reserveMemory(memory: FileMemory): Middleware<ContextState> {
  return async (ctx: RequestContext, next: Next) => {
    const reservation = memory.reserve(ctx.state.caller.organizationId);
    reservation.add(bytesToReserve(ctx));
    ctx.state.fileMemory = reservation;
    try {
      await next();
    } finally {
      freeFile(ctx.state.body);
      reservation.release();
    }
  };
}

/**
 * What is reserved no more is in use no more: left to the garbage collector the memory stays for a while, and large
 * files make it collect everything again and again. Who still holds the file finds it empty.
 */
function freeFile(body: ScannedBody | undefined): void {
  if (body?.kind === 'json' && body.image?.kind === 'decoded') (body.image.file.buffer as ArrayBuffer).transfer(0);
}

/** Of an announced body no more than a file is kept; one in chunks may be the largest there is, and is copied as it grows. */
function bytesToReserve(ctx: RequestContext): number {
  const announced = ctx.get('content-length');
  return announced === '' ? BODY_BYTES_MAX : Math.min(Number(announced), IMAGE_BYTES_MAX);
}
