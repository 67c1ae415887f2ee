// A state in a cell of its own ("Município de nascimento | UF") belongs to the municipality in the cell left of it.
import { stateOf } from '../checks/places.ts';
import { isBlank } from '../fields/blank.ts';
import { readPlace } from '../fields/places.ts';
import { sameRow } from '../page/prepare-lines.ts';
import { textOf } from '../text/words.ts';
import type { LabelledValue } from './attach-values.ts';
import type { Slot } from './vocabulary.ts';

const PLACES: ReadonlySet<Slot> = new Set<Slot>([
  'naturalidade',
  'naturalOf',
  'birthCity',
  'registryCity',
  'officeCity',
]);

/** @returns the values, each municipality with the state beside it. */
export function joinStates(values: readonly LabelledValue[]): LabelledValue[] {
  const stateAt = new Map<LabelledValue, LabelledValue>();
  for (const value of values) {
    const city = value.slot === 'uf' ? leftOf(value, values) : null;
    if (city && isCityAlone(city) && stateOf(textOf(value.lines.flat())) !== null) stateAt.set(city, value);
  }
  const taken = new Set(stateAt.values());
  return values.filter((value) => !taken.has(value)).map((value) => withState(value, stateAt.get(value)));
}

function leftOf({ labelBox }: LabelledValue, values: readonly LabelledValue[]): LabelledValue | null {
  return values
    .filter((other) => sameRow(other.labelBox, labelBox) && other.labelBox.left < labelBox.left)
    .reduce<LabelledValue | null>((near, one) => (near && near.labelBox.left > one.labelBox.left ? near : one), null);
}

function isCityAlone({ slot, lines }: LabelledValue): boolean {
  const text = textOf(lines.flat());
  return PLACES.has(slot) && !isBlank(text) && readPlace(text)?.uf === '';
}

function withState(city: LabelledValue, state: LabelledValue | undefined): LabelledValue {
  const [first, ...rest] = state?.lines.flat() ?? [];
  if (!first) return city;
  const stroke = { ...first, text: '-' };
  return { ...city, lines: [[...city.lines.flat(), stroke, first, ...rest]] };
}
