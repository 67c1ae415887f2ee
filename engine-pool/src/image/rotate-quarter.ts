// Rotates an image by quarter turns.
import type { Raster } from '../input/raster.ts';

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
