// How much of what a certificate says stands somewhere in a text read from it, wherever and in whatever order: the one
// measure by which general readers, who know no fields, can stand beside ours.

import type { CertificateTruth } from '../../../generator/truth.ts';
import { fieldsOf } from '../../accuracy/answer.ts';

/** Said by the contract and not by the paper. */
const NOT_PRINTED = /^(?:documento\.|gêmeos\.status|dados_pessoais\.data_nascimento\.(?:dia|mês|ano))/u;
/** Two letters stand in any text. */
const LETTERS_MIN = 3;

/** Of the values that a reader has to find, by their paths, whether the text holds them. */
export function foundIn(text: string, { data }: Pick<CertificateTruth, 'data'>): Map<string, boolean> {
  const read = normalise(text);
  const wanted = [...fieldsOf(data)]
    .filter(([path]) => !NOT_PRINTED.test(path))
    .map(([path, value]) => [path, normalise(value)] as const)
    .filter(([, value]) => value.length >= LETTERS_MIN);
  return new Map(wanted.map(([path, value]) => [path, read.includes(value)]));
}

/** The share of the values that the text holds; 1 where there are none. */
export function recallOf(text: string, truth: Pick<CertificateTruth, 'data'>): number {
  const found = [...foundIn(text, truth).values()];
  return found.length === 0 ? 1 : found.filter(Boolean).length / found.length;
}

/** Small letters without accents and digits, run together: no peer is blamed for where it puts its spaces. */
function normalise(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '');
}
