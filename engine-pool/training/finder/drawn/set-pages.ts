/// <reference lib="dom" />
// Chromium sets HTML pages: node engine-pool/training/finder/drawn/set-pages.ts PAGES [--pictures] writes beside each
// <name>.html the words as printed, <name>.json, with what every letter of them is the value and the label of.
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { launchChromium } from '../../../../tests/support/chromium.ts';

/** A4 at 96 dots an inch; a form may be wider or longer. */
const SHEET = { width: 794, height: 1123 };
/** Dots of a picture for each that boxes are measured in. */
const PICTURE_SCALE = 2;

const pages = process.argv[2] ?? '';
const pictures = process.argv.includes('--pictures');
const browser = await launchChromium();
const page = await browser.newPage({ viewport: SHEET, deviceScaleFactor: pictures ? PICTURE_SCALE : 1 });
for (const name of (await readdir(pages)).filter((file) => file.endsWith('.html'))) {
  const target = join(pages, `${parse(name).name}.json`);
  const picture = join(pages, `${parse(name).name}.png`);
  if (existsSync(target) && (!pictures || existsSync(picture))) continue;
  await page.setContent(await readFile(join(pages, name), 'utf8'));
  await writeFile(target, JSON.stringify(await page.evaluate(wordsOfDocument)));
  if (pictures) await page.screenshot({ path: picture, fullPage: true });
}
await browser.close();

/** Runs in the page: [segments, left, top, right, bottom] of each word, a segment [text, field, concept, begins]. */
function wordsOfDocument() {
  type Segment = [string, string, string, boolean];
  const words: [Segment[], number, number, number, number][] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let open = false;
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement as Element;
    if (['STYLE', 'SCRIPT', 'TITLE'].includes(parent.tagName)) continue;
    const style = getComputedStyle(parent);
    const valued = parent.closest('[data-v]') as HTMLElement | null;
    const labelled = parent.closest('[data-c]') as HTMLElement | null;
    const field = valued?.dataset.v ?? 'none';
    const concept = labelled?.dataset.c ?? (field === 'none' ? '?' : 'none');
    let upright = style.writingMode === 'horizontal-tb' && style.visibility !== 'hidden';
    for (let up: Element | null = parent; up && upright; up = up.parentElement) {
      const matrix = new DOMMatrix(getComputedStyle(up).transform);
      upright = Math.abs(matrix.b) < 0.1 * Math.abs(matrix.a || 1) && Number(getComputedStyle(up).opacity) > 0.05;
    }
    const text = node.textContent ?? '';
    for (let i = 0; i < text.length; i++) {
      if (/\s/.test(text[i] as string)) {
        open = false;
        continue;
      }
      if (!upright) continue;
      range.setStart(node, i);
      range.setEnd(node, i + 1);
      const box = range.getClientRects()[0];
      if (!box || box.width === 0) continue;
      let shown = text[i] as string;
      if (style.textTransform === 'uppercase') shown = shown.toUpperCase();
      else if (style.textTransform === 'lowercase') shown = shown.toLowerCase();
      else if (style.textTransform === 'capitalize' && !/\p{L}/u.test(text[i - 1] ?? ' ')) shown = shown.toUpperCase();
      const begins = valued?.dataset.b !== undefined && i === text.search(/\S/);
      const last = words.at(-1);
      // Letters far apart, or on another line, are words of their own.
      const joins =
        open &&
        last &&
        Math.abs(last[2] - box.top) < box.height * 0.5 &&
        box.left - last[3] < box.height * 0.35 &&
        box.left > last[3] - box.height;
      if (!joins) {
        words.push([[[shown, field, concept, begins]], box.left, box.top, box.right, box.bottom]);
      } else {
        const segment = last[0].at(-1) as Segment;
        if (segment[1] === field && segment[2] === concept && !begins) segment[0] += shown;
        else last[0].push([shown, field, concept, begins]);

        last[2] = Math.min(last[2], box.top);
        last[3] = Math.max(last[3], box.right);
        last[4] = Math.max(last[4], box.bottom);
      }
      open = true;
    }
  }
  return words;
}
