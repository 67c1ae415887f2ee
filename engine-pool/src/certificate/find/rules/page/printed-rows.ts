// Puts the pieces a reader cut a printed row into together again, left to right.
import type { Word } from '../../../../ocr/page-text.ts';
import { centerY } from './boxes.ts';
import type { PreparedLine } from './prepare-lines.ts';

/** @param columnGap pieces further apart than this many line heights stay apart; none by default. */
export function printedRows(lines: readonly PreparedLine[], columnGap = Number.POSITIVE_INFINITY): Word[][] {
  const rows: { words: Word[]; y: number; height: number }[] = [];
  for (const line of [...lines].sort((a, b) => centerY(a.box) - centerY(b.box))) {
    const y = centerY(line.box);
    const row = rows.at(-1);
    const height = Math.min(row?.height ?? line.box.height, line.box.height);
    if (row && y - row.y < height * 0.5) {
      row.words.push(...line.words);
      row.height = height;
    } else rows.push({ words: [...line.words], y, height: line.box.height });
  }
  return rows.flatMap((row) =>
    columns(
      row.words.sort((a, b) => a.box.left - b.box.left),
      row.height * columnGap,
    ),
  );
}

function columns(words: readonly Word[], gapMax: number): Word[][] {
  const parts: Word[][] = [];
  for (const word of words) {
    const last = parts.at(-1)?.at(-1);
    if (last && word.box.left - last.box.left - last.box.width <= gapMax) parts.at(-1)?.push(word);
    else parts.push([word]);
  }
  return parts;
}
