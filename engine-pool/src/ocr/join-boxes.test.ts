// Pieces of one line, and what is none.
import { expect, test } from 'vitest';
import type { RotatedBox } from '../image/rotated-box.ts';
import { joinBoxes } from './join-boxes.ts';

/** Print down a margin: from `top` on, `length` long, its middle at `x`. */
function piece(x: number, top: number, length: number, height = 20): RotatedBox {
  return { centerX: x, centerY: top + length / 2, width: length, height, angle: Math.PI / 2 };
}

test.each<[string, RotatedBox[], [middle: number, length: number][]]>([
  ['groups of a number', [piece(50, 300, 90), piece(52, 100, 80), piece(50, 220, 60)], [[245, 760]]],
  [
    'lines far apart',
    [piece(50, 100, 80), piece(50, 400, 80)],
    [
      [140, 80],
      [440, 80],
    ],
  ],
  [
    'lines beside one another',
    [piece(50, 100, 80), piece(75, 190, 80)],
    [
      [140, 80],
      [230, 80],
    ],
  ],
  [
    'a line of larger print',
    [piece(50, 100, 80), piece(50, 190, 80, 45)],
    [
      [140, 80],
      [230, 80],
    ],
  ],
])('%s', (_, boxes, expected) => {
  const lines = joinBoxes(boxes).map(({ centerY, width }) => [Math.round(centerY), Math.round(width)]);
  expect(lines).toEqual(expected);
});

test('pieces of a few letters that lean each by itself', () => {
  const pieces = [piece(50, 100, 90), piece(50, 300, 70), piece(50, 500, 60)];
  const [line, ...rest] = joinBoxes(pieces.map((one, at) => ({ ...one, angle: one.angle + (at - 1) * 0.04 })));
  expect(rest).toEqual([]);
  expect(line?.height).toBeLessThan(26);
});

test('a leaning line', () => {
  const angle = Math.PI / 2 + 0.1;
  const at = (along: number): RotatedBox => ({
    centerX: 200 + along * Math.cos(angle),
    centerY: 100 + along * Math.sin(angle),
    width: 80,
    height: 20,
    angle,
  });
  const [line, ...rest] = joinBoxes([at(0), at(120), at(240)]);
  expect(rest).toEqual([]);
  expect(line?.width).toBeCloseTo(720);
  expect(line?.height).toBeCloseTo(20);
});
