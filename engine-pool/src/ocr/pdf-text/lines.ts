// Groups the text runs of a PDF into lines of words.
import { type Box, boxAround } from '../../image/geometry.ts';
import type { PdfTextRun } from '../../input/prepared-page.ts';
import type { Line, Word } from '../page-text.ts';
import { WORDS_MAX } from '../text-limits.ts';

/** In sizes of the type: two runs on baselines closer than this stand in one row (a raised "o" of "nº" does). */
const ROW_TOLERANCE = 0.45;
/** Runs closer than this are parts of one word. */
const WORD_GAP_MAX = 0.12;
/** Runs that reach further into each other are not one word: kerning does not, printing into a form does. */
const OVER = 0.15;
/** Sizes that differ by more are not one typeface's. */
const OTHER_SIZE = 0.03;
/** Runs farther apart than this are two cells. */
const CELL_GAP_MIN = 0.9;
/** Where so many cells begin is a column: what touches a value there is a label that its own cell cut off. */
const COLUMN_CELLS_MIN = 3;
/** Some files draw letter by letter, and any of them may stand where a column begins. */
const COLUMN_LETTERS_MIN = 3;
/** Runs on baselines this close are of one line, however far they reach into each other. */
const SAME_BASELINE = 0.1;
/** A watermark is so many times as large as what is printed on it. */
const WATERMARK_SIZES = 2;
/** How high capitals stand, in sizes of the type. */
const CAPITALS = 0.7;
/** How much of the type's size stands above the baseline, and all of it with the characters' tails. */
const ASCENT = 0.85;
const FULL_HEIGHT = 1.1;

/** Lines from the top down, cells of one row from left to right, and watermarks last. */
export function linesOf(fragments: readonly PdfTextRun[]): Line[] {
  const pieces = fragments.flatMap(splitAtSpaces).slice(0, WORDS_MAX);
  const watermarks = new Set(pieces.filter((piece) => isWatermark(piece, pieces)));
  const print = pieces.filter((piece) => !watermarks.has(piece));
  return [print, [...watermarks]].flatMap((layer) => {
    const rows = rowsOf(layer).map((row) => row.toSorted((a, b) => a.left - b.left || a.run - b.run));
    const columns = columnsOf(rows);
    return rows.flatMap((row) => linesOfRow(row, columns));
  });
}

/** The left edges of columns, in whole pixels. */
function columnsOf(rows: readonly Piece[][]): ReadonlySet<number> {
  const cells = rows.flatMap((row) => row.filter((piece, at) => !row[at - 1] || !goesOn(row[at - 1] as Piece, piece)));
  const edges = Map.groupBy(cells, ({ left }) => Math.round(left));
  return new Set([...edges].flatMap(([left, { length }]) => (length >= COLUMN_CELLS_MIN ? left : [])));
}

/** Large type that smaller print stands on: "2ª VIA" behind a date. */
function isWatermark({ left, width, baseline, height }: Piece, pieces: readonly Piece[]): boolean {
  return pieces.some((piece) => {
    if (piece.height * WATERMARK_SIZES >= height) return false;
    const rise = (baseline - piece.baseline) / height;
    const middle = piece.left + piece.width / 2;
    return middle > left && middle < left + width && rise > 0 && rise < CAPITALS;
  });
}

interface Piece extends Omit<PdfTextRun, 'spaced'> {
  /** A space was printed before it. */
  readonly spaced: boolean;
}

function splitAtSpaces(fragment: PdfTextRun): Piece[] {
  const unit = fragment.width / widthUnits(fragment.text);
  const pieces: Piece[] = [];
  let left = fragment.left;
  let end = 0;
  for (const match of fragment.text.matchAll(/\S+/g)) {
    left += widthUnits(fragment.text.slice(end, match.index)) * unit;
    const width = widthUnits(match[0]) * unit;
    pieces.push({ ...fragment, text: match[0], left, width, spaced: match.index > 0 || fragment.spaced === true });
    left += width;
    end = match.index + match[0].length;
  }
  return pieces;
}

/** Roughly how wide a text is set, in widths of an ordinary character: enough to place words inside a run. */
function widthUnits(text: string): number {
  let units = 0;
  for (const character of text)
    units += /[ijlfrtI.,:;'|!() -]/.test(character) ? 0.55 : /[mwMW]/.test(character) ? 1.5 : 1;
  return units;
}

function rowsOf(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = [];
  let row: Piece[] = [];
  for (const piece of pieces.toSorted((a, b) => a.baseline - b.baseline)) {
    const last = row[row.length - 1];
    if (last && piece.baseline - last.baseline > ROW_TOLERANCE * Math.max(piece.height, last.height)) {
      rows.push(row);
      row = [];
    }
    row.push(piece);
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

/** @param row from left to right */
function linesOfRow(row: readonly Piece[], columns: ReadonlySet<number>): Line[] {
  const lines: Piece[][] = [];
  for (const piece of row) {
    const words = lines.findLast((line) => goesOn(line[line.length - 1] as Piece, piece));
    const last = words?.[words.length - 1];
    if (!words || !last) {
      lines.push([piece]);
    } else if (isSameWord(last, piece, columns)) {
      words[words.length - 1] = { ...last, text: last.text + piece.text, width: piece.left + piece.width - last.left };
    } else {
      words.push(piece);
    }
  }
  return lines.map(lineOf);
}

function isSameWord(last: Piece, piece: Piece, columns: ReadonlySet<number>): boolean {
  const gap = gapOf(last, piece) / sizeOf(last, piece);
  if (piece.run === last.run || piece.spaced || gap > WORD_GAP_MAX || isTypedOver(last, piece, gap)) return false;
  const isLong = ({ text }: Piece) => text.length >= COLUMN_LETTERS_MIN;
  return !columns.has(Math.round(piece.left)) || !(last.spaced || isLong(last)) || !isLong(piece);
}

/** What was typed into a printed blank stands on the print beside it, or touches it in another size: "aos" and "09/06/2003", "e" and "Marlene". */
function isTypedOver(last: Piece, piece: Piece, gap: number): boolean {
  const isOver = gap < -OVER && [last, piece].every(({ text }) => /[\p{L}\d]{2}/u.test(text));
  const isOtherSize = Math.abs(piece.height - last.height) > OTHER_SIZE * piece.height;
  return isOver || (isOtherSize && /\p{Ll}$/u.test(last.text) && /^[\p{Lu}\d]/u.test(piece.text));
}

const gapOf = (last: Piece, piece: Piece): number => piece.left - (last.left + last.width);
const sizeOf = (last: Piece, piece: Piece): number => Math.min(piece.height, last.height);

/** A row is as high as its largest type: beside a title several lines of small print stand over each other in it. */
function goesOn(last: Piece, piece: Piece): boolean {
  if (piece.run === last.run) return true;
  const gap = gapOf(last, piece);
  const size = sizeOf(last, piece);
  if (gap > CELL_GAP_MIN * size) return false;
  const apart = Math.abs(piece.baseline - last.baseline);
  return apart <= ROW_TOLERANCE * Math.max(piece.height, last.height) && (apart < SAME_BASELINE * size || gap > -size);
}

function lineOf(pieces: readonly Piece[]): Line {
  const words: Word[] = pieces.map((piece) => ({ text: piece.text, box: boxOf(piece), confidence: 1 }));
  return { words, box: boxAround(words.map(({ box }) => box)) as Box };
}

function boxOf({ left, baseline, width, height }: Piece): Box {
  return { left, top: baseline - ASCENT * height, width, height: FULL_HEIGHT * height };
}
