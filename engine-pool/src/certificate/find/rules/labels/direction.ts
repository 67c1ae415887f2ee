// Attaches values on a form that prints its labels above them (the rule) or below them, as it turns out.
import { isBlank } from '../../../normalise/blank.ts';
import { textOf } from '../../../text/words.ts';
import { type AttachedPage, attachValues } from './attach-values.ts';
import type { LabelledPage } from './labelled-page.ts';
import { VALUE_KINDS } from './value-kinds.ts';
import { standBeside } from './values-beside.ts';

/** The page's values, read below its labels or above them, whichever finds more of the right kind. @param pageHeight in the boxes' unit */
export function attachWhereLabelsStand(page: LabelledPage, pageHeight: number): AttachedPage {
  const above = attachValues(page, pageHeight, false);
  const alone = page.segments.filter((segment) => segment.inline.length === 0);
  if (alone.length < 3 || standBeside(page)) return above;
  const below = attachValues(page, pageHeight, true);
  return likelyValues(below) > likelyValues(above) ? below : above;
}

function likelyValues({ values }: AttachedPage): number {
  return values.filter(({ slot, lines }) => {
    const isKind = VALUE_KINDS[slot];
    const text = isKind ? textOf(lines.flat()) : '';
    return isKind?.(text) && !isBlank(text);
  }).length;
}
