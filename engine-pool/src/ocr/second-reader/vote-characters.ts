// Votes two readings of one line image character by character: each family of readers errs in its own way.
import { alignCharacters, plain } from '../recognition/align-characters.ts';
import type { Character, PlacedCharacter } from '../recognition/character.ts';

/**
 * All thresholds below were measured on drawn hard photos, noisy scans and small images, where the two differ.
 * A plain character that the first reader is less sure of than this and that the second sees marked, is marked: networks
 * lose marks at small sizes, and hardly invent any.
 */
const PLAIN_SURE_MIN = 0.97;
/** A marked character that the second reader sees plain or marked otherwise. */
const MARKED_SURE_MIN = 0.7;
/** Another character altogether: below this the second reader was right 14 times of 15, above it once of 30. */
const OTHER_SURE_MIN = 0.8;
/** What the second reader must be sure of to be heard. */
const HEARD_MIN = 0.9;
/** Readings that have less than this share of the first one's characters in common are of different things. */
const ALIKE_MIN = 0.6;
/** How sure a character is that the second reader won. */
const WON_FACTOR = 0.9;
/** What is left of the doubt about a character that both see, and how far their agreeing can lift it: both miss marks. */
const AGREED_DOUBT = 0.4;
const AGREED_MAX = 0.985;

/**
 * @param first with its places, which the result keeps
 * @param second in the same order
 */
export function voteCharacters(first: readonly PlacedCharacter[], second: readonly Character[]): PlacedCharacter[] {
  const pairs = alignCharacters(first, second);
  const alike = pairs.filter(({ a, b }) => a && b && plain(a.character) === plain(b.character)).length;
  if (alike < ALIKE_MIN * first.length) return [...first];
  const voted: PlacedCharacter[] = [];
  pairs.forEach(({ a, b }, index) => {
    if (a === undefined) {
      const previous = voted.at(-1);
      const next = pairs.slice(index + 1).find((pair) => pair.a)?.a;
      if (b && previous && next && partsWords(previous, b, next)) {
        voted.push({ ...b, step: (previous.step + next.step) / 2 });
      }
    } else voted.push(b === undefined ? a : voteLetter(a, b));
  });
  return voted;
}

/** A space that the first reader passed over: signs have theirs or not as printers please. */
function partsWords(previous: Character, between: Character, next: Character): boolean {
  const apart = between.character === ' ' && between.probability >= HEARD_MIN;
  return apart && /[\p{L}\d]/u.test(previous.character) && /[\p{L}\d]/u.test(next.character);
}

function voteLetter(first: PlacedCharacter, second: Character): PlacedCharacter {
  if (upper(first.character) === upper(second.character)) {
    const agreed = Math.min(AGREED_MAX, 1 - (1 - first.probability) * AGREED_DOUBT);
    return { ...first, probability: Math.max(first.probability, agreed) };
  }
  const heard = second.probability >= HEARD_MIN && sameKind(first.character, second.character);
  if (!heard || first.probability >= sureMin(first.character, second.character)) return first;
  const character =
    upper(first.character) === first.character ? upper(second.character) : second.character.toLowerCase();
  return { ...first, character, probability: second.probability * WON_FACTOR };
}

function sureMin(first: string, second: string): number {
  if (plain(first) !== plain(second)) return OTHER_SURE_MIN;
  return upper(first) === plain(first) ? PLAIN_SURE_MIN : MARKED_SURE_MIN;
}

function sameKind(first: string, second: string): boolean {
  return (/\p{L}/u.test(first) && /\p{L}/u.test(second)) || (/\d/.test(first) && /\d/.test(second));
}

function upper(character: string): string {
  return character.toUpperCase();
}
