// How both ends of a gRPC connection find out that the other one is gone, without taking a busy or a draining one for it.
import { connect, type Http2Session } from 'node:http2';
import { PassThrough } from 'node:stream';

/**
 * A peer that is silent for 40 s while calls run is gone: an engine call still has half its time for another replica.
 * A process on a machine that is starved of time may well not answer for seconds.
 */
export const KEEPALIVE_OPTIONS = {
  'grpc.keepalive_time_ms': 20_000,
  'grpc.keepalive_timeout_ms': 20_000,
} as const;

/**
 * Lets a connection that drains finish its calls. Once a connection has begun to close (its age, or the end of its
 * server) Node refuses to ping over it, and grpc-js takes the refusal for a dead peer: after the next 20 s it drops
 * every call that still runs there (grpc/grpc-node issue 3068, open with grpc-js 1.14). Such a ping now counts as
 * answered; what bounds the last calls of a draining connection is their deadlines.
 */
function answerPingsWhileDraining(): void {
  const session = connect('http://localhost', { createConnection: () => new PassThrough() });
  const sessions = Object.getPrototypeOf(Object.getPrototypeOf(session)) as Http2Session;
  session.destroy();
  const { ping } = sessions;
  sessions.ping = function (this: Http2Session, ...given: unknown[]): boolean {
    if (!this.closed || this.destroyed) return Reflect.apply(ping, this, given);
    const answered = given.at(-1) as (error: null, durationMs: number, payload: Buffer) => void;
    setImmediate(answered, null, 0, Buffer.alloc(8));
    return true;
  };
}

answerPingsWhileDraining();
