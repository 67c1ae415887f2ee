// The text layer of a born-digital PDF as the text of a page: exact, and many times faster than reading pixels.

import type { PreparedPage } from '../../input/prepared-page.ts';
import { WAYS, type Way } from '../../input/sideways.ts';
import type { PageText } from '../page-text.ts';
import { withSideways } from '../sideways-lines.ts';
import { linesOf } from './lines.ts';

/**
 * A ligature of which its font does not say the letters: "Queiroz" is drawn, and "eiroz" with a private sign before it is the
 * text. A symbol of its own stands apart.
 */
const UNKNOWN_LETTERS = /\p{Script=Latin}\p{Co}|\p{Co}\p{Script=Latin}/u;

/** Null where the page has none to trust. */
export function textLayerOf({ pdfText, final }: Pick<PreparedPage, 'pdfText' | 'final'>): PageText | null {
  if (pdfText === null) return null;
  const linesThat = (way?: Way) => linesOf(pdfText.filter((run) => run.way === way));
  const sideways = WAYS.flatMap((way) => linesThat(way).map((line) => ({ line, way })));
  const text = withSideways({ ...final, lines: linesThat() }, sideways);
  const isUnknown = text.lines.some(({ words }) => words.some((word) => UNKNOWN_LETTERS.test(word.text)));
  return isUnknown ? null : text;
}
