import { expect, test } from 'vitest';
import { withoutHourLegend } from './hour-legend.ts';

/** Words with their places: ten wide a letter, twenty high. */
function pageOf(rows: readonly (readonly [text: string, left: number, top: number])[][]) {
  const lines = rows.map((row) => {
    const words = row.map(([text, left, top]) => ({
      text,
      box: { left, top, width: 10 * text.length, height: 20 },
      confidence: 1,
    }));
    return { words, box: { left: 0, top: row[0]?.[2] ?? 0, width: 600, height: 20 } };
  });
  return { width: 600, height: 800, lines };
}

test.each<[string, Parameters<typeof pageOf>[0], string[]]>([
  [
    'under the boxes, another number in boxes further off',
    [
      [
        ['0415', 100, 0],
        ['1998', 300, 0],
      ],
      [
        ['00:00', 98, 30],
        ['a', 155, 30],
        ['23:59', 170, 30],
        ['1', 260, 30],
      ],
    ],
    ['04:15 1998', '1'],
  ],
  ['in one word, over them', [[['(00h00às23h59)', 90, 0]], [['2358', 100, 30]]], ['23:58']],
  ['of a date', [[['2003', 100, 0]], [['00:00', 300, 30]]], ['2003', '00:00']],
  ['no hour in the boxes', [[['0499', 100, 0]], [['00:00-23:59', 100, 30]]], ['0499']],
  ['opening hours', [[['0415', 100, 0]], [['08:00', 100, 30]], [['17:00', 160, 30]]], ['0415', '08:00', '17:00']],
])('a legend %s', (_, rows, expected) => {
  const { lines } = withoutHourLegend(pageOf(rows));
  expect(lines.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual(expected);
});
