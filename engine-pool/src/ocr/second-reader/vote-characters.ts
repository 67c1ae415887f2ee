// Two readings of one strip become one, letter by letter: each family errs in its own way.
import { alignLetters, plain } from '../recognition/align-characters.ts';
import type { Glyph } from '../recognition/ctc.ts';
import { isPrintedPlain } from '../unaccented-words.ts';
import { withoutMarks } from '../without-diacritics.ts';

export interface Letter {
  readonly letter: string;
  /** 0 to 1; how sure its reader is. */
  readonly probability: number;
}

/**
 * All thresholds below were measured on drawn hard photos, noisy scans and small images, where the two differ.
 * A plain letter that the first reader is less sure of than this and that the second sees marked, is marked: networks
 * lose marks at small sizes, and hardly invent any.
 */
const PLAIN_SURE_MIN = 0.97;
/** A marked letter that the second reader sees plain or marked otherwise. */
const MARKED_SURE_MIN = 0.7;
/** Another letter altogether: below this the second reader was right 14 times of 15, above it once of 30. */
const OTHER_SURE_MIN = 0.8;
/** What the second reader must be sure of to be heard. */
const HEARD_MIN = 0.9;
/** Readings that have less than this share of the first one's letters in common are of different things. */
const ALIKE_MIN = 0.6;
/** How sure a letter is that the second reader won. */
const WON_FACTOR = 0.9;
/** What is left of the doubt about a letter that both see, and how far their agreeing can lift it: both miss marks. */
const AGREED_DOUBT = 0.4;
const AGREED_MAX = 0.985;

/**
 * @param first with its places, which the result keeps
 * @param second in the same order
 */
export function voteLetters(first: readonly Glyph[], second: readonly Letter[]): Glyph[] {
  const pairs = alignLetters(first, second);
  const alike = pairs.filter(({ a, b }) => a && b && plain(a.letter) === plain(b.letter)).length;
  if (alike < ALIKE_MIN * first.length) return [...first];
  const voted: Glyph[] = [];
  pairs.forEach(({ a, b }, index) => {
    if (a === undefined) {
      const previous = voted.at(-1);
      const next = pairs.slice(index + 1).find((pair) => pair.a)?.a;
      if (b && previous && next && partsWords(previous, b, next)) {
        voted.push({ ...b, step: (previous.step + next.step) / 2 });
      }
    } else voted.push(b === undefined ? a : voteLetter(a, b));
  });
  return takeSpecks(voted);
}

/** A space that the first reader passed over: signs have theirs or not as printers please. */
function partsWords(previous: Letter, between: Letter, next: Letter): boolean {
  const apart = between.letter === ' ' && between.probability >= HEARD_MIN;
  return apart && /[\p{L}\d]/u.test(previous.letter) && /[\p{L}\d]/u.test(next.letter);
}

/** Takes the marks from words that never bear one. */
function takeSpecks(glyphs: readonly Glyph[]): Glyph[] {
  const cleaned = [...glyphs];
  let start = 0;
  for (let end = 0; end <= glyphs.length; end++) {
    if (end < glyphs.length && /\p{L}/u.test((glyphs[end] as Glyph).letter)) continue;
    const word = glyphs.slice(start, end);
    if (isPrintedPlain(word.map(({ letter }) => letter).join(''))) {
      word.forEach((glyph, index) => {
        cleaned[start + index] = { ...glyph, letter: withoutMarks(glyph.letter) };
      });
    }
    start = end + 1;
  }
  return cleaned;
}

function voteLetter(first: Glyph, second: Letter): Glyph {
  if (upper(first.letter) === upper(second.letter)) {
    const agreed = Math.min(AGREED_MAX, 1 - (1 - first.probability) * AGREED_DOUBT);
    return { ...first, probability: Math.max(first.probability, agreed) };
  }
  const heard = second.probability >= HEARD_MIN && sameKind(first.letter, second.letter);
  if (!heard || first.probability >= sureMin(first.letter, second.letter)) return first;
  const letter = upper(first.letter) === first.letter ? upper(second.letter) : second.letter.toLowerCase();
  return { ...first, letter, probability: second.probability * WON_FACTOR };
}

function sureMin(first: string, second: string): number {
  if (plain(first) !== plain(second)) return OTHER_SURE_MIN;
  return upper(first) === plain(first) ? PLAIN_SURE_MIN : MARKED_SURE_MIN;
}

function sameKind(first: string, second: string): boolean {
  return (/\p{L}/u.test(first) && /\p{L}/u.test(second)) || (/\d/.test(first) && /\d/.test(second));
}

function upper(letter: string): string {
  return letter.toUpperCase();
}
