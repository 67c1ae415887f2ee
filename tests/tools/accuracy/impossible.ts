// Values that no certificate could print in their field: a sex that is none, a state that is none, a date that is no day.
import { getMunicipalities, isValidCertidao, isValidCpf } from '@brazilian-utils/brazilian-utils';
import { CERTIFICATE_FIELDS, type FieldKind } from '@lavra/shared/certificate-fields';
import { bare, digitsOf, plain, saysNothing } from './text.ts';
import { isState, MONTHS, parseDay, parsePlace } from './values.ts';

/** The longest names of the registers have about ten words. */
const NAME_WORDS_MAX = 15;
/** "Hélio Ourique Porangatu-GO". */
const PLACE_BEHIND = /[-–/]\s*(\p{Lu}{2})$/u;
const BOOK_NUMBER_LETTERS_MAX = 12;
const ROMAN = /^(?:A[\s-]{1,3})?[IVXLC]+$/;
const SEAL_LETTERS_MAX = 60;
/** The oldest person alive was born after it. */
const FIRST_YEAR = 1880;

const folded = (name: string): string => bare(name.normalize('NFD').replace(/\p{M}/gu, ''));

const MUNICIPALITIES = new Set<string>();
/** "sao joao del rei/mg" */
const MUNICIPALITIES_OF_STATES = new Set<string>();
for (const { name, stateCode } of getMunicipalities()) {
  MUNICIPALITIES.add(folded(name));
  MUNICIPALITIES_OF_STATES.add(`${folded(name)}/${stateCode.toLowerCase()}`);
}

const hasLetters = (text: string, least: number): boolean => (text.match(/\p{L}/gu) ?? []).length >= least;
const isYear = (year: number): boolean => year >= FIRST_YEAR && year <= new Date().getFullYear();

/** @param day "day/month/year", as parseDay gives it */
function isDayOfCalendar(day: string | null): boolean {
  const [date = 0, month = 0, year = 0] = (day ?? '').split('/').map(Number);
  const calendar = new Date(Date.UTC(year, month - 1, date));
  return isYear(year) && calendar.getUTCMonth() === month - 1 && calendar.getUTCDate() === date;
}

function isMunicipality(text: string): boolean {
  // "Grão-Pará" is one of Santa Catarina, not Grão in Pará.
  if (MUNICIPALITIES.has(folded(text))) return true;
  const { city, uf } = parsePlace(text);
  return uf === '' ? MUNICIPALITIES.has(folded(city)) : MUNICIPALITIES_OF_STATES.has(`${folded(city)}/${uf}`);
}

const isNote = (text: string): boolean => hasLetters(text, 2);

/** What a value of the kind must be, whatever the certificate. */
const IS_POSSIBLE: Readonly<Record<FieldKind, (value: string) => boolean>> = {
  constant: isNote,
  'person-name': (value) =>
    hasLetters(value, 2) &&
    !/[\d:]/.test(value) &&
    value.split(/\s+/).length <= NAME_WORDS_MAX &&
    !isState(PLACE_BEHIND.exec(value)?.[1] ?? ''),
  cpf: (value) => isValidCpf(value),
  matricula: (value) => isValidCertidao(digitsOf(value)),
  'date-as-printed': (value) => isDayOfCalendar(parseDay(value)),
  day: (value) => /^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= 31,
  month: (value) =>
    MONTHS.includes(plain(value)) || (/^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= 12),
  year: (value) => isYear(Number(value)),
  date: (value) => /^\d{2}\/\d{2}\/\d{4}$/.test(value) && isDayOfCalendar(parseDay(value)),
  hour: (value) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value),
  sex: (value) => ['masculino', 'feminino'].includes(plain(value)),
  // A place abroad names no state, and no list holds it.
  place: (value) => hasLetters(value, 2) && !/\d/.test(value) && (parsePlace(value).uf === '' || isMunicipality(value)),
  establishment: (value) => hasLetters(value, 3) && parseDay(value) === null,
  municipality: isMunicipality,
  state: isState,
  'registry-office': (value) => hasLetters(value, 4) && parseDay(value) === null,
  dnv: (value) => /^[\d\s./-]+$/.test(value) && digitsOf(value).length >= 8 && digitsOf(value).length <= 11,
  'book-number': (value) => (/\d/.test(value) || ROMAN.test(value)) && value.length <= BOOK_NUMBER_LETTERS_MAX,
  'twin-status': (value) => ['sim', 'não'].includes(plain(value)),
  'twin-names': isNote,
  note: isNote,
  seal: (value) => /\d/.test(value) && value.length <= SEAL_LETTERS_MAX,
};

const KINDS: ReadonlyMap<string, FieldKind> = new Map(
  CERTIFICATE_FIELDS.map(({ contractPath, kind }) => [contractPath, kind]),
);

/** Whether a value is none of its field's kind; what says that there is nothing is of every kind. */
export function isImpossible(contractPath: string, value: string): boolean {
  const kind = KINDS.get(contractPath);
  return kind !== undefined && !saysNothing(value) && !IS_POSSIBLE[kind](value);
}
