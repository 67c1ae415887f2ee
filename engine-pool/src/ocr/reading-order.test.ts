// Reading order of lines that are not quite level.
import { expect, test } from 'vitest';
import type { Line } from './page-text.ts';
import { orderLines } from './reading-order.ts';

function at(left: number, top: number, height = 20): Line {
  return { words: [], box: { left, top, width: 50, height } };
}

test.each<[string, Line[], number[]]>([
  ['cells of one row', [at(200, 98), at(0, 104), at(100, 100)], [1, 2, 0]],
  ['two rows', [at(0, 130), at(100, 100), at(0, 103)], [2, 1, 0]],
  ['a large title beside small print', [at(100, 100, 60), at(0, 104, 20), at(0, 140, 20)], [1, 0, 2]],
  ['nothing', [], []],
])('%s', (_, lines, expected) => {
  expect(orderLines(lines).map((line) => lines.indexOf(line))).toEqual(expected);
});
