// What is not believed: a municipality that no list has (a district, a farm, a person); a twin of one word in doubt; lone letters.
import type { FieldKind } from '@lavra/shared/certificate-fields';
import { VERBATIM } from '../field-values.ts';
import { isForeignCountry } from './countries.ts';
import { isMunicipality } from './municipalities.ts';

/** No place abroad is in the list. */
const PLACE_ABROAD_MIN = 0.4;
const ONE_WORD_MIN = 0.9;
/** Three words that no list has, without a state, are a person as likely as a place. */
const UNKNOWN_PLACE = /^\p{L}+(?: \p{L}+){2,}$/u;
const UNKNOWN_PLACE_MIN = 0.8;

/** Of letters in boxes of their own some are missed in a picture: "J I - PARANÁ"; "Hospital N S das Dores" is printed so. */
const LONE_LETTERS = /(?<!\S)\S(?: \S){2}(?!\S)/u;

/**
 * @param attribution that the words are the field's, 0 to 1
 * @param abroad that the page names a foreign country as where the place is
 */
export function isCredible(kind: FieldKind, value: string, attribution: number, abroad: boolean): boolean {
  if (VERBATIM.has(kind) && LONE_LETTERS.test(value)) return false;
  if (kind === 'twin-names' && !/\s/.test(value)) return attribution >= ONE_WORD_MIN;
  if (kind === 'place' && UNKNOWN_PLACE.test(value))
    return attribution >= UNKNOWN_PLACE_MIN || isMunicipality(value.replace(/ \p{Lu}{2}$/u, ''));
  if (kind !== 'municipality' || value === '' || isMunicipality(value)) return true;
  return abroad && attribution >= PLACE_ABROAD_MIN && !isForeignCountry(value);
}
