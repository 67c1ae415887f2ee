// The languages a caller can choose (contract 1): Portuguese for pt-BR, English for everything else.
import { en } from './en.ts';
import type { Language, Messages } from './messages.ts';
import { ptBr } from './pt-br.ts';

const LANGUAGES: Readonly<Record<Language, Messages>> = { en, 'pt-BR': ptBr };

export function messagesIn(language: Language): Messages {
  return LANGUAGES[language];
}
