// What is only believed where the page leaves little doubt: a value that no list has, or that looks like another kind.
import type { FieldKind } from '@lavra/shared/certificate-fields';
import { isMunicipality } from './municipalities.ts';

/** Districts, old names and places abroad are in no list; people are not either. */
const UNLISTED_PLACE_MIN = 0.95;

/** @param attribution that the words are the field's, 0 to 1 */
export function isCredible(kind: FieldKind, value: string, attribution: number): boolean {
  if (kind !== 'municipality' || value === '') return true;
  return attribution >= UNLISTED_PLACE_MIN || isMunicipality(value);
}
