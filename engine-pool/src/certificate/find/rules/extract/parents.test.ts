// The rows of a table of parents, told by how far apart its lines stand.
import { expect, it } from 'vitest';
import { textOf } from '../../../text/words.ts';
import { personRows } from './parents.ts';

const linesAt = (...lines: [text: string, top: number][]) =>
  lines.map(([text, top]) =>
    text.split(' ').map((word) => ({ text: word, confidence: 1, box: { left: 0, top, width: 50, height: 20 } })),
  );

it('joins the lines of one cell', () => {
  const names = linesAt(['ANA DOS REIS', 100], ['GOMES CRUZ', 124], ['HUGO CRUZ', 166]);
  expect(personRows(names, linesAt(['ITU/SP', 100], ['ITU/SP', 166]))?.map(textOf)).toEqual([
    'ANA DOS REIS GOMES CRUZ',
    'HUGO CRUZ',
  ]);
});

it('learns from the cells beside how close the lines of a cell stand', () => {
  const elders = linesAt(['IVO REIS E ZÉLIA', 101], ['LIMA', 125], ['RUI CRUZ E EVA', 166]);
  expect(personRows(linesAt(['ANA REIS', 100], ['HUGO CRUZ', 166]), elders)?.map(textOf)).toEqual([
    'ANA REIS',
    'HUGO CRUZ',
  ]);
});

it('says nothing where all lines stand alike', () => {
  expect(personRows(linesAt(['ANA REIS', 100], ['HUGO CRUZ', 130]), linesAt(['ITU/SP', 100]))).toBeNull();
});
