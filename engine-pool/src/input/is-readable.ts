// Whether a PDF's text is the document's own, in an alphabet that people read.
import type { PdfTextRun } from './prepared-page.ts';

/** Less than this on a page is a stamp or a signature note over a scan, not the document's own text. */
const LETTERS_MIN = 80;
/** A font without its map to Unicode gives signs of no alphabet. */
const READABLE_SHARE_MIN = 0.95;

const READABLE = /[\p{Script=Latin}\p{Nd}\p{P}\p{S}\s]/u;
const LETTER = /[\p{Script=Latin}\p{Nd}]/u;

export function isReadable(runs: readonly PdfTextRun[]): boolean {
  let signs = 0;
  let readable = 0;
  let letters = 0;
  for (const { text } of runs) {
    for (const sign of text) {
      signs++;
      if (READABLE.test(sign)) readable++;
      if (LETTER.test(sign)) letters++;
    }
  }
  return letters >= LETTERS_MIN && readable >= READABLE_SHARE_MIN * signs;
}
