// The Accept-Language rule as rows.
import { expect, test } from 'vitest';
import { languageOf } from './choose-language.ts';

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
])('%s gives %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
