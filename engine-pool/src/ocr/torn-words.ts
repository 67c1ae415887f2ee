// Puts words together that were torn in two: "CAVAL CANTE" is neither word, and together one of the lexicon.
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
  return { ...page, lines: page.lines.map((line) => ({ ...line, words: wordsOf(line) })) };
}

function wordsOf({ words }: Line): Word[] {
  const whole: Word[] = [];
  for (const word of words) {
    const previous = whole.at(-1);
    if (previous !== undefined && isTorn(previous, word)) whole[whole.length - 1] = joinWords([previous, word]);
    else whole.push(word);
  }
  return whole.some(isBeforeJ) ? withJs(whole) : whole;
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
    while (end > at + 1 && !isWord(words.slice(at, end))) end--;
    whole.push(joinWords(words.slice(at, end) as [Word, ...Word[]]));
    at = end - 1;
  }
  return whole;
}

/** "MARIA JOSÉ" are two, though the lexicon has them as one as well. */
function isWord(pieces: readonly Word[]): boolean {
  const letters = pieces.map(({ text }) => text.toLowerCase().replace(/\P{L}+$/u, ''));
  return LEXICON.has(letters.join('')) && !letters.every((piece) => LEXICON.has(piece));
}

function isTorn(first: Word, second: Word): boolean {
  const text = first.text + second.text;
  const gap = second.box.left - first.box.left - first.box.width;
  // Of a text layer's words nobody knows how far they stand apart: "Ser ventia".
  const isTight =
    first.confidence === 1
      ? TAIL.test(second.text)
      : gap < GAP_MAX * first.box.height && !LEXICON.has(first.text.toLowerCase());
  return (
    isTight &&
    text.length >= LETTERS_MIN &&
    IN_ONE_CASE.test(text) &&
    !SHORT_WORD.test(first.text) &&
    !SHORT_WORD.test(second.text) &&
    LEXICON.has(text.toLowerCase()) &&
    !LEXICON.has(second.text.toLowerCase())
  );
}
