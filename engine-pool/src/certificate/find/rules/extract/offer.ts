// Offers to a draft what several extractors find alike: the birth date with its parts, the date of the entry, and the matrícula.

import type { FieldValues, Origin } from '../../../field-values.ts';
import { isBlank } from '../../../normalise/blank.ts';
import { type FoundDate, findDates, findDayAndMonth, formatDate, two } from '../../../normalise/dates.ts';
import { readMatricula } from '../../../normalise/matricula.ts';

/** A date whose words and figures disagree, or whose century was guessed. */
export const DOUBTFUL_FACTOR = 0.7;
/** Where a date's year was not read, more of it may be wrong. */
const YEARLESS_FACTOR = 0.7;

/** The first date of the text as the date of birth; where its year was not read, its day and month. */
export function offerBirthDate(draft: FieldValues, text: string, origin: Origin): void {
  if (isBlank(text)) return;
  const [date] = findDates(text);
  if (date) {
    offerWholeBirthDate(draft, date, origin);
    return;
  }
  const part = findDayAndMonth(text);
  if (part) draft.offer('dados_pessoais.data_nascimento.dia', two(part.day), origin, 'read', YEARLESS_FACTOR);
  if (part) draft.offer('dados_pessoais.data_nascimento.mes', two(part.month), origin, 'read', YEARLESS_FACTOR);
}

/** A date of birth with its parts. */
export function offerWholeBirthDate(draft: FieldValues, date: FoundDate, origin: Origin): void {
  const factor = date.doubtful ? DOUBTFUL_FACTOR : 1;
  draft.offer('dados_pessoais.data_nascimento.texto_completo', date.text, origin, 'read', factor);
  draft.offer('dados_pessoais.data_nascimento.dia', two(date.day), origin, 'read', factor);
  draft.offer('dados_pessoais.data_nascimento.mes', two(date.month), origin, 'read', factor);
  draft.offer('dados_pessoais.data_nascimento.ano', String(date.year), origin, 'read', factor);
}

/** The first date of the text as the date of the entry. */
export function offerEntryDate(draft: FieldValues, text: string, origin: Origin): void {
  const [date] = findDates(text);
  const factor = date?.doubtful ? DOUBTFUL_FACTOR : 1;
  if (date) draft.offer('registro.data_registro', formatDate(date), origin, 'read', factor);
}

/** The matrícula of the text, set right where its check digits allow that. */
export function offerMatricula(draft: FieldValues, text: string, origin: Origin): void {
  const found = readMatricula(text);
  if (!found) return;
  const source = found.repaired ? 'repaired' : 'read';
  draft.offer('dados_pessoais.matricula', found.value, origin, source, found.factor);
}
