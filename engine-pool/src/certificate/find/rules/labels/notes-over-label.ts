// On forms that print labels below their values: takes the notes over the notes' label as text, whatever labels they seem to hold.

import { boxAround } from '../../../../image/geometry.ts';
import { bottom, right, sameRow } from '../page/boxes.ts';
import type { FreePiece, LabelledPage, Segment } from './labelled-page.ts';
import { NOTES } from './vocabulary.ts';

/** Lines of one text stand closer than this, in heights of a line. */
const LEADING_MAX = 0.85;
/** A form prints at least this many of a row's labels apart; a line of notes begins where their label begins. */
const INDENT_MAX = 3;

/** @returns the page with such notes as free print, over the label that they belong to. */
export function freeNotes(page: LabelledPage): LabelledPage {
  return page.segments
    .filter((segment) => NOTES.has(segment.slot) && segment.inline.length === 0 && !segment.colon)
    .reduce(freeOver, page);
}

function freeOver(page: LabelledPage, label: Segment): LabelledPage {
  let { segments, free } = page;
  let below = label.box;
  for (;;) {
    const line = lineOver({ segments, free }, label, below);
    if (line === null) return { segments, free };
    segments = segments.filter((segment) => segment.line !== line.line);
    free = [...free.filter((piece) => piece.line !== line.line), line];
    below = line.box;
  }
}

/** The printed line over a box as one piece; null where it is the label of another value, or none is near. */
function lineOver({ segments, free }: LabelledPage, label: Segment, below: Segment['box']): FreePiece | null {
  const near = [...segments, ...free].filter(({ box }) => {
    const gap = below.top - bottom(box);
    return gap > -0.5 * box.height && gap < LEADING_MAX * box.height && !sameRow(box, below);
  });
  const first = near.sort((a, b) => bottom(b.box) - bottom(a.box))[0];
  if (!first || near.some((one) => one.line !== first.line && sameRow(one.box, first.box))) return null;
  const own = segments.filter((segment) => segment.line === first.line);
  if (own.some((segment) => segment.inline.length === 0)) return null;
  const words = [
    ...own.flatMap((segment) => [...segment.label, ...segment.inline]),
    ...free.filter((piece) => piece.line === first.line).flatMap((piece) => piece.words),
  ].sort((a, b) => a.box.left - b.box.left);
  const box = boxAround(words.map((word) => word.box));
  if (!box || Math.abs(box.left - label.box.left) > INDENT_MAX * box.height || right(box) < label.box.left) return null;
  return { words, box, line: first.line };
}
