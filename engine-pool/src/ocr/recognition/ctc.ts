// Decodes the recognition network's answer to characters (CTC, best path).
import { BLANK } from './alphabet.ts';
import type { PlacedCharacter } from './character.ts';

/**
 * @param scores probabilities: for each step one a character
 * @param alphabet what each column of `scores` stands for, blank first
 */
export function decodeCharacters(scores: Float32Array, steps: number, alphabet: readonly string[]): PlacedCharacter[] {
  const characters: PlacedCharacter[] = [];
  let previous = 0;
  let firstStep = 0;
  let peak = 0;
  for (let step = 0; step <= steps; step++) {
    let best = 0;
    let bestScore = 0;
    if (step < steps) {
      const row = step * alphabet.length;
      bestScore = scores[row] as number;
      // A step that is surely blank, as most are, can hold nothing better.
      for (let i = 1; i < alphabet.length && bestScore <= 0.5; i++) {
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
    const character = alphabet[previous] as string;
    if (character !== BLANK) characters.push({ character, probability: peak, step: (firstStep + step) / 2 });
    previous = best;
    firstStep = step;
    peak = bestScore;
  }
  return characters;
}
