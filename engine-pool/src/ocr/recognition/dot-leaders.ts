// Erases a form's dot leaders from a line image: what was typed stands on them, and the network reads them as dots, or gives up
// the character that touches them.
import { LINE_IMAGE_HEIGHT_PX } from './line-image.ts';

/** Leaders run below the characters; dots above this belong to them. */
const TOP_ROW = Math.round(LINE_IMAGE_HEIGHT_PX * 0.7);
/** From a dot's middle to the paper around it. */
const REACH_PX = 3;
/** How much darker than the paper on all four sides a dot is at least (of a range of 2). */
const DEPTH_MIN = 0.12;
/** Lighter than this is paper, where contrast was stretched. */
const PAPER_MIN = 0.3;
/** Dots stand this far apart. */
const PITCH_MIN_PX = 3;
const PITCH_MAX_PX = 16;
/** How far a dot's distance to the next may be off the usual one. */
const UNEVEN_MAX_PX = 1.5;
/** Lines of a photo bend: from one dot to the next a leader rises or falls this much at most. */
const RISE_MAX_PX = 1.5;
/** How far a leader may hide behind characters that reach down to it, in dots. */
const HIDDEN_MAX = 4;
/** As many more dots may hide at each end. */
const ENDS_HIDDEN = 2;
/** Dots in an even row: the three of an ellipsis stay, and feet of characters in noise make shorter ones. */
const DOTS_MIN = 8;
/** Other dots at the height of a leader that ends near are more of it. */
const SAME_HEIGHT_PX = 1.5;
const NEAR_PX = 60;
/** Of a leader's dots this share is seen at least: feet of characters that happen to stand in a row have wider gaps. */
const SEEN_SHARE_MIN = 0.6;

interface Dot {
  readonly x: number;
  readonly y: number;
}

/**
 * Paints leaders over with the paper around them, in place.
 * @param planes three planes of one line image, from −1 (ink) to 1 (paper)
 */
export function eraseDotLeaders(planes: Float32Array, width: number): void {
  const dots = findDots(planes, width);
  const pitch = usualPitch(dots);
  if (pitch === null) return;
  const leaders = evenRows(dots, pitch);
  const seen = leaders.flat();
  for (const dot of dots) if (isAsHighAs(seen, dot)) paintOver(planes, width, dot, dot.y - REACH_PX + 1);
  for (const dot of leaders.flatMap((leader) => hiddenDots(leader, pitch))) {
    // Ink that goes on below it is a character's tail; of a character's foot that touches it only the dot goes.
    if (isPaperBelow(planes, width, dot)) paintOver(planes, width, dot, dot.y - 1);
  }
}

/** By the middle plane, green, which is nearest to what the eye calls light; from left to right. */
function findDots(planes: Float32Array, width: number): Dot[] {
  const dots: Dot[] = [];
  const green = planes.subarray(width * LINE_IMAGE_HEIGHT_PX, 2 * width * LINE_IMAGE_HEIGHT_PX);
  for (let x = REACH_PX; x < width - REACH_PX; x++) {
    for (let y = TOP_ROW; y < LINE_IMAGE_HEIGHT_PX - 1; y++) {
      const at = y * width + x;
      if (isDarkest(green, at, width) && standsAlone(green, at, width)) dots.push({ x, y });
    }
  }
  return dots;
}

/** Darker than its neighbours; of equal ones the first counts. */
function isDarkest(green: Float32Array, at: number, width: number): boolean {
  const value = green[at] as number;
  for (const step of [-width - 1, -width, -width + 1, -1]) if ((green[at + step] as number) <= value) return false;
  for (const step of [1, width - 1, width, width + 1]) if ((green[at + step] as number) < value) return false;
  return true;
}

/** Paper above, below and at both sides. */
function standsAlone(green: Float32Array, at: number, width: number): boolean {
  const paperMin = (green[at] as number) + DEPTH_MIN;
  for (const side of [-1, 1]) {
    const near = green[at + side * (REACH_PX - 1)] as number;
    const far = green[at + side * REACH_PX] as number;
    if (Math.max(near, far) < paperMin) return false;
    // Below the last row there is nothing to see.
    for (let dx = 1 - REACH_PX; dx < REACH_PX; dx++) {
      if ((green[at + side * REACH_PX * width + dx] ?? 1) < paperMin) return false;
    }
  }
  return true;
}

