// Normalises the name of a registry, and says what such names are made of.
import { isBlank } from './blank.ts';
import { ADDRESS_BEHIND } from './establishment.ts';

/** Every registry's name has one of these. */
const OFFICE_WORDS =
  /cart(?:[óo]rio|\.)|escrivania|of[íi]ci|reg(?:istr?o|\.) civil|\br\.?c\.?p\.?n\b|servi[çc]o|serventia|tabeli|subdistrito|circunscri[çc]|consulado|embaixada d|ju[íi]zo de paz|pret[óo]ria|registros p[úu]blicos/iu;

/** What every registry prints in a line of its own, taken along with the name over it. */
const HEADING_BEHIND = /(?<=\p{L}{3}.*\p{L})(?<!\s(?:d[aeo]s?|e|-|–)|\d[ºª])\s+registro civil das pessoas naturais$/iu;

/** The registry's number in the national list, printed behind its name. */
const CNS_BEHIND = /[\s,;(–-]*(?<!\p{L})CNS(?!\p{L}).*$|(?<=\p{L})\s+\d{6}$/su;

const FEMININE =
  /(\d{1,3})\s?[ºo°](?=\s(?:zona|circunscri|vara|se[çc][ãa]o|serventia|delegacia|via|regi[ãa]o)\p{L}*)/giu;
const MASCULINE =
  /(\d{1,3})\s?[°ªa](?=\s(?:of[íi]cio|subdistrito|distrito|cart[óo]rio|tabeli|servi[çc]o|registro)\p{L}*)/giu;

/** "rº Ofício" */
const ONE = /(?<!\p{L})[rlI](?=º\s)/gu;

/** "2O. OFICIO", where the small raised letter is typed as a capital. */
const LETTER_O = /(?<!\d)(\d{1,2})0\.(?=\s(?:OF[IÍ]CIO|SUBDISTRITO|DISTRITO|CART[OÓ]RIO))/gu;

/** A registry's name as printed, without ornaments. @param exact true when a text layer gave it, which misreads no small raised letter */
export function readOffice(raw: string, exact: boolean): string {
  const printed = raw
    .replace(/^[^\p{L}\d]*(?:rep[úu]blica federativa do brasil\s*[–—-]\s*)?/iu, '')
    .replace(CNS_BEHIND, '')
    .replace(ADDRESS_BEHIND, '')
    .replace(/(?:[\s–—-]+munic[íi]pio(?: e)?)?[\s,;.:–—❧-]*$/iu, '')
    .replace(/\([^()]*$/, '$&)');
  const before = printed.replace(HEADING_BEHIND, '');
  // "TERCEIRO REGISTRO CIVIL DAS PESSOAS NATURAIS" is a name as a whole.
  const name = (isOffice(before) ? before : printed).replace(/(?<=\d)°/g, 'º');
  if (exact) return name;
  return name.replace(ONE, '1').replace(LETTER_O, '$1O.').replace(FEMININE, '$1ª').replace(MASCULINE, '$1º');
}

/** A stamp says "CARTÓRIO" over its city; the names of offices say what they are. */
export function isOffice(text: string): boolean {
  return !isBlank(text) && OFFICE_WORDS.test(text);
}
