// Print up or down the page: the label of a cell comes before its value, other print below the page's lines, its places still known.
import { expect, test } from 'vitest';
import { type Box, boxAround } from '../image/geometry.ts';
import type { Line, PageText } from './page-text.ts';
import { printedAt, type SidewaysLine, withSideways } from './sideways-lines.ts';

function lineAt(left: number, top: number, ...texts: string[]): Line {
  const words = texts.map((text, at) => ({
    text,
    confidence: 1,
    box: { left: left + at * 100, top, width: 90, height: 10 },
  }));
  return { words, box: boxAround(words.map(({ box }) => box)) as Box };
}

const PAGE: PageText = { width: 600, height: 800, lines: [lineAt(50, 100, 'Nome', 'ANA'), lineAt(50, 700, 'Selo')] };
/** Printed upwards along the left edge, from 500 to 310 below the page's upper one. */
const UP: SidewaysLine = { way: 'up', line: lineAt(-500, 20, 'Matrícula', '104539') };

test('below all others, and each below the one before', () => {
  const down: SidewaysLine = { way: 'down', line: lineAt(200, -590, 'Documento') };
  const { lines } = withSideways(PAGE, [UP, down]);
  expect(lines.slice(0, 2)).toEqual(PAGE.lines);
  expect(lines.slice(2).map(({ box }) => box)).toEqual([
    { left: 50, top: 720, width: 190, height: 10 },
    { left: 50, top: 740, width: 90, height: 10 },
  ]);
});

test('a value in one is where it is printed', () => {
  const page = withSideways(PAGE, [UP]);
  const value = page.lines[2]?.words[1]?.box as Box;
  expect(printedAt(value, page)).toEqual({ left: 20, top: 310, width: 10, height: 90 });
});

test('a value in another line stays where it is', () => {
  const page = withSideways(PAGE, [UP]);
  const value = PAGE.lines[0]?.words[1]?.box as Box;
  expect(printedAt(value, page)).toEqual(value);
});

test.each([
  ['letters of a round seal', ['R', 'E', 'G', 'I', 'S', 'T', 'R', 'O']],
  ['a stroke', ['---------']],
  ['a short word', ['Mod. 3']],
])('%s are no line', (_, texts) => {
  expect(withSideways(PAGE, [{ way: 'down', line: lineAt(0, 0, ...texts) }]).lines).toHaveLength(2);
});

test('figures set apart are a line', () => {
  const figures: SidewaysLine = { way: 'up', line: lineAt(0, 0, ...'06191001') };
  expect(withSideways(PAGE, [figures]).lines).toHaveLength(3);
});

test('a word and its number are a line', () => {
  const folha: SidewaysLine = { way: 'up', line: lineAt(0, 0, 'Folha', '29') };
  expect(withSideways(PAGE, [folha]).lines).toHaveLength(3);
});

test('on a page with nothing else they stand at its head', () => {
  const { lines } = withSideways({ ...PAGE, lines: [] }, [UP]);
  expect(lines.map(({ box }) => box)).toEqual([{ left: 0, top: 10, width: 190, height: 10 }]);
});

test.each([
  ['of a cell', 'up', lineAt(-110, 32, 'Mãe')],
  ['of a cell, printed downwards', 'down', lineAt(50, -42, 'Mãe')],
] as const)('a label up the side %s stands before its value', (_, way, line) => {
  const { lines } = withSideways(PAGE, [{ way, line }]);
  expect(lines.slice(2).map(({ words }) => words[0]?.text)).toEqual(['Mãe']);
  expect(lines[2]?.box).toEqual({ left: 32, top: 100, width: 10, height: 10 });
});

test.each([
  ['figures', lineAt(-110, 32, '2019')],
  ['three words', lineAt(-310, 32, 'Em', 'todo', 'caso')],
  ['what stands far off', lineAt(-110, 2, 'Mãe')],
  ['what stands beside nothing', lineAt(-510, 32, 'Mãe')],
])('%s, no label', (_, line) => {
  const { lines } = withSideways(PAGE, [{ way: 'up', line }]);
  expect(lines.slice(2).filter(({ sideways }) => sideways === undefined)).toEqual([]);
});
