import { expect, test } from 'vitest';
import { FIELD_PATHS } from './fields.ts';
import { dataOf, type Values, valuesOf } from './values.ts';

const numbered = Object.fromEntries(FIELD_PATHS.map((path, index) => [path, `value ${index}`])) as Values;

test('values become data and are values again', () => {
  expect(valuesOf(dataOf(numbered))).toEqual(numbered);
});

test('data without livro, folha and termo has them empty', () => {
  const { livro, folha, termo, ...registro } = dataOf(numbered).registro;
  const values = valuesOf({ ...dataOf(numbered), registro } as never);
  expect([livro, folha, termo].includes('')).toBe(false);
  expect([values['registro.livro'], values['registro.folha'], values['registro.termo']]).toEqual(['', '', '']);
});
