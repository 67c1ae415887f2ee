// Images of a few pixels, taken at other places.
import { expect, test } from 'vitest';
import type { Raster } from '../input/raster.ts';
import { halve, resample, resampleToPlanes } from './resample.ts';

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

test('half the size takes the mean of four and drops what is left over', () => {
  const half = halve(grey(5, [0, 4, 10, 10, 99, 8, 4, 10, 14, 99]));
  expect([half.width, half.height]).toEqual([2, 1]);
  expect(valuesOf(half)).toEqual([4, 11]);
});

test.each<[string, number, number, number]>([
  ['a pixel itself', 1, 0, 20],
  ['between two', 0.25, 0, 12.5],
  ['between four', 0.5, 0.5, 25],
  ['beyond the edge', -3, 7, 30],
])('takes %s', (_, x, y, expected) => {
  const image = grey(2, [10, 20, 30, 40]);
  const place = (_row: number, xs: Float64Array, ys: Float64Array) => {
    xs.fill(x);
    ys.fill(y);
  };
  expect(valuesOf(resample(image, 2, 1, place))).toEqual([Math.round(expected), Math.round(expected)]);
  expect(resampleToPlanes(image, 1, 1, place)[0]).toBeCloseTo(expected / 127.5 - 1, 5);
});

test('planes are blue, green, red', () => {
  const image = { width: 1, height: 1, data: Uint8Array.of(255, 0, 0) };
  const [blue, green, red] = resampleToPlanes(image, 1, 1, (_row, xs, ys) => xs.set(ys));
  expect([blue, green, red]).toEqual([-1, -1, 1]);
});
