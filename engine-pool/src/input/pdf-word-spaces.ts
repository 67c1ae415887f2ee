// Gives letter-spaced text of a PDF the spaces between its words back: "N O M E D O P A I" is "NOME DO PAI", and "SANTA M ARI A"
// is "SANTA MARIA". pdf.js puts one space wherever letters stand apart, also where the PDF itself has one.
import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PDF_LETTERS_MAX, type PdfTextRun } from './prepared-page.ts';

/** For fewer letters apart the page's operators are not looked through: a title, or a heading of one word. */
const PIECES_MIN = 24;
/** Kerning keeps some pairs of letters together: "F O R TA L E Z A". */
const LONE_SHARE_MIN = 0.7;
/** Of capitals set apart a little some pairs stand far enough from each other for a space: "M ARI A" has a consonant alone and ends with a vowel alone. */
const TORN = /(?<!\S)[B-DF-NP-Z]\s\p{Lu}|\p{Lu}\s[AEIO]$/u;
/** On a hostile page one run is looked for no more than so many letters behind the one before. */
const REACH = 2_000;

/**
 * The runs as they are, but for the text of letter-spaced ones and, on a page that has torn ones, of those in capitals: that
 * the page's operators say with its own spaces.
 * @param runs in the order in which they are drawn
 */
export async function withWordSpaces(runs: readonly PdfTextRun[], page: PDFPageProxy): Promise<readonly PdfTextRun[]> {
  if (!runs.some((run) => isTorn(run) || (isLetterSpaced(run) && piecesOf(run).length >= PIECES_MIN))) return runs;
  const drawn = await drawnText(page);
  const places = Array.from(drawn.matchAll(/\S/g), ({ index }) => index);
  const letters = places.map((place) => drawn[place]).join('');
  let from = 0;
  return runs.map((run) => {
    const wanted = piecesOf(run).join('');
    const ahead = letters.slice(from, from + REACH).indexOf(wanted);
    if (ahead < 0) return run;
    const at = from + ahead;
    from = at + wanted.length;
    const isSpaced = isLetterSpaced(run);
    if (!isSpaced && !isAllCapitals(run)) return run;
    const text = drawn.slice(places[at], (places[from - 1] as number) + 1).replace(/\s+/g, ' ');
    // Capitals drawn without any space may have theirs between what is drawn.
    return isSpaced || text.includes(' ') ? { ...run, text } : run;
  });
}

function isLetterSpaced(run: PdfTextRun): boolean {
  const pieces = piecesOf(run);
  return pieces.length > 1 && pieces.filter((piece) => piece.length === 1).length > LONE_SHARE_MIN * pieces.length;
}

const isAllCapitals = ({ text }: PdfTextRun): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
const isTorn = (run: PdfTextRun): boolean => isAllCapitals(run) && TORN.test(run.text.trim());

const piecesOf = ({ text }: PdfTextRun): string[] => text.trim().split(/\s+/);

/** All text of a page in the order in which it is drawn. */
async function drawnText(page: PDFPageProxy): Promise<string> {
  const { fnArray, argsArray } = await page.getOperatorList();
  let text = '';
  fnArray.forEach((operation, index) => {
    if (operation !== OPS.showText || text.length > PDF_LETTERS_MAX) return;
    for (const glyph of argsArray[index][0] as ({ unicode: string } | number | null)[])
      text += typeof glyph === 'object' ? (glyph?.unicode ?? '') : '';
  });
  return text.normalize('NFC');
}
