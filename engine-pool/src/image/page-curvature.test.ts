// How the lines of a page lean, told from its boxes.
import { expect, test } from 'vitest';
import { type Bend, FLAT, fitBend, slopeAt } from './page-curvature.ts';
import type { RotatedBox } from './rotated-box.ts';

const WIDTH = 1000;
const HEIGHT = 1400;

/** Three columns of lines that lean as `bend` says. */
function page(bend: Bend, rows = 12): RotatedBox[] {
  return Array.from({ length: 3 * rows }, (_, index) => {
    const centerX = 200 + (index % 3) * 300;
    const centerY = 100 + Math.floor(index / 3) * 100;
    const slope = slopeAt(bend, (centerX - WIDTH / 2) / HEIGHT, (centerY - HEIGHT / 2) / HEIGHT);
    return { centerX, centerY, width: 280, height: 20, angle: Math.atan(slope) };
  });
}

test.each<[string, Bend]>([
  ['converging lines', { rise: 0, bow: 0, converge: 0.1 }],
  ['a bowed sheet', { rise: 0.002, bow: -0.15, converge: 0.02 }],
])('%s', (_, bend) => {
  const found = fitBend(page(bend), 0, WIDTH, HEIGHT);
  expect(found.rise).toBeCloseTo(bend.rise, 2);
  expect(found.bow).toBeCloseTo(bend.bow, 2);
  expect(found.converge).toBeCloseTo(bend.converge, 2);
});

test('a stamp set askew changes nothing', () => {
  const boxes = page({ rise: 0, bow: 0, converge: 0.1 });
  boxes.push({ centerX: 700, centerY: 1000, width: 300, height: 40, angle: 0.2 });
  expect(fitBend(boxes, 0, WIDTH, HEIGHT).converge).toBeCloseTo(0.1, 2);
});

test.each<[string, RotatedBox[]]>([
  ['a straight page', page(FLAT)],
  ['too few lines', page({ rise: 0, bow: 0, converge: 0.1 }, 2)],
])('%s is left alone', (_, boxes) => {
  expect(fitBend(boxes, 0, WIDTH, HEIGHT)).toEqual(FLAT);
});
