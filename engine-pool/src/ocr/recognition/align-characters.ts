// Aligns the characters of two readings of one line image (Wagner–Fischer).
import { withoutDiacritics } from '../without-diacritics.ts';

interface Lettered {
  readonly character: string;
}

/** One is missing where the other reading has a character more. */
interface Pair<A, B> {
  readonly a?: A;
  readonly b?: B;
}

/** Two characters alike but for their marks are nearly the same. */
const MARK_COST = 0.2;
const OTHER_COST = 1;
const GAP_COST = 0.9;

const BOTH = 0;
const ALONE = 1;
const ADDED = 2;

/** With the least changes (Wagner and Fischer); capitals are taken for their small characters. */
export function alignCharacters<A extends Lettered, B extends Lettered>(
  first: readonly A[],
  second: readonly B[],
): Pair<A, B>[] {
  const columns = second.length + 1;
  const costs = new Float32Array((first.length + 1) * columns);
  const moves = new Uint8Array(costs.length);
  for (let i = 0; i <= first.length; i++) {
    for (let j = 0; j <= second.length; j++) {
      const at = i * columns + j;
      if (at === 0) continue;
      const both =
        i > 0 && j > 0
          ? (costs[at - columns - 1] as number) + costOf((first[i - 1] as A).character, (second[j - 1] as B).character)
          : Number.POSITIVE_INFINITY;
      const alone = i > 0 ? (costs[at - columns] as number) + GAP_COST : Number.POSITIVE_INFINITY;
      const added = j > 0 ? (costs[at - 1] as number) + GAP_COST : Number.POSITIVE_INFINITY;
      costs[at] = Math.min(both, alone, added);
      moves[at] = both <= alone && both <= added ? BOTH : alone <= added ? ALONE : ADDED;
    }
  }
  const pairs: Pair<A, B>[] = [];
  let i = first.length;
  let j = second.length;
  while (i > 0 || j > 0) {
    const move = moves[i * columns + j];
    const pair: { a?: A; b?: B } = {};
    if (move !== ADDED) pair.a = first[--i] as A;
    if (move !== ALONE) pair.b = second[--j] as B;
    pairs.push(pair);
  }
  return pairs.reverse();
}

function costOf(first: string, second: string): number {
  if (first.toUpperCase() === second.toUpperCase()) return 0;
  return plain(first) === plain(second) ? MARK_COST : OTHER_COST;
}

/** The character as a capital without its mark. */
export function plain(character: string): string {
  return withoutDiacritics(character).toUpperCase();
}
