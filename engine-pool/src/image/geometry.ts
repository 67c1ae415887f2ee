// A place as its four corners, which can be turned and bent where a box cannot.
import type { Box } from '../ocr/page-text.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Clockwise from the top left. */
export function cornersOf({ left, top, width, height }: Box): Point[] {
  const right = left + width;
  const bottom = top + height;
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** The smallest upright box that holds every point. */
export function boxAround(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
