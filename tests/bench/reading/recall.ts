// How much of what a certificate says stands somewhere in a text read from it, wherever and in whatever order.
import { fieldsOf } from '../../accuracy/answer.ts';
import type { CertificateTruth } from '../../fixtures/truth.ts';

/** Said by the contract and not by the paper. */
const NOT_PRINTED = /^(?:documento\.|gêmeos\.status|dados_pessoais\.data_nascimento\.(?:dia|mês|ano))/u;
/** Two letters stand in any text. */
const LETTERS_MIN = 3;

/** The values that a reader has to find, normalised. */
export function wantedValues({ data }: CertificateTruth): string[] {
  return [...fieldsOf(data)]
    .filter(([path]) => !NOT_PRINTED.test(path))
    .map(([, value]) => normalise(value))
    .filter((value) => value.length >= LETTERS_MIN);
}

/** The share of the values that the text holds; 1 where there are none. */
export function recallOf(text: string, values: readonly string[]): number {
  const found = normalise(text);
  return values.length === 0 ? 1 : values.filter((value) => found.includes(value)).length / values.length;
}

/** Small letters without accents and digits, run together: no peer is blamed for where it puts its spaces. */
function normalise(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '');
}
