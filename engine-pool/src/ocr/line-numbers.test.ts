import { expect, test } from 'vitest';
import { withoutLineNumbers } from './line-numbers.ts';

/** A line of words ten wide a letter, each row forty below the one before. */
function textOf(rows: readonly string[]): string[] {
  const lines = rows.map((text, row) => {
    let left = 50;
    const words = text.split(' ').map((word) => {
      const box = { left, top: 40 * row, width: 10 * word.length, height: 20 };
      left += 10 * (word.length + 1);
      return { text: word, box, confidence: 1 };
    });
    return { words, box: { left: 50, top: 40 * row, width: left - 60, height: 20 } };
  });
  return withoutLineNumbers({ width: 600, height: 800, lines }).lines.map(({ words }) =>
    words.map(({ text }) => text).join(' '),
  );
}

const WRITTEN = [
  'Aos vinte de',
  'maio de mil',
  'novecentos e',
  'trinta, nesta',
  'cidade, de',
  'João Alves',
  '',
  'e de Rita',
  'Alves.',
];
const numbered = (row: string, index: number) => `${String(index + 1).padStart(2, '0')} ${row}`.trim();

test.each<[string, string[], string[]]>([
  ['ruled paper', WRITTEN.map(numbered), WRITTEN.filter((row) => row !== '')],
  [
    'ruled paper below a heading',
    ['LIVRO 12', ...WRITTEN.map(numbered)],
    ['LIVRO 12', ...WRITTEN.filter((row) => row)],
  ],
  [
    'ruled paper of which a number was misread',
    WRITTEN.map((row, index) => (index === 4 ? `63 ${row}` : numbered(row, index))),
    WRITTEN.filter((row) => row).map((row, index) => (index === 4 ? `63 ${row}` : row)),
  ],
  ['too few', WRITTEN.slice(0, 7).map(numbered), WRITTEN.slice(0, 7).map(numbered)],
  [
    'values in a column',
    ['12', '03', '77', '41', '09', '56', '20', '18', '64'],
    ['12', '03', '77', '41', '09', '56', '20', '18', '64'],
  ],
])('%s', (_, rows, expected) => {
  expect(textOf(rows)).toEqual(expected);
});
