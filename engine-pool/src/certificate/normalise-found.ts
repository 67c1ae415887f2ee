// Turns what a finder found into values in the contract's formats.
import { fieldAt } from '@lavra/shared/certificate-fields';
import { FieldValues, originOf } from './field-values.ts';
import type { FoundField } from './find/find-fields.ts';
import { normaliseField } from './normalise/normalise-field.ts';
import { isExact, textOf } from './text/words.ts';
import { isCredible } from './validate/credible.ts';

/** Words given to one field, but for notes, which may fill a page: what is longer is no value. */
const WORDS_CHARACTERS_MAX = 600;

/** A field whose words hold no value of its kind stays without one. */
export function normaliseFound(found: readonly FoundField[]): FieldValues {
  const values = new FieldValues();
  for (const one of found) {
    const origin = { ...originOf(one.words), attribution: one.probability };
    const field = fieldAt(one.field);
    const text = textOf(one.words).slice(0, Math.max(WORDS_CHARACTERS_MAX, field.lengthMax));
    for (const said of normaliseField(field, text, isExact(one.words))) {
      if (!isCredible(fieldAt(said.field).kind, said.value, one.probability)) continue;
      values.offer(said.field, said.value, origin, said.repaired ? 'repaired' : 'read', said.factor);
    }
  }
  return values;
}
