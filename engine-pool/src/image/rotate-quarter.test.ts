// Turning images of a few pixels.
import { expect, test } from 'vitest';
import type { Raster } from '../input/raster.ts';
import { type QuarterTurns, rotateQuarter } from './rotate-quarter.ts';

/** One grey value a pixel. */
function grey(width: number, values: readonly number[]): Raster {
  return {
    width,
    height: values.length / width,
    data: Uint8Array.from(values.flatMap((value) => [value, value, value])),
  };
}

function valuesOf({ data }: Raster): number[] {
  return Array.from(data).filter((_, index) => index % 3 === 0);
}

test.each<[QuarterTurns, number, number[]]>([
  [0, 3, [1, 2, 3, 4, 5, 6]],
  [1, 2, [4, 1, 5, 2, 6, 3]],
  [2, 3, [6, 5, 4, 3, 2, 1]],
  [3, 2, [3, 6, 2, 5, 1, 4]],
])('%i quarter turns clockwise', (turns, width, expected) => {
  const turned = rotateQuarter(grey(3, [1, 2, 3, 4, 5, 6]), turns);
  expect(turned.width).toBe(width);
  expect(turned.height).toBe(6 / width);
  expect(valuesOf(turned)).toEqual(expected);
});
