// The quadrilateral around a sheet whose corners may be cut, rounded, or under a finger.
import type { Point } from './geometry.ts';

/**
 * Takes sides away from a convex outline, each time the one whose neighbours, drawn out until they meet, add the least
 * area; null where fewer than four sides are left to choose from.
 * @param hull x, y, x, y, … in turn, as `convexHull` gives it
 * @returns clockwise as seen on the screen
 */
export function quadAround(hull: readonly number[]): Point[] | null {
  const points: Point[] = [];
  for (let i = 0; i < hull.length; i += 2) points.push({ x: hull[i] as number, y: hull[i + 1] as number });
  while (points.length > 4) {
    let best: { index: number; meet: Point; added: number } | undefined;
    for (let index = 0; index < points.length; index++) {
      const [before, from, to, after] = [-1, 0, 1, 2].map((step) => at(points, index + step)) as [
        Point,
        Point,
        Point,
        Point,
      ];
      const meet = meetingPoint(before, from, to, after);
      if (meet === null) continue;
      const added = Math.abs(cross(from, to, meet));
      if (best === undefined || added < best.added) best = { index, meet, added };
    }
    if (best === undefined) return null;
    points[best.index] = best.meet;
    points.splice((best.index + 1) % points.length, 1);
  }
  if (points.length < 4) return null;
  const [a, b, c] = points as [Point, Point, Point];
  return cross(a, b, c) > 0 ? points : points.reverse();
}

function at(points: readonly Point[], index: number): Point {
  return points[(index + points.length) % points.length] as Point;
}

/** Where the sides before and after the side from → to meet beyond it; null where they run apart. */
function meetingPoint(before: Point, from: Point, to: Point, after: Point): Point | null {
  const ux = from.x - before.x;
  const uy = from.y - before.y;
  const vx = to.x - after.x;
  const vy = to.y - after.y;
  const turn = ux * vy - uy * vx;
  if (Math.abs(turn) < 1e-9) return null;
  const along = ((to.x - from.x) * vy - (to.y - from.y) * vx) / turn;
  const back = ((to.x - from.x) * uy - (to.y - from.y) * ux) / turn;
  return along < 0 || back < 0 ? null : { x: from.x + ux * along, y: from.y + uy * along };
}

/** Twice the area of the triangle, positive where it runs clockwise on the screen. */
function cross(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}
