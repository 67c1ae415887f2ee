// Parses Portuguese number words from zero to 9999, as certificates write days, hours and years.

/** From each beginning by equal steps; of one number the spelling of today first, then others and older ones. */
const UNITS =
  'zero um|hum|uma|primeiro dois|duas|dous tres|trez quatro cinco seis sete oito nove dez onze doze treze quatorze|catorze quinze ' +
  'dezesseis|dezasseis|desesseis|dezeseis|deseseis dezessete|dezassete|desessete|dezesete|desesete dezoito|desoito dezenove|dezanove|desenove';
const TENS = 'vinte trinta quarenta cinquenta|cincoenta sessenta|secenta setenta oitenta noventa';
const HUNDREDS =
  'cento|cem duzentos|dusentos trezentos|tresentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos';

const valuesOf = (words: string, first: number, step: number) =>
  words.split(' ').flatMap((same, i) => same.split('|').map((word) => [word, first + i * step] as const));
const VALUES = new Map([...valuesOf(UNITS, 0, 1), ...valuesOf(TENS, 20, 10), ...valuesOf(HUNDREDS, 100, 100)]);

/** The words that numbers are written with, folded. */
export const NUMBER_WORDS = [...VALUES.keys(), 'mil'];

/** @param key a folded word */
export function isNumberWord(key: string): boolean {
  return key === 'mil' || VALUES.has(key);
}

/** The rank of a number word: what may follow it must be of a lower one. */
function rankOf(value: number): number {
  return value >= 100 ? 3 : value >= 20 ? 2 : 1;
}

/**
 * Reads one number from the beginning of `keys` (folded words, `e` between them).
 * @returns the value and how many keys it took, or null when no number begins here.
 */
export function readNumber(keys: readonly string[]): { value: number; length: number } | null {
  let total = 0;
  let group = 0;
  let rank = 4;
  let length = 0;
  let thousands = false;
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] ?? '';
    if (key === 'e' && length > 0) continue;
    if (key === 'mil' && !thousands) {
      total += (group || 1) * 1000;
      group = 0;
      rank = 4;
      thousands = true;
    } else {
      const value = VALUES.get(key);
      if (value === undefined || rankOf(value) >= rank || (rank === 2 && value >= 10)) break;
      // "dois mil e dois" may follow; "vinte dois" without its "e" is read too.
      group += value;
      rank = rankOf(value);
    }
    length = index + 1;
  }
  return length === 0 ? null : { value: total + group, length };
}
