// Step: holds the upright image to the size standard (contract 8), or says to what size it must be brought.
import { LONG_SIDE_MAX_PX, LONG_SIDE_MIN_PX } from '@lavra/shared/limits';
import { Refusal } from './refusal.ts';
import type { Size } from './size.ts';

/** Nothing printed on paper is this long and thin, and nothing lower than this can be read. */
const SIDE_RATIO_MAX = 20;
const SHORT_SIDE_MIN_PX = 32;

/**
 * The size to read the image at: its own where that is inside the standard, else, if `resizeImage`, the nearest that is.
 * @throws {Refusal} IMAGE_RESOLUTION_TOO_LOW or IMAGE_RESOLUTION_TOO_HIGH; IMAGE_INVALID for what is no page's shape
 */
export function checkSize(size: Size, resizeImage: boolean): Size {
  const long = Math.max(size.width, size.height);
  const tooLow = long < LONG_SIDE_MIN_PX;
  const isStandard = !tooLow && long <= LONG_SIDE_MAX_PX;
  // Before the shape: the contract's rule is of the long side alone.
  if (!isStandard && !resizeImage) {
    throw new Refusal(tooLow ? 'IMAGE_RESOLUTION_TOO_LOW' : 'IMAGE_RESOLUTION_TOO_HIGH');
  }
  const short = Math.min(size.width, size.height);
  if (short < SHORT_SIDE_MIN_PX || long > SIDE_RATIO_MAX * short) {
    throw new Refusal('IMAGE_INVALID');
  }
  return isStandard ? size : fitLongSide(size, tooLow ? LONG_SIDE_MIN_PX : LONG_SIDE_MAX_PX);
}

/** The same shape with a long side of exactly `longSidePx`. */
export function fitLongSide({ width, height }: Size, longSidePx: number): Size {
  const scale = longSidePx / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
