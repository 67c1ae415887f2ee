// Normalises the name of a registry, and says what such names are made of.

import { repairPhrase, repairSpelling } from '../repair/orthography.ts';
import { isBlank } from './blank.ts';

/** Every registry's name has one of these. */
export const OFFICE_WORDS =
  /cart[óo]rio|of[íi]ci|registro civil|servi[çc]o|serventia|tabeli|subdistrito|circunscri[çc]|consulado|embaixada d/iu;
/** How a registry's name begins. */
export const OFFICE_START =
  /^(?:\d+[ºª°o]?\s+)?(?:cart[óo]rio|of[íi]cio|oficial de registro|registro civil|servi[çc]o|serventia|tabeli|(?:vice-)?consulado|embaixada d)/iu;
/** The line with a registry's street or telephone; a street may be named after a date: "Av. Sete de Setembro, 1876". */
export const ADDRESS =
  /^(?:rua|r\.|av\.?|avenida|pra[çc]a|travessa|rodovia|alameda|largo|estrada|quadra|tel|fone)[\s.:]\s*.*\d/iu;

/** A registry's name as printed. @param exact true when a text layer gave it, which misspells nothing */
export function readOffice(raw: string, exact: boolean): string {
  const name = raw.replace(/[\s,;.:]+$/, '');
  return exact ? name : repairPhrase(repairSpelling(name));
}

/** A stamp says "CARTÓRIO" over its city; the names of offices say what they are. */
export function isOffice(text: string): boolean {
  return !isBlank(text) && OFFICE_WORDS.test(text);
}
