// The page as a person would lay it: upright, its lines level, on a raster of the same size.

import { type PageFrame, toImagePoint, turnedSize } from './page-transform.ts';
import type { Raster } from './raster.ts';

/**
 * Takes the pixels of the straight page of `frame` from the image (bilinear, its edge repeated). Places on the result
 * are places on that straight page.
 */
export function flatten(image: Raster, frame: PageFrame): Raster {
  const [width, height] = turnedSize(frame);
  const data = new Uint8Array(width * height * 3);
  const stride = image.width * 3;
  const maxX = image.width - 1;
  const maxY = image.height - 1;
  let to = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [imageX, imageY] = toImagePoint(frame, x + 0.5, y + 0.5);
      const px = Math.min(Math.max(imageX - 0.5, 0), maxX);
      const py = Math.min(Math.max(imageY - 0.5, 0), maxY);
      const wx = px - (px | 0);
      const wy = py - (py | 0);
      const at = (py | 0) * stride + (px | 0) * 3;
      const right = px < maxX ? 3 : 0;
      const down = py < maxY ? stride : 0;
      for (let channel = at; channel < at + 3; channel++) {
        const top = data8(image, channel) * (1 - wx) + data8(image, channel + right) * wx;
        const bottom = data8(image, channel + down) * (1 - wx) + data8(image, channel + down + right) * wx;
        data[to++] = top * (1 - wy) + bottom * wy + 0.5;
      }
    }
  }
  return { width, height, data };
}

function data8({ data }: Raster, at: number): number {
  return data[at] as number;
}
