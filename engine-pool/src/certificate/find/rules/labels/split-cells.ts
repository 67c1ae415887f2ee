// Cuts print that a reader joined over two cells, where a word begins under the label of the second one.

import { boxAround } from '../../../../image/geometry.ts';
import { textOf } from '../../../text/words.ts';
import { bottom, centerX, centerY, right, sameRow } from '../page/boxes.ts';
import type { FreePiece, LabelledPage, Segment } from './labelled-page.ts';
import { VALUE_KINDS } from './value-kinds.ts';

/** All in heights of the print. */
const GAP_MAX = 1.6;
const ALIGNED_MAX = 0.7;
/** Words of one text stand closer together. */
const APART_MIN = 0.8;

/** @param page with its labels over their values */
export function splitCells({ segments, free }: LabelledPage): LabelledPage {
  return { segments, free: free.flatMap((piece) => splitPiece(piece, segments)) };
}

function splitPiece(piece: FreePiece, segments: readonly Segment[]): FreePiece[] {
  const { box, words } = piece;
  const above = segments.filter((segment) => {
    const gap = box.top - bottom(segment.box);
    return segment.inline.length === 0 && centerY(segment.box) < box.top && gap < GAP_MAX * box.height;
  });
  for (const segment of above) {
    const isSecond = above.some(
      (other) =>
        sameRow(other.box, segment.box) &&
        right(other.box) < segment.box.left &&
        other.box.left < box.left + box.height,
    );
    const at = words.findIndex((word) => Math.abs(word.box.left - segment.box.left) < ALIGNED_MAX * box.height);
    const before = words[at - 1];
    const first = words[at];
    if (!isSecond || !before || !first) continue;
    const kind = VALUE_KINDS[segment.slot] ?? (() => false);
    const isKind = kind(textOf(words.slice(at)));
    // "vinte e uma horas" in the middle of its cell is one value, though a word of it begins where the label does.
    if (kind(textOf(words)) && Math.abs(centerX(box) - centerX(segment.box)) < ALIGNED_MAX * box.height) continue;
    if (!isKind && first.box.left - right(before.box) < APART_MIN * box.height) continue;
    const part = (own: typeof words): FreePiece => {
      return { ...piece, words: own, box: boxAround(own.map((word) => word.box)) ?? box };
    };
    return [part(words.slice(0, at)), ...splitPiece({ ...part(words.slice(at)), beginsCell: true }, segments)];
  }
  return [piece];
}
