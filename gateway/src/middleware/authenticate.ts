// Finds out who is calling, before a byte of the body is read (contract 5).
import type { Middleware, Next } from 'koa';
import type { KeyDirectory } from '../clients/key-directory.ts';
import { RefusedError } from '../reply/refusals.ts';
import type { RequestContext, RequestState } from './request.ts';

export function authenticate(keys: KeyDirectory): Middleware<RequestState> {
  return async (ctx: RequestContext, next: Next) => {
    if (ctx.state.route.needsKey) {
      const resolution = await keys.resolve(readKey(ctx.get('authorization')), ctx.state.httpRequestId);
      if (resolution.kind === 'refused') throw new RefusedError({ kind: 'key', problem: resolution.problem });
      ctx.state.caller = resolution.caller;
    }
    await next();
  };
}

/** No key is longer; what is need not be hashed to know. */
const KEY_CHARACTERS_MAX = 128;

/** @throws RefusedError (401) without a lookup for a key that cannot exist. */
function readKey(authorization: string): string {
  if (authorization === '') throw new RefusedError({ kind: 'key', problem: 'missing' });
  const key = /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
  if (!key || key.length > KEY_CHARACTERS_MAX) throw new RefusedError({ kind: 'key', problem: 'malformed' });
  return key;
}
