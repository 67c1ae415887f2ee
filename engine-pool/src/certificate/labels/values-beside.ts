// Tells whether a page prints its values beside its labels: behind colons, or in a column of their own.
import { right, sameRow } from '../page/prepare-lines.ts';
import type { LabelledPage, Segment } from './find-labels.ts';

/** From this share of labels with a value beside them on, a page counts as printing them so. */
const BESIDE_SHARE = 0.7;
/** So many values under each other are a column. */
const COLUMN_MIN = 6;

export function hasValuesBeside(page: LabelledPage): boolean {
  const withColon = page.segments.filter((segment) => segment.colon && segment.slot !== 'other');
  if (withColon.filter((segment) => segment.inline.length > 0).length > withColon.length * BESIDE_SHARE) return true;
  return hasValueColumn(page);
}

function hasValueColumn({ segments, free }: LabelledPage): boolean {
  const alone = segments.filter((segment) => segment.inline.length === 0 && segment.slot !== 'heading');
  const lefts = alone.flatMap((segment) => leftBeside(segment, { segments, free }) ?? []);
  const widest = lefts.map(({ left, height }) => lefts.filter((one) => Math.abs(one.left - left) <= height).length);
  return Math.max(0, ...widest) >= Math.max(COLUMN_MIN, alone.length * BESIDE_SHARE);
}

/** Where the print beside a label begins; null where another label stands there, or nothing. */
function leftBeside(segment: Segment, { segments, free }: LabelledPage): { left: number; height: number } | null {
  const beside = [...segments, ...free]
    .filter(({ box }) => sameRow(box, segment.box) && box.left >= right(segment.box))
    .sort((a, b) => a.box.left - b.box.left)[0];
  return beside && !('slot' in beside) ? { left: beside.box.left, height: beside.box.height } : null;
}
