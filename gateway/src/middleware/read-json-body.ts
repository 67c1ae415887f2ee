// Reads the JSON body of an operation that has one: at most 15 MB, in time, and never kept whole.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BODY_BYTES_MAX } from '@lavra/shared/limits';
import type { Middleware, Next } from 'koa';
import { BodyScanner, type ScannedBody } from '../extraction/scan-body.ts';
import type { Turns } from '../extraction/turns.ts';
import { expectsContinue } from '../http-server.ts';
import { RefusedError } from '../reply/refusals.ts';
import type { RequestContext, RequestState } from './request.ts';

export interface BodyTimes {
  readonly wholeMs: number;
  /** Between two pieces. */
  readonly idleMs: number;
}

/** 15 MB in a minute need 2 Mbit/s; slower is a stalled caller, and its memory is wanted back. */
export const BODY_TIMES: BodyTimes = { wholeMs: 60_000, idleMs: 10_000 };

export function readJsonBody(times: BodyTimes, turns: Turns): Middleware<RequestState> {
  return async (ctx: RequestContext, next: Next) => {
    if (ctx.state.route.readsBody) {
      refuseByHeaders(ctx);
      if (expectsContinue(ctx.req)) ctx.res.writeContinue();
      ctx.state.body = await receive(ctx.req, ctx.res, times, turns);
    }
    ctx.state.receivedAt = performance.now();
    await next();
  };
}

/** There is nobody to answer. */
export class CallerGoneError extends Error {
  override readonly name = 'CallerGoneError';
}

/** What the headers give away is refused without reading. */
function refuseByHeaders(ctx: RequestContext): void {
  if (Number(ctx.get('content-length')) > BODY_BYTES_MAX) throw new RefusedError({ kind: 'body_too_large' });
  const hasBody = ctx.get('transfer-encoding') !== '' || Number(ctx.get('content-length')) > 0;
  const problems: ('content_type' | 'compressed')[] = [];
  if (hasBody && !/^application\/json *(?:;|$)/i.test(ctx.get('content-type').trim())) problems.push('content_type');
  const encoding = ctx.get('content-encoding').trim().toLowerCase();
  if (encoding !== '' && encoding !== 'identity') problems.push('compressed');
  if (problems.length > 0) throw new RefusedError({ kind: 'body', problems });
}

/** Rejects with RefusedError (413, 408) or CallerGoneError, and with whatever reading failed with. */
function receive(
  request: IncomingMessage,
  response: ServerResponse,
  times: BodyTimes,
  turns: Turns,
): Promise<ScannedBody> {
  const { promise, resolve, reject } = Promise.withResolvers<ScannedBody>();
  const scanner = new BodyScanner(Number(request.headers['content-length'] ?? 0));
  const tooSlow = () => stop(new RefusedError({ kind: 'request_timeout' }));
  const whole = setTimeout(tooSlow, times.wholeMs);
  const idle = setTimeout(tooSlow, times.idleMs);
  let bytes = 0;
  let isStopped = false;

  const onData = (piece: Buffer) => {
    idle.refresh();
    bytes += piece.length;
    if (bytes > BODY_BYTES_MAX) stop(new RefusedError({ kind: 'body_too_large' }));
    else work(() => scan(piece));
  };
  const scan = (piece: Buffer) => {
    scanner.push(piece);
    const nextTurn = turns.take(piece.length);
    if (nextTurn) letOthersWork(nextTurn);
  };
  const letOthersWork = (nextTurn: Promise<void>) => {
    request.pause();
    void nextTurn.then(() => {
      if (!isStopped) request.resume();
    });
  };
  const onEnd = () =>
    work(() => {
      const scanned = scanner.end();
      release();
      resolve(scanned);
    });
  /** What fails here, in an event, would otherwise end the process: no memory for a file, or a bug. */
  const work = (step: () => void) => {
    try {
      step();
    } catch (error) {
      stop(error);
    }
  };
  const onGone = () => stop(new CallerGoneError());
  const release = () => {
    isStopped = true;
    clearTimeout(whole);
    clearTimeout(idle);
    request.off('data', onData).off('end', onEnd).off('error', onGone);
    response.off('close', onGone);
  };
  const stop = (error: unknown) => {
    release();
    request.pause();
    reject(error);
  };
  request.on('data', onData).on('end', onEnd).on('error', onGone);
  response.on('close', onGone);
  return promise;
}
