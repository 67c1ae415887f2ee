// Comb fields: figures and letters in a row of boxes, one in each. Set side by side they are found and read as a word.
import type { Raster } from '../input/raster.ts';
import { medianOf } from './median.ts';

/** Boxes are so high, in parts of the page's longer side: 3.5 to 14 mm of A4. */
const HEIGHT_MIN = 0.012;
const HEIGHT_MAX = 0.047;
/** And so wide, in heights. */
const PITCH_MIN = 0.4;
const PITCH_MAX = 1.6;
/** Boxes of one comb are as wide as each other but for this share, and begin and end as high but for this one of their height. */
const PITCH_TOLERANCE = 0.2;
const LEVEL_TOLERANCE = 0.15;
/** More of them are a pattern on the paper. */
const SIDES_MAX = 4_000;
/** Of the light of the paper beside it, ink is darker by this. */
const INK_MIN = 0.2;
/** Sides of boxes are thinner than this part of the page's longer side. */
const SIDE_WIDTH_MAX = 1 / 400;
/** A box is closed above and below but for breaks in the print. */
const CLOSED_MIN = 0.85;
/** What stands in a box is one character: so high at least and so wide at most, in heights of the box and its own, with gaps no wider than this. */
const CHARACTER_HEIGHT_MIN = 0.3;
const CHARACTER_ASPECT_MAX = 1.2;
const CHARACTER_GAP_MAX = 0.06;
/** Of the filled boxes of a comb so many may seem to hold something else. */
const OTHER_SHARE_MAX = 0.34;
/** Between characters set side by side, and for an empty box between them, in heights of a box. */
const SET_GAP = 0.12;
const SET_SPACE = 0.45;

/** A side of a box, from its upper end to its lower one, and the light below which there is ink beside it. */
interface Side {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly ink: number;
}

type Box = readonly [left: Side, right: Side];

/** From the first place of ink to behind the last, and the longest paper between two. */
interface Run {
  readonly from: number;
  readonly end: number;
  readonly gap: number;
}

/** What stands in a box. */
interface Ink {
  readonly columns: Run;
  readonly isCharacter: boolean;
}

interface Comb {
  readonly sides: readonly Side[];
  /** Of each box, from left to right; undefined where there is only paper. */
  readonly inks: readonly (Ink | undefined)[];
}

/** The page with every comb's characters side by side where the comb begins; the same object where it has none. */
export function closeCombs(page: Raster): Raster {
  const combs = combsOf(findSides(page), page);
  if (combs.length === 0) return page;
  const closed = { ...page, data: new Uint8Array(page.data) };
  for (const comb of combs) setSideBySide(comb, page, closed);
  return closed;
}

/** Thin upright strokes of a box's height, from left to right. */
function findSides(page: Raster): Side[] {
  const longSide = Math.max(page.width, page.height);
  const beside = sideWidthMax(page);
  const [least, most] = [HEIGHT_MIN * longSide, HEIGHT_MAX * longSide];
  const sides: Side[] = [];
  // By column the row down to which it is known.
  const known = new Int32Array(page.width);
  for (let y = 0; y < page.height; y += Math.max(1, Math.floor(least / 2))) {
    for (let x = beside; x < page.width - beside; x++) {
      if ((known[x] as number) > y) continue;
      const ink = (1 - INK_MIN) * Math.min(lightAt(page, x - beside, y), lightAt(page, x + beside, y));
      if (lightAt(page, x, y) >= ink || lightAt(page, x + 1, y) < lightAt(page, x, y)) continue;
      const top = follow(page, x, y, -1, ink, most);
      const bottom = follow(page, x, y, 1, ink, most);
      known.fill(bottom.y, x - 1, x + 3);
      const height = bottom.y - top.y;
      if (height < least || height > most || Math.abs(bottom.x - top.x) > LEVEL_TOLERANCE * height) continue;
      sides.push({ x: Math.round((top.x + bottom.x) / 2), top: top.y, bottom: bottom.y, ink });
      if (sides.length > SIDES_MAX) return [];
    }
  }
  return sides.toSorted((a, b) => a.x - b.x);
}

/** Up or down a stroke, to where it ends or is too long. */
function follow(page: Raster, fromX: number, fromY: number, by: number, ink: number, most: number) {
  let [x, y] = [fromX, fromY];
  while (Math.abs(y - fromY) <= most && y + by >= 0 && y + by < page.height) {
    const next = [x, x - 1, x + 1].find((column) => lightAt(page, column, y + by) < ink);
    if (next === undefined) break;
    x = next;
    y += by;
  }
  return { x, y };
}

/** Runs of two boxes and more, of which two hold a character and few anything else. */
function combsOf(sides: readonly Side[], page: Raster): Comb[] {
  const taken = new Set<Side>();
  const combs: Comb[] = [];
  for (const side of sides) {
    if (taken.has(side)) continue;
    const comb = [side];
    for (let next = nextOf(comb, sides, page); next; next = nextOf(comb, sides, page)) comb.push(next);
    if (comb.length < 3) continue;
    for (const other of sides) if (liesIn(comb, other, page)) taken.add(other);
    const inks = comb.slice(1).map((right, at) => inkOf([comb[at] as Side, right], page));
    const filled = inks.flatMap((ink) => ink ?? []);
    const characters = filled.filter(({ isCharacter }) => isCharacter).length;
    if (characters >= 2 && filled.length - characters <= OTHER_SHARE_MAX * filled.length)
      combs.push({ sides: comb, inks });
  }
  return combs;
}

