// Words that certificates print again and again without any diacritic: one seen on them is a speck or a blur.
import { withoutDiacritics } from './without-diacritics.ts';

const WORDS = `um dois quatro cinco seis sete oito nove dez onze doze treze quatorze catorze quinze dezesseis dezessete dezoito
  dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cento novecentos mil primeiro janeiro fevereiro
  abril maio junho julho agosto setembro outubro novembro dezembro hora horas minutos dia civil registro oficial livro folha
  folhas termo nome pai paterno paterna materno materna data nascimento nascido nascida feminino masculino sexo cidade estado
  brasil pessoas naturais certifico declarante declarado testemunhas hospital`;

const PLAIN = new Set(WORDS.toUpperCase().split(/\s+/));

/** @param word characters alone */
export function isUnaccented(word: string): boolean {
  return PLAIN.has(withoutDiacritics(word).toUpperCase());
}
