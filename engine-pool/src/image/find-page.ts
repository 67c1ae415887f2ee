// Finds the sheet in a photograph by flood fill: it is what the background, followed inwards from the edges, does not
// reach.

import type { Raster } from '../input/raster.ts';
import { withDarkBands } from './dark-bands.ts';
import type { Point } from './geometry.ts';
import { quadAround } from './quadrilateral.ts';
import { convexHull } from './rotated-box.ts';
import { cellAt, darkestAround, type Grid, leastOfThree, shrink, withoutPrint } from './search-grid.ts';

/** The search runs on a grid of this many cells along the longer side: some 4 ms, and print blurs into paper. */
const LONG_SIDE_CELLS = 192;
/**
 * Where the next cell is lighter by this, another surface begins: grain and wood stay below. The second try, where the
 * background crept onto the sheet over a faint edge, asks for less.
 */
const SURFACE_STEPS_MAX = [24, 14, 9];
/** A smaller sheet could not be read anyway, and stamps and photos on a page are no sheets. */
const AREA_MIN = 0.15;
/** Where another one is so large, either may be what was meant: both stay. */
const OTHER_AREA_MIN = 0.1;
/** A sheet that fills the picture leaves nothing to cut away. */
const AREA_MAX = 0.97;
/** How well four straight sides must fit what was found. */
const FILLED_MIN = 0.9;
/** Paper is lighter than what it lies on, or throws a shadow on it: by this much, along this much of its sides. */
const LIGHTER_MIN = 16;
const LIGHTER_SHARE_MIN = 0.75;
/** The same holds of so much of the picture's edge: a page with a broad dark frame is paper to its edges. */
const EDGE_DARKER_SHARE_MIN = 0.6;
/** And of all that is beside the sheet: a part of a page, between its creases and bars, has paper there. */
const BESIDE_DARKER_SHARE_MIN = 0.65;
/** So light in every colour, what is beside the sheet is paper, of whose print white cells are a part; no background of 250 photos was above 160. */
const PAPER_MIN = 220;
/** The light of a sheet's paper: print and shadows lie below, its glare above. */
const PAPER_SHARE = 0.75;
/** What is joined to the sheet by less than twice this, in cells, is not of it: a bright streak, a thumb's nail. */
const BRIDGE_CELLS = 2;
/** Where the light inside and outside of a side is looked at, in cells from it, and at how many places of it. */
const BESIDE_CELLS = 2.5;
const PLACES = 24;

/**
 * Its four corners in pixels of the image, clockwise; null where no sheet stands out: a scan, a page that fills or
 * leaves the picture, a background as restless or as light as the page, two sheets.
 */
export function findPage(image: Raster): Point[] | null {
  const cellPx = Math.max(1, Math.max(image.width, image.height) / LONG_SIDE_CELLS);
  const grid = shrink(image, cellPx);
  const first = searchSheet(grid);
  // Print on another sheet, cut by the picture's edge, holds the flood up before it comes to the shadow between the two.
  const found = first === 'misshapen' ? searchSheet(withoutPrint(grid)) : first;
  if (typeof found === 'string') return null;
  return withDarkBands(found, grid).map(({ x, y }) => ({ x: x * cellPx, y: y * cellPx }));
}

/** What a search came to where no sheet stood out. */
type NotFound = 'nothing' | 'misshapen' | 'several';

function searchSheet(grid: Grid): Point[] | NotFound {
  const darkest = darkestAround(grid);
  let came: NotFound = 'nothing';
  for (const stepMax of SURFACE_STEPS_MAX) {
    const sheet = findSheet(grid, darkest, stepMax);
    if (typeof sheet !== 'string' || sheet === 'several') return sheet;
    if (sheet === 'misshapen') came = sheet;
  }
  return came;
}

