// Crops the sheet out of its picture, and rectifies it where it was photographed at a slant: nothing printed beside it
// is read.

import type { Raster } from '../input/raster.ts';
import { findPage } from './find-page.ts';
import { type Box, boundsOf, type Point } from './geometry.ts';
import { type Part, partOf } from './projection.ts';
import { rectifiedPart, takePart } from './rectify-perspective.ts';

/** Beyond the edges found: they are found to a cell of the search, and paper curls. In parts of the longer side. */
const MARGIN = 0.01;
/** What lies beside the sheet is painted over in the colour of no paper and no print. */
const BESIDE = 200;

export interface CroppedPage {
  readonly raster: Raster;
  /** How it lay in the image. */
  readonly part: Part;
}

/** The whole image, as it is, where no sheet stands out from what it lies on. */
export function cropPage(image: Raster): CroppedPage {
  const corners = findPage(image);
  if (corners === null) {
    return { raster: image, part: partOf({ left: 0, top: 0, width: image.width, height: image.height }) };
  }
  const wide = widened(corners, MARGIN * Math.max(image.width, image.height));
  const flat = rectifiedPart(wide);
  if (flat !== null) return { raster: takePart(image, flat), part: flat };
  const box = wholePixels(boundsOf(wide), image);
  return { raster: cut(image, box, wide), part: partOf(box) };
}

/** Every side moved outwards. */
function widened(corners: readonly Point[], by: number): Point[] {
  const middleX = corners.reduce((sum, { x }) => sum + x, 0) / corners.length;
  const middleY = corners.reduce((sum, { y }) => sum + y, 0) / corners.length;
  return corners.map(({ x, y }) => ({ x: x + Math.sign(x - middleX) * by, y: y + Math.sign(y - middleY) * by }));
}

function wholePixels({ left, top, width, height }: Box, image: Raster): Box {
  const fromX = Math.max(0, Math.floor(left));
  const fromY = Math.max(0, Math.floor(top));
  return {
    left: fromX,
    top: fromY,
    width: Math.min(image.width, Math.ceil(left + width)) - fromX,
    height: Math.min(image.height, Math.ceil(top + height)) - fromY,
  };
}

/** @param outline convex, around what is kept */
function cut(image: Raster, { left, top, width, height }: Box, outline: readonly Point[]): Raster {
  const data = new Uint8Array(width * height * 3).fill(BESIDE);
  for (let y = 0; y < height; y++) {
    const [from, to] = rowWithin(outline, top + y + 0.5);
    const first = Math.max(left, Math.floor(from));
    const last = Math.min(left + width, Math.ceil(to));
    if (last <= first) continue;
    const source = ((top + y) * image.width + first) * 3;
    data.set(image.data.subarray(source, source + (last - first) * 3), (y * width + first - left) * 3);
  }
  return { width, height, data };
}

/** Where a row enters and leaves the outline. */
function rowWithin(outline: readonly Point[], y: number): [from: number, to: number] {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  outline.forEach((corner, index) => {
    const next = outline[(index + 1) % outline.length] as Point;
    if (corner.y > y === next.y > y) return;
    const x = corner.x + ((next.x - corner.x) * (y - corner.y)) / (next.y - corner.y);
    from = Math.min(from, x);
    to = Math.max(to, x);
  });
  return [from, to];
}
