// Rules go, letters stay.
import { expect, test } from 'vitest';
import { STRIP_HEIGHT_PX } from './line-image.ts';
import { eraseRules } from './ruling-lines.ts';

const WIDTH = 200;

/** Dark areas on paper (or the other way round): left, top, width, height. */
function strip(paper: number, ...areas: [number, number, number, number][]): Float32Array {
  const planes = new Float32Array(3 * WIDTH * STRIP_HEIGHT_PX).fill(paper);
  for (const [left, top, width, height] of areas) {
    for (let plane = 0; plane < 3; plane++) {
      for (let y = top; y < top + height; y++) {
        const row = (plane * STRIP_HEIGHT_PX + y) * WIDTH;
        planes.fill(-paper, row + left, row + left + width);
      }
    }
  }
  return planes;
}

const LETTER: [number, number, number, number] = [60, 8, 6, 32];
const RULE: [number, number, number, number] = [100, 0, 4, STRIP_HEIGHT_PX];

test.each<[string, Float32Array, number[], Float32Array]>([
  ['a rule between two cells', strip(1, LETTER, RULE), [0.51], strip(1, LETTER)],
  ['a rule at the end', strip(1, LETTER, [197, 0, 3, STRIP_HEIGHT_PX]), [0.9925], strip(1, LETTER)],
  ['letters alone', strip(1, LETTER), [], strip(1, LETTER)],
  ['a dark area', strip(1, [100, 0, 30, STRIP_HEIGHT_PX]), [], strip(1, [100, 0, 30, STRIP_HEIGHT_PX])],
  [
    'darkness that begins',
    strip(1, [100, 0, 6, 48], [108, 0, 40, 46]),
    [],
    strip(1, [100, 0, 6, 48], [108, 0, 40, 46]),
  ],
  ['light print on dark', strip(-1, LETTER), [], strip(-1, LETTER)],
])('%s', (_, planes, rules, expected) => {
  expect(eraseRules(planes, WIDTH)).toEqual(rules);
  expect(planes).toEqual(expected);
});
