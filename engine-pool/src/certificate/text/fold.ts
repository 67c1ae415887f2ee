// Text folding and edit distance: lower-case letters without accents, and digits.
import { withoutDiacritics } from '../../ocr/without-diacritics.ts';

/** Lower case without accents; every other character stays. `º` and `°` become `o`, `ª` becomes `a`. */
export function fold(text: string): string {
  // Most print bears no marks.
  if (!/[^ -~]/.test(text)) return text.toLowerCase();
  return withoutDiacritics(text.replace(/[º°]/g, 'o').replace(/ª/g, 'a')).toLowerCase();
}

/** Only the folded letters and digits: what labels are compared by, so that glued or split words do not matter. */
export function compact(text: string): string {
  return fold(text).replace(/[^a-z0-9]/g, '');
}

/** The digits of a text, in order. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * Levenshtein distance, given up once it is sure to pass `limit`.
 * @returns the distance, or `limit + 1` when it is larger than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  // What both begin and end with costs nothing.
  let start = 0;
  let [endA, endB] = [a.length, b.length];
  while (start < endA && start < endB && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA--;
    endB--;
  }
  const most = Math.max(endA, endB) - start;
  // Now that they begin and end otherwise, one edit repairs one letter alone.
  if (most <= 1 || limit <= 1) return Math.min(most, limit + 1);
  const width = endB - start;
  let [previous, current] = rowsFor(width + 1);
  for (let j = 0; j <= width; j++) previous[j] = j;
  for (let i = 1; i <= endA - start; i++) {
    const letter = a.charCodeAt(start + i - 1);
    let best = i;
    current[0] = i;
    for (let j = 1; j <= width; j++) {
      const cost = letter === b.charCodeAt(start + j - 1) ? 0 : 1;
      const value = Math.min(at(previous, j) + 1, at(current, j - 1) + 1, at(previous, j - 1) + cost);
      current[j] = value;
      if (value < best) best = value;
    }
    if (best > limit) return limit + 1;
    [previous, current] = [current, previous];
  }
  return Math.min(at(previous, width), limit + 1);
}

/** Two rows used in turn, kept between calls: they are needed some thousand times a page. */
let rows: [Uint16Array, Uint16Array] = [new Uint16Array(128), new Uint16Array(128)];

function rowsFor(length: number): [Uint16Array, Uint16Array] {
  if (rows[0].length < length) rows = [new Uint16Array(length * 2), new Uint16Array(length * 2)];
  return rows;
}

function at(row: ArrayLike<number>, index: number): number {
  return row[index] as number;
}
