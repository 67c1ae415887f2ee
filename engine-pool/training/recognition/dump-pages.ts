// Pages as the detection network gets them, for quantise_detection.py to learn their range of values from:
// node engine-pool/training/recognition/dump-pages.ts PAGES OUT, where PAGES holds documents that tests/generator/generate.ts drew.
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../../src/config.ts';
import { preparePage } from '../../src/input/prepare-page.ts';
import { detectionInput } from '../../src/ocr/detection/text-map.ts';
import { EVERYDAY } from '../../src/ocr/effort.ts';
import { DETECTION_MODEL } from '../../src/ocr/models.ts';
import { Stages } from '../../src/stages.ts';

/** Some of each condition are enough; the quantiser keeps what every layer makes of each. */
const EVERY_NTH = 3;

const [pages = '', out = ''] = process.argv.slice(2);
const { modelsDir, pdfPagesMax } = readConfig({ LAVRA_SERVICE_TOKEN: 'x'.repeat(32) });
const planes: Buffer[] = [];
const shapes: number[][] = [];
const names = (await readdir(pages)).filter((name) => !name.endsWith('.json'));
for (const name of names.filter((_, index) => index % EVERY_NTH === EVERY_NTH - 1)) {
  const stages = new Stages(AbortSignal.timeout(60_000));
  const page = await preparePage(await readFile(join(pages, name)), { resizeImage: true, pdfPagesMax }, stages);
  const input = detectionInput(await page.pixels(), EVERYDAY.detectionLongSidePx);
  planes.push(Buffer.from(input.planes.buffer));
  shapes.push([1, 3, input.height, input.width]);
  await page.close();
}
await writeFile(join(out, 'pages.f32'), Buffer.concat(planes));
await writeFile(join(out, 'pages.json'), JSON.stringify(shapes));
await copyFile(join(modelsDir, DETECTION_MODEL), join(out, 'detection.onnx'));
