// Corners go where they are sent, and straight lines stay straight.
import { expect, test } from 'vitest';
import type { Point } from './geometry.ts';
import { ontoCorners, partOf, project } from './projection.ts';

const at = (x: number, y: number): Point => ({ x, y });

test.each<[string, Point[]]>([
  ['an upright box', [at(10, 20), at(110, 20), at(110, 70), at(10, 70)]],
  ['far at the top', [at(30, 10), at(90, 10), at(120, 80), at(0, 80)]],
  ['turned and pulled', [at(60, 0), at(140, 40), at(90, 120), at(5, 70)]],
])('%s: corners, diagonals and back', (_, corners) => {
  const place = ontoCorners(200, 100, corners);
  const rectangle = [at(0, 0), at(200, 0), at(200, 100), at(0, 100)];
  for (const [index, { x, y }] of rectangle.entries()) {
    const corner = corners[index] as Point;
    expect(project(place, x, y)).toEqual([expect.closeTo(corner.x, 6), expect.closeTo(corner.y, 6)]);
  }
  const [middleX, middleY] = project(place, 100, 50);
  const [a, , c] = corners as [Point, Point, Point];
  expect((c.x - a.x) * (middleY - a.y) - (c.y - a.y) * (middleX - a.x)).toBeCloseTo(0, 6);
});

test('a part cut out as it is only moves', () => {
  expect(project(partOf({ left: 7, top: 9, width: 40, height: 30 }).place, 3, 4)).toEqual([10, 13]);
});
