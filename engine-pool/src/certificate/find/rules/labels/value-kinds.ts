// Values of a kind of their own, which show by their form what they are, and labels that only such a neighbour makes sure.
import { MONTHS } from '../../../normalise/date-words.ts';
import { findDates } from '../../../normalise/dates.ts';
import { findHour } from '../../../normalise/hour.ts';
import { isOnlyName } from '../../../normalise/person-name.ts';
import { OFFICE_START, OFFICE_WORDS } from '../../../normalise/registry-office.ts';
import { hasSealForm } from '../../../normalise/seal.ts';
import { readSex } from '../../../normalise/sex.ts';
import { digitsOf, fold } from '../../../text/fold.ts';
import { textOf } from '../../../text/words.ts';
import { bottom, centerX, right, sameRow } from '../page/boxes.ts';
import type { PreparedLine } from '../page/prepare-lines.ts';
import type { Slot } from './vocabulary.ts';

const hasDate = (text: string): boolean => findDates(text).length > 0;

/** What the value of a slot surely looks like. */
export const VALUE_KINDS: Partial<Record<Slot, (text: string) => boolean>> = {
  date: hasDate,
  birthDate: hasDate,
  registrationDate: hasDate,
  hour: (text) => findHour(text) !== null,
  sex: (text) => /^(?:Masculino|Feminino)$/.test(readSex(text)),
  cpf: (text) => digitsOf(text).length === 11,
  selo: hasSealForm,
  matricula: (text) => digitsOf(text).length >= 30,
  day: (text) => /^\d{1,2}$/.test(text),
  year: (text) => /^\d{4}$/.test(text),
};

/** Of labels like "Pai" a letter may be wrong where print of their kind stands beside them. */
export function isMendedShort(slot: Slot): boolean {
  return slot === 'father' || slot === 'mother' || VALUE_KINDS[slot] !== undefined;
}

/** A date may go on in the next line. */
const MONTH = new RegExp(`\\b(?:${MONTHS.join('|')})\\b`);
const beginsDate = (text: string): boolean => hasDate(text) || MONTH.test(fold(text));

/** Whether a text begins as the names of the places do where children are born. */
export function beginsPlace(text: string): boolean {
  return /^(?:hospital|maternidade|casa de|santa casa|cl[íi]nica|domic[íi]lio|unidade (?:b[áa]sica|mista|de sa)|pronto|posto)(?![\p{L}])/iu.test(
    text,
  );
}

/** Looser kinds: enough for a word that stands alone where a label would. */
const LIKELY: Partial<Record<Slot, (text: string) => boolean>> = {
  ...VALUE_KINDS,
  birthDate: beginsDate,
  registrationDate: beginsDate,
  issue: beginsDate,
  birthPlace: (text) =>
    /\b(?:hospital|maternidade|casa|santa|cl[íi]nica|domic[íi]lio|unidade|centro|posto|pronto)\b/iu.test(text),
  name: isOnlyName,
  father: isOnlyName,
  mother: isOnlyName,
  office: (text) => OFFICE_START.test(text),
  officer: (text) => isOnlyName(text) && !OFFICE_WORDS.test(text),
};

/** Labels count as printed smaller than values from this ratio of their heights on. */
export const SMALLER_MAX = 0.88;
/** In heights of the label's print: how far from it its value may stand. */
const GAP_MAX = 1.6;

/** Whether the print right of a line, under it or over it is of the kind that the slot asks for. */
export function hasLikelyValue(lines: readonly PreparedLine[], index: number, slot: Slot): boolean {
  const line = lines[index];
  const isKind = LIKELY[slot];
  if (!line || !isKind) return false;
  const { box } = line;
  const beside = lines
    .filter((other) => other !== line && sameRow(other.box, box) && other.box.left >= right(box) - box.height)
    .sort((a, b) => a.box.left - b.box.left)[0];
  const near = lines.filter((other) => {
    const gap = Math.max(other.box.top - bottom(box), box.top - bottom(other.box));
    const apart = Math.min(Math.abs(other.box.left - box.left), Math.abs(centerX(other.box) - centerX(box)));
    return other !== line && gap > -box.height * 0.4 && gap < box.height * GAP_MAX && apart < box.height * 2;
  });
  if (slot === 'officer' || slot === 'office') {
    // Letterheads and signatures say such words too, as large as the names beside them; a cell's label is smaller than its value.
    const larger = (other: PreparedLine) => box.height <= other.box.height * SMALLER_MAX;
    const isTitle = near.some((other) => other.box.top < box.top && !larger(other) && isKind(textOf(other.words)));
    const below = near.filter((other) => other.box.top > box.top).sort((a, b) => a.box.top - b.box.top)[0];
    const values = [...(beside ? [beside] : []), ...(below && larger(below) ? [below] : [])];
    return !isTitle && values.some((other) => isKind(textOf(other.words)));
  }
  return [...(beside ? [beside] : []), ...near].some((other) => isKind(textOf(other.words)));
}