/** The distance from dot to dot that comes most often; null where none comes often. */
function usualPitch(dots: readonly Dot[]): number | null {
  const distances: number[] = [];
  dots.forEach((dot, index) => {
    const next = nextOf(dots, index, (distance) => distance >= PITCH_MIN_PX && distance <= PITCH_MAX_PX);
    if (next) distances.push(next.x - dot.x);
  });
  let best: number[] = [];
  for (let pitch = PITCH_MIN_PX; pitch <= PITCH_MAX_PX; pitch++) {
    const near = distances.filter((distance) => Math.abs(distance - pitch) <= 1);
    if (near.length > best.length) best = near;
  }
  return best.length < DOTS_MIN - 1 ? null : best.reduce((sum, one) => sum + one, 0) / best.length;
}

function nextOf(dots: readonly Dot[], index: number, fits: (distance: number) => boolean): Dot | undefined {
  const { x, y } = dots[index] as Dot;
  for (let at = index + 1; at < dots.length; at++) {
    const other = dots[at] as Dot;
    if (fits(other.x - x) && Math.abs(other.y - y) <= RISE_MAX_PX) return other;
    if (other.x - x > (HIDDEN_MAX + 2) * PITCH_MAX_PX) return undefined;
  }
  return undefined;
}

/** Rows of dots at even distances, each from left to right. */
function evenRows(dots: readonly Dot[], pitch: number): Dot[][] {
  const fits = (distance: number): boolean => {
    const steps = Math.round(distance / pitch);
    return steps >= 1 && steps <= HIDDEN_MAX + 1 && Math.abs(distance - steps * pitch) <= UNEVEN_MAX_PX;
  };
  const rows: Dot[][] = [];
  const used = new Set<Dot>();
  for (let start = 0; start < dots.length; start++) {
    if (used.has(dots[start] as Dot)) continue;
    const row: Dot[] = [];
    let at = start;
    for (let dot: Dot | undefined = dots[start]; dot && !used.has(dot); dot = nextOf(dots, at, fits)) {
      row.push(dot);
      used.add(dot);
      at = dots.indexOf(dot, at);
    }
    const steps = ((row[row.length - 1] as Dot).x - (row[0] as Dot).x) / pitch;
    if (row.length >= DOTS_MIN && row.length >= SEEN_SHARE_MIN * (steps + 1)) rows.push(row);
  }
  return rows;
}

/** By the nearest dot of a leader. */
function isAsHighAs(leaders: readonly Dot[], { x, y }: Dot): boolean {
  let nearest: Dot | undefined;
  for (const dot of leaders) if (!nearest || Math.abs(dot.x - x) < Math.abs(nearest.x - x)) nearest = dot;
  if (nearest === undefined || Math.abs(nearest.x - x) > NEAR_PX) return false;
  return Math.abs(nearest.y - y) <= SAME_HEIGHT_PX;
}

/** Where characters may reach down to a leader: between the dots seen, and beyond its ends. */
function hiddenDots(leader: readonly Dot[], pitch: number): Dot[] {
  const hidden: Dot[] = [];
  leader.forEach((dot, index) => {
    const next = leader[index + 1] ?? { x: dot.x + (ENDS_HIDDEN + 1) * pitch, y: dot.y };
    const steps = Math.round((next.x - dot.x) / pitch);
    for (let step = 1; step < steps; step++) hidden.push(between(dot, next, step / steps));
  });
  const first = leader[0] as Dot;
  for (let step = 1; step <= ENDS_HIDDEN; step++) hidden.push({ x: Math.round(first.x - step * pitch), y: first.y });
  return hidden;
}

function between(from: Dot, to: Dot, share: number): Dot {
  return { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) };
}

function isPaperBelow(planes: Float32Array, width: number, { x, y }: Dot): boolean {
  const row = y + REACH_PX;
  if (row >= LINE_IMAGE_HEIGHT_PX || x < REACH_PX || x >= width - REACH_PX) return false;
  const from = (LINE_IMAGE_HEIGHT_PX + row) * width + x;
  for (let dx = 1 - REACH_PX; dx < REACH_PX; dx++) if ((planes[from + dx] as number) < PAPER_MIN) return false;
  return true;
}

/** @param top the first row that is painted */
function paintOver(planes: Float32Array, width: number, { x, y }: Dot, top: number): void {
  const plane = width * LINE_IMAGE_HEIGHT_PX;
  const bottom = Math.min(LINE_IMAGE_HEIGHT_PX - 1, y + REACH_PX - 1);
  for (let channel = 0; channel < 3; channel++) {
    const from = channel * plane;
    const paper = Math.max(
      planes[from + y * width + x - REACH_PX] as number,
      planes[from + y * width + x + REACH_PX] as number,
    );
    for (let row = top; row <= bottom; row++) {
      for (let column = x - REACH_PX + 1; column <= x + REACH_PX - 1; column++) {
        const at = from + row * width + column;
        if ((planes[at] as number) < paper) planes[at] = paper;
      }
    }
  }
}
