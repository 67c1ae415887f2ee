// Makes one word of several that stand beside each other.
import { boxAround } from '../image/geometry.ts';
import type { Word } from './page-text.ts';

/** As doubtful as the most doubtful of them. */
export function joinWords(words: readonly [Word, ...Word[]]): Word {
  const [first] = words;
  if (words.length === 1) return first;
  return {
    ...first,
    text: words.map(({ text }) => text).join(''),
    box: boxAround(words.map(({ box }) => box)) ?? first.box,
    confidence: Math.min(...words.map(({ confidence }) => confidence)),
    ...(first.characterConfidences && {
      characterConfidences: words.flatMap(({ characterConfidences = [] }) => [...characterConfidences]),
    }),
  };
}
