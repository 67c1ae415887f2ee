// What lies on two papers, by the gutter between them.
import { expect, it } from 'vitest';
import { type Box, boxAround } from '../image/geometry.ts';
import type { Line, PageText } from './page-text.ts';
import { sheetsOf } from './sheets.ts';

/** A row of words, each 40 wide and 10 high, with 10 between them. */
function row(top: number, ...lefts: number[]): Line {
  const words = lefts.map((left) => ({
    text: `${left}/${top}`,
    confidence: 1,
    box: { left, top, width: 40, height: 10 },
  }));
  return { words, box: boxAround(words.map(({ box }) => box)) as Box };
}

const page = (lines: readonly Line[]): PageText => ({ width: 1000, height: 800, lines });
const TOPS = Array.from({ length: 10 }, (_, at) => 100 + 20 * at);
const LEFT = [50, 100, 150, 200];
const RIGHT = [300, 350, 400, 450];

it('print left and right of the widest gutter', () => {
  // 20 between the third word and the fourth, 60 between the papers.
  const [left, right] = sheetsOf(page(TOPS.map((top) => row(top, 50, 100, 150, 210, ...RIGHT))));
  expect(left?.lines.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual(
    TOPS.map((top) => `50/${top} 100/${top} 150/${top} 210/${top}`),
  );
  expect(right?.lines.map(({ words }) => words.length)).toEqual(TOPS.map(() => 4));
});

it('a line up the margin goes with the paper that it is printed on', () => {
  const rows = TOPS.map((top) => row(top, ...LEFT, ...RIGHT));
  // Printed upwards right of everything, set below the page's lines at the left.
  const up: Line = { ...row(400, 50, 100), sideways: { way: 'up', byX: 350, byY: -120 } };
  const [left, right] = sheetsOf(page([...rows, up]));
  expect([left?.lines.length, right?.lines.length]).toEqual([10, 11]);
});

it('print over and under the widest strip', () => {
  const lines = [...TOPS, ...TOPS.map((top) => top + 300)].map((top) => row(top, ...LEFT));
  const [over, under] = sheetsOf(page(lines));
  expect([over?.lines, under?.lines]).toEqual([lines.slice(0, TOPS.length), lines.slice(TOPS.length)]);
});

it.each([
  ['a line from side to side', [...TOPS.map((top) => row(top, ...LEFT, ...RIGHT)), row(400, 250)]],
  ['a gap of a word or two', TOPS.map((top) => row(top, 50, 100, 150, 203, 253, 303))],
  ['a narrow column at the margin', TOPS.map((top) => row(top, 50, 60, 200, 250, 300, 350, 400, 450, 500, 550))],
  ['few words on one side', [row(100, ...LEFT), ...TOPS.map((top) => row(top, ...RIGHT))]],
  ['nothing', []],
])('no two papers: %s', (_, lines) => {
  expect(sheetsOf(page(lines))).toEqual([]);
});
