import type { FieldPath } from '@lavra/shared/certificate-fields';
import { expect, test } from 'vitest';
import { agreeSides } from './agree-sides.ts';
import { FieldValues } from './field-values.ts';

const PATERNAL = 'avos.paternos.avo_masculino';

/** @param found the grandfathers and grandmothers as found: those of a side taken for paternal, then the others */
function sidesOf(parents: readonly string[], found: readonly string[], attribution: number): string {
  const paths: FieldPath[] = [
    'filiacao.genitor_1.nome_completo',
    'filiacao.genitor_2.nome_completo',
    PATERNAL,
    'avos.paternos.avo_feminino',
    'avos.maternos.avo_masculino',
    'avos.maternos.avo_feminino',
  ];
  const values = new FieldValues();
  for (const [at, value] of [...parents, ...found].entries())
    values.offer(paths[at] as FieldPath, value, { box: undefined, confidence: 1, attribution });
  agreeSides(values);
  return values.valueOf(PATERNAL);
}

const CROSSED = ['Samir Teles Potiguara', 'Iracema Hoffmann', 'Émerson da Conceição Nassif', 'Maria Szymanski'];

test.each<[string, string[], string[], number, string]>([
  ['the mother first', ['Jussara Abi-Saad Potiguara', 'Otávio Nassif'], CROSSED, 0.9, 'Émerson da Conceição Nassif'],
  ['the father first', ['Otávio Nassif', 'Jussara Potiguara'], CROSSED, 0.9, 'Émerson da Conceição Nassif'],
  ['one given name that tells', ['Yasmin Potiguara', 'Otto Nassif'], CROSSED, 0.9, 'Émerson da Conceição Nassif'],
  ['sides that are said', ['Jussara Potiguara', 'Otávio Nassif'], CROSSED, 0.99, 'Samir Teles Potiguara'],
  ['sides that agree', ['Jussara Nassif', 'Otávio Potiguara'], CROSSED, 0.9, 'Samir Teles Potiguara'],
  ['two mothers', ['Jussara Potiguara', 'Renata Nassif'], CROSSED, 0.9, 'Samir Teles Potiguara'],
  ['no surname that is shared', ['Jussara Dias', 'Otávio Reis'], CROSSED, 0.9, 'Samir Teles Potiguara'],
  ['one side alone, which is the other', ['Jussara Potiguara', 'Otávio Nassif'], CROSSED.slice(0, 2), 0.9, ''],
  ['a mother alone', ['Jussara Potiguara', ''], CROSSED.slice(0, 2), 0.9, ''],
  [
    'grandmothers alone that are crossed',
    ['Jussara Potiguara', 'Otávio Nassif'],
    ['Ivo Nassif', 'Iracema Potiguara', 'Samir Potiguara', 'Maria Nassif'],
    0.9,
    'Ivo Nassif',
  ],
])('the paternal grandfather, by %s', (_, parents, found, attribution, expected) => {
  expect(sidesOf(parents, found, attribution)).toBe(expected);
});
