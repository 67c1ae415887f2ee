// GET /openapi.json: the contract for machines.
import type { RequestContext } from '../middleware/request-context.ts';
import { openApiDocument } from '../openapi/document.ts';

export function getOpenApi() {
  const text = JSON.stringify(openApiDocument());
  return (ctx: RequestContext): void => {
    ctx.type = 'json';
    ctx.set('Cache-Control', 'public, max-age=300');
    ctx.body = text;
  };
}
