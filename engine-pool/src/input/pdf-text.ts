// Extracts the text of a born-digital PDF page, as runs with their places.
import { type PageViewport, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isReadable } from './is-readable.ts';
import { withoutOverprints } from './overprints.ts';
import { composed, withDiacritics } from './pdf-diacritics.ts';
import type { Layers } from './pdf-graphics-state.ts';
import { seenRuns, shownTexts } from './pdf-shown-text.ts';
import { withWordSpaces } from './pdf-word-spaces.ts';
import { PDF_LETTERS_MAX, type PdfTextRun } from './prepared-page.ts';
import { leans, turned, WAYS, type Way, wayOf } from './sideways.ts';

/** Of a page: what goes past it is left out. A certificate has some hundred. */
const RUNS_MAX = 10_000;

/**
 * The page's text that a person sees, in pixels of `viewport`, or null where it holds none to be trusted: scanners lay their own
 * reading over the picture or under it, unseen, and it is no better than ours.
 */
export async function readPdfText(
  page: PDFPageProxy,
  viewport: PageViewport,
  layers: Layers,
): Promise<PdfTextRun[] | null> {
  const content = await page.getTextContent({ includeMarkedContent: false, disableNormalization: true });
  const runs: PdfTextRun[] = [];
  let lettersLeft = PDF_LETTERS_MAX;
  content.items.slice(0, RUNS_MAX).forEach((item, index) => {
    if (!('str' in item) || item.str.trim() === '') return;
    lettersLeft -= item.str.length;
    if (lettersLeft < 0) return;
    const [a, b, c, d, left, baseline] = Util.transform(viewport.transform, item.transform) as number[];
    const angle = Math.atan2(b as number, a as number);
    if (leans(angle)) return;
    const way = wayOf(angle);
    const [x, y] = turned(left as number, baseline as number, way);
    const run: PdfTextRun = {
      run: index,
      text: composed(item.str),
      left: x,
      baseline: y,
      width: item.width * viewport.scale,
      height: Math.hypot(c as number, d as number),
      ...(way !== undefined && { way }),
    };
    runs.push(run);
  });
  if (!isReadable(runs)) return null;
  // What says more is no certificate, and would be followed for seconds.
  const seen = lettersLeft < 0 ? runs : seenRuns(runs, await shownTexts(page, viewport, layers));
  const whole = await withWordSpaces(withDiacritics(seen), page);
  const thatRun = (way?: Way) => withoutOverprints(whole.filter((run) => run.way === way));
  const across = thatRun();
  if (!isReadable(across)) return null;
  return [...across, ...WAYS.flatMap(thatRun)];
}
