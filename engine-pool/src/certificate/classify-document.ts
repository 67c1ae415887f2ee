// Decides whether a document is a person's birth certificate.
import type { FieldPath } from '@lavra/shared/certificate-fields';
import type { FieldValues } from './field-values.ts';
import { digitsOf } from './text/fold.ts';
import { BOOK_TYPE_BIRTH, BOOK_TYPE_OTHER, MATRICULA_LENGTH, partsOf } from './validate/matricula.ts';

const PROBABILITY_MIN = 0.5;
/** One of them stands on every certificate: without any, a page is a blank form, or talks about certificates. */
const CORE: readonly FieldPath[] = [
  'dados_pessoais.nome_completo',
  'dados_pessoais.data_nascimento.texto_completo',
  'filiacao.genitor_1.nome_completo',
];

/** @param probability the finder's, 0 to 1; @param values all that was read on the page */
export function isBirthCertificate(probability: number, values: FieldValues): boolean {
  if (isOfAnotherBook(digitsOf(values.valueOf('dados_pessoais.matricula')))) return false;
  return probability >= PROBABILITY_MIN && CORE.some((path) => values.get(path));
}

/** A matrícula of the books of marriages or deaths. */
function isOfAnotherBook(digits: string): boolean {
  return digits.length === MATRICULA_LENGTH && ![BOOK_TYPE_BIRTH, BOOK_TYPE_OTHER].includes(partsOf(digits).bookType);
}
