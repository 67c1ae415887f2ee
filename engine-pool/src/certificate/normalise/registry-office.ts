// What the names of registries are made of.
import { mendPhrase, mendSpelling } from '../repair/orthography.ts';

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
  return exact ? name : mendPhrase(mendSpelling(name));
}
