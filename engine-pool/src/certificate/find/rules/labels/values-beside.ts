// Tells whether a page prints its values beside its labels: behind colons, or apart from them.
import { right, sameRow } from '../page/boxes.ts';
import type { LabelledPage, Segment } from './labelled-page.ts';

/** From this share of labels with a value beside them on, a page counts as printing them so. */
const BESIDE_SHARE = 0.7;
/** So many are no accident. */
const VALUES_MIN = 6;

/** True where the page prints most of its values beside their labels, behind a colon or apart. */
export function hasValuesBeside(page: LabelledPage): boolean {
  const withColon = page.segments.filter((segment) => segment.colon && segment.slot !== 'other');
  if (withColon.filter((segment) => segment.inline.length > 0).length > withColon.length * BESIDE_SHARE) return true;
  return standBeside(page);
}

/** True where beside most of the labels that nothing follows stands a value, apart. */
export function standBeside({ segments, free }: LabelledPage): boolean {
  const alone = segments.filter((segment) => segment.inline.length === 0 && segment.slot !== 'heading');
  const valued = alone.filter((segment) => isValueBeside(segment, { segments, free }));
  return valued.length >= Math.max(VALUES_MIN, alone.length * BESIDE_SHARE);
}

/** Whether the next print to the right of a label is no label. */
function isValueBeside(segment: Segment, { segments, free }: LabelledPage): boolean {
  const beside = [...segments, ...free]
    .filter(({ box }) => sameRow(box, segment.box) && box.left >= right(segment.box))
    .sort((a, b) => a.box.left - b.box.left)[0];
  return beside !== undefined && !('slot' in beside);
}
