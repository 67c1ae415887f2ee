// Places on the straight page and in the image as sent.
import { expect, test } from 'vitest';
import { type Box, boundsOf, cornersOf, type Point } from './geometry.ts';
import { FLAT } from './page-curvature.ts';
import { type PageTransform, straighten, toImageCorners, unstraighten } from './page-transform.ts';
import { ontoCorners, partOf } from './projection.ts';

const toImageBox = (transform: PageTransform, box: Box) => boundsOf(toImageCorners(transform, cornersOf(box)));
const IMAGE = { part: partOf({ left: 0, top: 0, width: 400, height: 200 }), curvature: FLAT };

test.each<[PageTransform, number[]]>([
  [{ ...IMAGE, quarterTurns: 0, tilt: 0 }, [10, 20, 30, 5]],
  [{ ...IMAGE, quarterTurns: 1, tilt: 0 }, [20, 160, 5, 30]],
  [{ ...IMAGE, quarterTurns: 2, tilt: 0 }, [360, 175, 30, 5]],
  [{ ...IMAGE, quarterTurns: 3, tilt: 0 }, [375, 10, 5, 30]],
  [
    { ...IMAGE, part: partOf({ left: 7, top: 9, width: 400, height: 200 }), quarterTurns: 2, tilt: 0 },
    [367, 184, 30, 5],
  ],
])('a box goes back into the image: %o', (transform, [left, top, width, height]) => {
  expect(toImageBox(transform, { left: 10, top: 20, width: 30, height: 5 })).toEqual({ left, top, width, height });
});

test('a tilted line becomes level, and its box in the image covers it', () => {
  const transform: PageTransform = { ...IMAGE, quarterTurns: 0, tilt: 0.1 };
  const [, leftY] = straighten(transform, 200 - 100 * Math.cos(0.1), 100 - 100 * Math.sin(0.1));
  const [, rightY] = straighten(transform, 200 + 100 * Math.cos(0.1), 100 + 100 * Math.sin(0.1));
  expect(leftY).toBeCloseTo(rightY);
  const box = toImageBox(transform, { left: 100, top: 95, width: 200, height: 10 });
  expect(box.top).toBeLessThan(91);
  expect(box.top + box.height).toBeGreaterThan(109);
});

test('its corners follow it, from where it begins and clockwise as it is read', () => {
  const transform: PageTransform = { ...IMAGE, quarterTurns: 2, tilt: 0.1 };
  const corners = toImageCorners(transform, cornersOf({ left: 100, top: 95, width: 200, height: 10 }));
  const [begin, end, below] = corners as [Point, Point, Point];
  const [x, y] = [end.x - begin.x, end.y - begin.y];
  // On its head: the line runs to the left, and falls to the right on the page that was tilted so.
  expect([Math.hypot(x, y), Math.atan2(y, x)]).toEqual([expect.closeTo(200), expect.closeTo(0.1 - Math.PI)]);
  expect(Math.hypot(below.x - end.x, below.y - end.y)).toBeCloseTo(10);
});

test('what lies outside the image is cut off', () => {
  const transform: PageTransform = { ...IMAGE, quarterTurns: 0, tilt: 0 };
  expect(toImageBox(transform, { left: -5, top: 190, width: 20, height: 20 })).toEqual({
    left: 0,
    top: 190,
    width: 15,
    height: 10,
  });
});

test('a place on a sheet that was laid flat goes back to where it was seen', () => {
  const seen = [
    { x: 100, y: 50 },
    { x: 300, y: 60 },
    { x: 380, y: 190 },
    { x: 20, y: 180 },
  ];
  const transform: PageTransform = {
    part: { width: 400, height: 200, place: ontoCorners(400, 200, seen) },
    curvature: FLAT,
    quarterTurns: 2,
    tilt: 0,
  };
  const corners = toImageCorners(transform, cornersOf({ left: -10, top: 0, width: 410, height: 230 }));
  // On its head: the first corner of the page is the third one seen.
  for (const [index, { x, y }] of corners.entries()) {
    const real = seen[(index + 2) % 4] as Point;
    expect([x, y]).toEqual([expect.closeTo(real.x, 6), expect.closeTo(real.y, 6)]);
  }
});

test.each([
  [10, 20],
  [390, 190],
  [200, 100],
])('(%i, %i) of a bent page goes there and back', (x, y) => {
  const curvature = { rise: 0.01, bow: -0.05, converge: 0.08 };
  const transform: PageTransform = { ...IMAGE, quarterTurns: 0, tilt: 0.05, curvature };
  const [straightX, straightY] = straighten(transform, x, y);
  const [backX, backY] = unstraighten(transform, straightX, straightY);
  expect([backX, backY]).toEqual([expect.closeTo(x, 6), expect.closeTo(y, 6)]);
});
