// Chooses the language of every sentence in the answer, from Accept-Language (contract 1).
import type { Next } from 'koa';
import type { RequestContext } from './request-context.ts';

/** Portuguese when pt-BR is the caller's first choice (RFC 9110, 12.5.4). Everything else, pt and pt-PT too, is English. */
export function chooseLanguage(ctx: RequestContext, next: Next): Promise<void> {
  const [preferred = ''] = ctx.acceptsLanguages();
  ctx.state.language = preferred.toLowerCase() === 'pt-br' ? 'pt-BR' : 'en';
  return next();
}
