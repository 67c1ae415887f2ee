// What counts as right, field by field: what is printed, and the other ways to say exactly the same.
import type { CertificateTruth } from '../../generator/truth.ts';
import { bare, digitsOf, lettersAndDigits, plain, saysNothing, similarity } from './text.ts';
import {
  bookNumber,
  MONTHS,
  nameWithoutOffice,
  parseDay,
  parsePlace,
  samePlace,
  stateNameOf,
  stateOf,
} from './values.ts';

/** One answered field beside its truth. */
export interface Question {
  /** The whole path, "registro.livro". */
  readonly path: string;
  /** As printed; empty when not on the document. */
  readonly printed: string;
  readonly answer: string;
  readonly truth: CertificateTruth;
  /** Every field of the answer, by path. */
  readonly answers: ReadonlyMap<string, string>;
}

type Rule = (question: Question) => boolean;

const sameNames: Rule = ({ printed, answer }) => bare(printed) === bare(answer);
const sameDigits: Rule = ({ printed, answer }) => digitsOf(printed) === digitsOf(answer);
const sameBookNumber: Rule = ({ printed, answer }) => bookNumber(printed) === bookNumber(answer);
const withoutZeros = (text: string): string => plain(text).replace(/^0+/, '');
const sameNumber: Rule = ({ printed, answer }) => withoutZeros(printed) === withoutZeros(answer);

/** Words that stand in the name of any registry: one more or less is no other registry. */
const OFFICE_WORDS = new Set(
  'a o e da de do das dos em cartório oficial ofício registro civil pessoas naturais rcpn serventia comarca distrito subdistrito município cidade sede estado brasil'.split(
    ' ',
  ),
);
/** By how much a name may be longer than what was given of it. */
const OFFICE_SHORTER_MAX = 1.35;
const SECURITY_WORDS = new Set('selo digital código cód de segurança consulta'.split(' '));
/** "Código de segurança 1234.5678.9012" */
const SECURITY_CODE_WORDS_MAX = 8;
const NOTE_SIMILARITY_MIN = 0.97;

const NOTE_LABEL =
  /^\s*(?:averba[cç](?:ão|ao|ões|oes)|anota[cç](?:ão|ao|ões|oes)|observa[cç](?:ões|oes))(?:\/anota[cç](?:ões|oes))?(?: n[ºo°]? ?\d+)?\s*:\s*/;
const NOTE_LABELS = /(?:averba|anota)[cç][aã]o(?: n[ºo°]? ?\d+)?\s*:/g;

const likeNote = (a: string, b: string): boolean => similarity(a, b) >= NOTE_SIMILARITY_MIN;

function sameNote(printed: string, answer: string): boolean {
  const [one, other] = [printed, answer].map((text) => lettersAndDigits(plain(text).replace(NOTE_LABEL, '')));
  return likeNote(one ?? '', other ?? '');
}

/** One box for both kinds of note: either field may hold either text, or both together. */
function sameJointNotes({ truth, answers }: Question): boolean {
  const { averbações, anotações } = truth.data.observações;
  const text = (value: string): string => lettersAndDigits(plain(value).replace(NOTE_LABELS, ' '));
  const printed = averbações && anotações ? [`${averbações} ${anotações}`] : [averbações || anotações].filter(Boolean);
  const one = answers.get('observações.averbações') ?? '';
  const other = answers.get('observações.anotações') ?? '';
  const given = [one, other, `${one} ${other}`, `${other} ${one}`].filter(
    (value) => value.trim() && !saysNothing(value),
  );
  return printed.some((whole) => given.some((value) => likeNote(text(whole), text(value))));
}

const notes: Rule = (question) => {
  const { path, printed, answer, truth } = question;
  if (printed === '' ? saysNothing(answer) : sameNote(printed, answer)) return true;
  const numbers = truth.meta.cadastro.map(digitsOf);
  if (
    path === 'observações.anotações' &&
    numbers.some((number) => digitsOf(answer).includes(number)) &&
    lettersAndDigits(answer).includes(lettersAndDigits(printed))
  ) {
    return true;
  }
  return truth.meta.joint_notes && sameJointNotes(question);
};

const twinStatus: Rule = ({ printed, answer }) => {
  const words = bare(answer).split(' ');
  const no = saysNothing(answer) || words.some((word) => ['não', 'nao', 'no', 'false', 'nada'].includes(word));
  const yes = words.some((word) => ['sim', 'true', 'yes'].includes(word) || /^(?:gême|geme|trigê|trigem)/.test(word));
  return printed === 'Sim' ? yes && !no : no;
};

const twinNames: Rule = ({ answer, truth }) => {
  const names = truth.meta.twin_names;
  if (names.length > 0) return names.every((name) => bare(answer).includes(bare(name)));
  return saysNothing(answer) || ['não', 'não gêmeo', 'não gêmeos'].includes(bare(answer));
};

