// Page curvature: how lines of text lean beside their usual tilt, as they converge in a slanted photo and bow with the
// paper.
import { medianOf } from './median.ts';
import type { RotatedBox } from './rotated-box.ts';

/**
 * Lines fall by `rise + bow·x + converge·y` to the right (tangents), where x and y run from the middle of the page,
 * thought straight by its tilt, in parts of its longer side.
 */
export interface PageCurvature {
  readonly rise: number;
  readonly bow: number;
  readonly converge: number;
}

export const FLAT: PageCurvature = { rise: 0, bow: 0, converge: 0 };

/** A shorter run of print says too little about its direction. */
const ASPECT_MIN = 6;
/** Fewer lines say nothing sure. */
const LINES_MIN = 10;
/** Rounds of leaving out what lies farther from the others than this many usual distances: stamps, signatures. */
const ROUNDS = 3;
const OUTLIER_DISTANCES = 3;
/** A page whose lines lean by no more than this (some 4 px over 1,000) is straight enough as it is. */
const LEAN_MIN = 0.004;
/** Past this it is no sheet of paper. */
const LEAN_MAX = 0.25;

interface Slope {
  readonly x: number;
  readonly y: number;
  readonly slope: number;
  readonly weight: number;
}

/** The curvature of a page of `width` × `height` pixels; FLAT where it has none or too few lines to tell. */
export function fitCurvature(boxes: readonly RotatedBox[], tilt: number, width: number, height: number): PageCurvature {
  const side = Math.max(width, height);
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  let slopes: Slope[] = boxes
    .filter((box) => box.width >= ASPECT_MIN * box.height && Math.abs(box.angle - tilt) < LEAN_MAX)
    .map((box) => {
      const dx = (box.centerX - width / 2) / side;
      const dy = (box.centerY - height / 2) / side;
      const slope = Math.tan(box.angle - tilt);
      return { x: dx * cos + dy * sin, y: dy * cos - dx * sin, slope, weight: box.width };
    });
  let curvature = FLAT;
  for (let round = 0; round < ROUNDS; round++) {
    if (slopes.length < LINES_MIN) return FLAT;
    curvature = leastSquares(slopes) ?? FLAT;
    const distances = slopes.map((one) => Math.abs(one.slope - slopeAt(curvature, one.x, one.y)));
    const usual = medianOf(distances);
    slopes = slopes.filter((_, index) => (distances[index] as number) <= OUTLIER_DISTANCES * usual + Number.EPSILON);
  }
  const lean = Math.abs(curvature.rise) + (Math.abs(curvature.bow) + Math.abs(curvature.converge)) / 2;
  return lean < LEAN_MIN || lean > LEAN_MAX ? FLAT : curvature;
}

export function slopeAt({ rise, bow, converge }: PageCurvature, x: number, y: number): number {
  return rise + bow * x + converge * y;
}

/** Weighted least squares of three unknowns by Cramer's rule; null where the lines do not settle them. */
function leastSquares(slopes: readonly Slope[]): PageCurvature | null {
  let w = 0;
  let x = 0;
  let y = 0;
  let xx = 0;
  let xy = 0;
  let yy = 0;
  let s = 0;
  let xs = 0;
  let ys = 0;
  for (const one of slopes) {
    w += one.weight;
    x += one.weight * one.x;
    y += one.weight * one.y;
    xx += one.weight * one.x * one.x;
    xy += one.weight * one.x * one.y;
    yy += one.weight * one.y * one.y;
    s += one.weight * one.slope;
    xs += one.weight * one.x * one.slope;
    ys += one.weight * one.y * one.slope;
  }
  // Lines all in one column leave the bow open: a little stiffness holds it at none.
  xx += STIFFNESS * w;
  yy += STIFFNESS * w;
  const determinant = det(w, x, y, x, xx, xy, y, xy, yy);
  if (!(Math.abs(determinant) > 0)) return null;
  return {
    rise: det(s, x, y, xs, xx, xy, ys, xy, yy) / determinant,
    bow: det(w, s, y, x, xs, xy, y, ys, yy) / determinant,
    converge: det(w, x, s, x, xx, xs, y, xy, ys) / determinant,
  };
}

const STIFFNESS = 0.0005;

/** Of a 3 × 3 matrix, row by row. */
function det(
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
  i: number,
): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}