function findSheet(grid: Grid, darkest: Uint8Array, stepMax: number): Point[] | NotFound {
  const reached = floodFromEdges(grid, darkest, stepMax);
  const areaMin = AREA_MIN * reached.length;
  if (countUnmarked(reached) < areaMin) return 'nothing';
  const [island = [], other = []] = islandsOf(widened(reached, grid, BRIDGE_CELLS), grid);
  if (other.length >= OTHER_AREA_MIN * reached.length) return 'several';
  const sheet = grownBack(island, reached, grid);
  if (sheet.length < areaMin || sheet.length > AREA_MAX * reached.length) return 'nothing';
  if (!surroundingsAreDarker(sheet, grid)) return 'nothing';
  const quad = quadAround(convexHull(outlineOf(sheet, grid)));
  const fits = quad !== null && sheet.length >= FILLED_MIN * areaOf(quad) && standsOut(quad, grid);
  return fits ? quad : 'misshapen';
}

function countUnmarked(marks: Uint8Array): number {
  let count = 0;
  for (const mark of marks) if (mark === 0) count++;
  return count;
}

/**
 * 1 for every cell that the background reaches from the picture's edges without stepping up into the light: down into
 * the shadow that a sheet throws it may go, up onto the sheet it may not, nor creep up along its blurred edge.
 */
