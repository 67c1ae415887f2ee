// Puts words together that were torn in two: "CAVAL CANTE" is neither word, and together one of the lexicon; "KO
// WALSKI" is one where the mother is Kowalski.
import { gapBetween } from '../image/geometry.ts';
import { joinWords } from './join-words.ts';
import type { Line, PageText, Word } from './page-text.ts';
import { LEXICON } from './recognition/lexicon.ts';

/** The widest gap, in heights of the line: words of small print stand little further apart. */
const GAP_MAX = 0.25;
const LETTERS_MIN = 6;
/** Words by themselves, if too short for the lexicon. */
const SHORT_WORD = /^(?:[aeo]|d[aeo]s?|em|n[ao]s?)$/i;
const TAIL = /^\p{Ll}{3,}$/u;
/** Of two words with a capital each nothing was torn. */
const IN_ONE_CASE = /^\p{L}\p{Ll}*$|^\p{Lu}+$/u;

/** What is read in a text layer stays, but for words that its font's spacing tore: "ITA JAÍ", "Ser ventia". */
export function joinTornWords(page: PageText): PageText {
  const printed = new Set(page.lines.flatMap(({ words }) => words.map(({ text }) => lettersOf(text))));
  return { ...page, lines: page.lines.map((line) => ({ ...line, words: wordsOf(line, printed) })) };
}

function wordsOf({ words }: Line, printed: ReadonlySet<string>): Word[] {
  const whole: Word[] = [];
  for (const word of words.map(withoutCapitalWithin)) {
    const previous = whole.at(-1);
    if (previous !== undefined && isTorn(previous, word, printed))
      whole[whole.length - 1] = joinWords([previous, word]);
    else whole.push(word);
  }
  return whole.some(isBeforeJ) ? withJs(whole) : whole;
}

/** "VasConcelos": a C of one shape, small and large, read as the large one; of "MariaJosé" the space is lost. */
function withoutCapitalWithin(word: Word): Word {
  const pieces = word.confidence < 1 ? /^(\p{Lu}\p{Ll}+)(\p{Lu}\p{Ll}+\P{L}*)$/u.exec(word.text) : null;
  if (!pieces || !isWord(pieces.slice(1))) return word;
  return { ...word, text: `${pieces[1]}${pieces[2]?.toLowerCase()}` };
}

/** Typefaces that let the J hang below the line set it apart from an A, and as far as a narrow space ("GUA JA JARA"). */
const BEFORE_J = /[AÁÂÃ]$/;
const FROM_J = /^J\p{Lu}/u;
/** A word has no more such places. */
const PIECES_MAX = 3;

function isBeforeJ({ text, confidence }: Word, at: number, words: readonly Word[]): boolean {
  return confidence === 1 && BEFORE_J.test(text) && FROM_J.test(words[at + 1]?.text ?? '');
}

function withJs(words: readonly Word[]): Word[] {
  const whole: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    let end = at + 1;
    while (end - at < PIECES_MAX && isBeforeJ(words[end - 1] as Word, end - 1, words)) end++;
    while (end > at + 1 && !isWord(words.slice(at, end).map(({ text }) => text))) end--;
    whole.push(joinWords(words.slice(at, end) as [Word, ...Word[]]));
    at = end - 1;
  }
  return whole;
}

/** "MARIA JOSÉ" are two, though the lexicon has them as one as well. */
function isWord(pieces: readonly string[]): boolean {
  const letters = pieces.map(lettersOf);
  return LEXICON.has(letters.join('')) && !letters.every((piece) => LEXICON.has(piece));
}

/** Small, without the signs after them. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/\P{L}+$/u, '');
}

function isTorn(first: Word, second: Word, printed: ReadonlySet<string>): boolean {
  const text = first.text + second.text;
  // Of a text layer's words nobody knows how far they stand apart: "Ser ventia".
  const isTight =
    first.confidence === 1 ? TAIL.test(second.text) : gapBetween(first, second) < GAP_MAX * first.box.height;
  const isOneWord = isTight && text.length >= LETTERS_MIN && IN_ONE_CASE.test(text);
  if (!isOneWord || SHORT_WORD.test(first.text) || SHORT_WORD.test(second.text)) return false;
  const [isFirstWord, isSecondWord] = [first, second].map((word) => LEXICON.has(word.text.toLowerCase()));
  if (printed.has(text.toLowerCase())) return !isFirstWord || !isSecondWord;
  // "Theo doro": nothing goes on so but a word.
  return LEXICON.has(text.toLowerCase()) && !isSecondWord && (TAIL.test(second.text) || !isFirstWord);
}
