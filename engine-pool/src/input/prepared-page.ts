// What the engines get: a page inside the size standard, as pixels when asked for, with its own text where it has one.

import type { Raster } from './raster.ts';
import type { Way } from './sideways.ts';
import type { Size } from './size.ts';

/** Of a page; what a PDF says past it is left out. A page of a law has 6,000. */
export const PDF_LETTERS_MAX = 60_000;

/** One run as the PDF draws it: some letters, a word, or a whole line. */
export interface PdfTextRun {
  /** Words of one run stay in one line however far apart they stand. */
  readonly run: number;
  readonly text: string;
  /** A space is drawn before it. */
  readonly spaced?: true;
  /** In pixels of the page as drawn; the baseline is where the letters stand. */
  readonly left: number;
  readonly baseline: number;
  readonly width: number;
  /** The size of the type. */
  readonly height: number;
  /** Absent where it runs across; else its places are those on the page turned so that it does. */
  readonly way?: Way;
}

export interface PreparedPage {
  /** Upright, as sent; of a PDF, as drawn. */
  readonly original: Size;
  /** As read. */
  readonly final: Size;
  /** What a born-digital PDF says itself, in the order in which it draws it; null where there is none to trust. */
  readonly pdfText: readonly PdfTextRun[] | null;
  /** Whether there may be more to read than `pdfText` says. @param lacksValues its text is that of a form: little is enough */
  mayShowMoreThanText(lacksValues: boolean): Promise<boolean>;
  /** Decoded or drawn once, when first asked for. @throws {Refusal} IMAGE_UNREADABLE or PDF_UNREADABLE */
  pixels(): Promise<Raster>;
  /** Frees the document behind it. */
  close(): Promise<void>;
}
