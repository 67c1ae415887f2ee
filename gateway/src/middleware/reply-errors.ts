// Turns what was thrown into the reply: a refusal by contract 7, a fault of ours into the 503 page.
import type { Middleware, Next } from 'koa';
import { CallerGoneError } from '../body/read-body.ts';
import type { Events } from '../events.ts';
import { endSocketAfterReply } from '../http-server.ts';
import { ConsoleRefusedError, codeOf, renderConsoleRefusal } from '../reply/console-refusals.ts';
import { ImageRefusedError, type Refusal, RefusedError, refusalName, renderRefusal } from '../reply/refusals.ts';
import { unavailablePage } from '../reply/unavailable-page.ts';
import type { ContextState, RequestContext } from './request-context.ts';

/** Only seen in the log, as other servers write it there. */
const CALLER_GONE_STATUS = 499;

export function replyErrors(events: Events): Middleware<ContextState> {
  return async (ctx: RequestContext, next: Next) => {
    try {
      await next();
    } catch (error) {
      const refusal = refusalOf(error, ctx);
      if (error instanceof ConsoleRefusedError) {
        const reply = renderConsoleRefusal(error.refusal, ctx.state.language);
        ctx.state.outcome = codeOf(error.refusal);
        ctx.status = reply.status;
        ctx.set(reply.headers);
        ctx.body = reply.body;
      } else if (refusal) {
        replyRefusal(ctx, refusal);
      } else if (error instanceof CallerGoneError) {
        ctx.state.outcome = 'caller_gone';
        ctx.status = CALLER_GONE_STATUS;
      } else {
        events.requestFailed(error, ctx.state.httpRequestId);
        ctx.state.outcome = 'unavailable';
        ctx.status = 503;
        ctx.type = 'html';
        ctx.body = unavailablePage(ctx.state.language);
      }
    }
    endSocketAfterReply(ctx.req, ctx.res);
  };
}

function replyRefusal(ctx: RequestContext, refusal: Refusal): void {
  const reply = renderRefusal(refusal, ctx.state.language, new Date());
  ctx.state.outcome = refusalName(refusal);
  ctx.status = reply.status;
  ctx.set(reply.headers);
  ctx.body = reply.body;
}

function refusalOf(error: unknown, ctx: RequestContext): Refusal | undefined {
  if (error instanceof RefusedError) return error.refusal;
  if (!(error instanceof ImageRefusedError)) return undefined;
  const processingTimeMs = Math.round(performance.now() - ctx.state.receivedAt);
  return { kind: 'image', image: error.image, processingTimeMs };
}
