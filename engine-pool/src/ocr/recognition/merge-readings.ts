// Merges the readings of one line image by two networks: both come from one network, but each errs in its own way.
import { alignCharacters } from './align-characters.ts';
import type { PlacedCharacter } from './character.ts';
import type { Lexicon } from './lexicon.ts';

/**
 * A character that one of them passes over stays from here on. Measured on drawn line images in typefaces that training never
 * saw: the quick network was trained on Brazilian print and invents less, the whole one was not.
 */
const QUICK_ALONE_MIN = 0.35;
const WHOLE_ALONE_MIN = 0.7;

const LETTER = /^\p{L}$/u;

interface Pair {
  readonly quick: PlacedCharacter | undefined;
  readonly whole: PlacedCharacter | undefined;
}

/**
 * Character by character the surer reading, but the whole of a word that only one of them spells as the lexicon has it. The
 * probability is the mean of what both give that character, nearly none where they disagree about a word that is not known.
 * @param quick what the network in 8 bits read
 * @param whole what the whole network read there, its steps the same
 */
export function mergeReadings(
  quick: readonly PlacedCharacter[],
  whole: readonly PlacedCharacter[],
  lexicon: Lexicon,
): PlacedCharacter[] {
  const joined: PlacedCharacter[] = [];
  const pairs = alignCharacters(quick, whole).map(({ a, b }) => ({ quick: a, whole: b }));
  for (const word of wordsOf(pairs)) {
    for (const character of knownWord(word, lexicon) ?? word.flatMap((pair) => joinPair(pair) ?? [])) {
      // Characters stay in the order they were read in, however their steps differ between the two.
      joined.push({ ...character, step: Math.max(character.step, joined.at(-1)?.step ?? 0) });
    }
  }
  return joined;
}

/** Letters that stand together in both readings, and each other sign by itself. */
function wordsOf(pairs: readonly Pair[]): Pair[][] {
  const words: Pair[][] = [[]];
  for (const pair of pairs) {
    const isLetter = [pair.quick, pair.whole].every((one) => one === undefined || LETTER.test(one.character));
    if (isLetter) words.at(-1)?.push(pair);
    else words.push([pair], []);
  }
  return words;
}

/** Null where both readings know the word, or neither does, or what they have in common is known. */
function knownWord(word: readonly Pair[], lexicon: Lexicon): PlacedCharacter[] | null {
  const isKnown = (characters: readonly (PlacedCharacter | null | undefined)[]): boolean =>
    lexicon.has(characters.map((one) => one?.character.toLowerCase() ?? '').join(''));
  const isQuicks = isKnown(word.map(({ quick }) => quick));
  if (isQuicks === isKnown(word.map(({ whole }) => whole)) || isKnown(word.map(joinPair))) return null;
  return word.flatMap(({ quick, whole }) => {
    const [one, other] = isQuicks ? [quick, whole] : [whole, quick];
    if (one === undefined) return [];
    return one.character === other?.character ? withMean(one, other.probability) : one;
  });
}

function joinPair({ quick, whole }: Pair): PlacedCharacter | null {
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