function nextOf(comb: readonly Side[], sides: readonly Side[], page: Raster): Side | undefined {
  const [before, last] = [comb.at(-2), comb.at(-1) as Side];
  const height = last.bottom - last.top;
  const pitch = before && last.x - before.x;
  const least = pitch === undefined ? PITCH_MIN * height : pitch * (1 - PITCH_TOLERANCE);
  const most = pitch === undefined ? PITCH_MAX * height : pitch * (1 + PITCH_TOLERANCE);
  for (let at = sides.indexOf(last) + 1; at < sides.length; at++) {
    const side = sides[at] as Side;
    if (side.x > last.x + most) break;
    const off = Math.max(Math.abs(side.top - last.top), Math.abs(side.bottom - last.bottom));
    if (side.x >= last.x + least && off <= LEVEL_TOLERANCE * height && isClosed([last, side], page)) return side;
  }
  return undefined;
}

/** In a comb, or where it will be painted over: a tilted side is found more than once. */
function liesIn(comb: readonly Side[], { x, top, bottom }: Side, page: Raster): boolean {
  const [first, last] = [comb[0] as Side, comb.at(-1) as Side];
  const inset = sideWidthMax(page);
  const isBeside = x < first.x - inset || x > last.x + inset;
  return !isBeside && bottom > Math.min(first.top, last.top) && top < Math.max(first.bottom, last.bottom);
}

/** With a line from side to side above and below. */
function isClosed([a, b]: Box, page: Raster): boolean {
  const reach = Math.max(2, Math.round((LEVEL_TOLERANCE * (a.bottom - a.top)) / 2));
  return (['top', 'bottom'] as const).every((end) => {
    let dark = 0;
    for (let x = a.x; x < b.x; x++) {
      const y = Math.round(a[end] + ((b[end] - a[end]) * (x - a.x)) / (b.x - a.x));
      for (let row = y - reach; row <= y + reach; row++) {
        if (lightAt(page, x, row) >= a.ink) continue;
        dark++;
        break;
      }
    }
    return dark >= CLOSED_MIN * (b.x - a.x);
  });
}

/** Undefined where there is only paper. */
function inkOf([a, b]: Box, page: Raster): Ink | undefined {
  const inset = sideWidthMax(page);
  const inked = (x: number, y: number) => lightAt(page, x, y) < a.ink;
  const [top, bottom] = [a.top + inset, a.bottom - inset];
  const [xs, ys] = [range(a.x + inset, b.x - inset), range(top, bottom)];
  const columns = runOf(xs.filter((x) => ys.some((y) => inked(x, y))));
  const rows = runOf(ys.filter((y) => xs.some((x) => inked(x, y))));
  if (!columns || !rows) return undefined;
  const [width, height, boxHeight] = [columns.end - columns.from, rows.end - rows.from, a.bottom - a.top];
  const isOne = Math.max(columns.gap, rows.gap) <= Math.max(1, CHARACTER_GAP_MAX * boxHeight);
  const isFree = rows.from > top && rows.end <= bottom;
  const isShaped = height >= CHARACTER_HEIGHT_MIN * boxHeight && width <= CHARACTER_ASPECT_MAX * height;
  return { columns, isCharacter: isOne && isFree && isShaped };
}

/** @param places of ink, in order */
function runOf(places: readonly number[]): Run | undefined {
  const [from, last] = [places[0], places.at(-1)];
  if (from === undefined || last === undefined) return undefined;
  const gaps = places.slice(1).map((place, at) => place - (places[at] as number) - 1);
  return { from, end: last + 1, gap: Math.max(0, ...gaps) };
}

/** In place. */
function setSideBySide({ sides, inks }: Comb, page: Raster, closed: Raster): void {
  const inset = sideWidthMax(page);
  const [first, last] = [sides[0] as Side, sides.at(-1) as Side];
  const height = first.bottom - first.top;
  const topAt = (x: number) => Math.round(first.top + ((last.top - first.top) * (x - first.x)) / (last.x - first.x));
  const paper = paperOf(first, last, page);
  for (let x = first.x - inset; x <= last.x + inset; x++) {
    for (let y = topAt(x) - inset; y <= topAt(x) + height + inset; y++) closed.data.set(paper, pixelAt(page, x, y));
  }
  let to = first.x + inset;
  for (const ink of inks) {
    const { from, end } = ink?.columns ?? { from: 0, end: 0 };
    for (let x = from; x < end; x++, to++) {
      for (let y = inset; y <= height - inset; y++) {
        const at = pixelAt(page, x, topAt(x) + y);
        closed.data.set(page.data.subarray(at, at + 3), pixelAt(page, to, topAt(to) + y));
      }
    }
    to += Math.round((ink ? SET_GAP : SET_SPACE) * height);
  }
}

/** The median colour of what is not ink, halfway down the first box to behind the last. */
function paperOf(first: Side, last: Side, page: Raster): number[] {
  const middle = (first.top + first.bottom) >> 1;
  const paper = range(first.x, last.x).filter((x) => lightAt(page, x, middle) >= first.ink);
  return [0, 1, 2].map((channel) =>
    medianOf(paper.map((x) => page.data[pixelAt(page, x, middle) + channel] as number)),
  );
}

/** Where a pixel begins in the page's data: one beyond the page's edge is the one at it. */
function pixelAt({ width, height }: Raster, x: number, y: number): number {
  return (Math.min(Math.max(y, 0), height - 1) * width + Math.min(Math.max(x, 0), width - 1)) * 3;
}

/** By green, which is nearest to what the eye calls light. */
function lightAt(page: Raster, x: number, y: number): number {
  return page.data[pixelAt(page, x, y) + 1] as number;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last + 1 - first) }, (_, at) => first + at);
}

/** In pixels. */
function sideWidthMax({ width, height }: Raster): number {
  return Math.max(3, Math.round(Math.max(width, height) * SIDE_WIDTH_MAX));
}
