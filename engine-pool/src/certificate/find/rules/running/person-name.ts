// Reads a person's name from a place in the running text on: words in capitals and the particles between them.
import { PARTICLES, SURNAMES_WITH_E } from '../../../normalise/person-name.ts';
import { fold } from '../../../text/fold.ts';
import type { Token } from '../../../text/tokens.ts';

/** What may stand between the words that announce a name and the name. */
const SKIPPED = new Set(
  `: , . - – — " “ ” ' a o as os de da do dona d sr sra senhor senhora dr dra menor crianca nome como pai mae
  declarante cidadao cidada`.split(/\s+/),
);
const SKIPPED_MAX = 6;
/** Words of the form, which end a name where all is in capitals. Surnames and months that are names too are left out. */
const FORM_WORDS = new Set(
  `certifico que no na nos nas em ou a o as os ao aos com por pelo pela este esta neste nesta livro livros folha folhas fls
  termo assento registro registros lavrado lavrada foi consta constam nascido nascida nasceu sexo masculino feminino filha natural
  naturais municipio cidade estado comarca hospital maternidade genitor genitora genitores avos avo paterno paterna paternos
  paternas materno materna maternos maternas neta declarante testemunhas testemunha registrado registrada hoje dia mes ano
  anos hora horas sendo senhor senhora dona brasileiro brasileira brasileiros residente residentes casado casada solteiro solteira
  profissao civil pessoas oficio cartorio sob perante presente gemeo gemea qual seus suas seu sua tendo cor observacoes averbacoes nome pai mae
  lido achado conforme um uma dois duas tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze vinte trinta`.split(
    /\s+/,
  ),
);
const WITH_E = new RegExp(`^${SURNAMES_WITH_E}`, 'iu');

const isWord = (token: Token | undefined): boolean => /^\p{L}/u.test(token?.text ?? '');
const isLarge = (token: Token | undefined): boolean => /^\p{Lu}/u.test(token?.text ?? '');
const key = (token: Token | undefined): string => fold(token?.text ?? '');

/** "FILHO DE" and "NETO PATERNO DE" go on with the family; a lone FILHO or NETO ends a man's name. */
function isKinship(tokens: readonly Token[], at: number): boolean {
  const next = key(tokens[at + 1]);
  // "RUI DIAS FILHO do sexo masculino": the entry's next clause.
  if (key(tokens[at + 2]) === 'sexo') return false;
  return (
    (key(tokens[at]) === 'filho' && /^(?:de|do|da|dele|legitim|natural|reconhec)/.test(next)) ||
    (key(tokens[at]) === 'neto' && /^(?:patern|matern|por|pel[oa])/.test(next))
  );
}

/** Whether the token at `at` goes on with the name that the one before it belongs to. */
function goesOn(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  const glued = token?.start === before?.end;
  if (/^['’´`.-]$/.test(token?.text ?? '')) {
    if (PARTICLES.has(key(before)) && isLarge(tokens[at + 1])) return true;
    const short = token?.text !== '.' || (before?.text.length ?? 9) <= 2;
    return short && glued && (token?.text === '.' ? isLarge(tokens[at + 1]) : tokens[at + 1]?.start === token?.end);
  }
  if (!token || !isWord(token)) return false;
  if (glued && before && !isWord(before) && before.text !== '.') return true;
  if (PARTICLES.has(key(token))) {
    // "DO'AMARAL": a speck before the surname.
    const next = tokens[/^['’´`.]$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1];
    if (key(token) === 'e') return WITH_E.test(next?.text ?? '') && isLarge(next);
    return isLarge(next)
      ? !FORM_WORDS.has(key(next))
      : isWord(next) && PARTICLES.has(key(next)) && goesOn(tokens, at + 1);
  }
  return isLarge(token) && !FORM_WORDS.has(key(token)) && !isKinship(tokens, at);
}

/**
 * The tokens of the name that begins at `from`, titles and signs before it passed over.
 * @returns [first, behind the last], or null where no name of two words stands there
 */
export function nameAt(tokens: readonly Token[], from: number): [number, number] | null {
  let first = from;
  while (first - from < SKIPPED_MAX && first < tokens.length && SKIPPED.has(key(tokens[first]))) first++;
  const start = tokens[first];
  if (!isLarge(start) || FORM_WORDS.has(key(start)) || isKinship(tokens, first)) return null;
  let end = first + 1;
  while (end < tokens.length && goesOn(tokens, end)) end++;
  const words = tokens.slice(first, end).filter((token) => isWord(token) && token.text.length > 1);
  return words.length >= 2 ? [first, end] : null;
}
