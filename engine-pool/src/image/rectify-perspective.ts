// Rectifies the perspective of a sheet photographed at a slant: its rows level again, its far print as large as its
// near.

import type { Raster } from '../input/raster.ts';
import type { Point } from './geometry.ts';
import { ontoCorners, type Part } from './projection.ts';
import { resample } from './resample.ts';

/**
 * From this ratio of a side to the one opposite on, the sheet is left as it lies: lines that converge less are
 * straightened one by one, without the loss of being drawn twice. At 0.76 eight drawn photographs neither gained nor lost
 * by being laid flat; six from 30° to 45° (0.7 to 0.6) gained a quarter of their fields.
 */
const SIDES_RATIO_MAX = 0.8;
/** From the camera to the sheet, in sheets: people stand so that the sheet fills the picture. */
const CAMERA_DISTANCE = 1.5;
/** The sine of the slant, at most: past 50° print is too thin to be read, and the estimate runs away. */
const SLANT_SINE_MAX = 0.77;
/** As large as the size standard lets an image be. */
const LONG_SIDE_MAX_PX = 2048;

/**
 * The part of an image that the four-sided figure shows, as a camera right above it would see it; null where it was
 * photographed from almost there.
 * @param quad clockwise, from whichever corner
 */
export function rectifiedPart(quad: readonly Point[]): Part | null {
  const corners = fromTopLeft(quad);
  const [top, right, bottom, left] = corners.map((corner, index) => {
    const next = corners[(index + 1) % 4] as Point;
    return Math.hypot(next.x - corner.x, next.y - corner.y);
  }) as [number, number, number, number];
  const [across, upright] = [ratioOf(top, bottom), ratioOf(left, right)];
  if (Math.min(across, upright) > SIDES_RATIO_MAX) return null;
  // What runs away from the camera is seen shortened, and makes the sides across it differ.
  const width = Math.max(top, bottom) / shortenedBy(upright);
  const height = Math.max(left, right) / shortenedBy(across);
  const scale = Math.min(1, LONG_SIDE_MAX_PX / Math.max(width, height));
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  return { width: wide, height: high, place: ontoCorners(wide, high, corners) };
}

/** The same corners in turn, beginning with the one that is most to the top left. */
function fromTopLeft(quad: readonly Point[]): Point[] {
  let first = 0;
  quad.forEach(({ x, y }, index) => {
    const best = quad[first] as Point;
    if (x + y < best.x + best.y) first = index;
  });
  return [...quad.slice(first), ...quad.slice(0, first)];
}

function ratioOf(one: number, other: number): number {
  return Math.min(one, other) / Math.max(one, other);
}

/**
 * How long the sides that run away from the camera look beside the nearer of the two across them, where the farther one
 * looks `ratio` as long: a pinhole camera at CAMERA_DISTANCE sees 1 − ratio over 1 + ratio grow with the sine of the slant.
 */
function shortenedBy(ratio: number): number {
  const sine = Math.min(SLANT_SINE_MAX, (2 * CAMERA_DISTANCE * (1 - ratio)) / (1 + ratio));
  return (Math.sqrt(1 - sine * sine) * (1 + ratio)) / 2;
}

/** The pixels of a part. */
export function takePart(image: Raster, { width, height, place }: Part): Raster {
  const [a, b, c, d, e, f, g, h] = place;
  return resample(image, width, height, (row, xs, ys) => {
    const y = row + 0.5;
    for (let column = 0; column < width; column++) {
      // As `project` does, without an array for every pixel.
      const x = column + 0.5;
      const scale = 1 / (g * x + h * y + 1);
      xs[column] = (a * x + b * y + c) * scale - 0.5;
      ys[column] = (d * x + e * y + f) * scale - 0.5;
    }
  });
}
