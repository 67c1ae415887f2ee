// Normalises the name of a registry, and says what such names are made of.

import { repairPhrase, repairSpelling } from '../repair/orthography.ts';
import { isBlank } from './blank.ts';

/** Every registry's name has one of these. */
const OFFICE_WORDS =
  /cart[óo]rio|of[íi]ci|registro civil|\br\.?c\.?p\.?n\b|servi[çc]o|serventia|tabeli|subdistrito|circunscri[çc]|consulado|embaixada d/iu;

/** What every registry prints in a line of its own, taken along with the name over it. */
const HEADING_BEHIND = /(?<=\p{L}{3}.*\p{L})(?<!\s(?:d[aeo]s?|e|-|–))\s+registro civil das pessoas naturais$/iu;

/** A registry's name as printed. @param exact true when a text layer gave it, which misspells nothing */
export function readOffice(raw: string, exact: boolean): string {
  const name = raw.replace(/[\s,;.:]+$/, '').replace(HEADING_BEHIND, '');
  return exact ? name : repairPhrase(repairSpelling(name));
}

/** A stamp says "CARTÓRIO" over its city; the names of offices say what they are. */
export function isOffice(text: string): boolean {
  return !isBlank(text) && OFFICE_WORDS.test(text);
}
