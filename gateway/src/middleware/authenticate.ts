// Finds out who is calling, before a byte of the body is read (contract 5).
import type { Middleware, Next } from 'koa';
import type { KeyDirectory } from '../clients/key-directory.ts';
import { RefusedError } from '../reply/refusals.ts';
import type { ContextState, RequestContext } from './request-context.ts';

export function authenticate(keys: KeyDirectory): Middleware<ContextState> {
  return async (ctx: RequestContext, next: Next) => {
    const resolution = await keys.resolve(ctx.get('authorization'), ctx.state.httpRequestId);
    if (resolution.kind === 'refused') throw new RefusedError({ kind: 'key', problem: resolution.problem });
    ctx.state.caller = resolution.caller;
    return next();
  };
}
