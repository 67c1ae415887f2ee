import { expect, test } from 'vitest';
import { joinHyphenatedWords } from './hyphenated-words.ts';
import type { Line } from './page-text.ts';

const HEIGHT = 10;

/** @param texts of one line, each word 40 wide */
function lineOf(texts: string, left: number, top: number): Line {
  const words = texts.split(' ').map((text, at) => ({
    text,
    box: { left: left + at * 50, top, width: 40, height: HEIGHT },
    confidence: 1,
  }));
  return { words, box: { left, top, width: words.length * 50, height: HEIGHT } };
}

test.each([
  [
    ['de mil nove-', 'centos e dois'],
    ['de mil novecentos', 'e dois'],
  ],
  [['Ariane Oli-', 'veira'], ['Ariane Oliveira']],
  [
    ['nome CATA-', 'RINA DARCI,'],
    ['nome CATARINA', 'DARCI,'],
  ],
  [
    ['Ana Abi-', 'Rached Lima'],
    ['Ana Abi-', 'Rached Lima'],
  ],
  [
    ['Ana Gurgum-', 'boira Lima'],
    ['Ana Gurgumboira', 'Lima'],
  ],
  [
    ['São Bento do Sul-', 'masculino'],
    ['São Bento do Sul-', 'masculino'],
  ],
  [
    ['de 10 -', 'centos'],
    ['de 10 -', 'centos'],
  ],
  [
    ['fls. 5-', 'verso'],
    ['fls. 5-', 'verso'],
  ],
])('%j is read as %j', (printed, read) => {
  const lines = printed.map((texts, at) => lineOf(texts, 0, at * 15));
  const joined = joinHyphenatedWords({ width: 300, height: 100, lines });
  expect(joined.lines.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual(read);
});

test('beside a note in the margin, and not with what stands further right or far below', () => {
  const [first, margin, under, right, far] = [
    lineOf('aos vinte de no-', 100, 0),
    lineOf('Averbado', 0, 2),
    lineOf('vembro de 1950', 100, 15),
    lineOf('vembro de 1950', 300, 15),
    lineOf('vembro de 1950', 100, 60),
  ] as [Line, Line, Line, Line, Line];
  const beginOf = (...lines: Line[]) =>
    joinHyphenatedWords({ width: 500, height: 100, lines }).lines[0]?.words.at(-1)?.text;
  expect(beginOf(first, margin, under)).toBe('novembro');
  expect(beginOf(first, right)).toBe('no-');
  expect(beginOf(first, far)).toBe('no-');
});

test('in the cells of a row, with what begins nearest to where its own line does', () => {
  const lines = [lineOf('Ana de', 0, 0), lineOf('pai Os-', 200, 0), lineOf('Ana', 0, 15), lineOf('valdo', 198, 15)];
  const { lines: joined } = joinHyphenatedWords({ width: 500, height: 100, lines });
  expect(joined.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual(['Ana de', 'pai Osvaldo', 'Ana']);
});
