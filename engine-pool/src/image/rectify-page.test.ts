// Pixels of a page that is turned and leans, laid straight.
import { expect, test } from 'vitest';
import type { Raster } from '../input/raster.ts';
import { type PageTransform, toImagePoint, turnedSize } from './page-transform.ts';
import { partOf } from './projection.ts';
import { rectifyPage } from './rectify-page.ts';

/** A ramp of light from left to right: what comes from where can be read off it. */
function ramp(width: number, height: number): Raster {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, index) => Math.floor(index / 3) % width);
  return { width, height, data };
}

test.each<[string, Partial<PageTransform>]>([
  ['as it is', {}],
  ['tilted', { tilt: 0.1 }],
  ['on its side', { quarterTurns: 1 }],
  ['lying in a part of the image', { part: partOf({ left: 15, top: 10, width: 100, height: 60 }) }],
  ['bowed', { curvature: { rise: 0, bow: 0.2, converge: 0.1 } }],
])('%s: every pixel comes from where the transform says', (_, given) => {
  const image = ramp(120, 80);
  const transform: PageTransform = {
    part: partOf({ left: 0, top: 0, width: 120, height: 80 }),
    quarterTurns: 0,
    tilt: 0,
    curvature: { rise: 0, bow: 0, converge: 0 },
    ...given,
  };
  const flat = rectifyPage(image, transform);
  expect([flat.width, flat.height]).toEqual(turnedSize(transform));
  for (const [x, y] of [
    [30, 30],
    [40, 50],
    [55, 20],
  ] as const) {
    const [fromX] = toImagePoint(transform, x + 0.5, y + 0.5);
    expect(flat.data[(y * flat.width + x) * 3]).toBeCloseTo(fromX - 0.5, -0.5);
  }
});
