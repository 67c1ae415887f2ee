// Groups the characters of a line image into words with their places, and words into separate texts.
import type { PlacedCharacter } from './character.ts';
import type { Recognition } from './recognise-line.ts';
import { withLikelyDiacritics, withNamesJoined, withUsualDiacritics } from './usual-diacritics.ts';

/** A word's text and the part of the line image it covers, 0 (left end) to 1. */
export interface LineWord {
  readonly text: string;
  readonly confidence: number;
  /** How sure each character is. */
  readonly characterConfidences: readonly number[];
  readonly start: number;
  readonly end: number;
}

/** Guess of a character's width, in line image heights, where a lone character leaves nothing to measure. */
const LONE_LETTER_WIDTH = 0.45;
/** A cell's border that was read as a character; no certificate uses it as a sign. */
const BORDER = '|';
/** Two words farther apart than this many line image heights are two cells, not one phrase (justified lines stay below). */
const CELL_GAP_HEIGHTS = 1.6;
/** Characters whose middles are farther apart than this many line image heights have a space between them, read or not. */
const WORD_GAP_HEIGHTS = 1.3;

/**
 * Words of one line image, grouped: each group is a text of its own.
 * @param aspect the line image's width over its height
 */
export function groupWords({ characters, steps, borders }: Recognition, aspect: number): LineWord[][] {
  const groups: LineWord[][] = [];
  let words: LineWord[] = [];
  let word: PlacedCharacter[] = [];
  const closeGroup = (): void => {
    if (words.length > 0) groups.push(words);
    words = [];
  };
  const closeWord = (): void => {
    if (word.length === 0) return;
    const closed = wordOf(word, steps, aspect);
    const previous = words[words.length - 1];
    if (previous !== undefined && (closed.start - previous.end) * aspect > CELL_GAP_HEIGHTS) closeGroup();
    words.push(closed);
    word = [];
  };
  const rules = borders.map((step) => ({ character: BORDER, probability: 1, step }));
  for (const placed of [...characters, ...rules].sort((a, b) => a.step - b.step)) {
    const previous = word[word.length - 1];
    const apart = previous !== undefined && ((placed.step - previous.step) / steps) * aspect > WORD_GAP_HEIGHTS;
    if (apart || placed.character === ' ' || placed.character === BORDER) closeWord();
    if (placed.character === BORDER) closeGroup();
    else if (placed.character !== ' ') word.push(placed);
  }
  closeWord();
  closeGroup();
  return groups;
}

function wordOf(characters: readonly PlacedCharacter[], steps: number, aspect: number): LineWord {
  const first = (characters[0] as PlacedCharacter).step / steps;
  const last = (characters[characters.length - 1] as PlacedCharacter).step / steps;
  const letterWidth = characters.length > 1 ? (last - first) / (characters.length - 1) : LONE_LETTER_WIDTH / aspect;
  let text = '';
  let sum = 0;
  for (const { character, probability } of characters) {
    text += character;
    sum += probability;
  }
  return {
    text: withNamesJoined(withLikelyDiacritics(withUsualDiacritics(evenCase(text)))),
    confidence: sum / characters.length,
    characterConfidences: characters.map(({ probability }) => probability),
    start: Math.max(0, first - letterWidth / 2),
    end: Math.min(1, last + letterWidth / 2),
  };
}

/** Small and large they have one shape: the network tells them apart by their size alone. */
const ONE_SHAPE = /[cosuvwxzçóôõúü]/giu;
/** Only at its end: in its middle a word begins that was glued on ("deSouza"); Santa Catarina stays. */
const LAST_LETTERS = /(?<=\p{Ll})(?!SC)[cosuvwxzçóôõúüCOSUVWXZÇÓÔÕÚÜ]{1,2}(?=\P{L}*$)/u;

/** "El-Khouri" and "Al-Assad" read with a capital I. */
const ARABIC_ARTICLE = /\b([AE])I(?=-\p{Lu}\p{Ll})/u;

/**
 * The word with such characters in the case of its others: "PATRÍcIA", "sILVA", "paternOS". A small accented character among
 * capitals is one, too: the network takes the one for the other at small sizes.
 */
function evenCase(word: string): string {
  const telling = word.replace(/\P{L}/gu, '').replace(ONE_SHAPE, '');
  const plain = telling.replace(/[^A-Za-z]/g, '');
  if (plain.length >= 2 && plain === plain.toUpperCase()) {
    return word.replace(/[à-öø-ýcosuvwxz]/g, (character) => character.toUpperCase());
  }
  const isSmall = /\p{Ll}/u.test(telling) && !/\p{Lu}/u.test(telling.slice(1));
  if (isSmall) return word.replace(LAST_LETTERS, (letters) => letters.toLowerCase());
  return word.replace(ARABIC_ARTICLE, '$1l');
}
