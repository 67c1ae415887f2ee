// Step: scans of a PDF that are far finer than the page is read at, made smaller where they stand: pdf.js decodes a
// picture whole, at twelve bytes and some 80 ns a pixel.
import { type PdfStream, streamsOf } from './pdf-streams.ts';
import { openImage } from './sharp-setup.ts';
import { thinDeflatedScan } from './thin-deflated-scan.ts';

/** A page at 300 dpi has 9 megapixels, at 400 dpi 15. */
const PIXELS_MAX = 16_000_000;
/** In the order of the file, as it cannot be told which is of the first page; each takes some 150 ms. */
const SCANS_MAX = 8;
const JPEG = /\/Filter\s*(?:\/DCTDecode\b|\[\s*\/DCTDecode\s*\])/;
/** What says how to decode a JPEG, or which of its values mean something else than a shade. */
const JPEG_LEFT_ALONE = /\/(?:DecodeParms|Mask|Indexed)\b/;
const DEFLATED = /\/Filter\s*(?:\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/;
const PARAMETERS = /\/DecodeParms\s*(?:<<[^<>]*>>|\[\s*<<[^<>]*>>\s*\])/;
const SHADES = /\/ColorSpace\s*\/Device(?:Gray|RGB|CMYK)\b/;
const NO_PREDICTOR = 1;
/** From here on each row says itself how it is filtered, as in a PNG. */
const PNG_PREDICTOR_MIN = 10;

/** In place, so that nothing in the file changes its offset. @param pixelsMax of each, where it is not the usual number */
export async function shrinkPdfScans(file: Uint8Array, pixelsMax = PIXELS_MAX): Promise<void> {
  let scans = 0;
  for (const stream of streamsOf(file)) {
    const scan = scanOf(stream, pixelsMax);
    if (scan === null) continue;
    if (scans++ === SCANS_MAX) return;
    await shrink(stream, scan, pixelsMax);
  }
}

/** An entry and its number's place in the dictionary. */
interface Entry {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

interface Scan {
  readonly width: Entry;
  readonly height: Entry;
  /** Null: it is a JPEG. */
  readonly deflated: Deflated | null;
}

interface Deflated {
  /** Given again for filtered rows. */
  readonly bits: readonly Entry[];
  /** Of filtered rows, the width again. */
  readonly columns: Entry | null;
  /** Shades of grey, red, green and blue, and no numbers of a palette. */
  readonly isShades: boolean;
}

/** Null for what is no picture in JPEG or deflated, or not too large. */
function scanOf({ dictionary }: PdfStream, pixelsMax: number): Scan | null {
  if (dictionary === null || !/\/Subtype\s*\/Image\b/.test(dictionary)) return null;
  const { 0: parameters = '', index = 0 } = PARAMETERS.exec(dictionary) ?? {};
  const own = dictionary.replace(parameters, ' '.repeat(parameters.length));
  const [width, height] = [entryOf(own, 'Width'), entryOf(own, 'Height')];
  if (!width || !height || width.value * height.value <= pixelsMax) return null;
  if (JPEG.test(own)) return JPEG_LEFT_ALONE.test(dictionary) ? null : { width, height, deflated: null };
  if (!DEFLATED.test(own) || /\/DecodeParms\b/.test(own)) return null;
  const bits = entryOf(own, 'BitsPerComponent');
  const isShades = SHADES.test(own);
  // Of bits no single one stands for its neighbours.
  if (bits?.value !== 8 && !(bits?.value === 1 && isShades)) return null;
  const predictor = entryOf(parameters, 'Predictor')?.value ?? NO_PREDICTOR;
  if (predictor === NO_PREDICTOR) return { width, height, deflated: { bits: [bits], columns: null, isShades } };
  const columns = entryOf(parameters, 'Columns', index);
  const bitsAgain = entryOf(parameters, 'BitsPerComponent', index);
  if (predictor < PNG_PREDICTOR_MIN || columns?.value !== width.value) return null;
  // Eight where it is not given.
  if ((bitsAgain?.value ?? 8) !== bits.value) return null;
  return { width, height, deflated: { bits: bitsAgain ? [bits, bitsAgain] : [bits], columns, isShades } };
}

/** Null where it is absent, given twice, or a reference. @param before how much of the dictionary stands before this part */
function entryOf(dictionary: string, name: string, before = 0): Entry | null {
  const [found, ...more] = dictionary.matchAll(
    new RegExp(`(/${name}\\s+)(\\d{1,6})(?!\\s+\\d+\\s+R\\b)\\s*(?=[/>])`, 'g'),
  );
  if (found === undefined || more.length > 0) return null;
  const [, label = '', digits = ''] = found;
  const from = before + found.index + label.length;
  return { value: Number(digits), from, to: from + digits.length };
}

async function shrink({ data, dictionaryBytes }: PdfStream, scan: Scan, pixelsMax: number): Promise<void> {
  const { width, height, deflated } = scan;
  // Whole steps of a half, which a JPEG can be decoded at.
  let step = 2;
  while (width.value * height.value > step ** 2 * pixelsMax) step *= 2;
  const smaller = await smallerScan(data, scan, step);
  if (smaller === null || smaller.file.length > data.length || dictionaryBytes === null) return;
  const write = ({ from, to }: Entry, value: number) =>
    dictionaryBytes.write(String(value).padStart(to - from, ' '), from, 'latin1');
  write(width, smaller.width);
  write(height, smaller.height);
  if (deflated?.columns) write(deflated.columns, smaller.width);
  // Means take eight bits.
  for (const entry of deflated?.bits ?? []) write(entry, 8);
  data.fill(0).set(smaller.file);
}

interface SmallerScan {
  readonly file: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Null for what is not as its dictionary says: pdf.js decides on it. */
async function smallerScan(file: Buffer, scan: Scan, step: number): Promise<SmallerScan | null> {
  const [width, height] = [Math.ceil(scan.width.value / step), Math.ceil(scan.height.value / step)];
  try {
    if (scan.deflated === null) return await smallerJpeg(file, width, height);
    const { bits, columns, isShades } = scan.deflated;
    const bitsPerComponent = bits[0]?.value === 1 ? 1 : 8;
    const layout = {
      width: scan.width.value,
      height: scan.height.value,
      bitsPerComponent,
      isFiltered: columns !== null,
      isShades,
    } as const;
    const thinned = await thinDeflatedScan(file, layout, step);
    return thinned && { file: thinned, width, height };
  } catch {
    return null;
  }
}

/** Null for a picture in the colours of print, too. */
async function smallerJpeg(file: Buffer, width: number, height: number): Promise<SmallerScan | null> {
  const { channels, width: ownWidth } = await openImage(file).metadata();
  if ((channels !== 1 && channels !== 3) || ownWidth <= width) return null;
  const scan = openImage(file).resize({ width, height, fit: 'fill' });
  const { data, info } = await scan
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  return info.channels === channels ? { file: data, width: info.width, height: info.height } : null;
}
