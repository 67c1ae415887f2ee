// Puts letters and their marks together that a PDF draws one over the other: TeX's old fonts have "´" and "ı", and no "í".
import type { PdfTextRun } from './prepared-page.ts';

const COMBINING: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  ˆ: '\u0302',
  '^': '\u0302',
  '˜': '\u0303',
  '~': '\u0303',
  '¨': '\u0308',
  '¸': '\u0327',
};
/** pdf.js may put a space before it. */
const MARK_AT_END = /\s?([´`ˆ^˜~¨¸])$/;

/** Typographic ligatures (ﬁ, ﬂ …) stand for their letters; other compatibility signs, such as º, mean themselves. */
const LIGATURES = /[\ufb00-\ufb06]/g;

/** Canonical composition, of an i that lost its dot to its mark, too, and ligatures as letters. */
export function composed(text: string): string {
  const letters = text.replace(LIGATURES, (sign) => sign.normalize('NFKC'));
  return letters.replace(/ı(?=\p{Mn})/gu, 'i').normalize('NFC');
}

/** @param runs in the order in which they are drawn: a mark at the end of one stands over the letter that the next begins with */
export function withDiacritics(runs: readonly PdfTextRun[]): PdfTextRun[] {
  const whole: PdfTextRun[] = [];
  for (const run of runs) {
    const before = whole.at(-1);
    const text = before && isOver(before, run) ? marked(run.text, MARK_AT_END.exec(before.text)?.[1]) : undefined;
    if (before && text) {
      whole.pop();
      const bare = before.text.replace(MARK_AT_END, '');
      if (bare !== '') whole.push({ ...before, text: bare });
    }
    whole.push(text ? { ...run, text } : run);
  }
  return whole;
}

/** Whether one run begins before the end of another, on its line. */
function isOver(before: PdfTextRun, run: PdfTextRun): boolean {
  const isBeside = before.way === run.way && Math.abs(before.baseline - run.baseline) < run.height;
  return isBeside && run.left > before.left - run.height && run.left < before.left + before.width;
}

/** The text with a mark on its first letter; undefined where no letter has both. */
function marked(text: string, mark: string | undefined): string | undefined {
  if (!mark) return undefined;
  const [first = ''] = text;
  const letter = composed(first + COMBINING[mark]);
  return letter.length === 1 ? letter + text.slice(first.length) : undefined;
}
