// Municipalities and states from labelled values; a lone "UF" or "Município" belongs to what was labelled before it.

import type { FieldPath } from '@lavra/shared/certificate-fields';
import { type FieldValues, originOf } from '../../../field-values.ts';
import { readPlace } from '../../../normalise/place.ts';
import { isExact, textOf } from '../../../text/words.ts';
import { STATES, stateOf } from '../../../validate/municipalities.ts';
import type { LabelledValue } from '../labels/attach-values.ts';
import { readingOrder } from '../labels/reading-order.ts';
import type { Slot } from '../labels/vocabulary.ts';
import { parentOfPlace } from './parents.ts';

type CitySlots = { readonly city: FieldPath; readonly uf: FieldPath };
const BIRTH: CitySlots = { city: 'local_nascimento.municipio', uf: 'local_nascimento.uf' };
const REGISTRY: CitySlots = { city: 'registro.municipio', uf: 'registro.uf' };

const OF_BIRTH: ReadonlySet<Slot> = new Set<Slot>([
  'birthCity',
  'birthPlace',
  'birthDate',
  'hour',
  'sex',
  'birthPlaceAndCity',
  'name',
]);
const OF_REGISTRY: ReadonlySet<Slot> = new Set<Slot>(['registryCity', 'office', 'officer', 'selo', 'registrationDate']);

/** The municipalities of birth and of the registry, with their states. */
export function offerCities(draft: FieldValues, values: readonly LabelledValue[]): void {
  const ordered = readingOrder(values);
  for (const slot of ['birthCity', 'registryCity', 'officeCity'] as const) {
    for (const [index, value] of ordered.entries()) {
      if (value.slot !== slot || parentOfPlace(ordered, index)) continue;
      const paths = slot === 'birthCity' ? BIRTH : slot === 'registryCity' ? REGISTRY : contextOf(ordered, index);
      offerCity(draft, value, paths);
    }
  }
  for (const [index, value] of ordered.entries()) {
    if (value.slot !== 'uf') continue;
    const uf = stateOf(textOf(value.lines.flat()));
    if (uf) draft.offer(contextOf(ordered, index).uf, uf, originOf(value.lines.flat(), value.quality));
  }
}

function contextOf(ordered: readonly LabelledValue[], index: number): CitySlots {
  for (let i = index - 1; i >= 0; i--) {
    const slot = ordered[i]?.slot;
    if (slot === 'officeCity') return contextOf(ordered, i);
    if (slot && OF_BIRTH.has(slot)) return BIRTH;
    if (slot && OF_REGISTRY.has(slot)) return REGISTRY;
  }
  return REGISTRY;
}

function offerCity(draft: FieldValues, value: LabelledValue, paths: CitySlots): void {
  const words = value.lines.flat();
  const first = value.lines[0] ?? [];
  const alone = readPlace(textOf(first), isExact(first));
  const place = alone?.uf ? alone : readPlace(textOf(words), isExact(words));
  // "Nascido | em: 28 de abril": no municipality's name has a figure.
  if (!place || /\d/.test(place.city)) return;
  const origin = originOf(words, value.quality);
  if (place.uf && draft.valueOf(paths.uf) && draft.valueOf(paths.uf) !== place.uf) return;
  draft.offer(paths.city, place.city, origin, place.repaired ? 'repaired' : 'read');
  if (STATES.has(place.uf)) draft.offer(paths.uf, place.uf, origin);
}
