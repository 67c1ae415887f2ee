// Turns what a finder found into values in the contract's formats.
import { fieldAt } from '@lavra/shared/certificate-fields';
import { FieldValues, type Origin, originOf, SAID_SURELY } from './field-values.ts';
import type { FoundField } from './find/find-fields.ts';
import { beside, type NormalisedValue, normaliseField } from './normalise/normalise-field.ts';
import { fold } from './text/fold.ts';
import { isExact, textOf } from './text/words.ts';
import { isForeignCountry } from './validate/countries.ts';
import { isCredible } from './validate/credible.ts';
import { isShortName, liesIn } from './validate/municipalities.ts';

/** Words given to one field, but for notes, which may fill a page: what is longer is no value. */
const WORDS_CHARACTERS_MAX = 600;
/** The line that a blank was typed on, read as part of it, and signs around what was filled in: "livro _29-A", "fls. 163_", "<Bagé/RS>". */
const BLANK_SIGNS =
  /^[[<{](?=[^[\]<>{}]+[\]>}]$)|(?<=^[[<{][^[\]<>{}]+)[\]>}]$|(?<![\p{L}\d_])_{1,2}(?=[\p{L}\d])|(?<=[\p{L}\d])_{1,2}(?![\p{L}\d_])/gu;
/** A town that no list has is one where the page names it twice, each time more surely than this: Peripery. */
const TOWN_MIN = 0.85;

type Offer = NormalisedValue & { readonly origin: Origin };

/** A field whose words hold no value of its kind stays without one. */
export function normaliseFound(found: readonly FoundField[]): FieldValues {
  const values = new FieldValues();
  const isAbroad = ({ field, words }: FoundField) => fieldAt(field).kind === 'state' && isForeignCountry(textOf(words));
  const abroad = new Set(found.filter(isAbroad).map(({ field }) => beside(field, 'municipio')));
  for (const city of abroad) values.close(beside(city, 'uf'));
  const isTown = ({ field, probability }: FoundField) =>
    fieldAt(field).kind === 'municipality' && probability > TOWN_MIN;
  const towns = found.filter(isTown).map(({ words }) => fold(textOf(words)));
  const isSaidTwice = (town: string) => towns.indexOf(fold(town)) !== towns.lastIndexOf(fold(town));
  const offers = found.flatMap((one) => offersOf(one, ({ field, value }) => abroad.has(field) || isSaidTwice(value)));
  for (const { field, value, origin, repaired, factor } of offers.filter((offer) => !isDistrict(offer, offers)))
    values.offer(field, value, origin, repaired ? 'repaired' : 'read', factor);
  return values;
}

/** "Distrito de Ferreiros, Município de Vassouras": what the state does not have gives way to a town that it has. */
function isDistrict({ field, value }: Offer, offers: readonly Offer[]): boolean {
  if (fieldAt(field).kind !== 'municipality') return false;
  const state = offers.find((other) => other.field === beside(field, 'uf') && other.value !== '');
  if (!state || (state.origin.attribution ?? 0) < SAID_SURELY) return false;
  const isTown = (town: string) => liesIn(town, state.value) || isShortName(town, state.value);
  return !isTown(value) && offers.some((other) => other.field === field && isTown(other.value));
}

/** @param isUnlisted places abroad and towns that were called otherwise, which are in no list */
function offersOf(one: FoundField, isUnlisted: (said: NormalisedValue) => boolean): Offer[] {
  const origin = { ...originOf(one.words), attribution: one.probability };
  const field = fieldAt(one.field);
  const text = textOf(one.words).replace(BLANK_SIGNS, '').slice(0, Math.max(WORDS_CHARACTERS_MAX, field.lengthMax));
  return normaliseField(field, text, isExact(one.words))
    .filter((said) => isCredible(fieldAt(said.field).kind, said.value, one.probability, isUnlisted(said)))
    .map((said) => ({ ...said, origin }));
}
