// Dark bands of a sheet, letterheads and side bars to its very edge: the search for light paper leaves them outside.

import type { Point } from './geometry.ts';
import { medianOf } from './median.ts';
import { cellAt, type Grid } from './search-grid.ts';

/** In cells: a shadow is narrower, and holds no print. */
const DEPTH_MIN = 8;
/** Of the sheet's own extent: what is deeper is another sheet. */
const DEPTH_SHARE_MAX = 0.5;
/** Cells between a sheet's edge and what is surely beyond its blur. */
const BLURRED_CELLS = 3;
/** A band ends with the sheet: it differs by this much, in some colour, from its paper and from what lies beside its ends. */
const DIFFERENT_MIN = 16;
/** Light falls off over a band by less, and over a shadow within a few cells by more. */
const UNEVEN_MAX = 40;
/** Over its outer edge the colour changes by this; over a shadow's it fades. */
const EDGE_MIN = 32;
const PLACES = 24;
const BESIDE_CELLS = 8;

type Colour = readonly [red: number, green: number, blue: number];

/**
 * The sheet with the bands that go on in line with two of its sides.
 * @param quad four corners in cells, clockwise
 */
export function withDarkBands(quad: readonly Point[], grid: Grid): Point[] {
  const sheet = [...quad];
  for (let side = 0; side < 4; side++) {
    const depth = bandDepth(sheet, side, grid);
    const [a, b] = rowBeyond(sheet, side, depth);
    sheet[side] = a;
    sheet[(side + 1) % 4] = b;
  }
  return sheet;
}

/** In cells, 0 where there is none. */
function bandDepth(sheet: readonly Point[], side: number, grid: Grid): number {
  const [a, b, c] = [0, 1, 2].map((step) => sheet[(side + step) % 4]) as [Point, Point, Point];
  const across = Math.hypot(b.x - a.x, b.y - a.y);
  const depthMax = DEPTH_SHARE_MAX * Math.hypot(c.x - b.x, c.y - b.y);
  const rowAt = (depth: number): { colour: Colour; ends: Colour[] } => {
    const [from, to] = rowBeyond(sheet, side, depth);
    const medianAt = (shares: readonly number[]): Colour =>
      medianColour(
        shares.flatMap((share) => colourAt(grid, from.x + share * (to.x - from.x), from.y + share * (to.y - from.y))),
      );
    const inside = Array.from({ length: PLACES }, (_, place) => (place + 1) / (PLACES + 1));
    // Wood and cloth have stripes.
    const beside = Array.from({ length: BESIDE_CELLS }, (_, cell) => (BLURRED_CELLS + cell) / across);
    return {
      colour: medianAt(inside),
      ends: [medianAt(beside.map((by) => -by)), medianAt(beside.map((by) => 1 + by))],
    };
  };
  const paper = rowAt(-BLURRED_CELLS).colour;
  const first = rowAt(BLURRED_CELLS).colour;
  let depth = BLURRED_CELLS;
  for (; depth <= depthMax; depth++) {
    const { colour, ends } = rowAt(depth);
    // Of the three none is like another: beside a band lies the table, and no other sheet.
    const areThree = ends.every((end) => [colour, paper].every((other) => differ(end, other) >= DIFFERENT_MIN));
    if (!areThree || differ(paper, colour) < DIFFERENT_MIN || differ(first, colour) >= UNEVEN_MAX) break;
  }
  const beyond = rowAt(depth + BLURRED_CELLS).colour;
  const hasEdge = differ(beyond, rowAt(depth - BLURRED_CELLS).colour) >= EDGE_MIN;
  return hasEdge && depth > DEPTH_MIN ? depth - 1 : 0;
}

/** The side's two ends, moved outwards in line with the sides that meet there. */
function rowBeyond(sheet: readonly Point[], side: number, cells: number): [Point, Point] {
  const corner = (step: number): Point => sheet[(side + step + 4) % 4] as Point;
  return [beyond(corner(-1), corner(0), cells), beyond(corner(2), corner(1), cells)];
}

function beyond(from: Point, to: Point, cells: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: to.x + ((to.x - from.x) / length) * cells, y: to.y + ((to.y - from.y) / length) * cells };
}

/** None beyond the picture. */
function colourAt(grid: Grid, x: number, y: number): Colour[] {
  if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) return [];
  const cell = 3 * cellAt(grid, x, y);
  return [[0, 1, 2].map((channel) => grid.colours[cell + channel]) as unknown as Colour];
}

/** Of each channel, as print on a band covers less than half of it; not a number where there is nothing. */
function medianColour(colours: readonly Colour[]): Colour {
  return [0, 1, 2].map((channel) => medianOf(colours.map((colour) => colour[channel] as number))) as unknown as Colour;
}

function differ(a: Colour, b: Colour): number {
  return Math.max(...a.map((value, channel) => Math.abs(value - (b[channel] as number))));
}
