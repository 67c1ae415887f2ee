// Diacritics and signs that a blur or a speck made or hid: on words that certificates print again and again, and where nobody writes otherwise.
import { withoutDiacritics } from '../without-diacritics.ts';

const WORDS = `um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze catorze quinze dezesseis dezessete
  dezoito dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cento novecentos mil primeiro janeiro
  fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro mês hora horas minutos dia civil registro
  oficial livro folha folhas termo nome pai mãe paterno paterna materno materna data nascimento nascido nascida feminino
  masculino sexo cidade estado brasil pessoas naturais certifico declarante declarado testemunhas hospital`;

/** As they were written until 1971. */
const OLD = new Set('agôsto cinqüenta fôlha fôlhas têrmo'.split(' '));

const USUAL = new Map(WORDS.split(/\s+/).map((word) => [withoutDiacritics(word), word]));

/** The text with such words as they are written, where they were read with other diacritics: with none they may be printed. */
export function withUsualDiacritics(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const isPlain = word === withoutDiacritics(word);
    return isPlain || OLD.has(word.toLowerCase()) ? word : usualSpelling(word);
  });
}

/**
 * Two dots that ran together: Portuguese has its tildes before o, e, i, s, z or at the end of a word, and õ before e alone, and no
 * mark at all before an h that a consonant follows, nor about "sch". Before g, m, n and p indigenous names have tildes, too, and
 * stay as read.
 */
const BLURRED_UMLAUT =
  /ã(?=[cdfhklruw]|t[tz])|õ(?=[cdfhklrstwz]|pp|in[gk])|[áâóôúû](?=h[lmrt])|(?<=\bschr?)[áâãóôõúû]|[áâãóôõúû](?=n?sch)/giu;
const UMLAUTS: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' };

/** "Wächter" where "Wãchter" was read, and "Bôas" for "Bõas". */
export function withLikelyDiacritics(text: string): string {
  return text
    .replace(/õ(?=as?(?!\p{L}))/gu, 'ô')
    .replace(/Õ(?=AS?(?!\p{L}))/gu, 'Ô')
    .replace(BLURRED_UMLAUT, (letter) => {
      const umlaut = UMLAUTS[withoutDiacritics(letter).toLowerCase()] as string;
      return letter === letter.toLowerCase() ? umlaut : umlaut.toUpperCase();
    });
}

/** "Sant'Anna" and "El-Khouri", whose joint was not read or an l before it was read as I. */
export function withNamesJoined(text: string): string {
  return text.replace(/(?<!\p{L})(Sant)(?=A\p{Ll})/gu, "$1'").replace(/(?<!\p{L})([AE])I(?=-\p{Lu}\p{Ll})/gu, '$1l');
}

/** Such a word as it is written, whatever diacritics it has; another stays as it is. */
export function usualSpelling(word: string): string {
  const plain = withoutDiacritics(word);
  const usual = USUAL.get(plain.toLowerCase());
  if (usual === undefined) return word;
  return Array.from(plain, (letter, at) => {
    const mark = usual[at] as string;
    return letter === letter.toLowerCase() ? mark : mark.toUpperCase();
  }).join('');
}
