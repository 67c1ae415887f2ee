// The text layer of a born-digital PDF as the text of a page: exact, and a hundred times faster than reading pixels.
import type { PreparedPage } from '../../input/prepared-page.ts';
import type { PageText } from '../page-text.ts';
import { linesOf } from './lines.ts';

/**
 * A ligature of which its font does not say the letters: "Queiroz" is drawn, and "eiroz" with a private sign before it is the
 * text. A symbol of its own stands apart.
 */
const UNKNOWN_LETTERS = /\p{Script=Latin}\p{Co}|\p{Co}\p{Script=Latin}/u;

/** Null where the page has none to trust. */
export function textLayerOf({ pdfText, final }: Pick<PreparedPage, 'pdfText' | 'final'>): PageText | null {
  if (pdfText === null) return null;
  const lines = linesOf(pdfText);
  const isUnknown = lines.some(({ words }) => words.some(({ text }) => UNKNOWN_LETTERS.test(text)));
  return isUnknown ? null : { ...final, lines };
}
