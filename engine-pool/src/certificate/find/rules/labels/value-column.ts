// Cuts a line that a reader joined over a label and the value beside it, where the page's values have a column of their own.

import { boxAround } from '../../../../image/geometry.ts';
import { right, sameRow } from '../page/boxes.ts';
import type { PreparedLine } from '../page/prepare-lines.ts';
import { isLabelWord } from './compose-label.ts';

/** So many lines that begin at one place, each right of another in its row, are no accident. */
const LINES_MIN = 5;
/** In heights of the line: how far apart their beginnings lie at most. */
const ALIGNED_MAX = 0.5;
/** Words of one text stand closer together, in heights of the line. */
const GAP_MIN = 0.42;

/** @returns the lines, each cut behind a label, before a word that begins where the values do. */
export function cutAtColumn(lines: readonly PreparedLine[]): PreparedLine[] {
  const values = lines.filter(({ box }) =>
    lines.some((other) => other.box.left < box.left && right(other.box) < box.left && sameRow(other.box, box)),
  );
  if (values.length < LINES_MIN) return [...lines];
  return lines.flatMap((line) => cutLine(line, values));
}

function cutLine(line: PreparedLine, values: readonly PreparedLine[]): PreparedLine[] {
  const { words } = line;
  const { height } = line.box;
  const at = words.findIndex(({ box }, index) => {
    const before = words[index - 1];
    if (before === undefined || box.left - right(before.box) < GAP_MIN * height) return false;
    if (!words.slice(0, index).every(({ text }) => isLabelWord(text))) return false;
    return values.filter((value) => Math.abs(value.box.left - box.left) < ALIGNED_MAX * height).length >= LINES_MIN;
  });
  if (at <= 0) return [line];
  return [words.slice(0, at), words.slice(at)].map((part) => ({
    words: part,
    box: { ...line.box, ...across(part, line) },
  }));
}

/** The words' own place from left to right; the line's is kept from top to bottom. */
function across(words: PreparedLine['words'], { box }: PreparedLine): { left: number; width: number } {
  const { left, width } = boxAround(words.map((word) => word.box)) ?? box;
  return { left, width };
}
