// The parents that labels name, each with the place of birth that stands behind, below or beside the name.

import { boxAround } from '../../../../image/geometry.ts';
import type { Word } from '../../../../ocr/page-text.ts';
import { genderOf } from '../../../normalise/person-name.ts';
import { placeText, readPlace } from '../../../normalise/place.ts';
import { textOf } from '../../../text/words.ts';
import type { LabelledValue } from '../labels/attach-values.ts';
import type { FreePiece } from '../labels/labelled-page.ts';
import { leftOf } from '../labels/reading-order.ts';
import { PARENTS, type Slot } from '../labels/vocabulary.ts';
import { centerY, right, sameRow } from '../page/boxes.ts';
import { type Couple, readCouple } from './couples.ts';
import { type Parent, readParents } from './people.ts';

export interface FoundParent {
  readonly name: string;
  naturalidade: string;
  readonly nameWords: readonly Word[];
  placeWords: readonly Word[];
}

export interface FoundFamily {
  readonly parents: readonly FoundParent[];
  /** Of a table that prints each parent's own parents in one row with them. */
  readonly couples: readonly { side: 'paternos' | 'maternos'; couple: Couple; words: readonly Word[] }[];
}

const PLACE_SLOTS: ReadonlySet<Slot> = new Set<Slot>(['naturalidade', 'birthCity', 'naturalOf']);

const isParent = (value: LabelledValue | undefined): boolean => value !== undefined && PARENTS.has(value.slot);

