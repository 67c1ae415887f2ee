// How the lines of a page lean, told from its boxes.
import { expect, test } from 'vitest';
import { FLAT, fitCurvature, type PageCurvature, slopeAt } from './page-curvature.ts';
import type { RotatedBox } from './rotated-box.ts';

const WIDTH = 1000;
const HEIGHT = 1400;

/** Three columns of lines that lean as `bend` says. */
function page(curvature: PageCurvature, rows = 12): RotatedBox[] {
  return Array.from({ length: 3 * rows }, (_, index) => {
    const centerX = 200 + (index % 3) * 300;
    const centerY = 100 + Math.floor(index / 3) * 100;
    const slope = slopeAt(curvature, (centerX - WIDTH / 2) / HEIGHT, (centerY - HEIGHT / 2) / HEIGHT);
    return { centerX, centerY, width: 280, height: 20, angle: Math.atan(slope) };
  });
}

test.each<[string, PageCurvature]>([
  ['converging lines', { rise: 0, bow: 0, converge: 0.1 }],
  ['a bowed sheet', { rise: 0.002, bow: -0.15, converge: 0.02 }],
])('%s', (_, curvature) => {
  const found = fitCurvature(page(curvature), 0, WIDTH, HEIGHT);
  expect(found.rise).toBeCloseTo(curvature.rise, 2);
  expect(found.bow).toBeCloseTo(curvature.bow, 2);
  expect(found.converge).toBeCloseTo(curvature.converge, 2);
});

test('a stamp set askew changes nothing', () => {
  const boxes = page({ rise: 0, bow: 0, converge: 0.1 });
  boxes.push({ centerX: 700, centerY: 1000, width: 300, height: 40, angle: 0.2 });
  expect(fitCurvature(boxes, 0, WIDTH, HEIGHT).converge).toBeCloseTo(0.1, 2);
});

test.each<[string, RotatedBox[]]>([
  ['a straight page', page(FLAT)],
  ['too few lines', page({ rise: 0, bow: 0, converge: 0.1 }, 2)],
])('%s is left alone', (_, boxes) => {
  expect(fitCurvature(boxes, 0, WIDTH, HEIGHT)).toEqual(FLAT);
});
