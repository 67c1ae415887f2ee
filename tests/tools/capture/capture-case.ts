// One PDF with its truth, captured in one condition: the new file, and the truth that fits it.
import sharp from 'sharp';
import { asFile, type Condition, type DocumentFile } from '../../generator/captures/condition.ts';
import type { Random } from '../../generator/random.ts';
import type { RenderedCase } from '../../generator/render-case.ts';
import type { Truth } from '../../generator/truth.ts';
import { pdfSheet } from './pdf-sheet.ts';

/** A picture is as sharp after it is written once more. */
const QUALITY = 98;

/** @throws what pdf.js throws for a file that it cannot draw */
export async function captureCase(
  truth: Truth,
  file: Uint8Array,
  condition: Condition,
  random: Random,
): Promise<RenderedCase> {
  const name = `${truth.case.replace(/-pdf_born_digital$/, '')}-${condition.name}`;
  const sheet = await pdfSheet(file);
  const captured = await condition.render(sheet, random);
  // Who scans or photographs such a sheet turns the scanner's picture, or the phone; a scanned PDF stays as it is.
  const turn = sheet.isOnItsSide && captured.extension !== 'pdf';
  const { bytes, extension, width, height } = turn ? await turnBack(captured) : captured;
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

async function turnBack({ bytes, extension }: DocumentFile): Promise<DocumentFile> {
  const { format, orientation } = await sharp(bytes).metadata();
  const image = sharp(bytes).rotate(-90);
  const turned = orientation === undefined ? image : image.withMetadata({ orientation });
  return asFile(turned.toFormat(format, format === 'png' ? {} : { quality: QUALITY }), extension);
}
