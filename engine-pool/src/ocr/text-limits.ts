// How much text of a page is looked at: what a hostile page says beyond it would only cost time.
import type { Line, PageText, Word } from './page-text.ts';

/** A certificate has some 400 words. */
export const WORDS_MAX = 3_000;
/** The longest names and places that print glues together come to 40. */
export const WORD_CHARACTERS_MAX = 60;

/** The page itself where it keeps to the limits; else its first words, each cut to its length. */
export function withinTextLimits(page: PageText): PageText {
  let wordsLeft = WORDS_MAX;
  const lines: Line[] = [];
  for (const line of page.lines) {
    const words = line.words.slice(0, wordsLeft).map(cutWord);
    if (words.length > 0) lines.push({ ...line, words });
    wordsLeft -= words.length;
  }
  return { ...page, lines };
}

function cutWord(word: Word): Word {
  if (word.text.length <= WORD_CHARACTERS_MAX) return word;
  const { text, characterConfidences } = word;
  return {
    ...word,
    text: text.slice(0, WORD_CHARACTERS_MAX),
    ...(characterConfidences && { characterConfidences: characterConfidences.slice(0, WORD_CHARACTERS_MAX) }),
  };
}
