// Labels that are no words of ours: known by how the page prints its labels, they end the value before them and announce nothing.

import { boxAround } from '../../../../image/geometry.ts';
import type { Word } from '../../../../ocr/page-text.ts';
import { fold } from '../../../text/fold.ts';
import { isExact, textOf } from '../../../text/words.ts';
import { right } from '../page/boxes.ts';
import type { FreePiece, LabelledPage, Segment } from './labelled-page.ts';
import { SMALLER_MAX } from './value-kinds.ts';
import { NOTES } from './vocabulary.ts';

/** So many labels of one style on a page are no accident. */
const LABELS_MIN = 6;
/** A text layer gives the size of the type: all labels have the same to this share. */
const SAME_HEIGHT = 0.04;
/** No label has more words than this. */
const WORDS_MAX = 8;
/** What closes a certificate is small print too, and no label. */
const PROSE = /[.;]$|\d{3}/;

/** @returns the page with what can only be a label of another kind as one. */
export function markUnknownLabels(page: LabelledPage): LabelledPage {
  const notesAt = page.segments.find(({ slot }) => NOTES.has(slot))?.line ?? Number.POSITIVE_INFINITY;
  const small = smallHeight(page);
  const colons = page.segments.filter(({ colon }) => colon).length >= LABELS_MIN;
  const unknown: Segment[] = [];
  const free = page.free.filter((piece) => {
    const label = piece.line > notesAt || piece.goesOn ? null : labelIn(piece, small, colons);
    if (label) unknown.push(label);
    return label === null;
  });
  const segments = small === null ? page.segments : page.segments.map((segment) => withSmallPrint(segment, small));
  return { segments: [...segments, ...unknown], free };
}

/** "Anotações e comunicações": what is printed as small as the labels behind one of them is more of it. */
function withSmallPrint(segment: Segment, small: number): Segment {
  const { label, inline, colon } = segment;
  const isSmall = ({ box }: Word) => Math.abs(box.height - small) <= SAME_HEIGHT * small;
  const words = [...label, ...inline];
  if (colon || inline.length === 0 || !isExact(words) || !words.every(isSmall) || PROSE.test(textOf(inline)))
    return segment;
  const box = boxAround(words.map((word) => word.box)) ?? segment.box;
  return { ...segment, label: words, box, inline: [] };
}

function labelIn(piece: FreePiece, small: number | null, colons: boolean): Segment | null {
  const { words, box, line } = piece;
  const other = { slot: 'other' as const, quality: 1, line };
  const text = textOf(words);
  if (small !== null && isExact(words) && Math.abs(box.height - small) <= SAME_HEIGHT * small) {
    const isLabel = words.length <= WORDS_MAX && /\p{L}{2}/u.test(text) && !PROSE.test(text);
    return isLabel ? { ...other, label: words, box, colon: false, inline: [] } : null;
  }
  const end = colons ? words.findIndex((word) => word.text.endsWith(':')) : -1;
  const head = words.slice(0, end + 1);
  if (end < 0 || head.length > WORDS_MAX - 2 || !head.every(isPlainWord) || !/^\p{Lu}/u.test(text)) return null;
  const first = head[0] as Word;
  const last = head.at(-1) as Word;
  const labelBox = { ...first.box, width: right(last.box) - first.box.left };
  return { ...other, label: head, box: labelBox, colon: true, inline: words.slice(end + 1) };
}

const isPlainWord = ({ text }: Word): boolean => /^[a-z(/)-]+[oa]?[.:)]*$/.test(fold(text));

/** The height of the labels that stand alone, where the page prints them smaller than its values; else null. */
function smallHeight({ segments, free }: LabelledPage): number | null {
  const labels = segments
    .filter(({ inline, slot }) => inline.length === 0 && slot !== 'heading')
    .map(({ box }) => box.height);
  const values = free.map(({ box }) => box.height);
  if (labels.length < LABELS_MIN || values.length < LABELS_MIN) return null;
  const height = median(labels);
  const same = labels.filter((one) => Math.abs(one - height) <= SAME_HEIGHT * height).length;
  return height <= median(values) * SMALLER_MAX && same >= labels.length * 0.8 ? height : null;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
