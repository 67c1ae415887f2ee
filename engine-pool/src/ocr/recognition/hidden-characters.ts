// Characters that the best path passes over: a thin one's probability is spread over several steps, none of which it wins.
import type { PlacedCharacter } from './character.ts';

/**
 * How often a sign is expected between two characters, from which on it was printed: the sum of its probabilities over the
 * steps there that the blank wins. Read with the weights of today on 130 drawn scans and photos: of the spaces below 0.5
 * two in three were none ("LINDO MAR"), of those above every other; of apostrophes, which are thinner, none was wrong.
 */
const EXPECTED_MIN = 0.5;
const APOSTROPHE_EXPECTED_MIN = 0.12;
const NEVER = Number.POSITIVE_INFINITY;
/** Of spaces and apostrophes: they are no doubt about their line, whose characters stand either way. */
const THIN_SURE = 0.95;
/** What is less likely at a step adds nothing. */
const LIKELY_MIN = 0.04;

const LETTER = /^\p{L}$/u;
const WORD_SIGN = /^[\p{L}\d]$/u;
const CLOSING_SIGN = /^[.,;:)]$/;

/**
 * The characters of a line image with those put in that the steps between them speak for.
 * @param characters the best path through `scores`
 * @param scores probabilities: for each step one a character
 * @param alphabet what each column of `scores` stands for, blank first
 */
export function withHiddenCharacters(
  characters: readonly PlacedCharacter[],
  scores: Float32Array,
  alphabet: readonly string[],
): PlacedCharacter[] {
  return characters.flatMap((character, index) => {
    const next = characters[index + 1];
    return next === undefined ? character : [character, ...hiddenBetween(character, next, scores, alphabet)];
  });
}

/** One at most. */
function hiddenBetween(
  before: PlacedCharacter,
  after: PlacedCharacter,
  scores: Float32Array,
  alphabet: readonly string[],
): PlacedCharacter[] {
  const expected = new Map<string, { sum: number; moment: number }>();
  for (let step = Math.ceil(before.step); step < after.step; step++) {
    const row = step * alphabet.length;
    const blank = scores[row] as number;
    if (blank > 1 - LIKELY_MIN) continue;
    const likely = likelyAt(scores, row, alphabet.length);
    // A step that a character wins is that character's own.
    if (likely.some(({ score }) => score > blank)) continue;
    for (const { column, score } of likely) {
      const character = alphabet[column] as string;
      const { sum, moment } = expected.get(character) ?? { sum: 0, moment: 0 };
      expected.set(character, { sum: sum + score, moment: moment + score * step });
    }
  }
  const hidden = [...expected]
    .map(([character, { sum, moment }]) => ({ character, sum, step: moment / sum }))
    .filter(({ character, sum }) => sum >= leastExpected(before.character, character, after.character))
    .toSorted((a, b) => b.sum - a.sum);
  return hidden.slice(0, 1).map(({ character, sum, step }) => {
    const isThin = character === ' ' || character === "'";
    return { character, probability: isThin ? THIN_SURE : Math.min(1, sum), step };
  });
}

function likelyAt(scores: Float32Array, row: number, width: number): { column: number; score: number }[] {
  const likely: { column: number; score: number }[] = [];
  for (let column = 1; column < width; column++) {
    const score = scores[row + column] as number;
    if (score >= LIKELY_MIN) likely.push({ column, score });
  }
  return likely;
}

/** NEVER where none is looked for: dots and dashes are mostly specks, and they have spaces beside them or not. */
function leastExpected(before: string, character: string, after: string): number {
  const inWords = WORD_SIGN.test(before) && WORD_SIGN.test(after);
  if (character === ' ') return inWords || (CLOSING_SIGN.test(before) && LETTER.test(after)) ? EXPECTED_MIN : NEVER;
  if (character === "'") return LETTER.test(before) && LETTER.test(after) ? APOSTROPHE_EXPECTED_MIN : NEVER;
  // What a step beside them says of the two characters themselves is no third one.
  const isNew = WORD_SIGN.test(character) && character !== before && character !== after;
  return isNew && WORD_SIGN.test(before) && !/\s/.test(after) ? EXPECTED_MIN : NEVER;
}
