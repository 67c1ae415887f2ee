// Takes away what was typed up to a value or behind it to leave no blank: "-----ANA LIMA-.-.-.-", "1971=====", "fls.....266".
import type { PageText, Word } from './page-text.ts';
import { partOfWord } from './part-of-word.ts';
import { LEXICON } from './recognition/lexicon.ts';
import { WORD_CHARACTERS_MAX } from './text-limits.ts';

/** Signs in a row, or signs and x or o in turns. */
const FILL =
  /…+|\.{2,}(?=[\p{L}\d])|[-–—=_.·~#*+]{3,}|[:/\\]{4,}|x{4,}|x?(?:[-=.*]x){2,}[-=.*]?|^(?:x[-=.*]){2,}|(?:[-=.*]o){2,}[-=.*]?/giu;
const FILL_ONLY = /^[-–—=_.·~#*+:/\\xo\s]{6,}$/i;
/** Of which some figures are hidden: "***.456.789-**". */
const CPF = /^[\d*]{3}\.?[\d*]{3}\.?[\d*]{3}-?[\d*]{2}$/;
const SAYS_SOMETHING = /[\p{L}\d]/u;

/** A whole line of it, short ones aside that may be a value: "-x-x-x-x-", "-------". */
export const isFill = (text: string): boolean => FILL_ONLY.test(text);

export function withoutFill(page: PageText): PageText {
  return { ...page, lines: page.lines.map((line) => ({ ...line, words: line.words.flatMap(wordsOf) })) };
}

/** The words of what was printed as one; one that is nothing but fill stays, for it says that there is no value. */
function wordsOf(word: Word): Word[] {
  const { text } = word;
  const fills = CPF.test(text) ? [] : [...text.matchAll(FILL)];
  if (fills.length === 0) return [word];
  const starts = [0, ...fills.map(({ 0: fill, index }) => index + fill.length)];
  const ends = [...fills.map(({ 0: fill, index }) => index + ownLetter(text.slice(0, index), fill)), text.length];
  const parts = starts.map((start, at) => partOfWord(word, start, ends[at] as number));
  const said = parts.filter((part) => SAYS_SOMETHING.test(part.text));
  return said.length === 0 ? [word] : said;
}

/** 1 where the x that a fill begins with is the last of a word that has one: "Felix-x-x-x", and not "Silvax-x-x-x". */
function ownLetter(before: string, fill: string): 0 | 1 {
  if (!/^x/i.test(fill)) return 0;
  const word = /\p{L}{3,}$/u.exec(before.slice(-WORD_CHARACTERS_MAX))?.[0];
  return word && LEXICON.has(`${word}x`.toLowerCase()) ? 1 : 0;
}
