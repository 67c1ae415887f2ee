// Rules go, characters stay.
import { expect, test } from 'vitest';
import { LINE_IMAGE_HEIGHT_PX } from './line-image.ts';
import { eraseRulingLines } from './ruling-lines.ts';

const WIDTH = 200;

/** Dark areas on paper (or the other way round): left, top, width, height. */
function line(paper: number, ...areas: [number, number, number, number][]): Float32Array {
  const planes = new Float32Array(3 * WIDTH * LINE_IMAGE_HEIGHT_PX).fill(paper);
  for (const [left, top, width, height] of areas) {
    for (let plane = 0; plane < 3; plane++) {
      for (let y = top; y < top + height; y++) {
        const row = (plane * LINE_IMAGE_HEIGHT_PX + y) * WIDTH;
        planes.fill(-paper, row + left, row + left + width);
      }
    }
  }
  return planes;
}

const LETTER: [number, number, number, number] = [60, 8, 6, 32];
const RULE: [number, number, number, number] = [100, 0, 4, LINE_IMAGE_HEIGHT_PX];

test.each<[string, Float32Array, number[], Float32Array]>([
  ['a rule between two cells', line(1, LETTER, RULE), [0.51], line(1, LETTER)],
  ['a rule at the end', line(1, LETTER, [197, 0, 3, LINE_IMAGE_HEIGHT_PX]), [0.9925], line(1, LETTER)],
  ['letters alone', line(1, LETTER), [], line(1, LETTER)],
  ['a dark area', line(1, [100, 0, 30, LINE_IMAGE_HEIGHT_PX]), [], line(1, [100, 0, 30, LINE_IMAGE_HEIGHT_PX])],
  ['darkness that begins', line(1, [100, 0, 6, 48], [108, 0, 40, 46]), [], line(1, [100, 0, 6, 48], [108, 0, 40, 46])],
  ['light print on dark', line(-1, LETTER), [], line(-1, LETTER)],
])('%s', (_, planes, rules, expected) => {
  expect(eraseRulingLines(planes, WIDTH)).toEqual(rules);
  expect(planes).toEqual(expected);
});
