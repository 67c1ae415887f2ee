// Which of the two a note is, and where one ends and the next begins.
import { expect, test } from 'vitest';
import type { FieldClass } from './classes.ts';
import { notesOf } from './notes.ts';
import { type Said, taggedPage } from './testing/tagged-page.ts';

const row = (text: string, field: FieldClass): Said[] => text.split(' ').map((word) => [word, field]);

test.each<[string, (readonly Said[])[], string[]]>([
  ['by what it says', [row('CASOU-SE EM 1990.', 'anot')], ['anot: CASOU-SE EM 1990.']],
  [
    'without the label of what comes next',
    [row('GUARDA DEFERIDA EM 1990.', 'averb'), row('ANOTAÇÕES', 'averb')],
    ['averb: GUARDA DEFERIDA EM 1990.'],
  ],
  [
    'without what stands in the next column',
    [
      [...row('GUARDA DEFERIDA EM', 'averb'), [' '.repeat(20), 'none'], ['Nenhuma.', 'averb', 0.03]],
      row('MAIO DE 1990.', 'averb'),
    ],
    ['averb: GUARDA DEFERIDA EM MAIO DE 1990.'],
  ],
  [
    'without a label of two lines beside its own two',
    [
      [['AVERBAÇÕES', 'none'], ...row('GUARDA DEFERIDA EM', 'averb')],
      [['ANOTAÇÕES', 'averb', 0.06, false, 'none'], ...row('MAIO DE 1990.', 'averb')],
    ],
    ['averb: GUARDA DEFERIDA EM MAIO DE 1990.'],
  ],
  [
    'beside another',
    [
      [...row('GUARDA DEFERIDA', 'averb'), [' '.repeat(6), 'none'], ...row('CASOU-SE COM', 'anot')],
      [...row('EM MAIO DE 90', 'averb'), [' '.repeat(8), 'none'], ...row('RUI EM 1990.', 'anot')],
    ],
    ['averb: GUARDA DEFERIDA EM MAIO DE 90', 'anot: CASOU-SE COM RUI EM 1990.'],
  ],
  [
    'beside a short one of the other kind',
    [
      [...row('GUARDA DEFERIDA', 'averb'), [' '.repeat(6), 'none'], ...row('IDENTIDADE Nº 1.004', 'anot')],
      row('EM MAIO DE 90', 'averb'),
    ],
    ['averb: GUARDA DEFERIDA EM MAIO DE 90', 'anot: IDENTIDADE Nº 1.004'],
  ],
])('a note is told %s', (_, rows, expected) => {
  const found = notesOf(taggedPage(rows));
  expect(found.map(({ field, tokens }) => `${field}: ${tokens.map(({ text }) => text).join(' ')}`)).toEqual(expected);
});
