// Rectifies a whole page by its transform: upright, its lines level, on a raster of the same size.

import type { Raster } from '../input/raster.ts';
import { type PageTransform, toImagePoint, turnedSize } from './page-transform.ts';
import { resample } from './resample.ts';

/** Takes the pixels of the straight page of `transform` from the image: places on the result are places on that page. */
export function rectifyPage(image: Raster, transform: PageTransform): Raster {
  const [width, height] = turnedSize(transform);
  return resample(image, width, height, (row, xs, ys) => {
    for (let column = 0; column < width; column++) {
      const [x, y] = toImagePoint(transform, column + 0.5, row + 0.5);
      xs[column] = x - 0.5;
      ys[column] = y - 0.5;
    }
  });
}
