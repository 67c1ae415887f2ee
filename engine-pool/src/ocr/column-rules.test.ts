import { expect, test } from 'vitest';
import { withoutColumnRules } from './column-rules.ts';

/** Letters ten wide; `at` is where a line's first one stands. */
function linesOf(rows: readonly [at: number, text: string][], confidence: number) {
  return rows.map(([at, text], row) => {
    let left = at;
    const words = text.split(' ').map((word) => {
      const box = { left, top: 40 * row, width: 10 * word.length, height: 20 };
      left += 10 * (word.length + 1);
      return { text: word, box, confidence };
    });
    return { words, box: { left: at, top: 40 * row, width: left - at - 10, height: 20 } };
  });
}

function textOf(rows: readonly [number, string][], confidence = 0.9): string[] {
  const page = withoutColumnRules({ width: 600, height: 400, lines: linesOf(rows, confidence) });
  return page.lines.map(({ words }) => words.map(({ text }) => text).join(' '));
}

test.each<[string, [number, string][], string[]]>([
  [
    'before values',
    [
      [100, 'I ANA'],
      [104, 'l RITA'],
      [97, '| EVA'],
    ],
    ['ANA', 'RITA', 'EVA'],
  ],
  [
    'behind values',
    [
      [100, 'ANA I'],
      [90, 'RITA I'],
      [100, 'EVA I'],
    ],
    ['ANA', 'RITA', 'EVA'],
  ],
  [
    'alone in its line',
    [
      [100, 'I ANA'],
      [100, 'I'],
      [100, 'I EVA'],
    ],
    ['ANA', 'EVA'],
  ],
  [
    'two are no column',
    [
      [100, 'I ANA'],
      [100, 'I EVA'],
    ],
    ['I ANA', 'I EVA'],
  ],
  [
    'numerals of a sentence',
    [
      [100, 'I do art'],
      [300, 'I da lei'],
      [100, 'I e II'],
    ],
    ['I do art', 'I da lei', 'I e II'],
  ],
  [
    'within a line',
    [
      [100, 'Pedro I rei'],
      [100, 'Pedro I rei'],
      [100, 'Pedro I rei'],
    ],
    Array(3).fill('Pedro I rei'),
  ],
])('%s', (_, rows, expected) => {
  expect(textOf(rows)).toEqual(expected);
});

test("a text layer's words stay", () => {
  expect(
    textOf(
      [
        [100, 'I ANA'],
        [100, 'I RITA'],
        [100, 'I EVA'],
      ],
      1,
    ),
  ).toEqual(['I ANA', 'I RITA', 'I EVA']);
});
