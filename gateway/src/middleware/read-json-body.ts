// Reads the JSON body of a route that has one; what its headers give away is refused without reading.
import { BODY_BYTES_MAX } from '@lavra/shared/limits';
import type { Middleware, Next } from 'koa';
import type { FairTurns } from '../body/fair-turns.ts';
import { type BodyTimes, readBody } from '../body/read-body.ts';
import { expectsContinue } from '../http-server.ts';
import { RefusedError } from '../reply/refusals.ts';
import type { ContextState, RequestContext } from './request-context.ts';

export function readJsonBody(times: BodyTimes, fairTurns: FairTurns): Middleware<ContextState> {
  return async (ctx: RequestContext, next: Next) => {
    refuseByHeaders(ctx);
    if (expectsContinue(ctx.req)) ctx.res.writeContinue();
    ctx.state.body = await readBody(ctx.req, ctx.res, times, fairTurns);
    ctx.state.receivedAt = performance.now();
    await next();
  };
}

function refuseByHeaders(ctx: RequestContext): void {
  if (Number(ctx.get('content-length')) > BODY_BYTES_MAX) throw new RefusedError({ kind: 'body_too_large' });
  const hasBody = ctx.get('transfer-encoding') !== '' || Number(ctx.get('content-length')) > 0;
  const problems: ('content_type' | 'compressed')[] = [];
  if (hasBody && !/^application\/json *(?:;|$)/i.test(ctx.get('content-type').trim())) problems.push('content_type');
  const encoding = ctx.get('content-encoding').trim().toLowerCase();
  if (encoding !== '' && encoding !== 'identity') problems.push('compressed');
  if (problems.length > 0) throw new RefusedError({ kind: 'body', problems });
}
