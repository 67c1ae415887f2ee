// How surely a page was read as a whole.
import type { PageText } from './page-text.ts';

/** The mean confidence of its words, 0 to 1; 0 for a page without any. */
export function meanConfidence({ lines }: PageText): number {
  const words = lines.flatMap((line) => line.words);
  return words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);
}
