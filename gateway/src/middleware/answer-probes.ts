// GET /livez and /readyz, for whoever runs many of us: whether to restart this process, and whether to send it requests.
// Beside the contract's health page, which is for callers; both answer while the process drains.
import type { Middleware, Next } from 'koa';
import type { Gateway } from '../context.ts';
import type { ContextState, RequestContext } from './request-context.ts';

export function answerProbes({ health, drain }: Pick<Gateway, 'health' | 'drain'>): Middleware<ContextState> {
  return async (ctx: RequestContext, next: Next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    switch (ctx.path) {
      case '/livez':
        // An answer is all it takes: what this process depends on is not mended by its restart.
        ctx.body = { alive: true };
        return;
      case '/readyz': {
        const isDraining = drain.isDraining;
        const isReady = !isDraining && (await health.report()).isHealthy;
        ctx.status = isReady ? 200 : 503;
        ctx.body = { ready: isReady, draining: isDraining };
        return;
      }
      default:
        return next();
    }
  };
}
