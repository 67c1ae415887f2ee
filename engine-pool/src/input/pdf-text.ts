// Extracts the text of a born-digital PDF page, as runs with their places.
import { OPS, type PageViewport, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isReadable } from './is-readable.ts';
import { withoutOverprints } from './overprints.ts';
import { mayHideText } from './pdf-hidden-text.ts';
import { withWordSpaces } from './pdf-word-spaces.ts';
import { PDF_LETTERS_MAX, type PdfTextRun } from './prepared-page.ts';
import { turned, WAYS, type Way, wayOf } from './sideways.ts';

/** Scanners lay their own reading invisibly over the picture, and it is no better than ours. */
const VISIBLE_SHARE_MIN = 0.5;
/** Text that leans more than this, off across or off upright, is a watermark or of a round seal. */
const SLOPE_MAX_RADIANS = 0.1;
/** Typographic ligatures (ﬁ, ﬂ …) stand for their letters; other compatibility signs, such as º, mean themselves. */
const LIGATURES = /[\ufb00-\ufb06]/g;
/** Of a page: what goes past it is left out. A certificate has some hundred. */
const RUNS_MAX = 10_000;
/** PDF's text rendering mode for text that is neither filled nor stroked. */
const INVISIBLE = 3;

/**
 * The page's text in pixels of `viewport`, or null where it holds none that can be trusted.
 * @param file that the page is of
 */
export async function readPdfText(
  page: PDFPageProxy,
  viewport: PageViewport,
  file: Uint8Array,
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
    const way = wayOf(angle);
    const straight = way === undefined ? 0 : way === 'down' ? Math.PI / 2 : -Math.PI / 2;
    if (Math.abs(angle - straight) > SLOPE_MAX_RADIANS) return;
    const origin = [left as number, baseline as number] as const;
    const [x, y] = way === undefined ? origin : turned(...origin, way);
    const run: PdfTextRun = {
      run: index,
      text: item.str.replace(LIGATURES, (sign) => sign.normalize('NFKC')).normalize('NFC'),
      left: x,
      baseline: y,
      width: item.width * viewport.scale,
      height: Math.hypot(c as number, d as number),
      ...(way !== undefined && { way }),
    };
    runs.push(run);
  });
  const whole = await withWordSpaces(runs, page);
  const thatRun = (way?: Way) => withoutOverprints(whole.filter((run) => run.way === way));
  const across = thatRun();
  if (!isReadable(across)) return null;
  // Taking the page apart costs as much as its text did.
  if (mayHideText(file) && (await visibleShare(page)) < VISIBLE_SHARE_MIN) return null;
  return [...across, ...WAYS.flatMap(thatRun)];
}

/** The share of the page's text operations that draw something. */
async function visibleShare(page: PDFPageProxy): Promise<number> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const saved: number[] = [];
  let mode = 0;
  let shown = 0;
  let visible = 0;
  fnArray.forEach((operation, index) => {
    switch (operation) {
      case OPS.setTextRenderingMode:
        mode = argsArray[index][0];
        break;
      case OPS.save:
        saved.push(mode);
        break;
      case OPS.restore:
        mode = saved.pop() ?? 0;
        break;
      case OPS.showText:
        shown++;
        if (mode !== INVISIBLE) visible++;
        break;
    }
  });
  return shown === 0 ? 0 : visible / shown;
}
