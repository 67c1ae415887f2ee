// Finds out who is calling, before a byte of the body is read (contract 5).
import type { Middleware, Next } from 'koa';
import type { KeyDirectory } from '../clients/key-directory.ts';
import { replyRefusal } from './reply-errors.ts';
import type { RequestContext, RequestState } from './request.ts';

/** No key is longer: what is need not be hashed to know. */
const KEY_CHARACTERS_MAX = 128;

export function authenticate(keys: KeyDirectory): Middleware<RequestState> {
  return async (ctx: RequestContext, next: Next) => {
    if (!ctx.state.route.needsKey) return next();
    const authorization = ctx.get('authorization');
    // Replied, not thrown: this is the one refusal that anyone can cause, as often as they like.
    if (authorization === '') return replyRefusal(ctx, { kind: 'key', problem: 'missing' });
    const key = /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
    if (!key || key.length > KEY_CHARACTERS_MAX) return replyRefusal(ctx, { kind: 'key', problem: 'malformed' });
    const resolution = await keys.resolve(key, ctx.state.httpRequestId);
    if (resolution.kind === 'refused') return replyRefusal(ctx, { kind: 'key', problem: resolution.problem });
    ctx.state.caller = resolution.caller;
    return next();
  };
}
