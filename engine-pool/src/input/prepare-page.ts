// From a file's bytes to the page that the engines read: the steps in their order, each of which may refuse the file.
// The last step, decoding (or drawing a PDF page), waits until an engine asks for pixels.

import type { Stages } from '../stages.ts';
import { checkSize } from './check-size.ts';
import { cutPngMetadata } from './cut-png-metadata.ts';
import { decode } from './decode.ts';
import { detectType } from './detect-type.ts';
import { firstPdfPage } from './first-pdf-page.ts';
import type { PreparedPage } from './prepared-page.ts';
import type { Raster } from './raster.ts';
import { readUprightSize } from './read-size.ts';

export interface PrepareOptions {
  /** Bring an image outside the size standard inside it instead of refusing it. */
  readonly resizeImage: boolean;
  /** A PDF with more pages is refused. */
  readonly pdfPagesMax: number;
}

/** @throws {Refusal} for a file that cannot be used, or what the cancellation of `stages` throws. */
export async function preparePage(file: Uint8Array, options: PrepareOptions, stages: Stages): Promise<PreparedPage> {
  const kind = await stages.run('type', () => detectType(file));
  if (kind === 'pdf') return stages.run('pdf', () => firstPdfPage(file, options.pdfPagesMax, stages));

  const image = cutPngMetadata(file);
  const original = await stages.run('header', () => readUprightSize(image));
  const final = checkSize(original, options.resizeImage);
  let pixels: Promise<Raster> | undefined;
  return {
    original,
    final,
    pdfText: null,
    mayShowMoreThanText: async () => true,
    pixels: () => {
      pixels ??= stages.run('decode', () => decode(image, final));
      return pixels;
    },
    close: async () => {},
  };
}
