// Parents and grandparents from labelled values, in the order in which the certificate prints them.
import type { FieldPath } from '@lavra/shared/certificate-fields';
import { type FieldValues, originOf } from '../../../field-values.ts';
import { readName } from '../../../normalise/person-name.ts';
import { textOf } from '../../../text/words.ts';
import type { LabelledValue } from '../labels/attach-values.ts';
import type { FreePiece } from '../labels/labelled-page.ts';
import { readingOrder } from '../labels/reading-order.ts';
import type { Slot } from '../labels/vocabulary.ts';
import { type Couple, coupleText, readCouple, readGrandparents } from './couples.ts';
import { type FoundParent, findFamily, sideOf } from './parents.ts';

const LONE: Partial<Record<Slot, FieldPath>> = {
  paternalGrandfather: 'avos.paternos.avo_masculino',
  paternalGrandmother: 'avos.paternos.avo_feminino',
  maternalGrandfather: 'avos.maternos.avo_masculino',
  maternalGrandmother: 'avos.maternos.avo_feminino',
};

/** @param pageRight where the page's print ends */
export function offerFamily(
  draft: FieldValues,
  values: readonly LabelledValue[],
  loose: readonly FreePiece[],
  pageRight: number,
): void {
  const ordered = readingOrder(values);
  const family = findFamily(ordered, loose, pageRight);
  offerParents(draft, family.parents);
  for (const { side, couple, words } of family.couples)
    offerCouple(draft, side, couple, { lines: [words], quality: 1 });
  const ofCouple = ({ lines, cellRight }: LabelledValue) => coupleText(lines, Math.min(cellRight, pageRight));
  for (const value of ordered) {
    const words = value.lines.flat();
    const origin = originOf(words, value.quality);
    const path = LONE[value.slot];
    if (path) draft.offer(path, readName(textOf(words)), origin);
    if (value.slot === 'paternal' || value.slot === 'maternal') {
      offerCouple(draft, value.slot === 'paternal' ? 'paternos' : 'maternos', readCouple(ofCouple(value)), value);
    }
    if (value.slot === 'eldersOfFirst' || value.slot === 'eldersOfSecond') {
      const side = sideOf(family.parents, value.slot === 'eldersOfFirst' ? 0 : 1);
      offerCouple(draft, side, readCouple(ofCouple(value)), value);
    }
    if (value.slot === 'grandparents' && family.couples.length === 0) {
      const both = readGrandparents(value.lines);
      // One couple where one parent is known: that one's parents.
      if (!both.paternal && !both.maternal && family.parents.length === 1)
        offerCouple(draft, sideOf(family.parents, 0), readCouple(textOf(words)), value);
      offerCouple(draft, 'paternos', both.paternal, value);
      offerCouple(draft, 'maternos', both.maternal, value);
    }
  }
}

/** The parents, the first printed one as genitor 1. */
export function offerParents(draft: FieldValues, parents: readonly FoundParent[]): void {
  for (const [index, parent] of parents.entries()) {
    const base = index === 0 ? 'filiacao.genitor_1' : 'filiacao.genitor_2';
    draft.offer(`${base}.nome_completo`, parent.name, originOf(parent.nameWords));
    draft.offer(`${base}.naturalidade`, parent.naturalidade, originOf(parent.placeWords));
  }
}

/** A lone grandparent placed by first name alone is right most of the time, not always. */
const GUESSED_FACTOR = 0.9;

/** A couple of grandparents; nothing for null. @param value the lines that name them */
export function offerCouple(
  draft: FieldValues,
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
