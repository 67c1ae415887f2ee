// From the words of a field to its value in the contract's format: one function for every kind of value.
import type { CertificateField, FieldKind, FieldPath } from '@lavra/shared/certificate-fields';
import { isMunicipality, stateOf } from '../validate/municipalities.ts';
import { isBlank } from './blank.ts';
import { readBookPart } from './book-number.ts';
import { findDates, findRelativeDate, formatDate, readDatePart, respelt, two } from './dates.ts';
import { readEstablishment } from './establishment.ts';
import { readHour } from './hour.ts';
import { readCpfInNote, sortNotes } from './note.ts';
import { readCpf, readDnv, readMatricula } from './numbers.ts';
import { readName } from './person-name.ts';
import { placeText, readPlace } from './place.ts';
import { isOffice, readOffice } from './registry-office.ts';
import { readSeal } from './seal.ts';
import { readSex } from './sex.ts';
import { readTwinNames, readTwins } from './twins.ts';

export interface NormalisedValue {
  readonly field: FieldPath;
  /** Empty where the words hold none. */
  readonly value: string;
  /** A check digit or a list set it right. */
  readonly repaired?: boolean;
  /** Lowers the confidence of a value that is doubtful for what it says. */
  readonly factor?: number;
}

/** @param exact true for a text layer's words, which are never misread */
type Normalise = (text: string, exact: boolean, field: FieldPath) => readonly NormalisedValue[];

/** A date whose words and figures disagree, or whose century or year was guessed. */
const DOUBTFUL_FACTOR = 0.7;
const CPF_IN_NOTE_FACTOR = 0.97;

/** A field that lies beside another, in the same group. */
export const beside = (field: FieldPath, name: string): FieldPath =>
  `${field.slice(0, field.lastIndexOf('.'))}.${name}` as FieldPath;

/** For a kind that has one value and nothing to say of it. */
const plainly =
  (read: (text: string, exact: boolean) => string): Normalise =>
  (text, exact, field) => [{ field, value: read(text, exact) }];

const NORMALISERS: Readonly<Record<FieldKind, Normalise>> = {
  constant: () => [],
  'person-name': plainly(readName),
  cpf: (text, exact, field) => {
    const cpf = readCpf(text, exact);
    return cpf ? [{ field, value: cpf.value, repaired: cpf.state === 'repaired' }] : [];
  },
  matricula: (text, exact, field) => {
    const matricula = readMatricula(text, exact);
    return matricula ? [{ field, ...matricula }] : [];
  },
  'date-as-printed': wholeDate,
  day: plainly((text) => readDatePart('day', text)),
  month: plainly((text) => readDatePart('month', text)),
  year: plainly((text) => readDatePart('year', text)),
  date: (text, _exact, field) => {
    const [date] = findDates(text);
    if (date) return [{ field, value: formatDate(date), factor: date.doubtful ? DOUBTFUL_FACTOR : 1 }];
    return [{ field, value: (field === 'registro.data_registro' && findRelativeDate(text)?.text) || '' }];
  },
  hour: plainly(readHour),
  sex: plainly(readSex),
  place: plainly(placeText),
  establishment: plainly(readEstablishment),
  municipality: (text, exact, field) => {
    const place = readPlace(text, exact);
    // No municipality's name has a figure, nor a comma: "Worcester, Massachusetts", "Núcleo Bandeirante, Brasília".
    const parts = place?.city.split(/\s*,\s*/) ?? [];
    const city = parts.findLast(isMunicipality) ?? parts[0] ?? '';
    if (!place || /\d|^capital$/i.test(city)) return [];
    return [
      { field, value: city, repaired: place.repaired },
      { field: beside(field, 'uf'), value: place.uf },
    ];
  },
  state: plainly((text) => stateOf(text) ?? ''),
  'registry-office': plainly((text, exact) => (isOffice(text) ? readOffice(text, exact) : '')),
  dnv: plainly(readDnv),
  'book-number': plainly(readBookPart),
  'twin-status': (text, _exact, field) => {
    const { status, names } = readTwins(text);
    return [
      { field, value: status },
      { field: beside(field, 'informacoes_adicionais'), value: names },
    ];
  },
  'twin-names': plainly(readTwinNames),
  note: (text, _exact, field) => {
    const preferred = field === 'observacoes.averbacoes' ? 'averbacoes' : 'anotacoes';
    const { averbacoes, anotacoes } = sortNotes(text, preferred);
    const cpf = readCpf(readCpfInNote(averbacoes) || readCpfInNote(anotacoes));
    return [
      { field: 'observacoes.averbacoes', value: averbacoes },
      { field: 'observacoes.anotacoes', value: anotacoes },
      // One that fails its check digits is not believed.
      { field: 'dados_pessoais.cpf', value: cpf?.state === 'valid' ? cpf.value : '', factor: CPF_IN_NOTE_FACTOR },
    ];
  },
  seal: plainly(readSeal),
};

/** Makes a day and a month, "doze de julho", the last such day before the entry. */
const LAST_BEFORE = ' ultimo';

/** The date as printed with its parts, as many of them as it says. */
function wholeDate(text: string, exact: boolean, field: FieldPath): NormalisedValue[] {
  const [date] = isBlank(text) ? [] : findDates(text);
  const part = date ?? findRelativeDate(text) ?? findRelativeDate(text + LAST_BEFORE);
  if (!part) return [];
  const factor = date?.doubtful ? DOUBTFUL_FACTOR : 1;
  return [
    { field, value: exact ? part.text : respelt(part.text), factor },
    { field: beside(field, 'dia'), value: part.day ? two(part.day) : '', factor },
    { field: beside(field, 'mes'), value: part.month ? two(part.month) : '', factor },
    { field: beside(field, 'ano'), value: date ? String(date.year) : '', factor },
  ];
}

/** The value of a field, and of those beside it that the same words say. */
export const normaliseField = ({ path, kind }: CertificateField, text: string, exact: boolean) =>
  NORMALISERS[kind](text, exact, path);
