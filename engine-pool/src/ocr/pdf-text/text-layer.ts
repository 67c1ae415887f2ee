// The text layer of a born-digital PDF as the text of a page: exact, and a hundred times faster than reading pixels.
import type { PreparedPage } from '../../input/prepared-page.ts';
import type { PageText } from '../page-text.ts';
import { linesOf } from './lines.ts';

/** Null where the page has none to trust. */
export function textLayerOf({ pdfText, final }: PreparedPage): PageText | null {
  return pdfText && { ...final, lines: linesOf(pdfText) };
}
