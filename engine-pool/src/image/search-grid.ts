// The search grid: a copy of the picture too coarse for print and fine enough for edges, with its morphology.
import type { Raster } from '../input/raster.ts';

/** Print and frames are narrower than twice this, in cells; the shadow between two sheets is wider. */
const PRINT_CELLS = 1;

/** Colours of a small copy, three a cell. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly colours: Uint8Array;
}

/** Each cell the mean of nine pixels of its place. */
export function shrink({ width, height, data }: Raster, cellPx: number): Grid {
  const columns = Math.floor(width / cellPx);
  const rows = Math.floor(height / cellPx);
  const colours = new Uint8Array(columns * rows * 3);
  const offsets = [1 / 6, 3 / 6, 5 / 6].map((part) => part * cellPx);
  let to = 0;
  for (let row = 0; row < rows; row++) {
    const lines = offsets.map((offset) => Math.floor(row * cellPx + offset) * width);
    for (let column = 0; column < columns; column++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (const offset of offsets) {
        const x = Math.floor(column * cellPx + offset);
        for (const line of lines) {
          const at = (line + x) * 3;
          red += data[at] as number;
          green += data[at + 1] as number;
          blue += data[at + 2] as number;
        }
      }
      colours[to++] = red / 9;
      colours[to++] = green / 9;
      colours[to++] = blue / 9;
    }
  }
  return { width: columns, height: rows, colours };
}

/** Of each cell and the eight around it the least of every colour. */
export function darkestAround({ width, height, colours }: Grid): Uint8Array {
  return leastOfThree(leastOfThree(colours, 3, width * 3), width * 3, width * height * 3);
}

/** Whatever is dark and narrow takes the light of what is around it. */
export function withoutPrint(grid: Grid): Grid {
  let { colours } = grid;
  for (let round = 0; round < PRINT_CELLS; round++) colours = lightestAround({ ...grid, colours });
  for (let round = 0; round < PRINT_CELLS; round++) colours = darkestAround({ ...grid, colours });
  return { ...grid, colours };
}

function lightestAround(grid: Grid): Uint8Array {
  return inverse(darkestAround({ ...grid, colours: inverse(grid.colours) }));
}

function inverse(colours: Uint8Array): Uint8Array {
  return colours.map((light) => 255 - light);
}

/** Each value or one of those a step before and after it, in lines of `length` values. */
export function leastOfThree(values: Uint8Array, step: number, length: number): Uint8Array {
  const least = values.slice();
  for (let at = 0; at < values.length; at++) {
    const within = at % length;
    if (within >= step) least[at] = Math.min(least[at] as number, values[at - step] as number);
    if (within + step < length) least[at] = Math.min(least[at] as number, values[at + step] as number);
  }
  return least;
}

/** The nearest one where the place is off the picture. */
export function cellAt({ width, height }: Grid, x: number, y: number): number {
  const column = Math.min(Math.max(Math.floor(x), 0), width - 1);
  const row = Math.min(Math.max(Math.floor(y), 0), height - 1);
  return row * width + column;
}
