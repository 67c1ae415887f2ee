// What our own reader sees on pages: node engine-pool/training/finder/read-pages.ts PAGES OUT writes OUT/<name>.json, the
// PageText of every picture or PDF in PAGES; what is there already is left.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { readConfig } from '../../src/config.ts';
import { createReadPixels } from '../../src/engines/read-pixels.ts';
import { preparePage } from '../../src/input/prepare-page.ts';
import { everydayModels, loadPaddleModels, loadQuickModels } from '../../src/ocr/models.ts';
import { textLayerOf } from '../../src/ocr/pdf-text/text-layer.ts';
import { Stages } from '../../src/stages.ts';

const [pages = '', out = ''] = process.argv.slice(2);
const { modelsDir, pdfPagesMax } = readConfig({ LAVRA_SERVICE_TOKEN: 'x'.repeat(32) });
const models = await loadPaddleModels(modelsDir);
const readPixels = createReadPixels(everydayModels(models, await loadQuickModels()));
await mkdir(out, { recursive: true });
for (const name of (await readdir(pages)).filter((file) => !file.endsWith('.json'))) {
  const target = join(out, `${parse(name).name}.json`);
  if (existsSync(target)) continue;
  const stages = new Stages(new AbortController().signal);
  try {
    const page = await preparePage(await readFile(join(pages, name)), { resizeImage: true, pdfPagesMax }, stages);
    const text = textLayerOf(page) ?? (await readPixels(page, stages)).text;
    await writeFile(target, JSON.stringify(text));
    await page.close();
  } catch (error) {
    process.stderr.write(`${name}: ${(error as Error).message}\n`);
  }
}
