// Turns labelled values into fields: the reading of certificates laid out as forms and tables.

import { formatCpf } from '@brazilian-utils/brazilian-utils/format-cpf';
import type { FieldPath } from '@lavra/shared/certificate-fields';
import type { Word } from '../../../../ocr/page-text.ts';
import { FieldValues, type Origin, originOf } from '../../../field-values.ts';
import { readBookPart } from '../../../normalise/book-number.ts';
import { readCpf } from '../../../normalise/cpf.ts';
import { readDatePart } from '../../../normalise/date-part.ts';
import { findDates, formatDate } from '../../../normalise/dates.ts';
import { readDnv } from '../../../normalise/dnv.ts';
import { findHour, readHour } from '../../../normalise/hour.ts';
import { readCpfInNote, sortNotes } from '../../../normalise/note.ts';
import { readName } from '../../../normalise/person-name.ts';
import { readPlace } from '../../../normalise/place.ts';
import { isOffice, readOffice } from '../../../normalise/registry-office.ts';
import { readSeal } from '../../../normalise/seal.ts';
import { readSex } from '../../../normalise/sex.ts';
import { readTwinNames, readTwins } from '../../../normalise/twins.ts';
import { repairPhrase } from '../../../repair/orthography.ts';
import { isExact, textOf } from '../../../text/words.ts';
import { checkCpf } from '../../../validate/cpf.ts';
import type { AttachedPage, LabelledValue } from '../labels/attach-values.ts';
import { readingOrder } from '../labels/reading-order.ts';
import { centerY } from '../page/boxes.ts';
import { offerBirthPlace, offerBirthPlaceAndCity } from './birth-place.ts';
import { offerCities } from './cities.ts';
import { readEntryPlace } from './entry-place.ts';
import { offerFamily } from './family.ts';
import { offerBirthDate, offerEntryDate, offerMatricula } from './offer.ts';
import { parentOfPlace } from './parents.ts';

/** @param pageRight where the page's print ends: the right border of the last cell of a row. */
export function fieldsFromLabels({ values, loose }: AttachedPage, pageRight: number): FieldValues {
  const draft = new FieldValues();
  const ordered = [...values].sort((a, b) => centerY(a.labelBox) - centerY(b.labelBox));
  for (const value of ordered) offerValue(draft, value);
  offerNaturalidade(draft, readingOrder(values));
  if (draft.get('gemeos.informacoes_adicionais') && !draft.get('gemeos.status')) {
    draft.offer('gemeos.status', 'Sim', { box: undefined, confidence: 0.95 }, 'derived');
  }
  offerFamily(draft, values, loose, pageRight);
  offerCities(draft, values);
  return draft;
}

/** The registrant's own: not the one that belongs to a parent. */
function offerNaturalidade(draft: FieldValues, ordered: readonly LabelledValue[]): void {
  for (const [index, value] of ordered.entries()) {
    if (value.slot !== 'naturalidade' || parentOfPlace(ordered, index)) continue;
    const words = wordsOf(value);
    const place = readPlace(textOf(words), isExact(words))?.text ?? '';
    draft.offer('dados_pessoais.naturalidade', place, originOf(words, value.quality));
  }
}

function wordsOf(value: LabelledValue): Word[] {
  return value.lines.flat();
}

