// Puts words together that were torn in two: "CAVAL CANTE" is neither word, and together one of the lexicon.
import { joinWords } from './join-words.ts';
import type { Line, PageText, Word } from './page-text.ts';
import { LEXICON } from './recognition/lexicon.ts';

/** The widest gap, in heights of the line: words of small print stand little further apart. */
const GAP_MAX = 0.25;
const LETTERS_MIN = 6;
/** Words by themselves, if too short for the lexicon. */
const SHORT_WORD = /^(?:[aeo]|d[aeo]s?|em|n[ao]s?)$/i;
/** Of two words with a capital each nothing was torn. */
const IN_ONE_CASE = /^\p{L}\p{Ll}*$|^\p{Lu}+$/u;

/** A text layer's words are not misread, and stay. */
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
  return whole;
}

function isTorn(first: Word, second: Word): boolean {
  const text = first.text + second.text;
  const gap = second.box.left - first.box.left - first.box.width;
  return (
    first.confidence < 1 &&
    text.length >= LETTERS_MIN &&
    gap < GAP_MAX * first.box.height &&
    IN_ONE_CASE.test(text) &&
    !SHORT_WORD.test(first.text) &&
    !SHORT_WORD.test(second.text) &&
    LEXICON.has(text.toLowerCase()) &&
    !LEXICON.has(first.text.toLowerCase()) &&
    !LEXICON.has(second.text.toLowerCase())
  );
}
