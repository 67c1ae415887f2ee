// A page as a JPEG, for a model elsewhere: its pixels, and nothing of what stood beside them in the file.
import type { Raster } from './raster.ts';
import { openPixels } from './sharp-setup.ts';

/** Print stays sharp; a page of 2048 px is some 600 KB. */
const QUALITY = 88;

export function encodeJpeg({ width, height, data }: Raster): Promise<Uint8Array> {
  return openPixels(data, width, height).jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
}
