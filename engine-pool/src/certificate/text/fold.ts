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

/**
 * How well `pattern` fits a beginning of `text`: the end of the best fitting beginning and its edit distance.
 * Of equal fits one that ends at a `border` counts, then the longest.
 * @returns null when no beginning is within `limit` edits.
 */
export function prefixDistance(
  pattern: string,
  text: string,
  limit: number,
  isBorder: (end: number) => boolean = () => true,
): { end: number; distance: number } | null {
  const length = pattern.length;
  const width = Math.min(text.length, length + limit);
  if (length - limit > width) return null;
  const tooMany = limit + 1;
  let [previous, current] = rowsFor(width + 2);
  for (let j = 0; j <= Math.min(width, limit); j++) previous[j] = j;
  for (let i = 1; i <= length; i++) {
    const letter = pattern.charCodeAt(i - 1);
    // Farther than `limit` from the diagonal nothing is within the limit.
    const from = Math.max(1, i - limit);
    const to = Math.min(width, i + limit);
    if (to === i + limit) previous[to] = tooMany;
    let left = from === 1 ? i : tooMany;
    let diagonal = at(previous, from - 1);
    let best = left;
    current[from - 1] = left;
    for (let j = from; j <= to; j++) {
      const above = at(previous, j);
      let value = letter === text.charCodeAt(j - 1) ? diagonal : diagonal + 1;
      if (above < value) value = above + 1;
      if (left < value) value = left + 1;
      current[j] = value;
      diagonal = above;
      left = value;
      if (value < best) best = value;
    }
    if (best > limit) return null;
    [previous, current] = [current, previous];
  }
  let found: { end: number; distance: number } | null = null;
  for (let end = Math.max(0, length - limit); end <= width; end++) {
    const distance = at(previous, end);
    if (distance > limit || (found && distance > found.distance)) continue;
    if (found === null || distance < found.distance || isBorder(end) || !isBorder(found.end)) found = { end, distance };
  }
  return found;
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
