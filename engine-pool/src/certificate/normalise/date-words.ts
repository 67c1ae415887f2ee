// Repairs misspelt words of a date: "SESSETA", "aosto", "marco".
import { editDistance, fold } from '../text/fold.ts';
import { inCaseOf } from '../text/letter-case.ts';

const MONTH_NAMES = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
  ' ',
);
/** The months' names from January on, folded. */
export const MONTHS: readonly string[] = MONTH_NAMES.map(fold);

/** As they are spelt today; what older certificates spell otherwise ("cincoenta", "dezeseis") stays. */
const SPELT = [
  ...`um dois duas três quatro cinco seis sete oito nove dez onze doze treze quatorze catorze quinze dezesseis dezessete dezoito
  dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa novecentos oitocentos primeiro mil`.split(
    /\s+/,
  ),
  ...MONTH_NAMES,
];
const BY_FOLDED = new Map(SPELT.map((word) => [fold(word), word]));
/** Ways of older certificates, each one letter from today's. */
const OLD = new Set(
  `cincoenta cinqüenta dezeseis dezesete dezenóve dezasseis dezassete dezanove desesseis desessete desoito desenove
  quatôrze catôrze tres mez hum`
    .split(/\s+/)
    .map(fold),
);
/** Shorter words are too easily another one. */
const LENGTH_MIN = 5;

/** The date with every word spelt that can be only one. */
export function spellDate(text: string): string {
  return text.replace(/\p{L}+/gu, spellWord);
}

function spellWord(word: string): string {
  const key = fold(word);
  const spelt = BY_FOLDED.get(key) ?? nearest(key);
  if (spelt === undefined || spelt === word.toLocaleLowerCase('pt-BR')) return word;
  return inCaseOf(word, spelt);
}

function nearest(key: string): string | undefined {
  if (key.length < LENGTH_MIN || OLD.has(key)) return undefined;
  const near = SPELT.filter((word) => word.length >= LENGTH_MIN && editDistance(key, fold(word), 1) <= 1);
  return near.length === 1 ? near[0] : undefined;
}
