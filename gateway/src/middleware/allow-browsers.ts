// Lets pages of other origins call the API (CORS). The key travels in a header that a page must set itself, and no cookie
// is looked at, so there is nothing a foreign page could abuse; but at the console, which therefore is nobody else's.
import type { Next } from 'koa';
import { CONSOLE_PATH } from '../console/path.ts';
import type { RequestContext } from './request-context.ts';

/** Of every answer to a request that names its origin. */
const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Idempotent-Replayed, Retry-After, X-Request-Id',
};

const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept-Language, X-Request-Id',
  'Access-Control-Max-Age': '86400',
};

export async function allowBrowsers(ctx: RequestContext, next: Next): Promise<void> {
  if (ctx.get('origin') === '' || ctx.path.startsWith(CONSOLE_PATH)) return next();
  ctx.set(CORS_HEADERS);
  if (ctx.method !== 'OPTIONS' || ctx.get('access-control-request-method') === '') return next();
  ctx.set(PREFLIGHT_HEADERS);
  ctx.status = 204;
}
