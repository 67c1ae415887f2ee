// Parses Portuguese number words from zero to 9999, as certificates write days, hours and years.

const UNITS =
  'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove';
const TENS = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa';
const HUNDREDS = 'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos';

const VALUES = new Map<string, number>([
  ...UNITS.split(' ').map((word, i): [string, number] => [word, i]),
  ...TENS.split(' ').map((word, i): [string, number] => [word, (i + 2) * 10]),
  ...HUNDREDS.split(' ').map((word, i): [string, number] => [word, (i + 1) * 100]),
  ['primeiro', 1],
  ['hum', 1],
  ['uma', 1],
  ['duas', 2],
  ['catorze', 14],
  ['dezasseis', 16],
  ['dezassete', 17],
  ['dezanove', 19],
  ['desesseis', 16],
  ['desessete', 17],
  ['desoito', 18],
  ['desenove', 19],
  ['cincoenta', 50],
  ['cem', 100],
]);

/** The words that numbers are written with, folded. */
export const NUMBER_WORDS = [...VALUES.keys(), 'mil'];

/** @param key a folded word */
export function isNumberWord(key: string): boolean {
  return key === 'mil' || VALUES.has(key);
}

/** The rank of a number word: what may follow it must be of a lower one. */
function rankOf(value: number): number {
  if (value >= 100) return 3;
  return value >= 20 ? 2 : 1;
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
  let index = 0;
  while (index < keys.length) {
    const key = keys[index] ?? '';
    if (key === 'e' && length > 0) {
      index++;
      continue;
    }
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
    index++;
    length = index;
  }
  return length === 0 ? null : { value: total + group, length };
}
