// Helpers over the words of a page: their text, their confidence, their parts.
import type { Word } from '../../ocr/page-text.ts';

/** A word, and what the reader made of it where that was repaired. */
export interface RepairedWord extends Word {
  readonly asRead?: string;
}

/** The words as one text, single spaces between them. */
export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** Mean confidence weighted by length, pulled towards the worst word: one bad word spoils a value. 0 for no words. */
export function confidenceOf(words: readonly Word[]): number {
  let letters = 0;
  let sum = 0;
  let worst = 1;
  for (const word of words) {
    letters += word.text.length;
    sum += word.confidence * word.text.length;
    worst = Math.min(worst, word.confidence);
  }
  return letters === 0 ? 0 : (sum / letters + worst) / 2;
}

/** True when a text layer gave the words: it is never unsure, and never wrong about an accent. */
export const isExact = (words: readonly Word[]): boolean => words.every((word) => word.confidence === 1);
