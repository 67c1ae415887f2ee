// Pages that Chromium set (../../finder/drawn/set-pages.ts --pictures), drawn as pictures that remember their words.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { PAGE_HEIGHT_PT, PAGE_WIDTH_PT } from '../../../../tests/generator/drawing/page.ts';
import type { Placed } from './recorder.ts';
import type { Draw } from './shot.ts';

/** Dots an inch that boxes are measured in, and points. */
const POINTS_A_DOT = 72 / 96;
/** Of a letter's box in Chromium, from its top: where capitals begin, and the line that they stand on. */
const CAPITALS_FROM = 0.2;
const BASELINE_AT = 0.8;

/** As set-pages.ts writes it: [segments, left, top, right, bottom] in dots, a segment beginning with its text. */
type SetWord = [[string, ...unknown[]][], number, number, number, number];

/** Names of the pages of a folder that have a picture. */
export async function setPages(folder: string): Promise<string[]> {
  const pictures = (await readdir(folder)).filter((name) => name.endsWith('.png')).sort();
  return pictures.map((name) => join(folder, name.slice(0, -4)));
}

/** Null: it is no sheet of A4. */
export async function drawSetPage(page: string): Promise<Draw | null> {
  const picture = await loadImage(`${page}.png`);
  const words: SetWord[] = JSON.parse(await readFile(`${page}.json`, 'utf8'));
  if (Math.abs(picture.height / picture.width - PAGE_HEIGHT_PT / PAGE_WIDTH_PT) > 0.01) return null;
  const placed = words.map(([segments, left, top, right, bottom]): Placed => {
    const at = (share: number): number => POINTS_A_DOT * (top + share * (bottom - top));
    return {
      text: segments.map(([text]) => text).join(''),
      left: POINTS_A_DOT * left,
      right: POINTS_A_DOT * right,
      top: at(CAPITALS_FROM),
      bottom: at(BASELINE_AT),
    };
  });
  return (context) => {
    (context as SKRSContext2D).drawImage(picture, 0, 0, PAGE_WIDTH_PT, PAGE_HEIGHT_PT);
    return placed;
  };
}
