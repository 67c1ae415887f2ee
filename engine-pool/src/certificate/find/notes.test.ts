// Which of the two a note is, and where one ends and the next begins.
import { expect, test } from 'vitest';
import type { FieldClass } from './classes.ts';
import { notesOf } from './notes.ts';
import { type Said, taggedPage } from './testing/tagged-page.ts';

const row = (text: string, field: FieldClass): Said[] => text.split(' ').map((word) => [word, field]);

test.each<[string, (readonly Said[])[], string[]]>([
  ['by what it says', [row('CASOU-SE EM 1990.', 'anot')], ['anot: CASOU-SE EM 1990.']],
  [
    'by its label, whatever it says',
    [[...row('Anotações :', 'none'), ...row('GUARDA DEFERIDA EM 1990.', 'averb')]],
    ['anot: GUARDA DEFERIDA EM 1990.'],
  ],
  [
    'not by a label of both',
    [row('Averbações / Anotações', 'none'), row('CASOU-SE EM 1990.', 'anot')],
    ['anot: CASOU-SE EM 1990.'],
  ],
  [
    'not by the label of something else',
    [row('Anotações de cadastro', 'none'), row('GUARDA DEFERIDA EM 1990.', 'averb')],
    ['averb: GUARDA DEFERIDA EM 1990.'],
  ],
  [
    'from a label on, which is no part of either',
    [row('GUARDA DEFERIDA EM 1990.', 'averb'), row('ANOTAÇÕES', 'averb'), row('CASOU-SE EM 2001.', 'averb')],
    ['averb: GUARDA DEFERIDA EM 1990.', 'anot: CASOU-SE EM 2001.'],
  ],
  [
    'without what stands in the next column',
    [
      [...row('GUARDA DEFERIDA EM', 'averb'), [' '.repeat(20), 'none'], ['Nenhuma.', 'averb', 0.03]],
      row('MAIO DE 1990.', 'averb'),
    ],
    ['averb: GUARDA DEFERIDA EM MAIO DE 1990.'],
  ],
])('a note is told %s', (_, rows, expected) => {
  const { features, tagged } = taggedPage(rows);
  const found = notesOf(features, tagged);
  expect(found.map(({ field, tokens }) => `${field}: ${tokens.map(({ text }) => text).join(' ')}`)).toEqual(expected);
});
