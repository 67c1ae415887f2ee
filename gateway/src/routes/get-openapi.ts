// GET /openapi.json: the contract for machines.

import type { Route } from '../middleware/request.ts';
import { openApiDocument } from '../openapi/document.ts';

export function getOpenApi(): Route {
  const text = JSON.stringify(openApiDocument());
  return {
    method: 'GET',
    path: '/api/v1/openapi.json',
    needsKey: false,
    readsBody: false,
    handle(ctx) {
      ctx.type = 'json';
      ctx.set('Cache-Control', 'public, max-age=300');
      ctx.body = text;
    },
  };
}
