// Puts words together whose letters were set apart, as headings are: "R E G I S T R O   C I V I L", numbers in bars, and
// what stands in boxes of a character each.
import { boxAround, gapBetween } from '../image/geometry.ts';
import { medianOf } from '../image/median.ts';
import { joinWords } from './join-words.ts';
import type { Line, PageText, Word } from './page-text.ts';
import { partOfWord } from './part-of-word.ts';

/** Fewer letters in a row may be initials. */
const LETTERS_MIN = 4;
/** Of the middle gap between the letters: a wider one parts two words. */
const WORD_GAP_MIN = 1.6;
/** From one box with a character to the next, in heights of the character. */
const BOX_GAP_MAX = 1.5;
/** Of two or three figures that are one number: words stand closer, numbers further apart. */
const NUMBER_GAP = { min: 0.3, max: 1.2 };
/** Of the distance from box to box: a letter stands in the middle of its box, or at its left. */
const PITCH_TOLERANCE = 0.25;
/** Words stand less than so many boxes apart. */
const BOXES_MAX = 4;
/** A row has no more boxes, and no more rows are under way: else a hostile page would cost the square of its letters. */
const ROW_MAX = 100;
const OPEN_ROWS_MAX = 40;
/** Letters of a word are about half as wide as they are high. */
const WIDE = 0.8;
const WIDE_AMONG_LETTERS = 0.6;
const WIDE_LETTERS_MAX = 3;
/** A colon stands between two boxes. */
const HOUR_END = /^\d:$/;
const FIGURE = /^\d$/;
/** "A" of a book, and not the word "a" before a day. */
const BEGINS_NUMBER = /^[\p{Lu}\d]$/u;
const OF_HOUR = /^[\dO:]$/;
const LETTER = /^[\p{L}\d]$/u;
const IN_BOX = /^[\p{L}\d.:'/-]$/u;
/** In a picture a point or a dash may be a speck or a rule. */
const SEEN_IN_BOX = /^[\p{L}\d:/]$/u;

export function joinSpacedLetters(page: PageText): PageText {
  return { ...page, lines: joinBoxes(page.lines.map(lettersApart)).map((line) => ({ ...line, words: wordsOf(line) })) };
}

/** One line of what stands in a row of boxes, one character in each, where these were lines by themselves. */
function joinBoxes(lines: readonly Line[]): Line[] {
  const rows: [Line, ...Line[]][] = [];
  for (const line of lines) {
    const open = isBoxed(line) ? rows.slice(-OPEN_ROWS_MAX) : [];
    const row = open.findLast((one) => one.length < ROW_MAX && isBoxed(one[0]) && isNextBox(one, line));
    if (row) row.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row): readonly Line[] => {
    const words = inFigures(row.flatMap((line) => line.words));
    const isSure = words.every(({ text, confidence }) => confidence === 1 || OF_HOUR.test(text));
    const isNumber = words.every(({ text }) => FIGURE.test(text)) || isBoxedNumber(words);
    const joined = isSure ? (words.length >= LETTERS_MIN || isNumber) && words : wordsOfEvenRow(words);
    return row.length === 1 || !joined
      ? row
      : [{ words: joined, box: boxAround(row.map(({ box }) => box)) ?? row[0].box }];
  });
}

/** Among figures a round letter is a nought: "O O : O 7". */
function inFigures(words: readonly Word[]): readonly Word[] {
  const isNumber = words.every(({ text }) => OF_HOUR.test(text)) && words.some(({ text }) => FIGURE.test(text));
  return isNumber ? words.map((word) => (word.text === 'O' ? { ...word, text: '0' } : word)) : words;
}

/** "AR" that is as wide as two boxes: in a picture what stands in neighbouring ones was read at once. */
function lettersApart(line: Line): Line {
  const alone = line.words.filter(({ text }) => IN_BOX.test(text));
  const isSpaced = line.words.length > LETTERS_MIN && alone.length * 2 >= line.words.length;
  const words = line.words.flatMap((word) => {
    const { length } = word.text;
    const width = word.box.width / length / word.box.height;
    const isWide = isSpaced ? width > WIDE_AMONG_LETTERS : width > WIDE && length <= WIDE_LETTERS_MAX;
    return word.confidence < 1 && length > 1 && (isWide || HOUR_END.test(word.text))
      ? Array.from({ length }, (_, at) => inTheMiddle(partOfWord(word, at, at + 1)))
      : [word];
  });
  return isSpaced || words.every(({ text }) => IN_BOX.test(text)) ? { ...line, words } : line;
}

/** A letter has half of the width that it was given. */
function inTheMiddle(letter: Word): Word {
  const { left, width } = letter.box;
  return { ...letter, box: { ...letter.box, left: left + width / 4, width: width / 2 } };
}

function isBoxed({ words }: Line): boolean {
  return words.every(({ text }) => IN_BOX.test(text));
}

/** The next box, or the one after an empty one, which parts two words. */
function isNextBox(row: readonly Line[], next: Line): boolean {
  const [last, first] = [row.at(-1)?.words.at(-1), next.words[0]];
  if (!last || !first || Math.abs(first.box.top - last.box.top) >= first.box.height / 4) return false;
  const before = row.flatMap(({ words }) => words);
  const gap = gapBetween(last, first);
  const distances = distancesOf([...before, first]);
  const distance = distances.pop() as number;
  const isSaid = first.confidence === 1 || [...before, first].every(({ text }) => OF_HOUR.test(text));
  if (!isSaid && distances.length > 0 && first.text !== last.text) return isBoxesAway(distance / medianOf(distances));
  if (gap < BOX_GAP_MAX * first.box.height) return gap > 0 || first.text === last.text;
  return Math.abs(distance / Math.min(...distances) - 2) < PITCH_TOLERANCE;
}

