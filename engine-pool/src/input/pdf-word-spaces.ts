// Gives text of a PDF the spaces between its words that the file itself draws: "N O M E D O P A I" is "NOME DO PAI", "SANTA M ARI A"
// is "SANTA MARIA", and "GERALDADASCHAGAS", set close, is "GERALDA DAS CHAGAS". pdf.js goes by how far letters stand apart.
import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { composed } from './pdf-diacritics.ts';
import { PDF_LETTERS_MAX, type PdfTextRun } from './prepared-page.ts';

/** A file with fewer spaces, as a share of its letters, sets words apart in another way. */
const SPACES_MIN = 0.05;
/** Kerning keeps some pairs of letters together: "F O R TA L E Z A". */
const LONE_SHARE_MIN = 0.7;
/** Of capitals set apart a little some pairs stand far enough from each other for a space: "M ARI A" has a consonant alone and ends with a vowel alone. */
const TORN = /(?<!\S)[B-DF-NP-Z]\s\p{Lu}|\p{Lu}\s[AEIO]$/u;
/** Signs stand close to the word before, even where a space is drawn. */
const WORD = /^[\p{L}\d]/u;
/** On a hostile page one run is looked for no more than so many letters behind the one before. */
const REACH = 2_000;

/**
 * The runs with the spaces that the page's operators draw in them, and without those between letters set apart that they do not.
 * @param runs in the order in which they are drawn
 */
export async function withWordSpaces(runs: readonly PdfTextRun[], page: PDFPageProxy): Promise<readonly PdfTextRun[]> {
  const drawn = await drawnText(page);
  const places = Array.from(drawn.matchAll(/\S/g), ({ index }) => index);
  if (drawn.length - places.length < SPACES_MIN * places.length) return runs;
  const letters = places.map((place) => drawn[place]).join('');
  const hasTorn = runs.some(isTorn);
  let from = 0;
  return runs.map((run) => {
    const wanted = piecesOf(run).join('');
    const ahead = letters.slice(from, from + REACH).indexOf(wanted);
    if (ahead < 0) return run;
    const at = from + ahead;
    from = at + wanted.length;
    const text = drawn.slice(places[at], (places[from - 1] as number) + 1).replace(/\s+/g, ' ');
    // Capitals drawn without any space may have theirs between what is drawn.
    const isWhole = isLetterSpaced(run) || (hasTorn && isAllCapitals(run) && text.includes(' '));
    const isSpaced = (places[at] as number) > (places[at - 1] ?? -1) + 1 && WORD.test(text);
    return { ...run, text: isWhole ? text : spacedAs(run.text, text), ...(isSpaced && { spaced: true }) };
  });
}

/** A text with the spaces of another of the same letters, too, and between two single letters with no others. */
function spacedAs(text: string, drawn: string): string {
  let at = 0;
  const withDrawn = (letter: string): string => {
    const space = at > 0 && drawn[at] === ' ' ? ' ' : '';
    at += space.length + letter.length;
    return space + letter;
  };
  const parts = text.split(/(\s+)/);
  const isLone = (part: string | undefined): boolean => part?.length === 1;
  const spaced = parts.map((part, i) => {
    if (i % 2 === 1) return isLone(parts[i - 1]) && isLone(parts[i + 1]) ? '' : ' ';
    return part.replace(/./gsu, withDrawn);
  });
  return spaced.join('').replace(/ {2,}/g, ' ');
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
  return composed(text);
}
