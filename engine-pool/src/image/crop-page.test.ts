// What is kept of a picture around its sheet.
import { expect, test } from 'vitest';
import type { Raster } from '../input/raster.ts';
import { cropPage } from './crop-page.ts';
import { partOf, project } from './projection.ts';

const WHITE = 250;
const TABLE = 60;

/** A white sheet, its sides level, on a dark table with a white stripe beside it. */
function picture(): Raster {
  const [width, height] = [400, 500];
  const data = new Uint8Array(width * height * 3).fill(TABLE);
  for (let y = 0; y < height; y++) {
    if (y >= 50 && y < 430) data.fill(WHITE, (y * width + 60) * 3, (y * width + 330) * 3);
    data.fill(WHITE, (y * width + 390) * 3, (y * width + 400) * 3);
  }
  return { width, height, data };
}

test('the sheet with a narrow margin, and its place', () => {
  const { raster, part } = cropPage(picture());
  expect([raster.width, raster.height]).toEqual([part.width, part.height]);
  const [left, top] = project(part.place, 0, 0);
  const [right, bottom] = project(part.place, part.width, part.height);
  for (const [found, real] of [
    [left, 60],
    [top, 50],
    [right, 330],
    [bottom, 430],
  ] as const) {
    expect(Math.abs(found - real)).toBeLessThan(12);
  }
  const middle = (Math.floor(part.height / 2) * part.width + Math.floor(part.width / 2)) * 3;
  expect(raster.data[middle]).toBe(WHITE);
});

test('an image without a sheet is kept as it is', () => {
  const image: Raster = { width: 40, height: 30, data: new Uint8Array(40 * 30 * 3).fill(WHITE) };
  expect(cropPage(image)).toEqual({ raster: image, part: partOf({ left: 0, top: 0, width: 40, height: 30 }) });
  expect(cropPage(image).raster).toBe(image);
});
