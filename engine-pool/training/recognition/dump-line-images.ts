// Dumps line images as the recognition network gets them, for quantise_recognition.py to learn their range of values from:
// node engine-pool/training/recognition/dump-line-images.ts PAGES OUT, where PAGES holds documents that
// tests/generator/generate.ts drew.
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../../src/config.ts';
import { preparePage } from '../../src/input/prepare-page.ts';
import { textBoxes } from '../../src/ocr/detection/text-boxes.ts';
import { findText } from '../../src/ocr/detection/text-map.ts';
import { EVERYDAY } from '../../src/ocr/effort.ts';
import { loadPaddleModels, RECOGNITION_MODEL } from '../../src/ocr/models.ts';
import { ALPHABET } from '../../src/ocr/recognition/alphabet.ts';
import { cutLineImage, ScaledPage } from '../../src/ocr/recognition/cut-line-image.ts';
import { LINE_IMAGE_HEIGHT_PX } from '../../src/ocr/recognition/line-image.ts';
import { Stages } from '../../src/stages.ts';

/** Print as it comes is enough; all of it would fill the memory. */
const EVERY_NTH = 4;

const [pages = '', out = ''] = process.argv.slice(2);
const { modelsDir, pdfPagesMax } = readConfig({ LAVRA_SERVICE_TOKEN: 'x'.repeat(32) });
const { detection } = await loadPaddleModels(modelsDir);
const lines: Buffer[] = [];
const shapes: number[][] = [];
// Print that stands on its side or on its head would be cut unreadable.
const names = (await readdir(pages)).filter((name) => !/\.json$|sideways|upside_down/.test(name));
for (const name of names) {
  const stages = new Stages(AbortSignal.timeout(60_000));
  const page = await preparePage(await readFile(join(pages, name)), { resizeImage: true, pdfPagesMax }, stages);
  const pixels = await page.pixels();
  const scaled = new ScaledPage(pixels);
  const { boxes } = textBoxes(await findText(detection, pixels, EVERYDAY.detectionLongSidePx));
  for (const box of boxes.filter((_, index) => index % EVERY_NTH === 0)) {
    const { planes, width } = cutLineImage(scaled, box, false, 1);
    lines.push(Buffer.from(planes.buffer));
    shapes.push([1, 3, LINE_IMAGE_HEIGHT_PX, width]);
  }
  await page.close();
  process.stderr.write(`${name}: ${shapes.length} lines\n`);
}
await writeFile(join(out, 'line_images.f32'), Buffer.concat(lines));
await writeFile(join(out, 'line_images.json'), JSON.stringify(shapes));
await copyFile(join(modelsDir, RECOGNITION_MODEL), join(out, 'recognition.onnx'));
await writeFile(join(out, 'alphabet.json'), JSON.stringify(ALPHABET));
