// Number words, one or several in a row.
import { expect, it } from 'vitest';
import { readNumber } from './number-words.ts';

const ROWS: [string, number | null, number][] = [
  ['zero', 0, 1],
  ['trinta e um', 31, 3],
  ['cento e vinte e dois', 122, 5],
  ['mil novecentos e oitenta', 1980, 4],
  ['dois mil e vinte e tres', 2023, 6],
  ['hum mil novecentos e cinco', 1905, 5],
  ['vinte e dous', 22, 3],
  ['deseseis', 16, 1],
  ['vinte e oito de abril', 28, 3],
  ['sete quarenta', 7, 1],
  ['abril', null, 0],
];

it.each(ROWS)('%s', (text, value, length) => {
  const found = readNumber(text.split(' '));
  expect(found?.value ?? null).toBe(value);
  expect(found?.length ?? 0).toBe(length);
});
