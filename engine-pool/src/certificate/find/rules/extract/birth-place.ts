// Offers where the child was born: the establishment, its municipality and state, each as far as the value holds it.
import type { FieldValues, Origin } from '../../../field-values.ts';
import { isBlank } from '../../../normalise/blank.ts';
import { findDates } from '../../../normalise/dates.ts';
import { readEstablishment } from '../../../normalise/establishment.ts';
import { findHour } from '../../../normalise/hour.ts';
import { readPlace, splitPlace } from '../../../normalise/place.ts';

/** "Data, hora e lugar": the place stands behind the date and the hour. */
function behindDateAndHour(text: string): string {
  const date = findDates(text)[0];
  if (!date || date.start > DATE_LEAD_MAX) return text;
  const rest = text.slice(date.end);
  const hour = findHour(rest);
  return rest
    .slice(hour && hour.start <= DATE_LEAD_MAX ? hour.end : 0)
    .replace(/^[\s,;–-]*(?:horas?|hs?\.?)?[\s,;–-]*(?:em|n[oa])?\s/iu, '');
}

/** "no dia ", ", às ": what stands before a date or an hour that opens a value, in characters. */
const DATE_LEAD_MAX = 12;

/** A value that announces the place alone; its municipality and state may stand behind it. */
export function offerBirthPlace(draft: FieldValues, text: string, origin: Origin, exact: boolean): void {
  const found = readEstablishment(behindDateAndHour(text), exact);
  if (!found) return;
  draft.offer('local_nascimento.estabelecimento', found.name, origin);
  draft.offer('local_nascimento.municipio', found.city, origin, 'read', 0.9);
  draft.offer('local_nascimento.uf', found.uf, origin, 'read', 0.9);
}

/** "Lugar de nascimento (cidade, país)": the brackets say what stands there. */
const IN_WORDS_A_CITY = /\(\s*(?:cidade|munic)/iu;

function offerCityOfBirth(draft: FieldValues, text: string, origin: Origin, exact: boolean): void {
  const place = readPlace(text, exact);
  if (!place) return;
  draft.offer('local_nascimento.municipio', place.city, origin, place.repaired ? 'repaired' : 'read');
  draft.offer('local_nascimento.uf', place.uf, origin);
}

/** A value that announces the place with its municipality. @param labelText the label as printed */
export function offerBirthPlaceAndCity(
  draft: FieldValues,
  labelText: string,
  text: string,
  origin: Origin,
  exact: boolean,
): void {
  if (IN_WORDS_A_CITY.test(labelText)) offerCityOfBirth(draft, text, origin, exact);
  else offerPlaceAndCity(draft, text, origin, exact);
}

function offerPlaceAndCity(draft: FieldValues, text: string, origin: Origin, exact: boolean): void {
  const clean = behindDateAndHour(text).replace(/[\s,;.]+$/, '');
  if (isBlank(clean)) return;
  const split = splitPlace(clean, exact);
  if (!split) {
    draft.offer('local_nascimento.estabelecimento', clean, origin, 'read', 0.7);
    return;
  }
  draft.offer('local_nascimento.estabelecimento', split.rest, origin);
  draft.offer('local_nascimento.municipio', split.city, origin);
  draft.offer('local_nascimento.uf', split.uf, origin);
}
