// What is not believed: a municipality that no list has (a district, a farm, a person); a twin of one word in doubt.
import type { FieldKind } from '@lavra/shared/certificate-fields';
import { isForeignCountry } from './countries.ts';
import { isMunicipality } from './municipalities.ts';

/** No place abroad is in the list, nor a town by a former name. */
const UNLISTED_MIN = 0.4;
const ONE_WORD_MIN = 0.9;

/**
 * @param attribution that the words are the field's, 0 to 1
 * @param mayBeUnlisted that the page names a foreign country as where the place is, or the town twice
 */
export function isCredible(kind: FieldKind, value: string, attribution: number, mayBeUnlisted: boolean): boolean {
  if (kind === 'twin-names' && !/\s/.test(value)) return attribution >= ONE_WORD_MIN;
  if (kind !== 'municipality' || value === '' || isMunicipality(value)) return true;
  return mayBeUnlisted && attribution >= UNLISTED_MIN && !isForeignCountry(value);
}
