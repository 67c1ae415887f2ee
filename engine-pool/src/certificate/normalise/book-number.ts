// Normalises the number of a book, a leaf or an entry (livro, folha, termo).
import { fold } from '../text/fold.ts';
import { isBlank } from './blank.ts';
import { readNumber } from './number-words.ts';

const NUMBERED =
  /^[\s:]*(?:(?:[àn]?[àa]s|sob(?:\s+o)?|do(?=\s+(?:livro|termo)))\s+)?(?:(?:do(?=\s+termo)|livro|li?v\.|l[º°](?=\s)|f[oô]lhas?|fls?\.?|ff\.|termo|assento|registro|n(?:[ºo°](?!\p{L})\.?|\.|(?=\s))|n[uú]mero|de ordem)\s*[:.]?\s*)*/iu;

/** But for V, which marks a verso. */
const ROMAN = /^(?:A[\s-]{1,3})?(?=[IVXLC])(?!V$)C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/** Livro, folha or termo in figures: "A-154", "029-A", "XII", 26v of "vinte e seis verso". Empty when it is no such thing. */
export function readBookPart(raw: string): string {
  const text = raw
    .replace(NUMBERED, '')
    .replace(/^\p{L}[\p{L}\s]*\(([^)]*\d[^)]*)\).*$/su, '$1')
    // "A nº 28"
    .replace(/^([A-Za-z]{1,3})\s+n(?:[ºo°.]+|[uú]mero)\s*(?=\d)/u, '$1-')
    // "1I7", "I04", "6l verso", "6gvº"
    .replace(/(?<=\d)[Il|gq](?=\d|\s?v)|^[Il|](?=\d{2})/g, (sign) => (/[gq]/.test(sign) ? '9' : '1'))
    .replace(/(?:[\s.,;:–-]|\sd[eo]$)+$/, '')
    // Typed into a blank, torn in two: "1 6v".
    .replace(/^(\d{1,2}) (\d{1,2} ?v?[ºo]?)$/i, '$1$2')
    // A reader leaves a space beside the dot of the thousands; some typed a comma, or a space alone.
    .replace(/(?<=^\d{1,3})(?:\s?[.,]\s?(?=\d{3}(?!\d))|\s(?=\d{3}$))/, '.')
    .trim();
  if (isBlank(text)) return '';
  if (ROMAN.test(text)) return text;
  const [, words = '', verso = ''] = /^(\p{L}[\p{L}\s]*?)(\s+v(?:erso)?)?$/iu.exec(text) ?? [];
  const keys = fold(words).split(/\s+/);
  const ordinal = 'segundo terceiro quarto quinto sexto setimo oitavo nono decimo'.split(' ').indexOf(fold(words)) + 2;
  const number = ordinal > 1 ? { value: ordinal, length: keys.length } : readNumber(keys);
  if (number?.length === keys.length) return `${number.value}${verso && 'v'}`;
  const found =
    /^(?:[A-Za-z]{1,3}[\s\-–/.]{0,3})?\d[\d.]*(?:\/\d+(?=\s?[Vv]))?(?:(?!\se\b)\s?[-–/]?\s?(?!d[aeo]s?\b|n[ao]\b|em\b|sob\b)(?:[A-Za-z]{1,2}\b|AUX\b|BIS\b|verso\b|anverso\b))?(?:[\s\-–]?(?:[Vv]|verso|VERSO)\b)?º?/u.exec(
      text,
    )?.[0] ?? '';
  return (
    found
      .replace(/\s*[-–]\s*/g, '-')
      // "22vº", whose mark is read as a letter.
      .replace(/(?<=\d\s?v)o$/i, 'º')
      .replace(/\.$/, '')
      .trim()
  );
}
