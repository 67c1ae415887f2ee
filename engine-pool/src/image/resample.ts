// Resamples an image: bilinear at given places, or halved.
import type { Raster } from '../input/raster.ts';

/**
 * Says where in an image the pixels of one row of the result are taken from, in pixels of the image: whole numbers are
 * the middles of its pixels.
 */
export type PlaceRow = (row: number, xs: Float64Array, ys: Float64Array) => void;

/** The image as `place` lays it, three bytes a pixel. */
export function resample(image: Raster, width: number, height: number, place: PlaceRow): Raster {
  const data = new Uint8Array(width * height * 3);
  // A byte is cut off below its point: half more rounds it.
  let to = 0;
  sampleRows(image, width, height, place, 1, 0.5, (_row, values) => {
    for (const value of values) data[to++] = value;
  });
  return { width, height, data };
}

/** The image as `place` lays it, in the planes that PP-OCR was trained on: blue, green, red, each from −1 to 1. */
export function resampleToPlanes(image: Raster, width: number, height: number, place: PlaceRow): Float32Array {
  const plane = width * height;
  const planes = new Float32Array(3 * plane);
  sampleRows(image, width, height, place, 127.5, -1, (row, values) => {
    let to = row * width;
    for (let from = 0; from < values.length; from += 3, to++) {
      planes[to] = values[from + 2] as number;
      planes[to + plane] = values[from + 1] as number;
      planes[to + 2 * plane] = values[from] as number;
    }
  });
  return planes;
}

/** Bilinear; beyond the image its edge is repeated. Every value is divided by `divisor`, and `offset` is added to it. */
function sampleRows(
  { width: imageWidth, height: imageHeight, data }: Raster,
  width: number,
  height: number,
  place: PlaceRow,
  divisor: number,
  offset: number,
  take: (row: number, values: Float64Array) => void,
): void {
  const [xs, ys, values] = [new Float64Array(width), new Float64Array(width), new Float64Array(3 * width)];
  const stride = imageWidth * 3;
  const maxX = imageWidth - 1;
  const maxY = imageHeight - 1;
  for (let row = 0; row < height; row++) {
    place(row, xs, ys);
    for (let column = 0, to = 0; column < width; column++) {
      const x = within(xs[column] as number, maxX);
      const y = within(ys[column] as number, maxY);
      const left = x | 0;
      const top = y | 0;
      const wx = x - left;
      const wy = y - top;
      const w00 = ((1 - wx) * (1 - wy)) / divisor;
      const w10 = (wx * (1 - wy)) / divisor;
      const w01 = ((1 - wx) * wy) / divisor;
      const w11 = (wx * wy) / divisor;
      const right = left < maxX ? 3 : 0;
      const down = top < maxY ? stride : 0;
      const at = top * stride + left * 3;
      for (let channel = at; channel < at + 3; channel++) {
        values[to++] =
          (data[channel] as number) * w00 +
          (data[channel + right] as number) * w10 +
          (data[channel + down] as number) * w01 +
          (data[channel + down + right] as number) * w11 +
          offset;
      }
    }
    take(row, values);
  }
}

function within(value: number, max: number): number {
  return value < 0 ? 0 : value > max ? max : value;
}

/** The image at half its size, every pixel the mean of four (an odd last row or column is dropped). */
export function halve(image: Raster): Raster {
  const width = image.width >> 1;
  const height = image.height >> 1;
  const source = image.data;
  const stride = image.width * 3;
  const data = new Uint8Array(width * height * 3);
  let to = 0;
  for (let y = 0; y < height; y++) {
    let from = y * 2 * stride;
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 3; channel++) {
        const sum =
          (source[from] as number) +
          (source[from + 3] as number) +
          (source[from + stride] as number) +
          (source[from + stride + 3] as number);
        data[to++] = (sum + 2) >> 2;
        from++;
      }
      from += 3;
    }
  }
  return { width, height, data };
}
