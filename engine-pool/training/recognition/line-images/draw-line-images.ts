// Draws line images with the words on them, for train_neck.py and tune_end.py to learn from:
// node engine-pool/training/recognition/line-images/draw-line-images.ts --fonts NODE_MODULES --words WORDS.json --out OUT --seed S --pages N [--held] [--written] [--forms] [--set PAGES]
// Pages are drawn in many typefaces, spoiled as scans and photographs are, searched by our own detection and cut by our
// own cutter of lines; with --forms they are the generator's layouts as they are, with --set what ../../finder/drawn/set-pages.ts
// --pictures left in PAGES. Where each word of the page came to lie says what is on a line.
import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Random } from '../../../../tests/generator/random.ts';
import { textBoxes } from '../../../src/ocr/detection/text-boxes.ts';
import { findText } from '../../../src/ocr/detection/text-map.ts';
import { loadQuickModels } from '../../../src/ocr/models.ts';
import { cutLineImage, ScaledPage } from '../../../src/ocr/recognition/cut-line-image.ts';
import { LINE_IMAGE_HEIGHT_PX } from '../../../src/ocr/recognition/line-image.ts';
import { registerFaces } from './faces.ts';
import { drawSetPage, setPages } from './set-pages.ts';
import { drawForm, drawSheet } from './sheet.ts';
import { type Draw, shoot } from './shot.ts';
import { readWords } from './words.ts';
import { wordsUnder } from './words-under.ts';

/** Longer ones only slow the training. */
const WIDTH_MAX_PX = 1600;
/** The scales that the engines search and read at. */
const DETECTION_LONG_SIDES_PX = [896, 1280, 1280, 1472];
const WIDTH_SHARES = [0.85, 1, 1, 1.15];

const { values: asked } = parseArgs({
  options: {
    fonts: { type: 'string', default: '' },
    words: { type: 'string', default: '' },
    out: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    pages: { type: 'string', default: '10' },
    held: { type: 'boolean', default: false },
    written: { type: 'boolean', default: false },
    forms: { type: 'boolean', default: false },
    set: { type: 'string' },
  },
});
const drawOf = await chooseDraw();
const { detection } = await loadQuickModels();
const lines = await open(join(asked.out, 'line_images.u8'), 'w');
const index: { text: string; width: number; page: number }[] = [];
let dropped = 0;
for (let n = 0; n < Number(asked.pages); n++) {
  const random = new Random(`${asked.seed}/${n}`);
  const draw = await drawOf(random.fork('page'));
  if (draw === null) continue;
  const shot = await shoot(draw, random);
  const scaled = new ScaledPage(shot.rgb);
  const { boxes } = textBoxes(await findText(detection, shot.rgb, random.pick(DETECTION_LONG_SIDES_PX)));
  for (const box of boxes) {
    const text = wordsUnder(box, shot);
    if (text === null) {
      dropped++;
      continue;
    }
    const { planes, width } = cutLineImage(scaled, box, false, random.pick(WIDTH_SHARES));
    if (width > WIDTH_MAX_PX) continue;
    const bytes = Buffer.alloc(3 * LINE_IMAGE_HEIGHT_PX * width);
    for (let i = 0; i < bytes.length; i++) bytes[i] = Math.round(((planes[i] as number) + 1) * 127.5);
    await lines.write(bytes);
    index.push({ text, width, page: n });
  }
  if (n % 10 === 9) {
    process.stderr.write(`${n + 1} pages, ${index.length} lines, ${dropped} dropped\n`);
    await writeFile(join(asked.out, 'index.json'), JSON.stringify(index));
  }
}
await lines.close();
await writeFile(join(asked.out, 'index.json'), JSON.stringify(index));

/** What draws the next page, null where there is none this time. */
async function chooseDraw(): Promise<(random: Random) => Promise<Draw | null>> {
  if (asked.forms) return async () => drawForm;
  if (asked.set !== undefined) {
    const pages = await setPages(asked.set);
    return (random) => drawSetPage(random.pick(pages));
  }
  const faces = registerFaces(asked.fonts, asked.held);
  const words = await readWords(asked.words, asked.held);
  return async () => (context, random) => drawSheet(context, faces, words, asked.written, random);
}
