// The Accept-Language rule as rows.
import { type IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import Koa from 'koa';
import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';
import type { ContextState } from './request-context.ts';

function languageOf(headers: IncomingHttpHeaders): string {
  const request = Object.assign(new IncomingMessage(new Socket()), { headers });
  const ctx = new Koa<ContextState>().createContext(request, new ServerResponse(request));
  void chooseLanguage(ctx, async () => {});
  return ctx.state.language;
}

test.each([
  ['pt-BR', 'pt-BR'],
  ['pt-br', 'pt-BR'],
  ['PT-BR', 'pt-BR'],
  [' pt-BR ', 'pt-BR'],
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt-BR'],
  ['en;q=0.8, pt-BR;q=0.9', 'pt-BR'],
  ['en;q=0.8,pt-BR', 'pt-BR'],
  ['pt-BR;q=1.0, en;q=1.0', 'pt-BR'],
  ['pt-BR; q=0.5', 'pt-BR'],
  ['', 'en'],
  ['en', 'en'],
  ['pt', 'en'],
  ['pt-PT', 'en'],
  ['pt-PT,pt-BR;q=0.9', 'en'],
  ['en,pt-BR', 'en'],
  ['en, pt-BR;q=0.9', 'en'],
  ['pt-BR;q=0', 'en'],
  ['pt-BR;q=none', 'en'],
  ['*', 'en'],
  ['*;q=0.9, pt-BR;q=0.8', 'en'],
  ['de-DE', 'en'],
  [';;;,,,=', 'en'],
  ['pt-BR;q=0.9;x=1, en;q=0.5', 'pt-BR'],
  [`${'a,'.repeat(8_000)}pt-BR`, 'en'],
])('%s gives %s', (header, language) => {
  expect(languageOf({ 'accept-language': header })).toBe(language);
});

test('no header gives en', () => {
  expect(languageOf({})).toBe('en');
});
