// What is only believed where the page leaves little doubt: a value that no list has, or that looks like another kind.
import type { FieldKind } from '@lavra/shared/certificate-fields';
import { isForeignCountry } from './countries.ts';
import { isMunicipality } from './municipalities.ts';

/** Districts and old names are in no list; people are not either. */
const UNLISTED_PLACE_MIN = 0.95;
/** No place abroad is in the list. */
const PLACE_ABROAD_MIN = 0.4;

/**
 * @param attribution that the words are the field's, 0 to 1
 * @param abroad that the page names a foreign country as where the place is
 */
export function isCredible(kind: FieldKind, value: string, attribution: number, abroad: boolean): boolean {
  if (kind !== 'municipality' || value === '') return true;
  if (isForeignCountry(value)) return isMunicipality(value);
  return attribution >= (abroad ? PLACE_ABROAD_MIN : UNLISTED_PLACE_MIN) || isMunicipality(value);
}