/** @param boxes a distance, in distances from box to box */
function isBoxesAway(boxes: number): boolean {
  return boxes > 0.5 && boxes < BOXES_MAX && Math.abs(boxes - Math.round(boxes)) < PITCH_TOLERANCE;
}

/** A letter stands at the left of its box or in its middle; in a picture its own box is as wide as it was seen. */
function placeOf({ box, confidence }: Word): number {
  return confidence === 1 ? box.left : box.left + box.width / 2;
}

/** In pictures boxes are missed: letters are of one row where every one is in its place. Null: they are of none. */
function wordsOfEvenRow(words: readonly Word[]): Word[] | null {
  const inOrder = words.toSorted((a, b) => placeOf(a) - placeOf(b));
  const pitch = medianOf(distancesOf(inOrder));
  // A letter at the end of one piece of the line and the beginning of the next was read twice.
  const letters = inOrder.filter((letter, at) => {
    const before = inOrder[at - 1];
    return before?.text !== letter.text || placeOf(letter) - placeOf(before) > pitch / 2;
  });
  const distances = distancesOf(letters).map((distance) => distance / pitch);
  if (letters.length <= LETTERS_MIN || !distances.every(isBoxesAway)) return null;
  const found: [Word, ...Word[]][] = [];
  letters.forEach((letter, at) => {
    if (at > 0 && (distances[at - 1] as number) < 1.5) found.at(-1)?.push(letter);
    else found.push([letter]);
  });
  return found.map(joinWords);
}

function distancesOf(letters: readonly Word[]): number[] {
  return letters.slice(1).map((letter, at) => placeOf(letter) - placeOf(letters[at] as Word));
}

/** "195", "A39": a figure a box of one width, where a file says so itself. */
function isBoxedNumber(letters: readonly Word[]): boolean {
  const [first, second, ...rest] = letters;
  if (!first || !second || !BEGINS_NUMBER.test(first.text)) return false;
  if (![second, ...rest].every(({ text }) => FIGURE.test(text))) return false;
  const height = second.box.height;
  const pitch = second.box.left - first.box.left;
  return letters.slice(1).every((letter, at) => {
    const before = letters[at] as Word;
    const gap = gapBetween(before, letter) / height;
    const isOfOneWidth = Math.abs(letter.box.left - before.box.left - pitch) < PITCH_TOLERANCE * pitch;
    return letter.confidence === 1 && gap > NUMBER_GAP.min && gap < NUMBER_GAP.max && isOfOneWidth;
  });
}

function wordsOf({ words }: Line): Word[] {
  const joined: Word[] = [];
  let letters: Word[] = [];
  const end = () => {
    // "o - o - o" is drawn to fill a blank.
    const isFiller = letters.filter(({ text }) => !LETTER.test(text)).length * 2 >= letters.length;
    const isWord = letters.length >= LETTERS_MIN && !isFiller;
    joined.push(...(isWord || isBoxedNumber(letters) ? groups(letters).map(joinLetters) : letters));
    letters = [];
  };
  for (const word of words) {
    const next = letters.length === 0 ? LETTER : word.confidence === 1 ? IN_BOX : SEEN_IN_BOX;
    if (next.test(word.text)) letters.push(word);
    else {
      end();
      joined.push(word);
    }
  }
  end();
  return joined;
}

/** "14 11 2018" in boxes is printed without its strokes, "06 52" without its point. */
const BOXED_DATE = /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d{2}$/;
const BOXED_HOUR = /^(?:[01]\d|2[0-3])[0-5]\d$/;
const HALVES_GAP_MIN = 1.2;

function joinLetters(letters: readonly [Word, ...Word[]]): Word {
  const word = joinWords(letters);
  const [before = 0, between = 0, after = 0] = gapsOf(letters);
  if (BOXED_DATE.test(word.text)) return joinWords(withSigns(letters, '/', [2, 4]));
  if (BOXED_HOUR.test(word.text) && between > HALVES_GAP_MIN * Math.max(before, after))
    return joinWords(withSigns(letters, ':', [2]));
  return word;
}

/** @param places of the letters that a sign stands before */
function withSigns(
  [first, ...rest]: readonly [Word, ...Word[]],
  sign: string,
  places: readonly number[],
): [Word, ...Word[]] {
  const signed = rest.flatMap((letter, at) =>
    places.includes(at + 1) ? [{ ...letter, text: sign }, letter] : [letter],
  );
  return [first, ...signed];
}

function gapsOf(letters: readonly Word[]): number[] {
  return letters.slice(1).map((letter, at) => gapBetween(letters[at] as Word, letter));
}

/** The letters of each word. */
function groups(letters: readonly Word[]): [Word, ...Word[]][] {
  const gaps = gapsOf(letters);
  const middle = medianOf(gaps);
  const found: [Word, ...Word[]][] = [[letters[0] as Word]];
  for (const [at, letter] of letters.slice(1).entries()) {
    if ((gaps[at] as number) > WORD_GAP_MIN * Math.max(1, middle)) found.push([letter]);
    else found.at(-1)?.push(letter);
  }
  return found;
}