function floodFromEdges(grid: Grid, darkest: Uint8Array, stepMax: number): Uint8Array {
  const { width, height } = grid;
  const reached = new Uint8Array(width * height);
  const open: number[] = [];
  const reach = (cell: number, from: number): void => {
    if (reached[cell] === 1 || stepUp(grid, darkest, from, cell) >= stepMax) return;
    reached[cell] = 1;
    open.push(cell);
  };
  for (let x = 0; x < width; x++) {
    reach(x, x);
    reach((height - 1) * width + x, (height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    reach(y * width, y * width);
    reach(y * width + width - 1, y * width + width - 1);
  }
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const x = cell % width;
    if (x > 0) reach(cell - 1, cell);
    if (x < width - 1) reach(cell + 1, cell);
    if (cell >= width) reach(cell - width, cell);
    if (cell < width * (height - 1)) reach(cell + width, cell);
  }
  return reached;
}

/** Marks every cell within `cells` of a marked one. */
function widened(marks: Uint8Array, { width, height }: Grid, cells: number): Uint8Array {
  let unmarked: Uint8Array = marks.map((mark) => 1 - mark);
  for (let round = 0; round < cells; round++) {
    unmarked = leastOfThree(leastOfThree(unmarked, 1, width), width, width * height);
  }
  return unmarked.map((mark) => 1 - mark);
}

/** The island as it was before the reached cells around it were widened; a cell more, for corners of a turned sheet. */
function grownBack(island: readonly number[], reached: Uint8Array, grid: Grid): number[] {
  const marks = new Uint8Array(reached.length);
  for (const cell of island) marks[cell] = 1;
  const cells: number[] = [];
  widened(marks, grid, BRIDGE_CELLS + 1).forEach((mark, cell) => {
    if (mark === 1 && reached[cell] === 0) cells.push(cell);
  });
  return cells;
}

/** The cells of each connected area that was not reached, the largest first. */
function islandsOf(reached: Uint8Array, { width, height }: Grid): number[][] {
  const islands: number[][] = [];
  for (let start = 0; start < reached.length; start++) {
    const island: number[] = [];
    const reach = (cell: number): void => {
      if (reached[cell] === 1) return;
      reached[cell] = 1;
      island.push(cell);
    };
    reach(start);
    // Grows while it is walked.
    for (const cell of island) {
      const x = cell % width;
      if (x > 0) reach(cell - 1);
      if (x < width - 1) reach(cell + 1);
      if (cell >= width) reach(cell - width);
      if (cell < width * (height - 1)) reach(cell + width);
    }
    if (island.length > 0) islands.push(island);
  }
  return islands.sort((a, b) => b.length - a.length);
}

/** By how much a cell is lighter than the darkest around the one it is reached from. */
function stepUp({ colours }: Grid, darkest: Uint8Array, from: number, to: number): number {
  let step = 0;
  for (let channel = 0; channel < 3; channel++) {
    step = Math.max(step, (colours[3 * to + channel] as number) - (darkest[3 * from + channel] as number));
  }
  return step;
}

/** The outer corners of the first and last cell of each row, as x, y, x, y, … */
function outlineOf(cells: readonly number[], { width, height }: Grid): number[] {
  const first = new Int32Array(height).fill(width);
  const last = new Int32Array(height).fill(-1);
  for (const cell of cells) {
    const y = Math.floor(cell / width);
    const x = cell - y * width;
    if (x < (first[y] as number)) first[y] = x;
    if (x > (last[y] as number)) last[y] = x;
  }
  const points: number[] = [];
  for (let y = 0; y < height; y++) {
    const [left, right] = [first[y] as number, (last[y] as number) + 1];
    if (right > left) points.push(left, y, left, y + 1, right, y, right, y + 1);
  }
  return points;
}

function areaOf(quad: readonly Point[]): number {
  let twice = 0;
  quad.forEach(({ x, y }, index) => {
    const next = quad[(index + 1) % quad.length] as Point;
    twice += x * next.y - next.x * y;
  });
  return Math.abs(twice) / 2;
}

function surroundingsAreDarker(sheet: readonly number[], { width, height, colours }: Grid): boolean {
  const paper = [0, 1, 2].map((channel) => {
    const lights = Uint8Array.from(sheet, (cell) => colours[3 * cell + channel] as number).sort();
    return lights[Math.floor(PAPER_SHARE * lights.length)] as number;
  });
  const isDarker = (cell: number): boolean =>
    paper.some((light, channel) => light - (colours[3 * cell + channel] as number) >= LIGHTER_MIN);
  const inside = new Set(sheet);
  const beside: number[] = [];
  const edge: number[] = [];
  for (let cell = 0; cell < width * height; cell++) {
    const isOnEdge = cell < width || cell >= (height - 1) * width || cell % width === 0 || cell % width === width - 1;
    if (isOnEdge) edge.push(cell);
    if (!inside.has(cell)) beside.push(cell);
  }
  const isPaper = (cell: number): boolean => Math.min(...colours.subarray(3 * cell, 3 * cell + 3)) >= PAPER_MIN;
  if (beside.filter(isPaper).length > beside.length / 2) return false;
  const areDarker = (cells: readonly number[], shareMin: number): boolean =>
    cells.filter(isDarker).length >= shareMin * cells.length;
  return areDarker(edge, EDGE_DARKER_SHARE_MIN) && areDarker(beside, BESIDE_DARKER_SHARE_MIN);
}

/** Whether it is lighter inside than outside: the frame of a form has paper on both sides. */
function standsOut(quad: readonly Point[], grid: Grid): boolean {
  let lighter = 0;
  quad.forEach((corner, index) => {
    const next = quad[(index + 1) % quad.length] as Point;
    const length = Math.hypot(next.x - corner.x, next.y - corner.y);
    const outX = ((next.y - corner.y) / length) * BESIDE_CELLS;
    const outY = ((corner.x - next.x) / length) * BESIDE_CELLS;
    for (let place = 1; place <= PLACES; place++) {
      const share = place / (PLACES + 1);
      const x = corner.x + (next.x - corner.x) * share;
      const y = corner.y + (next.y - corner.y) * share;
      if (lighterBy(grid, x - outX, y - outY, x + outX, y + outY) >= LIGHTER_MIN) lighter++;
    }
  });
  return lighter >= LIGHTER_SHARE_MIN * quad.length * PLACES;
}

/** How much lighter the first place is than the second, in the colour that tells them apart best. */
function lighterBy(grid: Grid, insideX: number, insideY: number, outsideX: number, outsideY: number): number {
  const inside = cellAt(grid, insideX, insideY);
  const outside = cellAt(grid, outsideX, outsideY);
  let by = 0;
  for (let channel = 0; channel < 3; channel++) {
    by = Math.max(by, (grid.colours[3 * inside + channel] as number) - (grid.colours[3 * outside + channel] as number));
  }
  return by;
}
