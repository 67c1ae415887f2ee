// A document as our reader gets it: upright by its EXIF mark, inside the size standard, of a PDF the first page as drawn.
import { readFile } from 'node:fs/promises';
import { preparePage } from '../../../../engine-pool/src/input/prepare-page.ts';
import type { Raster } from '../../../../engine-pool/src/input/raster.ts';
import { Stages } from '../../../../engine-pool/src/stages.ts';

const PDF_PAGES_MAX = 50;
const TIME_LIMIT_MS = 120_000;

/** @throws {Refusal} for a file that our reader refuses. */
export async function pageAsRead(path: string): Promise<Raster> {
  const stages = new Stages(AbortSignal.timeout(TIME_LIMIT_MS));
  const page = await preparePage(await readFile(path), { resizeImage: true, pdfPagesMax: PDF_PAGES_MAX }, stages);
  try {
    return await page.pixels();
  } finally {
    await page.close();
  }
}
