// Chooses the language of every sentence in the answer, from Accept-Language (contract 1).
import type { Next } from 'koa';
import type { Language } from '../reply/messages/messages.ts';
import type { RequestContext } from './request.ts';

export function chooseLanguage(ctx: RequestContext, next: Next): Promise<void> {
  ctx.state.language = languageOf(ctx.get('accept-language'));
  return next();
}

/**
 * Portuguese when pt-BR is the preferred entry: the highest q, the first of equals (RFC 9110, 12.5.4). Everything else,
 * pt and pt-PT too, is English.
 */
export function languageOf(acceptLanguage: string): Language {
  if (acceptLanguage === '') return 'en';
  let preferred = '';
  let highest = 0;
  for (const entry of acceptLanguage.split(',')) {
    const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = quality === undefined ? 1 : Number(quality);
    if (weight > highest) [preferred, highest] = [tag, weight];
  }
  return preferred === 'pt-br' ? 'pt-BR' : 'en';
}