/** @param ordered all labelled values in reading order */
export function findFamily(
  ordered: readonly LabelledValue[],
  loose: readonly FreePiece[],
  pageRight: number,
): FoundFamily {
  const table = tableOf(ordered, pageRight);
  if (table) return table;
  const found: { parent: FoundParent; label: LabelledValue }[] = [];
  for (const [index, value] of ordered.entries()) {
    if (isParent(value) || value.slot === 'filiation') {
      // "Pai" and "Mãe" announce one person, however many lines the name takes; "Genitor(a)" alone on its page may hold both.
      const isSexless = value.slot === 'parent' || /genitor\(/i.test(value.labelText);
      const both = value.slot === 'filiation' || (isSexless && ordered.filter(isParent).length === 1);
      const lines = both || isSexless ? value.lines : [value.lines.flat()];
      const parents = readParents(lines, Math.min(value.cellRight, pageRight));
      for (const one of both ? parents : parents.slice(0, 1)) {
        if (found.length < 2) found.push({ parent: toFound(one), label: value });
      }
    }
    const label = parentOfPlace(ordered, index);
    const owners = found.filter((one) => one.label === label).map(({ parent }) => parent);
    const shares = owners.length > 1 ? sharedOut(value.lines, owners) : [value.lines];
    givePlaces(owners, shares);
  }
  const parents = found.map(({ parent }) => parent);
  for (const parent of parents) if (parent.naturalidade === '') takePlaceBeside(parent, ordered, loose);
  return { parents, couples: [] };
}

/** Each parent's place of birth out of lines of its own, where the name's line did not say it. */
function givePlaces(parents: readonly FoundParent[], shares: readonly LabelledValue['lines'][]): void {
  for (const [at, parent] of parents.entries()) {
    const words = shares[at]?.flat() ?? [];
    if (parent.naturalidade !== '' || words.length === 0) continue;
    parent.naturalidade = placeText(textOf(words));
    parent.placeWords = words;
  }
}

/** In a table of persons the places stand in a column of their own, in the row of the name. */
function takePlaceBeside(parent: FoundParent, ordered: readonly LabelledValue[], loose: readonly FreePiece[]): void {
  const name = boxAround(parent.nameWords.map((word) => word.box));
  const places = loose.filter(({ words }) => {
    const place = readPlace(textOf(words));
    return place?.known && place.uf !== '';
  });
  const labelled = ordered.filter(({ slot }) => PLACE_SLOTS.has(slot)).flatMap((value) => value.lines);
  const lines = [...labelled, ...places.map(({ words }) => words)];
  const beside = lines.find((line) => {
    const box = boxAround(line.map((word) => word.box));
    return name && box && sameRow(name, box) && box.left >= right(name);
  });
  if (beside) givePlaces([parent], [[beside]]);
}

/** Of a line that says name and place. */
export function toFound({ name, naturalidade, words }: Parent): FoundParent {
  return { name, naturalidade, nameWords: words, placeWords: words };
}

/** The label of the parent whose place of birth a labelled value is; null when it is the registrant's own, or no place. */
export function parentOfPlace(ordered: readonly LabelledValue[], index: number): LabelledValue | null {
  const value = ordered[index];
  if (!value || !PLACE_SLOTS.has(value.slot)) return null;
  if (value.slot === 'naturalOf') return ordered.slice(0, index).findLast(isParent) ?? null;
  const inRow = (other: LabelledValue) => sameRow(other.labelBox, value.labelBox);
  const isOwner = (other: LabelledValue) => isParent(other) || (other.slot === 'filiation' && inRow(other));
  // Beside the name: the next label to the left.
  const left = leftOf(value, ordered);
  if (left && isOwner(left)) return left;
  // In a sentence the name that ran on into this row.
  const before = ordered[index - 1];
  const runsOn = before?.lines.some((line) => {
    const box = boxAround(line.map((word) => word.box));
    return box && sameRow(box, value.labelBox) && right(box) <= value.labelBox.left;
  });
  // A comma behind a name says that more follows about the person.
  const goesOn = before?.lines.at(-1)?.at(-1)?.text.endsWith(',') ?? false;
  if (before && (runsOn || goesOn) && isOwner(before)) return before;
  // Below the name: the next label up in its column.
  const column = ordered
    .slice(0, index)
    .findLast(
      (other) => !inRow(other) && Math.abs(other.labelBox.left - value.labelBox.left) < value.labelBox.height * 1.5,
    );
  if (column) return isParent(column) ? column : null;
  return before && isOwner(before) ? before : null;
}

/** "Genitor | Naturalidade | Avós" over a row for each parent. */
function tableOf(ordered: readonly LabelledValue[], pageRight: number): FoundFamily | null {
  const elders = ordered.find((value) => value.slot === 'grandparents' && value.lines.length > 0);
  if (!elders) return null;
  const inRow = (value: LabelledValue) => sameRow(value.labelBox, elders.labelBox);
  const names = ordered.find((value) => (isParent(value) || value.slot === 'filiation') && inRow(value));
  if (!names) return null;
  const places = ordered.find((value) => PLACE_SLOTS.has(value.slot) && inRow(value));
  const rows = personRows(names.lines, [...elders.lines, ...(places?.lines ?? [])]);
  const parents = (
    rows ? readParents(rows, Number.POSITIVE_INFINITY) : readParents(names.lines, Math.min(names.cellRight, pageRight))
  ).map(toFound);
  givePlaces(parents, sharedOut(places?.lines ?? [], parents));
  const eldersOf = sharedOut(elders.lines, parents);
  const couples = eldersOf.flatMap((lines, index) => {
    const words = lines.flat();
    const couple = readCouple(textOf(words));
    return couple ? [{ side: sideOf(parents, index), couple, words }] : [];
  });
  return { parents: parents.slice(0, 2), couples };
}

/** The rows of a table stand further apart than the lines of one cell, by at least this. */
const ROW_GAP_MIN = 1.25;

/**
 * The names of a table by the row they stand in, where lines of one cell show how close those stand; null where none do.
 * @param others the lines of the columns beside them
 */
export function personRows(names: LabelledValue['lines'], others: LabelledValue['lines']): Word[][] | null {
  const tops = (lines: LabelledValue['lines']) => lines.flatMap((line) => line[0]?.box.top ?? []);
  const height = names[0]?.[0]?.box.height ?? 0;
  const all = [...tops(names), ...tops(others)].sort((a, b) => a - b);
  const apart = all.flatMap((top, at) => (at > 0 && top - (all[at - 1] as number) > height * 0.5 ? [at] : []));
  const gaps = apart.map((at) => (all[at] as number) - (all[at - 1] as number));
  const closest = Math.min(...gaps);
  const begins = apart
    .filter((_, index) => (gaps[index] as number) > closest * ROW_GAP_MIN)
    .map((at) => all[at] as number);
  if (begins.length === 0) return null;
  const rows = [Number.NEGATIVE_INFINITY, ...begins].map((from, index) => {
    const to = begins[index] ?? Number.POSITIVE_INFINITY;
    const isIn = (line: readonly Word[]) => {
      const top = (line[0]?.box.top ?? 0) + height * 0.5;
      return top >= from && top < to;
    };
    return names.filter(isIn).flat();
  });
  return rows.filter((row) => row.length > 0);
}

/**
 * The mother's parents are the maternal ones; of two of one gender the first printed one's are the paternal ones. A
 * child that one parent alone had entered is most likely the mother's.
 */
export function sideOf(parents: readonly FoundParent[], index: number): 'paternos' | 'maternos' {
  const genders = parents.map(({ name }) => genderOf(name));
  const [own, other] = [genders[index], genders[1 - index]];
  if (parents.length === 1) return own === 'm' ? 'paternos' : 'maternos';
  if (own === other) return index === 0 ? 'paternos' : 'maternos';
  return own === 'f' || other === 'm' ? 'maternos' : 'paternos';
}

/** The lines of a column by the parent in whose row they stand. */
function sharedOut(lines: LabelledValue['lines'], parents: readonly FoundParent[]): Word[][][] {
  const shares: Word[][][] = parents.map(() => []);
  const tops = parents.map(({ nameWords }) => boxAround(nameWords.map((word) => word.box))?.top ?? 0);
  const first = boxAround((lines[0] ?? []).map((word) => word.box));
  const fromTop = first !== undefined && Math.abs(first.top - (tops[0] ?? 0)) < first.height * 0.5;
  for (const line of lines) {
    const box = boxAround(line.map((word) => word.box));
    if (!box) continue;
    const far = (top: number) => Math.abs(top + box.height / 2 - centerY(box));
    const below = tops.findLastIndex((top) => top <= box.top + box.height * 0.5);
    const nearest = tops.reduce((best, top, at) => (far(top) < far(tops[best] ?? 0) ? at : best), 0);
    shares[Math.max(0, fromTop ? below : nearest)]?.push([...line]);
  }
  return shares;
}
