// Decides whether a document is a person's birth certificate.
import type { FieldPath } from '@lavra/shared/certificate-fields';
import type { PageText } from '../ocr/page-text.ts';
import type { FieldValues } from './field-values.ts';
import { digitsOf, fold } from './text/fold.ts';
import { textOf } from './text/words.ts';
import { BOOK_TYPE_BIRTH, BOOK_TYPE_OTHER, MATRICULA_LENGTH, partsOf } from './validate/matricula.ts';

/** The network weighs births against everything else; in doubt the rest of this file decides. */
const PROBABILITY_MIN = 0.5;
/** One of them stands on every certificate: without any, a page is a blank form, or talks about certificates. */
const CORE: readonly FieldPath[] = [
  'dados_pessoais.nome_completo',
  'dados_pessoais.data_nascimento.texto_completo',
  'filiacao.genitor_1.nome_completo',
  'filiacao.genitor_2.nome_completo',
];
/** One of them says where its entry is kept: who certifies that there is none names none. */
const ENTRY: readonly FieldPath[] = [
  'dados_pessoais.matricula',
  'registro.livro',
  'registro.folha',
  'registro.termo',
  'registro.data_registro',
];
/** Titles of documents that say nearly what a birth certificate says. */
const OTHER_TITLE =
  /^(?:certidao|registro|assento|termo) de (?:natimorto|obito|casamento|batismo)|^declaracao de nascid[oa] vivo|^certidao negativa/;
/** Heads of what quotes or imitates a certificate ("em breve / relatório" is one): drafts, reports, sworn translations, Portugal's registries, petitions, letters, manuals, dolls, pets. */
const QUOTING =
  /^excelentissim[oa]|^minuta\b|^relatorio (?=[a-z])|\bcheck-?list\b|^prezad[oa]s? senhor|^processo n|\bmodelo preenchido|\bcomo (?:preencher|ler)\b|\bmanual\b|\bbonec[ao]s?\b|\breborn\b|\bpets?\b|\banima(?:l|is)\b|\brepublica portuguesa|\bconservatoria do registo|\btradutora? public|\btraducao (?:oficial|publica|juramentada)|\bsworn (?:public )?translat/;
/** No certificate says it anywhere: the end of a petition, or of a letter but for an officer's, who certifies, and that a page is a specimen or a draft. */
const NO_CERTIFICATE =
  /\bpede (?:e espera )?deferimento|\bespecime\b|\brascunho\b|^(?!.*\b(?:certifico|dou fe|sob a fe)\b).*\n(?:atenciosamente|cordialmente|respeitosamente)\b/s;
const OWN_TITLE = /(?:certidao|registro|assento|termo|transcricao|traslado) (?:de|do) nascimento|inteiro teor/;
/** Titles stand among the first lines; further down "Declaração de nascido vivo" is a label. */
const HEAD_LINES = 6;

/** @param probability the finder's, 0 to 1; @param values all that was read on the page */
export function isBirthCertificate(probability: number, values: FieldValues, page: PageText): boolean {
  if (isOfAnotherBook(digitsOf(values.valueOf('dados_pessoais.matricula')))) return false;
  if (hasOtherTitle(page)) return false;
  const has = (path: FieldPath) => values.get(path) !== undefined;
  return probability >= PROBABILITY_MIN && CORE.some(has) && ENTRY.some(has);
}

function hasOtherTitle({ lines }: PageText): boolean {
  const all = lines.map(({ words }) => fold(textOf(words)).trim());
  const head = all.slice(0, HEAD_LINES);
  if (head.some((line) => QUOTING.test(line)) || NO_CERTIFICATE.test(all.join('\n'))) return true;
  const others = head.filter((line) => OTHER_TITLE.test(line));
  return others.length > 0 && !head.some((line) => OWN_TITLE.test(line) && !others.includes(line));
}

/** Whether some line says that the page is a birth certificate, or one that there is none. */
export function isTitledBirth({ lines }: PageText): boolean {
  return lines.some(({ words }) => OWN_TITLE.test(fold(textOf(words))));
}

/** A matrícula of the books of marriages or deaths. */
function isOfAnotherBook(digits: string): boolean {
  return digits.length === MATRICULA_LENGTH && ![BOOK_TYPE_BIRTH, BOOK_TYPE_OTHER].includes(partsOf(digits).bookType);
}
