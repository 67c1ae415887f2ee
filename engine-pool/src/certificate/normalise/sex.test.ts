import { expect, it } from 'vitest';
import { readSex } from './sex.ts';

it.each([
  ['MASCULINO', 'Masculino'],
  ['Femininо', 'Feminino'],
  ['F', 'Feminino'],
  ['masc.', 'Masculino'],
  ['femº', 'Feminino'],
  ['mascº', 'Masculino'],
  ['....Femi.nino', 'Feminino'],
  ['menino', 'Masculino'],
  ['varão', 'Masculino'],
  ['rapaz', 'Masculino'],
  ['uma moça', 'Feminino'],
  ['fêmea', 'Feminino'],
  ['uma menina', 'Feminino'],
  ['uma criança do sexo feminino, de côr parda', 'Feminino'],
  ['mulher', 'Feminino'],
  ['<sexo>FEMININO</', 'Feminino'],
  ['homem', 'Masculino'],
  ['Male', 'Masculino'],
  ['Female', 'Feminino'],
  ['Mujer', 'Feminino'],
  ['FEMI', 'Feminino'],
  ['M [ ] F [X]', 'Feminino'],
  ['( ) Fem. (x) Masc.', 'Masculino'],
  [': masc. (   ) fem. (X) 3', 'Feminino'],
  ['masc. (X) fem. (   ) 3', 'Masculino'],
  ['M X', 'Masculino'],
  ['● Feminino Masculino', 'Feminino'],
  ['ignorado', ''],
  ['Intersexo', 'Intersexo'],
  ['Indeterminado', 'Indeterminado'],
  ['o', ''],
  ['Petrópolis - RJ', ''],
])('sex %s', (text, expected) => {
  expect(readSex(text)).toBe(expected);
});
