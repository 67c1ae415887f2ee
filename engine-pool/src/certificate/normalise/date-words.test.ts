// Misspelt words of dates.
import { expect, test } from 'vitest';
import { spellDate } from './date-words.ts';

test.each([
  [
    'VINTE E UM DE JULHO DE MIL NOVECENTOS E SESSETA E QUATRO',
    'VINTE E UM DE JULHO DE MIL NOVECENTOS E SESSENTA E QUATRO',
  ],
  ['NOVE DE JUNHO DE MIL NOVECENTOS E CINOUENTA E SEIS', 'NOVE DE JUNHO DE MIL NOVECENTOS E CINQUENTA E SEIS'],
  ['dezesseis de aosto de mil ovecentos', 'dezesseis de agosto de mil novecentos'],
  ['Vinte e tres de Marco', 'Vinte e três de Março'],
  ['abril de mil novecentos e quarénta e um', 'abril de mil novecentos e quarenta e um'],
  ['dezeseis de maio de mil novecentos e cincoenta', 'dezeseis de maio de mil novecentos e cincoenta'],
  ['12 DE MAIO DE 1980', '12 DE MAIO DE 1980'],
])('%s', (read, said) => {
  expect(spellDate(read)).toBe(said);
});
