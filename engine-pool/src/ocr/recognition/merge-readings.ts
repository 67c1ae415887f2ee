// Two networks' readings of one strip become one: both were made from one network, but each errs in its own way.
import { alignLetters } from './align-characters.ts';
import type { Glyph } from './ctc.ts';

/**
 * A letter that one of them passes over stays from here on. Measured on drawn strips in typefaces that training never
 * saw: the quick network was trained on Brazilian print and invents less, the whole one was not.
 */
const QUICK_ALONE_MIN = 0.35;
const WHOLE_ALONE_MIN = 0.7;

/**
 * Letter by letter the surer reading. The probability is the mean of what both give that letter, nearly none where they
 * disagree.
 * @param quick what the network in 8 bits read
 * @param whole what the whole network read there, its steps the same
 */
export function joinGlyphs(quick: readonly Glyph[], whole: readonly Glyph[]): Glyph[] {
  const joined: Glyph[] = [];
  for (const { a, b } of alignLetters(quick, whole)) {
    const glyph = joinPair(a, b);
    // Letters stay in the order they were read in, however their steps differ between the two.
    if (glyph !== null) joined.push({ ...glyph, step: Math.max(glyph.step, joined.at(-1)?.step ?? 0) });
  }
  return joined;
}

function joinPair(quick: Glyph | undefined, whole: Glyph | undefined): Glyph | null {
  if (quick !== undefined && whole !== undefined) {
    const surer = quick.probability >= whole.probability ? quick : whole;
    const other = surer === quick ? whole : quick;
    return withMean(surer, surer.letter === other.letter ? other.probability : 0);
  }
  if (quick !== undefined) return quick.probability >= QUICK_ALONE_MIN ? withMean(quick, 0) : null;
  return whole !== undefined && whole.probability >= WHOLE_ALONE_MIN ? withMean(whole, 0) : null;
}

function withMean(glyph: Glyph, otherProbability: number): Glyph {
  return { ...glyph, probability: (glyph.probability + otherProbability) / 2 };
}
