// One PDF with its truth, captured in one condition: the new file, and the truth that fits it.
import type { Condition } from '../../generator/captures/condition.ts';
import type { Random } from '../../generator/random.ts';
import type { RenderedCase } from '../../generator/render-case.ts';
import type { Truth } from '../../generator/truth.ts';
import { pdfSheet } from './pdf-sheet.ts';

/** @throws what pdf.js throws for a file that it cannot draw */
export async function captureCase(
  truth: Truth,
  file: Uint8Array,
  condition: Condition,
  random: Random,
): Promise<RenderedCase> {
  const name = `${truth.case.replace(/-pdf_born_digital$/, '')}-${condition.name}`;
  const { bytes, extension, width, height } = await condition.render(await pdfSheet(file), random);
  return {
    truth: {
      ...truth,
      case: name,
      condition: condition.name,
      file: `${name}.${extension}`,
      width,
      height,
      resizeImage: condition.resizeImage,
    },
    bytes,
  };
}
