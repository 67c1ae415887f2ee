// What counts as a page with text.
import { expect, test } from 'vitest';
import { holdsText, isPortuguese } from './holds-text.ts';
import type { PageText } from './page-text.ts';

const box = { left: 0, top: 0, width: 10, height: 10 };

test.each<[string, string[], number, boolean]>([
  ['a blank page', [], 1, false],
  ['specks', ['i', '.', '-', 'l', 'ii', 'o', 'a', '|'], 1, false],
  ['blurred words', ['certidao', 'nascimento', 'nome', 'pai', 'filho', 'maria', 'data'], 0.6, false],
  ['a short document', ['Atesto', 'que', 'Maria', 'Silva', 'esteve', 'presente', 'hoje'], 0.95, true],
])('%s', (_, texts, confidence, expected) => {
  expect(holdsText(pageOf(texts, confidence))).toBe(expected);
});

test.each<[string, string, boolean]>([
  ['prose', 'Certifico que às folhas 12 do livro 3 foi lavrado o assento de Rui', true],
  ['a form', 'Nome Rui Prado Data de nascimento 12/05/1980 Local Hospital Modelo Sexo Masculino', true],
  ['letters that a font mixed up', 'Pqrdcrrfxp fzgdc ptfg fqgdcrrq grfr kjqqgds cc gfr Pdrsrrx qer', false],
  ['another language', 'This is to certify that the said child was born on the third day of May', false],
])('%s', (_, text, expected) => {
  expect(isPortuguese(pageOf(text.split(' '), 1))).toBe(expected);
});

function pageOf(texts: readonly string[], confidence: number): PageText {
  const words = texts.map((text) => ({ text, box, confidence }));
  return { width: 100, height: 100, lines: [{ words, box }] };
}
