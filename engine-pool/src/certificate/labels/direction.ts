// Tells whether a form prints its labels above its values (the rule) or below them.
import { isBlank } from '../fields/blank.ts';
import { findDates } from '../fields/dates.ts';
import { findHour } from '../fields/hours.ts';
import { readSex } from '../fields/sex.ts';
import { digitsOf } from '../text/fold.ts';
import { textOf } from '../text/words.ts';
import { attachValues } from './attach-values.ts';
import type { LabelledPage } from './find-labels.ts';
import type { Slot } from './vocabulary.ts';

/** Values of a kind of their own: only the right side of the label fits. */
const FITS: Partial<Record<Slot, (text: string) => boolean>> = {
  birthDate: (text) => findDates(text).length > 0,
  registrationDate: (text) => findDates(text).length > 0,
  hour: (text) => findHour(text) !== null,
  sex: (text) => /^(?:Masculino|Feminino)$/.test(readSex(text)),
  cpf: (text) => digitsOf(text).length === 11,
  matricula: (text) => digitsOf(text).length >= 30,
  day: (text) => /^\d{1,2}$/.test(text),
  year: (text) => /^\d{4}$/.test(text),
};

export function labelsStandBelow(page: LabelledPage, pageHeight: number): boolean {
  const alone = { ...page, segments: page.segments.filter((segment) => segment.inline.length === 0) };
  if (alone.segments.length < 3) return false;
  const points = (labelsBelow: boolean) =>
    attachValues(page, pageHeight, labelsBelow).values.filter((value) => {
      const text = textOf(value.lines.flat());
      return !isBlank(text) && (FITS[value.slot]?.(text) ?? false);
    }).length;
  return points(true) > points(false);
}
