// Tells whether a form prints its labels above its values (the rule) or below them.
import { isBlank } from '../fields/blank.ts';
import { textOf } from '../text/words.ts';
import { attachValues } from './attach-values.ts';
import type { LabelledPage } from './find-labels.ts';
import { VALUE_KINDS } from './value-kinds.ts';
import { standBeside } from './values-beside.ts';

export function labelsStandBelow(page: LabelledPage, pageHeight: number): boolean {
  const alone = { ...page, segments: page.segments.filter((segment) => segment.inline.length === 0) };
  if (alone.segments.length < 3 || standBeside(page)) return false;
  const points = (labelsBelow: boolean) =>
    attachValues(page, pageHeight, labelsBelow).values.filter((value) => {
      const text = textOf(value.lines.flat());
      return !isBlank(text) && (VALUE_KINDS[value.slot]?.(text) ?? false);
    }).length;
  return points(true) > points(false);
}
