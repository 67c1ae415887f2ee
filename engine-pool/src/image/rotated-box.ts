// Rotated boxes: the convex hull of points, and the rectangle of least area around it.

/** A rectangle turned by `angle` radians (clockwise on the screen, as y points down) about its centre. */
export interface RotatedBox {
  readonly centerX: number;
  readonly centerY: number;
  /** Along the direction of the text. */
  readonly width: number;
  readonly height: number;
  readonly angle: number;
}

/**
 * Rectangle of least area around a convex outline (see `convexHull`). Its width is its longer side, so that the angle
 * is that of a line of text.
 */
export function minAreaBox(hull: readonly number[]): RotatedBox {
  const count = hull.length / 2;
  let best = boxAlong(hull, 0);
  // The smallest rectangle shares a side with the hull.
  for (let i = 0; i < count; i++) {
    const next = (i + 1) % count;
    const dx = (hull[2 * next] as number) - (hull[2 * i] as number);
    const dy = (hull[2 * next + 1] as number) - (hull[2 * i + 1] as number);
    const box = boxAlong(hull, Math.atan2(dy, dx));
    if (box.width * box.height < best.width * best.height) best = box;
  }
  return best.width >= best.height
    ? { ...best, angle: textAngle(best.angle) }
    : { ...best, width: best.height, height: best.width, angle: textAngle(best.angle + Math.PI / 2) };
}

/** The rectangle around a convex outline whose width runs at `angle`. */
export function boxAlong(hull: readonly number[], angle: number): RotatedBox {
  const ux = Math.cos(angle);
  const uy = Math.sin(angle);
  let minU = Number.POSITIVE_INFINITY;
  let maxU = Number.NEGATIVE_INFINITY;
  let minV = Number.POSITIVE_INFINITY;
  let maxV = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < hull.length; i += 2) {
    const x = hull[i] as number;
    const y = hull[i + 1] as number;
    const u = x * ux + y * uy;
    const v = y * ux - x * uy;
    if (u < minU) minU = u;
    if (u > maxU) maxU = u;
    if (v < minV) minV = v;
    if (v > maxV) maxV = v;
  }
  const u = (minU + maxU) / 2;
  const v = (minV + maxV) / 2;
  return { centerX: u * ux - v * uy, centerY: u * uy + v * ux, width: maxU - minU, height: maxV - minV, angle };
}

/** The same line's direction, taken so that text leaning up to 45° reads from left to right, else from the top down. */
function textAngle(angle: number): number {
  let folded = angle % Math.PI;
  if (folded >= (3 * Math.PI) / 4) folded -= Math.PI;
  if (folded < -Math.PI / 4) folded += Math.PI;
  return folded;
}

/** The outline of points (Andrew's monotone chain); both given as x, y, x, y, … */
export function convexHull(points: readonly number[]): number[] {
  const order = Array.from({ length: points.length / 2 }, (_, i) => i);
  order.sort(
    (a, b) =>
      (points[2 * a] as number) - (points[2 * b] as number) ||
      (points[2 * a + 1] as number) - (points[2 * b + 1] as number),
  );
  const hull: number[] = [];
  const build = (sequence: readonly number[]): void => {
    const base = hull.length;
    for (const index of sequence) {
      const x = points[2 * index] as number;
      const y = points[2 * index + 1] as number;
      while (hull.length - base >= 4 && !turnsLeft(hull, x, y)) hull.length -= 2;
      hull.push(x, y);
    }
    // The last point opens the other half.
    if (hull.length - base > 2) hull.length -= 2;
  };
  build(order);
  build(order.reverse());
  if (hull.length === 4 && hull[0] === hull[2] && hull[1] === hull[3]) hull.length = 2;
  return hull;
}

function turnsLeft(hull: readonly number[], x: number, y: number): boolean {
  const ax = hull[hull.length - 4] as number;
  const ay = hull[hull.length - 3] as number;
  const bx = hull[hull.length - 2] as number;
  const by = hull[hull.length - 1] as number;
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0;
}
