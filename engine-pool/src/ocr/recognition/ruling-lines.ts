// Erases a form's vertical ruling lines from a line image, where the network would read them as I, l or 1.
import { LINE_IMAGE_HEIGHT_PX } from './line-image.ts';

/** A ruling line runs through the whole line image; no character does, as a line image is higher than its characters. */
const RULING_ROWS_MIN = LINE_IMAGE_HEIGHT_PX - 3;
/** Wider than this it is a dark area. */
const RULING_WIDTH_MAX_PX = 8;
/** Beside a ruling line is paper, or at most a character; in a shadow everything is dark. */
const BESIDE_ROWS_MAX = (LINE_IMAGE_HEIGHT_PX * 3) / 4;
const BESIDE_PX = 4;
/** How far the blurred edge of a ruling line reaches. */
const EDGE_PX = 2;
/** In a line image darker than this print is light on dark, and ruling lines look like the gaps between characters. */
const DARK_SHARE_MAX = 0.45;
const DARK_BELOW = 0;
const PAPER = 1;

/**
 * Paints ruling lines over with paper, in place.
 * @param planes three planes of one line image, from −1 (ink) to 1 (paper)
 * @returns where they stood, in shares of the line image's width from its left end
 */
export function eraseRulingLines(planes: Float32Array, width: number): number[] {
  const dark = darkRowsByColumn(planes, width);
  if (sum(dark) > DARK_SHARE_MAX * width * LINE_IMAGE_HEIGHT_PX) return [];
  const lines: number[] = [];
  let start = 0;
  for (let column = 0; column <= width; column++) {
    if (column < width && (dark[column] as number) >= RULING_ROWS_MIN) continue;
    if (column > start && column - start <= RULING_WIDTH_MAX_PX && standsAlone(dark, start, column)) {
      paint(planes, width, Math.max(0, start - EDGE_PX), Math.min(width, column + EDGE_PX));
      lines.push((start + column) / 2 / width);
    }
    start = column + 1;
  }
  return lines;
}

/** By the middle plane, green, which is nearest to what the eye calls light. */
function darkRowsByColumn(planes: Float32Array, width: number): Uint8Array {
  const dark = new Uint8Array(width);
  let at = width * LINE_IMAGE_HEIGHT_PX;
  for (let row = 0; row < LINE_IMAGE_HEIGHT_PX; row++) {
    for (let column = 0; column < width; column++, at++) {
      if ((planes[at] as number) < DARK_BELOW) dark[column] = (dark[column] as number) + 1;
    }
  }
  return dark;
}

function standsAlone(dark: Uint8Array, start: number, end: number): boolean {
  const left = dark[start - BESIDE_PX] ?? 0;
  const right = dark[end - 1 + BESIDE_PX] ?? 0;
  return left <= BESIDE_ROWS_MAX && right <= BESIDE_ROWS_MAX;
}

function sum(values: Uint8Array): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

function paint(planes: Float32Array, width: number, from: number, to: number): void {
  for (let row = 0; row < 3 * LINE_IMAGE_HEIGHT_PX; row++) planes.fill(PAPER, row * width + from, row * width + to);
}
