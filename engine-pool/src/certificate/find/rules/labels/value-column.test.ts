// Lines that a reader joined over a label and its value.
import { expect, it } from 'vitest';
import { pageOf } from '../../../testing/page-of.ts';
import { textOf } from '../../../text/words.ts';
import { prepareLines } from '../page/prepare-lines.ts';
import { cutAtColumn } from './value-column.ts';

const cutOf = (rows: readonly string[]) =>
  cutAtColumn(prepareLines(pageOf(rows)))
    .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
    .map(({ words }) => textOf(words));

const FORM = ['Nome @24 RUI DIAS', 'Sexo @24 Masculino', 'Pai @24 LUIZ DIAS', 'Mãe @24 ANA REIS', 'Cor @24 Branca'];

it('cuts a line where the values of the page begin', () => {
  expect(cutOf([...FORM, 'LOCAL EM QUE NASCEU     SANTA CASA']).slice(-2)).toEqual([
    'LOCAL EM QUE NASCEU',
    'SANTA CASA',
  ]);
});

it('leaves a text whole whose words stand close, and a page without such a column', () => {
  expect(cutOf([...FORM, 'foi averbado aos dez de maio de 1980']).at(-1)).toBe('foi averbado aos dez de maio de 1980');
  expect(cutOf(['LOCAL EM QUE NASCEU     SANTA CASA'])).toEqual(['LOCAL EM QUE NASCEU SANTA CASA']);
});
