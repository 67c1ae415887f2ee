// Decides whether a page is a birth certificate at all, from its title, its words and what was found on it.

import type { FieldPath } from '@lavra/shared/certificate-fields';
import { crossValidate } from '../../cross-validate.ts';
import { FieldValues } from '../../field-values.ts';
import { compact, digitsOf, fold, prefixDistance } from '../../text/fold.ts';
import { textOf } from '../../text/words.ts';
import { BOOK_TYPE_BIRTH, partsOf } from '../../validate/matricula.ts';
import type { PreparedLine } from './page/prepare-lines.ts';

/** Points: a page is taken for a birth certificate from this many on. */
const POINTS_MIN = 5;

const TITLE = [
  'certidaodenascimento',
  'registrodenascimento',
  'assentodenascimento',
  'nascimentointeiroteor',
  'certidaodenascimentointeiroteor',
  'certidaodeinteiroteordenascimento',
  'certidaodetranscricaodenascimento',
  'transladodeassentodenascimento',
];
const OTHER_TITLES = [
  'certidaodecasamento',
  'certidaodeobito',
  'certidaodenatimorto',
  'registrodecasamento',
  'certidaodebatismo',
  'certidaodebatizado',
  'certidaodeuniaoestavel',
  'carteiradeidentidade',
  'ceduladeidentidade',
  'carteiranacionaldehabilitacao',
  'declaracaodenascidovivo',
  'tituloeleitoral',
  'passaporte',
  'notafiscal',
  'historicoescolar',
  'carteiradetrabalho',
  'certificadodereservista',
  'certidaodeemancipacao',
  'certidaonegativa',
  'fichadematricula',
  'cartaodorecemnascido',
];
/** Titles stand here; further down "Declaração de nascido vivo" and "Passaporte" are labels of a birth certificate. */
const HEAD_SHARE = 0.3;
const HEAD_LINES_MIN = 4;
/** What schools, hospitals, parishes, contracts and requests for copies print, and birth certificates do not. */
const FOREIGN =
  /\b(?:alun[oa]s?|turma|turno|serie|escolar|contratante|contratad[oa]|clausula|apgar|gestacao|escolaridade|padrinhos|paroquia|leito|prontuario|surname|peso|estatura|salario|admissao|empregad[oa]r?|conjuges?|sepultamento|falecid[oa]|causa da morte|regime de bens|requerente|requeiro|solicitante|retirada|entrega)\b/g;
const FOREIGN_MIN = 2;
/** What every certificate says of itself. */
const CERTIFIED = /certific|dou\s?fe\b|e\s?verdade|verdadeir/;
/** A title's line holds little beside it. */
const TITLE_SLACK = 26;

const CORE: readonly FieldPath[] = [
  'dados_pessoais.nome_completo',
  'dados_pessoais.data_nascimento.texto_completo',
  'filiacao.genitor_1.nome_completo',
];
const TYPICAL: readonly FieldPath[] = [
  'dados_pessoais.hora_nascimento',
  'dados_pessoais.sexo',
  'local_nascimento.estabelecimento',
  'local_nascimento.municipio',
  'registro.data_registro',
  'avos.maternos.avo_feminino',
  'avos.paternos.avo_feminino',
  'registro.livro',
  'registro.termo',
];

/**
 * Whether title, words and fields together are those of a birth certificate, and one of a person.
 * @param found all that was read on the page
 */
export function looksLikeBirthCertificate(lines: readonly PreparedLine[], found: FieldValues): boolean {
  const draft = crossValidated(found);
  const texts = lines.map((line) => compact(textOf(line.words)));
  const matricula = digitsOf(draft.valueOf('dados_pessoais.matricula'));
  const title = nearestTitle(texts, TITLE);
  // "Certidão de casamento" is three letters from "certidão de nascimento": the nearer title counts.
  const head = texts.slice(0, Math.max(HEAD_LINES_MIN, Math.ceil(texts.length * HEAD_SHARE)));
  const other = nearestTitle(head, OTHER_TITLES);
  if (other !== null && other < (title ?? 1)) return false;
  const whole = fold(lines.map((line) => textOf(line.words)).join(' '));
  const foreign = new Set(whole.match(FOREIGN) ?? []).size;
  if (foreign >= FOREIGN_MIN && matricula.length !== 32 && !CERTIFIED.test(whole)) return false;
  let points = 0;
  if (title !== null) points += 3;
  else if (texts.some((text) => text.includes('certidaodenascimento'))) points += 2;
  if (texts.some((text) => text.includes('registrocivil'))) points += 1;
  if (matricula.length === 32 && partsOf(matricula).bookType === BOOK_TYPE_BIRTH) points += 2;
  points += CORE.filter((path) => draft.get(path)).length;
  points += Math.min(4, TYPICAL.filter((path) => draft.get(path)).length);
  const entry =
    TYPICAL.some((path) => path.startsWith('avos') && draft.get(path)) ||
    draft.get('registro.data_registro') ||
    draft.get('registro.livro') ||
    matricula;
  return points >= POINTS_MIN && Boolean(entry || title !== null);
}

/** A copy, whose fields have been held against each other. */
function crossValidated(found: FieldValues): FieldValues {
  const values = new FieldValues();
  values.fillFrom(found, 1);
  crossValidate(values);
  return values;
}

/** The share of a title's letters that differ in the line that is most like one of the titles; null when none is like it. */
function nearestTitle(lines: readonly string[], titles: readonly string[]): number | null {
  let nearest: number | null = null;
  for (const line of lines) {
    for (const title of titles) {
      if (line.length < title.length - 3 || line.length > title.length + TITLE_SLACK) continue;
      const fit = prefixDistance(title, line, Math.floor(title.length * 0.2));
      if (fit) nearest = Math.min(nearest ?? 1, fit.distance / title.length);
    }
  }
  return nearest;
}
