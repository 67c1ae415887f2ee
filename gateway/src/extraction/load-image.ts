// Gets the file of a request, from its body or its URL, with its hash; refuses what is no image before anything is spent.
import { ImageRefusedError } from '../reply/refusals.ts';
import { isAcceptedFormat } from './detect-format.ts';
import { downloadImage, type LoadedImage } from './download-image.ts';
import type { CountedDownload } from './download-limits.ts';
import type { Network } from './network.ts';
import type { ExtractionRequest } from './parse-request.ts';

/** @throws ImageRefusedError when the image cannot be had; RefusedError when its download is one too many. */
export async function loadImage(
  source: ExtractionRequest['source'],
  network: Network,
  counted: CountedDownload,
): Promise<LoadedImage> {
  const image = source.kind === 'url' ? await downloadImage(source.url, network, counted) : fromBase64(source.image);
  if (!isAcceptedFormat(image.file)) throw new ImageRefusedError({ code: 'IMAGE_FORMAT_UNSUPPORTED' });
  return image;
}

function fromBase64(image: Extract<ExtractionRequest['source'], { kind: 'base64' }>['image']): LoadedImage {
  switch (image.kind) {
    case 'decoded':
      return image;
    case 'missing':
      throw new ImageRefusedError({ code: 'IMAGE_MISSING' });
    case 'invalid':
      throw new ImageRefusedError({ code: 'IMAGE_BASE64_INVALID' });
    case 'too_large':
      throw new ImageRefusedError({ code: 'IMAGE_TOO_LARGE', sizeBytes: image.sizeBytes });
  }
}
