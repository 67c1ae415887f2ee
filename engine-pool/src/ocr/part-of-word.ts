// A part of a word as a word of its own.
import type { Word } from './page-text.ts';

/** The characters of a word share its box evenly. @param end the character after the last, as in slice */
export function partOfWord({ text, box, confidence, characterConfidences }: Word, start: number, end: number): Word {
  const width = box.width / text.length;
  return {
    text: text.slice(start, end),
    box: { ...box, left: box.left + start * width, width: (end - start) * width },
    confidence,
    ...(characterConfidences?.length === text.length && {
      characterConfidences: characterConfidences.slice(start, end),
    }),
  };
}
