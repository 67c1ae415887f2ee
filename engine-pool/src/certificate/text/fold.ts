// Text folding and edit distance: lower-case letters without accents, and digits.
import { distance } from 'fastest-levenshtein';
import { withoutDiacritics } from '../../ocr/without-diacritics.ts';

/** Lower case without accents; every other character stays. `º` and `°` become `o`, `ª` becomes `a`. */
export function fold(text: string): string {
  // Most print bears no marks.
  if (!/[^ -~]/.test(text)) return text.toLowerCase();
  return withoutDiacritics(text.replace(/[º°]/g, 'o').replace(/ª/g, 'a')).toLowerCase();
}

/** Only the folded letters and digits: what labels are compared by, so that glued or split words do not matter. */
export const compact = (text: string): string => fold(text).replace(/[^a-z0-9]/g, '');

/** The digits of a text, in order. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Levenshtein distance; `limit + 1` when it is larger than `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  return Math.abs(a.length - b.length) > limit ? limit + 1 : Math.min(distance(a, b), limit + 1);
}

/** The one of some texts that another is a near misreading of; undefined when none is near enough, or several are as near. */
export function nearestOf(text: string, known: Iterable<string>, limit: number): string | undefined {
  let least = limit;
  let nearest: string[] = [];
  for (const one of known) {
    const distance = editDistance(text, one, least);
    if (distance > least) continue;
    nearest = distance < least ? [one] : [...nearest, one];
    least = distance;
  }
  return nearest.length === 1 ? nearest[0] : undefined;
}

/** But for some letters that were misread as small ones. */
export function isInCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length > 0 && letters.filter((letter) => /\p{Lu}/u.test(letter)).length >= 0.6 * letters.length;
}
