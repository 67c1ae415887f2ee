// Step: the image's size as a person sees it, from its header alone, so that a huge one is refused before it is decoded.
import { Refusal } from './refusal.ts';
import { openImage, PIXELS_MAX } from './sharp-setup.ts';
import type { Size } from './size.ts';

/** Upright by EXIF. @throws {Refusal} IMAGE_UNREADABLE or IMAGE_TOO_MANY_PIXELS. */
export async function readUprightSize(file: Uint8Array): Promise<Size> {
  const header = await openImage(file)
    .metadata()
    .catch((cause: Error) => {
      const code = /exceeds pixel limit/i.test(cause.message) ? 'IMAGE_TOO_MANY_PIXELS' : 'IMAGE_UNREADABLE';
      throw new Refusal(code, { cause });
    });
  const { width, height } = header.autoOrient;
  if (width * height > PIXELS_MAX) throw new Refusal('IMAGE_TOO_MANY_PIXELS');
  return { width, height };
}
