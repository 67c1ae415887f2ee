// Leaves out text of a PDF that is printed a second time in the same place: bold type made so, and shadows.
import type { PdfTextRun } from './prepared-page.ts';

/** A second print stands this near to its first, in text heights. */
const NEAR = 0.15;
/** Letters differ in width: where one stands is known from the nearer end of its run, to this share of the way. */
const WAY_SHARE = 0.1;
/** Of a hostile page not all is compared: the last runs of a baseline, those of so many letters if they differ, so many pixels up and down. */
const COMPARED_MAX = 512;
const LETTERS_MAX = 300;
const REACH_MAX_PX = 20;

/**
 * The runs, in order, without what those before them say in the same place. The two prints need not be cut alike: of "Nome de",
 * its shadow and "Ana Lima" behind them pdf.js makes "Nome de" and "Nome de Ana Lima".
 */
export function withoutOverprints(runs: readonly PdfTextRun[]): PdfTextRun[] {
  const rows = new Map<number, PdfTextRun[]>();
  return runs.flatMap((run) => {
    const reach = Math.min(REACH_MAX_PX, Math.ceil(NEAR * run.height));
    const row = Math.round(run.baseline);
    const before = Array.from({ length: 2 * reach + 1 }, (_, at) => rows.get(row - reach + at) ?? []).flat();
    rows.set(row, [...(rows.get(row) ?? []).slice(1 - COMPARED_MAX), run]);
    return rest(run, before) ?? [];
  });
}

/** What of a run none of the others says where it stands; undefined where nothing is left. */
function rest(run: PdfTextRun, before: readonly PdfTextRun[]): PdfTextRun | undefined {
  const near = NEAR * run.height;
  const end = run.left + run.width;
  let { text, left } = run;
  for (const other of before) {
    const otherEnd = other.left + other.width;
    const isUnder = left > other.left - near && left < otherEnd - near;
    if (!isUnder || Math.abs(other.baseline - run.baseline) >= near) continue;
    if (other.text !== text && Math.max(other.text.length, text.length) > LETTERS_MAX) continue;
    if (end <= otherEnd + near) {
      if (says(other, text.trim(), left, end)) return undefined;
      continue;
    }
    const shared = sharedLength(other.text, text);
    const [sharedWidth, restWidth] = [shared, text.length - shared].map((part) => ((end - left) * part) / text.length);
    if (!isNear(otherEnd - left, sharedWidth as number, near, restWidth as number)) continue;
    left = otherEnd;
    text = text.slice(shared);
  }
  return text.trim() === '' ? undefined : { ...run, text, left, width: end - left };
}

/** Whether a run says the text from there to there. */
function says(run: PdfTextRun, text: string, from: number, to: number): boolean {
  const { text: whole, left, width, height } = run;
  const unit = width / whole.length;
  for (let at = whole.indexOf(text); at >= 0; at = whole.indexOf(text, at + 1)) {
    const [before, behind] = [at * unit, (whole.length - at - text.length) * unit];
    const [measured, way, other] =
      before < behind ? [from - left, before, behind] : [left + width - to, behind, before];
    if (isNear(measured, way, NEAR * height, other)) return true;
  }
  return false;
}

/** Whether a way along a run is what its letters make it. @param other what is left of the run behind it */
function isNear(measured: number, expected: number, near: number, other: number): boolean {
  return Math.abs(measured - expected) <= near + WAY_SHARE * Math.min(expected, other);
}

/** How many letters at the end of one text begin the other. */
function sharedLength(one: string, other: string): number {
  for (let length = Math.min(one.length, other.length); length > 0; length--) {
    if (one.endsWith(other.slice(0, length))) return length;
  }
  return 0;
}
