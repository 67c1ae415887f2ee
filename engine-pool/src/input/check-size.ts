// Step: holds the upright image to the size standard (contract 8), or says to what size it must be brought.
import { LONG_SIDE_MAX_PX, LONG_SIDE_MIN_PX } from '@lavra/shared/limits';
import { Refusal, RefusalCode } from './refusal.ts';
import type { Size } from './size.ts';

/**
 * The size to read the image at: its own where that is inside the standard, else, if `resizeImage`, the nearest that is.
 * @throws {Refusal} IMAGE_RESOLUTION_TOO_LOW or IMAGE_RESOLUTION_TOO_HIGH
 */
export function checkSize(size: Size, resizeImage: boolean): Size {
  const long = Math.max(size.width, size.height);
  if (long >= LONG_SIDE_MIN_PX && long <= LONG_SIDE_MAX_PX) return size;
  const tooLow = long < LONG_SIDE_MIN_PX;
  if (!resizeImage) {
    throw new Refusal(
      tooLow ? RefusalCode.REFUSAL_CODE_IMAGE_RESOLUTION_TOO_LOW : RefusalCode.REFUSAL_CODE_IMAGE_RESOLUTION_TOO_HIGH,
    );
  }
  return fitLongSide(size, tooLow ? LONG_SIDE_MIN_PX : LONG_SIDE_MAX_PX);
}

/** The same shape with a long side of exactly `longSidePx`. */
export function fitLongSide({ width, height }: Size, longSidePx: number): Size {
  const scale = longSidePx / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
