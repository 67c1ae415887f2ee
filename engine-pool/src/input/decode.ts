// Step: the pixels, upright, on white, at the size to read them at.
import type { Raster } from './raster.ts';
import { Refusal } from './refusal.ts';
import { openImage } from './sharp-setup.ts';
import type { Size } from './size.ts';

/** @throws {Refusal} IMAGE_UNREADABLE for bytes that do not decode to the end. */
export async function decode(file: Uint8Array, size: Size): Promise<Raster> {
  const pixels = openImage(file)
    .autoOrient()
    .resize({ width: size.width, height: size.height, fit: 'fill', kernel: 'lanczos3' })
    // Print on a transparent page is meant for a white one.
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' });
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true }).catch((cause: Error) => {
    throw new Refusal('IMAGE_UNREADABLE', { cause });
  });
  return { width: info.width, height: info.height, data: threeChannels(data, info.channels) };
}

/** A grey image decodes to one channel. */
function threeChannels(data: Uint8Array, channels: number): Uint8Array {
  if (channels === 3) return data;
  const pixels = data.length / channels;
  const colour = new Uint8Array(pixels * 3);
  for (let i = 0; i < pixels; i++) colour.fill(data[i * channels] as number, 3 * i, 3 * i + 3);
  return colour;
}
