// Merges the readings of one line image by two networks: both come from one network, but each errs in its own way.
import { alignCharacters } from './align-characters.ts';
import type { PlacedCharacter } from './character.ts';

/**
 * A character that one of them passes over stays from here on. Measured on drawn line images in typefaces that training never
 * saw: the quick network was trained on Brazilian print and invents less, the whole one was not.
 */
const QUICK_ALONE_MIN = 0.35;
const WHOLE_ALONE_MIN = 0.7;

/**
 * Character by character the surer reading. The probability is the mean of what both give that character, nearly none where they
 * disagree.
 * @param quick what the network in 8 bits read
 * @param whole what the whole network read there, its steps the same
 */
export function mergeReadings(quick: readonly PlacedCharacter[], whole: readonly PlacedCharacter[]): PlacedCharacter[] {
  const joined: PlacedCharacter[] = [];
  for (const { a, b } of alignCharacters(quick, whole)) {
    const character = joinPair(a, b);
    // Characters stay in the order they were read in, however their steps differ between the two.
    if (character !== null) joined.push({ ...character, step: Math.max(character.step, joined.at(-1)?.step ?? 0) });
  }
  return joined;
}

function joinPair(quick: PlacedCharacter | undefined, whole: PlacedCharacter | undefined): PlacedCharacter | null {
  if (quick !== undefined && whole !== undefined) {
    const surer = quick.probability >= whole.probability ? quick : whole;
    const other = surer === quick ? whole : quick;
    return withMean(surer, surer.character === other.character ? other.probability : 0);
  }
  if (quick !== undefined) return quick.probability >= QUICK_ALONE_MIN ? withMean(quick, 0) : null;
  return whole !== undefined && whole.probability >= WHOLE_ALONE_MIN ? withMean(whole, 0) : null;
}

function withMean(character: PlacedCharacter, otherProbability: number): PlacedCharacter {
  return { ...character, probability: (character.probability + otherProbability) / 2 };
}
