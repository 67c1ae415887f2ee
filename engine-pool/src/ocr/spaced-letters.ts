// Puts words together whose letters were set apart, as headings are: "R E G I S T R O   C I V I L", and numbers in bars and
// boxes.
import { gapBetween } from '../image/geometry.ts';
import { medianOf } from '../image/median.ts';
import { joinWords } from './join-words.ts';
import type { Line, PageText, Word } from './page-text.ts';

/** Fewer letters in a row may be initials. */
const LETTERS_MIN = 4;
/** Of the middle gap between the letters: a wider one parts two words. */
const WORD_GAP_MIN = 1.6;
/** From one box with a figure to the next, in heights of the figure. */
const BOX_GAP_MAX = 1.5;

export function joinSpacedLetters(page: PageText): PageText {
  return { ...page, lines: joinBoxedFigures(page.lines).map((line) => ({ ...line, words: wordsOf(line) })) };
}

/** One line of the figures in a row of boxes, where each was a line by itself. */
function joinBoxedFigures(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const at = isBoxed(line) ? joined.findLastIndex((before) => isBoxed(before) && isNextBox(before, line)) : -1;
    const before = joined[at];
    if (!before) joined.push(line);
    else {
      const width = line.box.left + line.box.width - before.box.left;
      joined[at] = { box: { ...before.box, width }, words: [...before.words, ...line.words] };
    }
  }
  return joined;
}

const isBoxed = ({ words }: Line): boolean => words.every(({ text }) => /^\d$/.test(text));

function isNextBox(before: Line, next: Line): boolean {
  const { box } = next;
  const gap = gapBetween(before, next);
  return Math.abs(box.top - before.box.top) < box.height / 4 && gap > 0 && gap < BOX_GAP_MAX * box.height;
}

function wordsOf({ words }: Line): Word[] {
  const joined: Word[] = [];
  let letters: Word[] = [];
  const end = () => {
    joined.push(...(letters.length < LETTERS_MIN ? letters : groups(letters).map(joinLetters)));
    letters = [];
  };
  for (const word of words) {
    if (/^[\p{L}\d]$/u.test(word.text)) letters.push(word);
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
  const [before = 0, between = 0] = gapsOf(letters);
  if (BOXED_DATE.test(word.text)) return joinWords(withSigns(letters, '/', [2, 4]));
  if (BOXED_HOUR.test(word.text) && between > HALVES_GAP_MIN * before) return joinWords(withSigns(letters, ':', [2]));
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
