// Reads a JSON body: at most 15 MB, in time, never kept whole, and with a turn for everyone else in between.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BODY_BYTES_MAX } from '@lavra/shared/limits';
import { RefusedError } from '../reply/refusals.ts';
import type { FairTurns } from './fair-turns.ts';
import { BodyScanner, type ScannedBody } from './scan-body.ts';

export interface BodyTimes {
  readonly wholeMs: number;
  /** Between two pieces. */
  readonly idleMs: number;
}

/** 15 MB in a minute need 2 Mbit/s; slower is a stalled caller, and its memory is wanted back. */
export const BODY_TIMES: BodyTimes = { wholeMs: 60_000, idleMs: 10_000 };

/** There is nobody to answer. */
export class CallerGoneError extends Error {
  override readonly name = 'CallerGoneError';
}

/** Rejects with RefusedError (413, 408) or CallerGoneError, and with whatever reading failed with. */
export function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  times: BodyTimes,
  fairTurns: FairTurns,
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
    const nextTurn = fairTurns.take(piece.length);
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
