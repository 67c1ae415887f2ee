// The projective transform (homography) between a sheet and its picture.

import type { Box, Point } from './geometry.ts';

/** a … h of: x' = (a·x + b·y + c) / (g·x + h·y + 1), y' = (d·x + e·y + f) / (g·x + h·y + 1). */
export type Projection = readonly [
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
];

/** An upright raster taken from an image, and how its pixels lie in the image. */
export interface Part {
  readonly width: number;
  readonly height: number;
  readonly place: Projection;
}

/** A part that was cut out as it is. */
export function partOf({ left, top, width, height }: Box): Part {
  return { width, height, place: [1, 0, left, 0, 1, top, 0, 0] };
}

/**
 * Takes the corners of a rectangle at the origin to `corners` (from its top left, clockwise, convex). After P. Heckbert,
 * Fundamentals of Texture Mapping and Image Warping, 1989, section 2.2.
 */
export function ontoCorners(width: number, height: number, corners: readonly Point[]): Projection {
  const [p, q, r, s] = corners as [Point, Point, Point, Point];
  const [dx1, dx2, dx3] = [q.x - r.x, s.x - r.x, p.x - q.x + r.x - s.x];
  const [dy1, dy2, dy3] = [q.y - r.y, s.y - r.y, p.y - q.y + r.y - s.y];
  const turn = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / turn;
  const h = (dx1 * dy3 - dx3 * dy1) / turn;
  return [
    (q.x - p.x + g * q.x) / width,
    (s.x - p.x + h * s.x) / height,
    p.x,
    (q.y - p.y + g * q.y) / width,
    (s.y - p.y + h * s.y) / height,
    p.y,
    g / width,
    h / height,
  ];
}

export function project([a, b, c, d, e, f, g, h]: Projection, x: number, y: number): [x: number, y: number] {
  const scale = g * x + h * y + 1;
  return [(a * x + b * y + c) / scale, (d * x + e * y + f) / scale];
}
