// Sorts lines into reading order.
import type { Line } from './page-text.ts';

/** Two lines whose middles are closer than this share of the lower one's height stand in one row. */
const ROW_TOLERANCE = 0.5;

/** Rows from the top down, each from left to right. */
export function orderLines(lines: readonly Line[]): Line[] {
  const ordered: Line[] = [];
  let row: Line[] = [];
  const close = (): void => {
    ordered.push(...row.sort((a, b) => a.box.left - b.box.left));
    row = [];
  };
  for (const line of lines.toSorted((a, b) => middle(a) - middle(b))) {
    const last = row[row.length - 1];
    if (last && middle(line) - middle(last) > ROW_TOLERANCE * Math.min(line.box.height, last.box.height)) close();
    row.push(line);
  }
  close();
  return ordered;
}

function middle({ box }: Line): number {
  return box.top + box.height / 2;
}
