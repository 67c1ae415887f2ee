// Step: scans of a PDF that are far finer than the page is read at, made smaller where they stand: pdf.js decodes a
// picture whole, at twelve bytes and some 80 ns a pixel.
import { type PdfStream, streamsOf } from './pdf-streams.ts';
import { openImage } from './sharp-setup.ts';

/** A page at 300 dpi has 9 megapixels, at 400 dpi 15. */
const PIXELS_MAX = 16_000_000;
/** In the order of the file, as it cannot be told which is of the first page; each takes some 150 ms. */
const SCANS_MAX = 8;
/** What says how to decode it, or which of its values mean something else than a shade. */
const LEFT_ALONE = /\/(?:DecodeParms|Mask|Indexed)\b/;
const JPEG = /\/Filter\s*(?:\/DCTDecode\b|\[\s*\/DCTDecode\s*\])/;

/** In place, so that nothing in the file changes its offset. @param pixelsMax of each, where it is not the usual number */
export async function shrinkPdfScans(file: Uint8Array, pixelsMax = PIXELS_MAX): Promise<void> {
  let scans = 0;
  for (const stream of streamsOf(file)) {
    const size = sizeOfScan(stream, pixelsMax);
    if (size === null) continue;
    if (scans++ === SCANS_MAX) return;
    await shrink(stream, size, pixelsMax);
  }
}

/** An entry and its number's place in the dictionary. */
interface Entry {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

interface ScanSize {
  readonly width: Entry;
  readonly height: Entry;
}

/** Null for what is no picture in JPEG, or not too large. */
function sizeOfScan({ dictionary }: PdfStream, pixelsMax: number): ScanSize | null {
  if (dictionary === null || !/\/Subtype\s*\/Image\b/.test(dictionary)) return null;
  if (!JPEG.test(dictionary) || LEFT_ALONE.test(dictionary)) return null;
  const [width, height] = [entryOf(dictionary, 'Width'), entryOf(dictionary, 'Height')];
  return width && height && width.value * height.value > pixelsMax ? { width, height } : null;
}

/** Null where it is absent, given twice, or a reference. */
function entryOf(dictionary: string, name: string): Entry | null {
  const [found, ...more] = dictionary.matchAll(
    new RegExp(`(/${name}\\s+)(\\d{1,6})(?!\\s+\\d+\\s+R\\b)\\s*(?=[/>])`, 'g'),
  );
  if (found === undefined || more.length > 0) return null;
  const [, label = '', digits = ''] = found;
  const from = found.index + label.length;
  return { value: Number(digits), from, to: from + digits.length };
}

async function shrink(
  { data, dictionaryBytes }: PdfStream,
  { width, height }: ScanSize,
  pixelsMax: number,
): Promise<void> {
  // Whole steps of a half, which a JPEG can be decoded at.
  let step = 2;
  while (width.value * height.value > step ** 2 * pixelsMax) step *= 2;
  const smaller = await smallerScan(data, Math.ceil(width.value / step), Math.ceil(height.value / step));
  if (smaller === null || smaller.file.length > data.length || dictionaryBytes === null) return;
  const write = ({ from, to }: Entry, value: number) =>
    dictionaryBytes.write(String(value).padStart(to - from, ' '), from, 'latin1');
  write(width, smaller.width);
  write(height, smaller.height);
  data.fill(0).set(smaller.file);
}

interface SmallerScan {
  readonly file: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Null for a picture in the colours of print, or what is not the JPEG that the PDF says: pdf.js decides on these. */
async function smallerScan(file: Buffer, width: number, height: number): Promise<SmallerScan | null> {
  try {
    const { channels, width: ownWidth } = await openImage(file).metadata();
    if ((channels !== 1 && channels !== 3) || ownWidth <= width) return null;
    const scan = openImage(file).resize({ width, height, fit: 'fill' });
    const { data, info } = await scan
      .toColourspace(channels === 1 ? 'b-w' : 'srgb')
      .jpeg({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    return info.channels === channels ? { file: data, width: info.width, height: info.height } : null;
  } catch {
    return null;
  }
}
