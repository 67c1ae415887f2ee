// Parents and grandparents from labelled values, in the order in which the certificate prints them.
import { type Draft, type FieldPath, originOf } from '../draft.ts';
import { readName } from '../fields/names.ts';
import { type Couple, placeText, readCouple, readGrandparents, readParents } from '../fields/people.ts';
import type { LabelledValue } from '../labels/attach-values.ts';
import { readingOrder } from '../labels/reading-order.ts';
import type { Slot } from '../labels/vocabulary.ts';
import { textOf } from '../text/words.ts';

interface FoundParent {
  name: string;
  naturalidade: string;
  readonly nameWords: LabelledValue['lines'];
  placeWords: LabelledValue['lines'];
}

const PARENT_SLOTS: ReadonlySet<Slot> = new Set<Slot>(['father', 'mother', 'parent']);
const LONE: Partial<Record<Slot, FieldPath>> = {
  paternalGrandfather: 'avos.paternos.avo_masculino',
  paternalGrandmother: 'avos.paternos.avo_feminino',
  maternalGrandfather: 'avos.maternos.avo_masculino',
  maternalGrandmother: 'avos.maternos.avo_feminino',
};

export function offerFamily(draft: Draft, values: readonly LabelledValue[], pageRight: number): void {
  const ordered = readingOrder(values);
  offerParents(draft, parentsOf(ordered, pageRight));
  for (const value of ordered) {
    const words = value.lines.flat();
    const origin = originOf(words, value.quality);
    const path = LONE[value.slot];
    if (path) draft.offer(path, readName(textOf(words)), origin);
    if (value.slot === 'paternal' || value.slot === 'maternal') {
      offerCouple(draft, value.slot === 'paternal' ? 'paternos' : 'maternos', readCouple(textOf(words)), value);
    }
    if (value.slot === 'grandparents') {
      const both = readGrandparents(value.lines);
      offerCouple(draft, 'paternos', both.paternal, value);
      offerCouple(draft, 'maternos', both.maternal, value);
    }
  }
}

function parentsOf(ordered: readonly LabelledValue[], pageRight: number): FoundParent[] {
  const found: FoundParent[] = [];
  let last: FoundParent | null = null;
  for (const [index, value] of ordered.entries()) {
    const text = textOf(value.lines.flat());
    const before = ordered[index - 1]?.slot;
    if (PARENT_SLOTS.has(value.slot) || value.slot === 'filiation') {
      const parents = readParents(value.lines, Math.min(value.cellRight, pageRight));
      last = null;
      for (const parent of value.slot === 'filiation' ? parents : parents.slice(0, 1)) {
        if (found.length === 2) break;
        last = {
          name: parent.name,
          naturalidade: parent.naturalidade,
          nameWords: [parent.words],
          placeWords: [parent.words],
        };
        found.push(last);
      }
    } else if (last && last.naturalidade === '' && isOfParent(value.slot, before)) {
      last.naturalidade = placeText(text);
      last.placeWords = value.lines;
    }
  }
  return found;
}

/** "Naturalidade" and "Município de nascimento" right behind a parent's name are the parent's. */
export function isOfParent(slot: Slot, before: Slot | undefined): boolean {
  if (slot === 'naturalOf') return true;
  const place = slot === 'naturalidade' || slot === 'birthCity';
  return place && before !== undefined && PARENT_SLOTS.has(before);
}

function offerParents(draft: Draft, parents: readonly FoundParent[]): void {
  for (const [index, parent] of parents.entries()) {
    const base = index === 0 ? 'filiacao.genitor_1' : 'filiacao.genitor_2';
    draft.offer(`${base}.nome_completo`, parent.name, originOf(parent.nameWords.flat()));
    draft.offer(`${base}.naturalidade`, parent.naturalidade, originOf(parent.placeWords.flat()));
  }
}

/** A lone grandparent placed by first name alone is right most of the time, not always. */
const GUESSED_FACTOR = 0.9;

export function offerCouple(
  draft: Draft,
  side: 'paternos' | 'maternos',
  couple: Couple | null,
  value: Pick<LabelledValue, 'lines' | 'quality'>,
): void {
  if (!couple) return;
  const origin = originOf(value.lines.flat(), value.quality);
  const factor = couple.guessed ? GUESSED_FACTOR : 1;
  draft.offer(`avos.${side}.avo_masculino`, couple.grandfather, origin, 'read', factor);
  draft.offer(`avos.${side}.avo_feminino`, couple.grandmother, origin, 'read', factor);
}
