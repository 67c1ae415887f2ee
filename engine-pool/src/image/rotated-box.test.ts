// Rectangles around points at known angles.
import { expect, test } from 'vitest';
import { boxAlong, convexHull, minAreaBox } from './rotated-box.ts';

/** The four corners of a rectangle about 100, 200. */
function corners(width: number, height: number, degrees: number): number[] {
  const angle = (degrees * Math.PI) / 180;
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].flatMap(([x, y]) => {
    const dx = ((x as number) * width) / 2;
    const dy = ((y as number) * height) / 2;
    return [100 + dx * Math.cos(angle) - dy * Math.sin(angle), 200 + dx * Math.sin(angle) + dy * Math.cos(angle)];
  });
}

test.each([
  [0, 0],
  [3, 3],
  [-7, -7],
  [44, 44],
  [90, 90],
  [100, 100],
  [-60, 120],
  [180, 0],
])('a line at %i° is found at %i°', (degrees, expected) => {
  const box = minAreaBox(convexHull(corners(200, 20, degrees)));
  expect(box.centerX).toBeCloseTo(100);
  expect(box.centerY).toBeCloseTo(200);
  expect(box.width).toBeCloseTo(200);
  expect(box.height).toBeCloseTo(20);
  expect((box.angle * 180) / Math.PI).toBeCloseTo(expected);
});

test('points inside change nothing', () => {
  const points = [...corners(200, 20, 10), 100, 200, 101, 201, 99, 199];
  const hull = convexHull(points);
  expect(hull.length / 2).toBe(4);
  expect(minAreaBox(hull)).toEqual(minAreaBox(convexHull(corners(200, 20, 10))));
});

test.each([
  ['one point', [5, 6], 0, 0],
  ['the same point twice', [5, 6, 5, 6], 0, 0],
  ['a line of points', [0, 0, 5, 0, 10, 0], 10, 0],
])('%s', (_, points, width, height) => {
  const box = minAreaBox(convexHull(points));
  expect(box.width).toBeCloseTo(width);
  expect(box.height).toBeCloseTo(height);
});

test('a box along a given angle holds all points', () => {
  const box = boxAlong(convexHull(corners(30, 10, 0)), Math.PI / 2);
  expect(box.width).toBeCloseTo(10);
  expect(box.height).toBeCloseTo(30);
});
