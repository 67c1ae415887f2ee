// Four sides around an outline.
import { expect, test } from 'vitest';
import { quadAround } from './quadrilateral.ts';

test.each<[string, number[], number[][] | null]>([
  [
    'four corners stay',
    [0, 0, 10, 1, 9, 12, -1, 10],
    [
      [0, 0],
      [10, 1],
      [9, 12],
      [-1, 10],
    ],
  ],
  [
    'a corner cut off comes back',
    [0, 0, 8, 0, 10, 2, 10, 10, 0, 10],
    [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ],
  ],
  [
    'a point on a side goes',
    [0, 0, 5, 0, 10, 0, 10, 10, 0, 10],
    [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ],
  ],
  ['three corners are none', [0, 0, 10, 0, 5, 8], null],
])('%s', (_, hull, expected) => {
  const quad = quadAround(hull);
  const sorted = (points: number[][]) => points.toSorted(([ax = 0, ay = 0], [bx = 0, by = 0]) => ax - bx || ay - by);
  if (expected === null) expect(quad).toBeNull();
  else expect(sorted((quad ?? []).map(({ x, y }) => [x, y]))).toEqual(sorted(expected));
});

test('it runs clockwise whichever way the outline ran', () => {
  const clockwise = [0, 0, 10, 0, 10, 10, 0, 10];
  const other = [0, 0, 0, 10, 10, 10, 10, 0];
  for (const hull of [clockwise, other]) {
    const [a, b, c] = quadAround(hull) ?? [];
    if (a === undefined || b === undefined || c === undefined) throw new Error('four corners');
    expect((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)).toBeGreaterThan(0);
  }
});
