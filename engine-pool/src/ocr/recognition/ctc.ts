// From the recognition network's answer to letters (CTC, best path).
import { BLANK } from './alphabet.ts';

export interface Glyph {
  readonly letter: string;
  /** 0 to 1. */
  readonly probability: number;
  /** Its middle, in steps of the network from the left edge of the strip. */
  readonly step: number;
}

/**
 * @param scores probabilities: for each step one a letter
 * @param letters what each column of `scores` stands for, blank first
 */
export function decodeGlyphs(scores: Float32Array, steps: number, letters: readonly string[]): Glyph[] {
  const glyphs: Glyph[] = [];
  let previous = 0;
  let firstStep = 0;
  let peak = 0;
  for (let step = 0; step <= steps; step++) {
    let best = 0;
    let bestScore = 0;
    if (step < steps) {
      const row = step * letters.length;
      bestScore = scores[row] as number;
      // A step that is surely blank, as most are, can hold nothing better.
      for (let i = 1; i < letters.length && bestScore <= 0.5; i++) {
        const score = scores[row + i] as number;
        if (score > bestScore) {
          bestScore = score;
          best = i;
        }
      }
    }
    if (best === previous) {
      if (bestScore > peak) peak = bestScore;
      continue;
    }
    const letter = letters[previous] as string;
    if (letter !== BLANK) glyphs.push({ letter, probability: peak, step: (firstStep + step) / 2 });
    previous = best;
    firstStep = step;
    peak = bestScore;
  }
  return glyphs;
}
