// Normalises the sex to the contract's words.
import { compact, editDistance } from '../text/fold.ts';
import { isBlank } from './blank.ts';
import { tickedOf } from './ticked.ts';

export const tickedSex = tickedOf('m(?:asc\\p{L}*)?|f(?:em\\p{L}*)?');

/** Masculino, Feminino, or what else is registered, as printed: "Intersexo". Empty when it is none. */
export function readSex(raw: string): string {
  const text = (tickedSex(raw) ?? raw)
    .replace(/^[\W\d_]+|[\s.,;:<>º°]+$/g, '')
    .replace(/^(?:.*\bsexo|uma?)\W+/i, '')
    .trim();
  if (isBlank(text)) return '';
  // "Femi.nino": a speck inside the word.
  const first = compact((text.split(/[\s,;]/)[0] ?? '').replace(/(?<=\p{L}{3})\.(?=\p{Ll})/gu, '').split('.')[0] ?? '');
  const isSaid = (sex: string, words: string) =>
    words.split(' ').includes(first) ||
    (first !== '' && sex.startsWith(first)) ||
    (!/^menin/.test(first) && editDistance(first, sex, 2) <= 2);
  if (isSaid('masculino', 'menino homem male hombre varao varon macho garoto rapaz moco')) return 'Masculino';
  if (isSaid('feminino', 'menina mulher female mujer femea garota rapariga moca')) return 'Feminino';
  return /^(?:inter|indet|outr)\p{L}{3}/iu.test(text) ? text : '';
}
