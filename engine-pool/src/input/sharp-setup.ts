// sharp as this process uses it: four formats, no cache, one thread a job, and nothing that runs without an end.
import sharp, { type Sharp } from 'sharp';

// Whatever a file claims to be, libvips may only try these: SVG and TIFF would pass as images otherwise.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});
// Every file is seen once: a cache would only hold memory.
sharp.cache(false);
// The pool already runs one job for each core.
sharp.concurrency(1);

/** A 31 KB PNG can hold 256 megapixels; the largest phone photos hold 48 and scans at 600 dpi 35. */
export const PIXELS_MAX = 50_000_000;

/** A 50-megapixel photo decodes in a second; this stops what does not end, as cancellation cannot reach libvips. */
const TIMEOUT_SECONDS = 20;

/** The first frame of an image file, its decoding strict: a half-sent file is no page. */
export function openImage(file: Uint8Array): Sharp {
  return sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true, animated: false }).timeout({
    seconds: TIMEOUT_SECONDS,
  });
}

/** Pixels that are decoded already. @param data three bytes a pixel */
export function openPixels(data: Uint8Array, width: number, height: number): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } }).timeout({ seconds: TIMEOUT_SECONDS });
}
