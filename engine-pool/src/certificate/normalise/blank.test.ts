import { expect, it } from 'vitest';
import { isBlank } from './blank.ts';

it.each([
  '',
  '***',
  '- - -',
  'xxxx',
  '.....',
  'NADA CONSTA',
  'NADA.CONSTA.',
  '(NÃO CONSTA) (NÃO CONSTA)',
  'Nada mais consta.',
  'não declarado',
  'Ignorado',
  'Sem averbações',
  'não há',
])('blank: %s', (text) => {
  expect(isBlank(text)).toBe(true);
});

it.each(['Xavier', 'Nadir Constâncio', 'A-1', '0'])('not blank: %s', (text) => {
  expect(isBlank(text)).toBe(false);
});
