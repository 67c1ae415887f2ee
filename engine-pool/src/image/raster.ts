// An image as plain pixels, and the few whole-image operations that reading needs.

/** Three bytes a pixel (red, green, blue), rows from the top. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** How many times 90° clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** The image turned clockwise by quarter turns; a turn of 0 gives the same object back. */
export function rotateQuarter(image: Raster, turns: QuarterTurns): Raster {
  if (turns === 0) return image;
  const { width, height, data } = image;
  const turned = new Uint8Array(data.length);
  // Where the first source pixel lands, and how far one source step right or down moves in the result (in pixels).
  const [start, stepX, stepY] =
    turns === 1
      ? [height - 1, height, -1]
      : turns === 2
        ? [width * height - 1, -1, -width]
        : [(width - 1) * height, -height, 1];
  let from = 0;
  for (let y = 0; y < height; y++) {
    let to = (start + y * stepY) * 3;
    for (let x = 0; x < width; x++) {
      turned[to] = data[from] as number;
      turned[to + 1] = data[from + 1] as number;
      turned[to + 2] = data[from + 2] as number;
      from += 3;
      to += stepX * 3;
    }
  }
  return turns === 2 ? { width, height, data: turned } : { width: height, height: width, data: turned };
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
