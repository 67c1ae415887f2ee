// From letters along a strip to words with their places along it, and where the strip holds two separate texts.
import type { Glyph } from './ctc.ts';
import type { Recognition } from './recognise-line.ts';

/** A word's text and the part of the strip it covers, 0 (left end) to 1. */
export interface StripWord {
  readonly text: string;
  readonly confidence: number;
  /** How sure each letter is. */
  readonly letters: readonly number[];
  readonly start: number;
  readonly end: number;
}

/** Guess of a letter's width, in strip heights, where a lone letter leaves nothing to measure. */
const LONE_LETTER_WIDTH = 0.45;
/** A cell's border that was read as a letter; no certificate uses it as a sign. */
const BORDER = '|';
/** Two words farther apart than this many strip heights are two cells, not one phrase (justified lines stay below). */
const CELL_GAP_HEIGHTS = 1.6;
/** Letters whose middles are farther apart than this many strip heights have a space between them, read or not. */
const WORD_GAP_HEIGHTS = 1.3;

/**
 * Words of one strip, grouped: each group is a text of its own.
 * @param aspect the strip's width over its height
 */
export function groupWords({ glyphs, steps, borders }: Recognition, aspect: number): StripWord[][] {
  const groups: StripWord[][] = [];
  let words: StripWord[] = [];
  let letters: Glyph[] = [];
  const closeGroup = (): void => {
    if (words.length > 0) groups.push(words);
    words = [];
  };
  const closeWord = (): void => {
    if (letters.length === 0) return;
    const word = wordOf(letters, steps, aspect);
    const previous = words[words.length - 1];
    if (previous !== undefined && (word.start - previous.end) * aspect > CELL_GAP_HEIGHTS) closeGroup();
    words.push(word);
    letters = [];
  };
  const rules = borders.map((step) => ({ letter: BORDER, probability: 1, step }));
  for (const glyph of [...glyphs, ...rules].sort((a, b) => a.step - b.step)) {
    const previous = letters[letters.length - 1];
    const apart = previous !== undefined && ((glyph.step - previous.step) / steps) * aspect > WORD_GAP_HEIGHTS;
    if (apart || glyph.letter === ' ' || glyph.letter === BORDER) closeWord();
    if (glyph.letter === BORDER) closeGroup();
    else if (glyph.letter !== ' ') letters.push(glyph);
  }
  closeWord();
  closeGroup();
  return groups;
}

function wordOf(letters: readonly Glyph[], steps: number, aspect: number): StripWord {
  const first = (letters[0] as Glyph).step / steps;
  const last = (letters[letters.length - 1] as Glyph).step / steps;
  const letterWidth = letters.length > 1 ? (last - first) / (letters.length - 1) : LONE_LETTER_WIDTH / aspect;
  let text = '';
  let sum = 0;
  for (const { letter, probability } of letters) {
    text += letter;
    sum += probability;
  }
  return {
    text: evenCase(text),
    confidence: sum / letters.length,
    letters: letters.map(({ probability }) => probability),
    start: Math.max(0, first - letterWidth / 2),
    end: Math.min(1, last + letterWidth / 2),
  };
}

/** Small and large they have one shape: the network tells them apart by their size alone. */
const ONE_SHAPE = /[cosuvwxzçóôõúü]/giu;
/** Only at its end: in its middle a word begins that was glued on ("deSouza"); Santa Catarina stays. */
const LAST_LETTERS = /(?<=\p{Ll})(?!SC)[cosuvwxzçóôõúüCOSUVWXZÇÓÔÕÚÜ]{1,2}(?=\P{L}*$)/u;

/**
 * The word with such letters in the case of its others: "PATRÍcIA", "sILVA", "paternOS". A small accented letter among
 * capitals is one, too: the network takes the one for the other at small sizes.
 */
function evenCase(word: string): string {
  const telling = word.replace(/\P{L}/gu, '').replace(ONE_SHAPE, '');
  const plain = telling.replace(/[^A-Za-z]/g, '');
  if (plain.length >= 2 && plain === plain.toUpperCase()) {
    return word.replace(/[à-öø-ýcosuvwxz]/g, (letter) => letter.toUpperCase());
  }
  const isSmall = /\p{Ll}/u.test(telling) && !/\p{Lu}/u.test(telling.slice(1));
  return isSmall ? word.replace(LAST_LETTERS, (letters) => letters.toLowerCase()) : word;
}
