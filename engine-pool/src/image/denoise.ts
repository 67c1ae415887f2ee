// Denoises a page that was photographed in too little light: brightens it, and smooths the noise of the sensor.
import type { Raster } from '../input/raster.ts';

/** Pixels looked at to measure a page: some 2 ms. */
const SAMPLES = 8_000;
/** Noise is looked for between pixels so far apart: compression wipes out the finest. */
const LAG_PX = 2;
/** So much of a page is darker than its paper: print, and what shade there is. */
const PAPER_SHARE = 0.75;
/** Of the absolute answers of the kernel below over noise of spread 1, the median: 0.6745 × 6. */
const MEDIAN_OF_UNIT_NOISE = 4.05;
/** Paper that is lighter is searched as it is: line images of print are stretched on their own anyway. */
const DARK_PAPER_MAX = 130;
/** What darker paper is brightened to. */
const PAPER_LIGHT = 225;
/** Drawn photographs in little light had from 0.035 to 0.086, hard photographs and noisy scans 0.022 at most. */
const NOISY_MIN = 0.03;

export interface PaperMeasure {
  /** The light of its paper, 0 to 255. */
  readonly paper: number;
  /** The spread of the noise on it, in parts of that light. */
  readonly noise: number;
}

/** The page made lighter and smoother, as far as it needs either; the same object where it needs neither. */
export function denoise(page: Raster): Raster {
  const { paper, noise } = measurePaper(page);
  const bright = paper < DARK_PAPER_MAX ? brightened(page, PAPER_LIGHT / Math.max(1, paper)) : page;
  return noise >= NOISY_MIN ? smoothed(bright) : bright;
}

/**
 * By the green of some of its pixels. The noise after J. Immerkær, Fast Noise Variance Estimation, 1996, with the median
 * in place of the mean, which print would raise.
 */
export function measurePaper({ width, height, data }: Raster): PaperMeasure {
  const [columns, rows] = [width - 2 * LAG_PX, height - 2 * LAG_PX];
  if (columns < 1 || rows < 1) return { paper: 255, noise: 0 };
  const step = Math.max(1, Math.floor((columns * rows) / SAMPLES));
  const lights: number[] = [];
  const answers: number[] = [];
  const [right, down] = [LAG_PX * 3, LAG_PX * width * 3];
  for (let at = 0; at < columns * rows; at += step) {
    const x = LAG_PX + (at % columns);
    const y = LAG_PX + Math.floor(at / columns);
    const middle = (y * width + x) * 3 + 1;
    const light = (away: number): number => data[middle + away] as number;
    const corners = light(-down - right) + light(-down + right) + light(down - right) + light(down + right);
    const sides = light(-down) + light(down) + light(-right) + light(right);
    lights.push(light(0));
    answers.push(Math.abs(4 * light(0) - 2 * sides + corners));
  }
  const paper = quantile(lights, PAPER_SHARE);
  return { paper, noise: quantile(answers, 0.5) / MEDIAN_OF_UNIT_NOISE / Math.max(1, paper) };
}

function quantile(values: readonly number[], share: number): number {
  return Float32Array.from(values).sort()[Math.floor(share * values.length)] as number;
}

function brightened({ width, height, data }: Raster, factor: number): Raster {
  const levels = Uint8ClampedArray.from({ length: 256 }, (_, level) => level * factor);
  return { width, height, data: data.map((level) => levels[level] as number) };
}

/** Each pixel with those beside it, a quarter, a half, a quarter, across and down; a median of nine ate thin strokes. */
function smoothed({ width, height, data }: Raster): Raster {
  return { width, height, data: blended(blended(data, 3, width * 3), width * 3, data.length) };
}

/** Along lines of `length` values, `step` apart; both ends stay as they are. */
function blended(values: Uint8Array, step: number, length: number): Uint8Array {
  // A copy: a Buffer's own `slice` would be none.
  const result = new Uint8Array(values);
  for (let start = 0; start < values.length; start += length) {
    for (let at = start + step; at < start + length - step; at++) {
      result[at] =
        ((values[at - step] as number) + 2 * (values[at] as number) + (values[at + step] as number) + 2) >> 2;
    }
  }
  return result;
}
