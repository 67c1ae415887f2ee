// Puts words together that were torn in two: "CAVAL CANTE" is neither word, and together one of the lexicon.
import { boxAround } from '../image/geometry.ts';
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
  return { ...page, lines: page.lines.map((line): Line => ({ ...line, words: line.words.reduce(join, []) })) };
}

function join(words: Word[], word: Word): Word[] {
  const previous = words.at(-1);
  if (previous === undefined || !isTorn(previous, word)) return [...words, word];
  const whole: Word = {
    text: previous.text + word.text,
    box: boxAround([previous.box, word.box]) ?? word.box,
    confidence: Math.min(previous.confidence, word.confidence),
    ...(previous.characterConfidences &&
      word.characterConfidences && {
        characterConfidences: [...previous.characterConfidences, ...word.characterConfidences],
      }),
  };
  return [...words.slice(0, -1), whole];
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
    isKnown(text) &&
    !isKnown(first.text) &&
    !isKnown(second.text)
  );
}

function isKnown(text: string): boolean {
  return LEXICON.logFrequencyOf(text.toLowerCase()) > Number.NEGATIVE_INFINITY;
}
