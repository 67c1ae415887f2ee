// Which words lie under a box that was found in a spoiled page.

import type { Point } from '../../../../tests/generator/captures/pixels.ts';
import type { RotatedBox } from '../../../src/image/rotated-box.ts';
import { NO_LINE, type Placed } from './recorder.ts';
import type { Shot } from './shot.ts';

/** Places looked at along a box: the paper may bow. */
const POINTS = 16;
/** In shares of the word's width: less is none of it, from the second on it is all there. */
const COVERED_MIN = 0.06;
const COVERED_WHOLE = 0.9;
/** In shares of the box's height: nearer to its middle is on its line, farther than the second is on another one. */
const OFF_LINE_MIN = 0.27;
const OFF_LINE_MAX = 0.58;
/** Lower print than this share of the box is beside something larger. */
const HEIGHT_MIN = 0.18;

/** In shares of the word's height: nearer words are one, as the comma that a form prints after a name. */
const GAP_MIN = 0.12;

/** The words under a box, or null where it is not plain which: half a word, two lines. */
export function wordsUnder(box: RotatedBox, shot: Shot): string | null {
  const along = (share: number, down = 0): Point => {
    const far = (share - 0.5) * box.width;
    return shot.toPage(
      box.centerX + far * Math.cos(box.angle) - down * Math.sin(box.angle),
      box.centerY + far * Math.sin(box.angle) + down * Math.cos(box.angle),
    );
  };
  const line = Array.from({ length: POINTS + 1 }, (_, i) => along(i / POINTS));
  const from = line[0] as Point;
  const to = line[POINTS] as Point;
  const top = along(0.5, -box.height / 2);
  const bottom = along(0.5, box.height / 2);
  const height = bottom.y - top.y;
  if (!(to.x > from.x && height > 0)) return null;
  const heightAt = (x: number): number => {
    const at = Math.min(Math.max(((x - from.x) / (to.x - from.x)) * POINTS, 0), POINTS - 1e-6);
    const i = Math.floor(at);
    const [a, b] = [line[i] as Point, line[i + 1] as Point];
    return a.y + (b.y - a.y) * (at - i);
  };
  const found: Placed[] = [];
  for (const word of shot.placed) {
    const covered = (Math.min(word.right, to.x) - Math.max(word.left, from.x)) / (word.right - word.left);
    if (covered < COVERED_MIN) continue;
    const middle = Math.min(Math.max((word.left + word.right) / 2, from.x), to.x);
    const off = Math.abs((word.top + word.bottom) / 2 - heightAt(middle)) / height;
    if (off > OFF_LINE_MAX) continue;
    if (off > OFF_LINE_MIN || covered < COVERED_WHOLE || word.text === NO_LINE) return null;
    if ((word.bottom - word.top) / height < HEIGHT_MIN) return null;
    found.push(word);
  }
  if (found.length === 0) return null;
  found.sort((a, b) => a.left - b.left);
  const overlap = found.some(({ left }, i) => left < (found[i - 1]?.right ?? Number.NEGATIVE_INFINITY) - 1);
  if (overlap) return null;
  const text = found.reduce((line, word, i) => {
    const before = found[i - 1];
    const apart = before !== undefined && word.left - before.right > GAP_MIN * (word.bottom - word.top);
    return `${line}${apart ? ' ' : ''}${word.text}`;
  }, '');
  // Of leaders nobody counts the dots.
  return /[.…_-]{4,}/.test(text) ? null : text;
}
