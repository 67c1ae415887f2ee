// Chooses the language of every sentence in the answer, from Accept-Language (contract 1).
import type { Next } from 'koa';
import { PREFERENCES_CHARACTERS_MAX } from '../limits.ts';
import type { RequestContext } from './request-context.ts';

/** Portuguese when pt-BR is the caller's first choice (RFC 9110, 12.5.4). Everything else, pt, pt-PT and too long a list too, is English. */
export function chooseLanguage(ctx: RequestContext, next: Next): Promise<void> {
  const isTooLong = ctx.get('accept-language').length > PREFERENCES_CHARACTERS_MAX;
  const [preferred = ''] = isTooLong ? [] : ctx.acceptsLanguages();
  ctx.state.language = preferred.toLowerCase() === 'pt-br' ? 'pt-BR' : 'en';
  return next();
}
