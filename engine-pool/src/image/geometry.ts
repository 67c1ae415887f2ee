// Places on an image: points, upright boxes, and the corners of a box, which can be turned where it cannot.

/** In pixels of the image as read, origin top left. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the right edge of one thing to the left edge of the next, in pixels; negative where they overlap. */
export function gapBetween({ box: last }: { readonly box: Box }, { box: next }: { readonly box: Box }): number {
  return next.left - (last.left + last.width);
}

export interface Gutter {
  /** Where it ends, at the left edge of what stands behind it. */
  readonly right: number;
  readonly width: number;
}

/** The upright strips between things, from the left, that none reaches into; those that are wider than so much. */
export function guttersOf(things: readonly { readonly box: Box }[], widthMin: number): Gutter[] {
  const sorted = things.toSorted((a, b) => a.box.left - b.box.left);
  let taken = sorted[0]?.box.left ?? 0;
  return sorted.flatMap(({ box }) => {
    const gutter = { right: box.left, width: box.left - taken };
    taken = Math.max(taken, box.left + box.width);
    return gutter.width > widthMin ? [gutter] : [];
  });
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
export function boundsOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The smallest box that holds all of them; undefined for none. */
export function boxAround(boxes: readonly Box[]): Box | undefined {
  const [first, ...rest] = boxes;
  if (first === undefined) return undefined;
  let { left, top } = first;
  let right = left + first.width;
  let bottom = top + first.height;
  for (const box of rest) {
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.left + box.width);
    bottom = Math.max(bottom, box.top + box.height);
  }
  return { left, top, width: right - left, height: bottom - top };
}