function offerValue(draft: FieldValues, value: LabelledValue): void {
  const words = wordsOf(value);
  const text = textOf(words);
  if (text === '') return;
  const origin = originOf(words, value.quality);
  const first = textOf(value.lines[0] ?? []);
  switch (value.slot) {
    case 'name':
      draft.offer('dados_pessoais.nome_completo', readName(text, isExact(words)), origin);
      return;
    case 'cpf': {
      const cpf = readCpf(text);
      if (cpf) draft.offer('dados_pessoais.cpf', cpf.value, origin, cpf.state === 'repaired' ? 'repaired' : 'read');
      return;
    }
    case 'matricula':
      offerMatricula(draft, text, origin);
      return;
    case 'birthDate':
    case 'birthDateAndHour':
      if (/^\d{1,2}$/.test(first)) offerDatePart(draft, 'day', first, origin);
      offerBirthDate(draft, text, origin);
      // Some forms print the hour in the same cell.
      draft.offer(
        'dados_pessoais.hora_nascimento',
        value.slot === 'birthDate' && !SAYS_HOUR.test(afterDate(text)) ? '' : (findHour(afterDate(text))?.value ?? ''),
        origin,
      );
      return;
    case 'day':
    case 'month':
    case 'year':
      offerDatePart(draft, value.slot, first, origin);
      return;
    case 'hour':
      draft.offer('dados_pessoais.hora_nascimento', readHour(text), origin);
      return;
    case 'sex':
      draft.offer('dados_pessoais.sexo', readSex(first), origin);
      return;
    case 'birthPlace':
      offerBirthPlace(draft, text, origin, isExact(words));
      return;
    case 'birthPlaceAndCity':
      offerBirthPlaceAndCity(draft, value.labelText, text, origin, isExact(words));
      return;
    case 'registrationDate':
      if (!offerEntry(draft, text, origin)) offerEntryDate(draft, text, origin);
      return;
    case 'dnv':
      draft.offer('registro.numero_dnv', readDnv(text), origin);
      return;
    case 'notes':
    case 'averbacoes':
    case 'anotacoes': {
      const notes = sortNotes(
        isExact(words) ? text : repairPhrase(text),
        value.slot === 'notes' ? 'joint' : value.slot,
      );
      draft.offer('observacoes.averbacoes', notes.averbacoes, origin);
      draft.offer('observacoes.anotacoes', notes.anotacoes, origin);
      offerCpfOfNote(draft, notes.averbacoes, origin);
      return;
    }
    case 'twin': {
      const { status, names } = readTwins(text);
      draft.offer('gemeos.status', status, origin);
      draft.offer('gemeos.informacoes_adicionais', names, origin);
      return;
    }
    case 'twinNames':
      draft.offer('gemeos.informacoes_adicionais', readTwinNames(text), origin);
      return;
    case 'office':
      if (isOffice(text)) draft.offer('registro.cartorio', readOffice(text, isExact(words)), origin);
      return;
    case 'officer':
      draft.offer('autenticacao.oficial_registro', readName(text, isExact(words)), origin);
      return;
    case 'selo': {
      const seal = readSeal(text, isExact(words));
      draft.offer('autenticacao.selo_digital', seal.code, origin, seal.repaired ? 'repaired' : 'read');
      return;
    }
    case 'issue': {
      const date = findDates(text)[0];
      if (date) draft.offer('autenticacao.data_emissao', formatDate(date), origin);
      return;
    }
    case 'livro':
      draft.offer('registro.livro', readBookPart(text), origin);
      return;
    case 'folha':
      draft.offer('registro.folha', readBookPart(text), origin);
      return;
    case 'termo':
    case 'entry':
      if (offerEntry(draft, text, origin)) return;
      if (value.slot === 'termo') draft.offer('registro.termo', readBookPart(text), origin);
      // Three numbers and nothing else stand in the usual order.
      else if (THREE_NUMBERS.test(text)) offerBookParts(draft, text, origin);
      return;
    case 'livroFolhaTermo':
      if (!offerEntry(draft, text, origin)) offerBookParts(draft, text, origin);
      return;
    default:
      return;
  }
}

/** "220-A, 133v, 131.500" */
const THREE_NUMBERS =
  /^(?:[A-Z]{1,2}\s?-?\s?)?\d[\w.-]*\s?[,/;]\s?\d[\w.º-]*(?:\s?verso|\s?v)?\s?[,/;]\s?\d[\d.]*[.;]?$/u;

function offerBookParts(draft: FieldValues, text: string, origin: Origin): void {
  const [livro = '', folha = '', termo = ''] = bookParts(text);
  draft.offer('registro.livro', readBookPart(livro), origin);
  draft.offer('registro.folha', readBookPart(folha), origin);
  draft.offer('registro.termo', readBookPart(termo), origin);
}

/** "A-112 / 73 / 52618", where a reader may take a stroke for a one or pass over it: "A-112 / 73 1 52618". */
function bookParts(text: string): string[] {
  const parts = text.split(/\s*[/,;|]\s*|\s+[1lI]\s+(?=\d)/);
  return parts.length >= 3 ? parts : text.split(/\s*[/,;|]\s*|\s+(?=\d)/);
}

/** "livro A-6, folha 45, termo 123, de 3 de maio de 1980". @returns false where it names no book. */
function offerEntry(draft: FieldValues, text: string, origin: Origin): boolean {
  const place = readEntryPlace(text);
  if (!place) return false;
  draft.offer('registro.livro', place.livro, origin);
  draft.offer('registro.folha', place.folha, origin);
  draft.offer('registro.termo', place.termo, origin);
  offerEntryDate(draft, text, origin);
  return true;
}

/** A note that looks like a CPF's and fails its check digits is not believed. */
function offerCpfOfNote(draft: FieldValues, note: string, origin: Origin): void {
  const cpf = checkCpf(readCpfInNote(note));
  if (cpf?.state === 'valid') draft.offer('dados_pessoais.cpf', formatCpf(cpf.digits), origin, 'read', 0.97);
}

/** Behind a date: "…, às 8 horas". */
const SAYS_HOUR = /^[\s,;–-]*(?:[àa]s\s|.{0,40}\bhoras?\b)/iu;

function afterDate(text: string): string {
  return text.slice(findDates(text)[0]?.end ?? 0);
}

/** Dia, mês and ano stand beside the date in words; further cells of that kind belong to other dates. */
function offerDatePart(draft: FieldValues, slot: 'day' | 'month' | 'year', text: string, origin: Origin): void {
  const path =
    `dados_pessoais.data_nascimento.${slot === 'day' ? 'dia' : slot === 'month' ? 'mes' : 'ano'}` as FieldPath;
  draft.offer(path, readDatePart(slot, text), origin);
}
