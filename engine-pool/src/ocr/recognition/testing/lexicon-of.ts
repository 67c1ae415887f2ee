// A lexicon of a few words for tests.
import { Lexicon } from '../lexicon.ts';

/** @param words the most frequent first: the nth has a share of 1 / 3n */
export function lexiconOf(words: readonly string[]): Lexicon {
  const lines = words.map((word, index) => `${word}\t${Math.round(100 * Math.log(3 * (index + 1)))}`);
  return new Lexicon(lines.toSorted().join('\n'));
}
