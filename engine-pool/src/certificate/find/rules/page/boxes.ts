// Where boxes of print lie on a page, and to each other. In the page's unit, from its upper left corner.
import type { Box } from '../../../../image/geometry.ts';

export function centerX(box: Box): number {
  return box.left + box.width / 2;
}

export function centerY(box: Box): number {
  return box.top + box.height / 2;
}

export function right(box: Box): number {
  return box.left + box.width;
}

export function bottom(box: Box): number {
  return box.top + box.height;
}

/** True when two boxes stand in one printed row: they share at least half of the lower one's height. */
export function sameRow(a: Box, b: Box): boolean {
  const shared = Math.min(bottom(a), bottom(b)) - Math.max(a.top, b.top);
  return shared >= Math.min(a.height, b.height) * 0.5;
}
