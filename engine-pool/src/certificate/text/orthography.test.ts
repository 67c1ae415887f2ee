// What Portuguese spelling rules out is mended; what it allows stays.
import { expect, it } from 'vitest';
import { mendSpelling } from './orthography.ts';

const ROWS: [string, string][] = [
  ['APÁRECIDO CASTRO', 'APARECIDO CASTRO'],
  ['Miguél Batista', 'Miguel Batista'],
  ['GASPÁR RICARDO', 'GASPAR RICARDO'],
  ['VITÓRIA DA CONCEIÇÃODELIMA', 'VITÓRIA DA CONCEIÇÃO DE LIMA'],
  ['FRANCISCAABRAHÃO', 'FRANCISCA ABRAHÃO'],
  ['CONCEIÇÁO', 'CONCEIÇÃO'],
  // Right as they stand.
  ['CÉSAR ANÍBAL DO Ó', 'CÉSAR ANÍBAL DO Ó'],
  ['Angélica Cláudia Flávia', 'Angélica Cláudia Flávia'],
  ['ISAAC AARÃO NAARA', 'ISAAC AARÃO NAARA'],
  ['Óscar Júnior Éder', 'Óscar Júnior Éder'],
  ['Sérgio Antônio Hortênsia', 'Sérgio Antônio Hortênsia'],
];

it.each(ROWS)('%s', (printed, mended) => {
  expect(mendSpelling(printed)).toBe(mended);
});
