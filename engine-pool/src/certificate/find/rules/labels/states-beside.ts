// A state in a cell of its own ("Município de nascimento | UF") belongs to the municipality in the cell left of it.

import { isBlank } from '../../../normalise/blank.ts';
import { readPlace } from '../../../normalise/place.ts';
import { textOf } from '../../../text/words.ts';
import { stateOf } from '../../../validate/municipalities.ts';
import type { LabelledValue } from './attach-values.ts';
import { leftOf } from './reading-order.ts';
import { CITIES } from './vocabulary.ts';

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

function isCityAlone({ slot, lines }: LabelledValue): boolean {
  const text = textOf(lines.flat());
  return CITIES.has(slot) && !isBlank(text) && readPlace(text)?.uf === '';
}

function withState(city: LabelledValue, state: LabelledValue | undefined): LabelledValue {
  const [first, ...rest] = state?.lines.flat() ?? [];
  if (!first) return city;
  const stroke = { ...first, text: '-' };
  return { ...city, lines: [[...city.lines.flat(), stroke, first, ...rest]] };
}
