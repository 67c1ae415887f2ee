// What the engines get: a page inside the size standard, as pixels when asked for, with its own text where it has one.

import type { Raster } from '../image/raster.ts';
import type { PageText } from '../ocr/page-text.ts';
import type { Size } from './size.ts';

export interface PreparedPage {
  /** Upright, as sent; of a PDF, as drawn. */
  readonly original: Size;
  /** As read. */
  readonly final: Size;
  /** The words a born-digital PDF holds, in pixels of the page as drawn; null where there are none to trust. */
  readonly textLayer: PageText | null;
  /** Decoded or drawn once, when first asked for. @throws {Refusal} IMAGE_UNREADABLE or PDF_UNREADABLE */
  pixels(): Promise<Raster>;
  /** Frees the document behind it. */
  close(): Promise<void>;
}
