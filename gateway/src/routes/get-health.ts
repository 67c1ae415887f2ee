// GET /health (contract 4.4): whether this gateway can reach what it needs. The same fields whatever the answer.
import type { Gateway } from '../context.ts';
import type { RequestContext } from '../middleware/request-context.ts';

export function getHealth({ health, config }: Gateway) {
  return async (ctx: RequestContext): Promise<void> => {
    const { isHealthy, isSimulated } = await health.report();
    ctx.status = isHealthy ? 200 : 503;
    ctx.body = {
      status: isHealthy ? 'ok' : 'unavailable',
      timestamp: new Date().toISOString(),
      uptime: process.uptime(),
      environment: config.environment,
      loadTestMode: isSimulated,
    };
  };
}