const sex: Rule = ({ printed, answer }) => {
  const given = bare(answer);
  return (
    given !== '' && given[0] === bare(printed)[0] && (given.length === 1 || ['masculino', 'feminino'].includes(given))
  );
};

/** The municipality alone, or with its own state. */
const municipality: Rule = ({ path, printed, answer, truth }) => {
  const state = path.startsWith('registro.') ? truth.data.registro.uf : truth.data.local_nascimento.uf;
  const given = parsePlace(answer);
  return bare(printed) === bare(answer) || (given.city === bare(printed) && given.uf === state.toLowerCase());
};

/** The hospital, and after it perhaps where it stands. */
const hospital: Rule = ({ printed, answer, truth }) => {
  const [name, given] = [bare(printed), bare(answer)];
  if (!given.startsWith(name)) return false;
  const { município, uf } = truth.data.local_nascimento;
  const where = new Set(`${bare(município)} ${uf.toLowerCase()} em ${stateNameOf(uf)}`.split(' '));
  return given
    .slice(name.length)
    .split(' ')
    .every((word) => word === '' || where.has(word));
};

const registryOffice: Rule = ({ printed, answer, truth }) => {
  const { município, uf } = truth.data.registro;
  const where = new Set(`${bare(município)} ${uf.toLowerCase()} ${stateNameOf(uf)}`.split(' '));
  const own = (text: string): string =>
    bare(text)
      .split(' ')
      .filter((word) => !OFFICE_WORDS.has(word) && !where.has(word))
      .join('');
  const [whole, given] = [printed, answer].map((text) => bare(text).replaceAll(' ', ''));
  if (whole === undefined || given === undefined) return false;
  if (whole === given) return true;
  // What tells one registry from another must be there, and nothing else; of the rest a small part may be missing.
  return own(printed) === own(answer) && whole.length <= given.length * OFFICE_SHORTER_MAX;
};

/** The code, and before or after it perhaps a security code: words that say so, and such as hold a digit. */
const seal: Rule = ({ printed, answer }) => {
  const code = lettersAndDigits(printed);
  if (code === lettersAndDigits(answer)) return true;
  const rest = answer.replace(printed, ' ');
  const words = bare(rest).split(' ').filter(Boolean);
  return (
    lettersAndDigits(answer).includes(code) &&
    rest !== answer &&
    words.length <= SECURITY_CODE_WORDS_MAX &&
    words.every((word) => /\d/.test(word) || SECURITY_WORDS.has(word))
  );
};

/** Rules by a field's whole path or by its last name; they are asked when the texts are not plainly equal. */
const RULES: Record<string, Rule> = {
  'documento.tipo': ({ answer }) => bare(answer).replaceAll('ã', 'a').includes('certidao de nascimento'),
  'documento.órgão_emissor': ({ answer, truth }) =>
    bare(answer).includes('registro civil') ||
    lettersAndDigits(truth.data.registro.cartório) === lettersAndDigits(answer),
  'gêmeos.status': twinStatus,
  'gêmeos.informações_adicionais': twinNames,
  averbações: notes,
  anotações: notes,
  nome_completo: sameNames,
  avô: sameNames,
  avó: sameNames,
  cpf: sameDigits,
  matrícula: sameDigits,
  número_dnv: sameDigits,
  texto_completo: (question) =>
    sameNames(question) ||
    (parseDay(question.printed) !== null && parseDay(question.printed) === parseDay(question.answer)),
  dia: sameNumber,
  ano: sameNumber,
  mês: (question) =>
    sameNumber(question) || plain(question.answer).replace('marco', 'março') === MONTHS[Number(question.printed) - 1],
  sexo: sex,
  uf: ({ printed, answer }) => stateOf(printed) === stateOf(answer),
  naturalidade: ({ printed, answer }) => samePlace(printed, answer),
  município: municipality,
  estabelecimento: hospital,
  livro: sameBookNumber,
  folha: sameBookNumber,
  termo: sameBookNumber,
  cartório: registryOffice,
  selo_digital: seal,
  oficial_registro: ({ printed, answer }) => nameWithoutOffice(printed) === nameWithoutOffice(answer),
};

/** Fields whose own rule also says what is right when the document is silent. */
const OWN_SILENCE = /^(?:documento|gêmeos|observações)\./;

function accepted({ path, answer, truth }: Question): boolean {
  return (truth.accept[path] ?? []).some(
    (other) =>
      plain(other) === plain(answer) ||
      (other !== '' && path.endsWith('naturalidade') && samePlace(other, answer)) ||
      (path === 'registro.livro' && bookNumber(other) === bookNumber(answer)),
  );
}

export function isRight(question: Question): boolean {
  const { path, printed, answer } = question;
  if (plain(printed) === plain(answer) || accepted(question)) return true;
  if (printed === '' && !OWN_SILENCE.test(path)) return saysNothing(answer);
  const rule = RULES[path] ?? RULES[path.slice(path.lastIndexOf('.') + 1)];
  return rule?.(question) ?? false;
}
