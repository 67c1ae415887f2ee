// Scans of many megapixels in a PDF: which are made smaller, and that their page looks as before.
import { deflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { Stages } from '../stages.ts';
import { firstPdfPage } from './first-pdf-page.ts';
import { streamsOf } from './pdf-streams.ts';
import { shrinkPdfScans } from './shrink-pdf-scans.ts';
import { packedRowsOf } from './testing/image-files.ts';
import { pdfOfScan } from './testing/pdf-files.ts';

const [WIDTH, HEIGHT] = [400, 500];
const PIXELS_MAX = 150_000;

/** Red above blue. */
function twoHalves(width = WIDTH, height = HEIGHT): Sharp {
  const half = { width, height: height / 2, channels: 3 as const };
  return sharp({ create: { ...half, height, background: 'blue' } }).composite([
    { input: { create: { ...half, background: 'red' } }, top: 0, left: 0 },
  ]);
}

/** A page that shows the picture and nothing else. @param change of the PDF's text */
async function pdfOfJpeg(picture: Sharp, change: readonly [string, string] = ['', '']): Promise<Buffer> {
  const document = await PDFDocument.create();
  const scan = await document.embedJpg(await picture.jpeg().toBuffer());
  document.addPage([400, 500]).drawImage(scan, { x: 0, y: 0, width: 400, height: 500 });
  const file = Buffer.from(await document.save({ useObjectStreams: false })).toString('latin1');
  expect(file).toContain(change[0]);
  return Buffer.from(file.replace(...change), 'latin1');
}

/** Width and height of the file's picture, as its dictionary says and as its JPEG is. */
async function sizesOf(file: Buffer): Promise<number[]> {
  for (const { dictionary, data } of streamsOf(file)) {
    const [, width, height] = /\/Width +(\d+)\s*\/Height +(\d+)/.exec(dictionary ?? '') ?? [];
    if (width === undefined) continue;
    const picture = await sharp(data).metadata();
    return [Number(width), Number(height), picture.width, picture.height];
  }
  throw new Error('no picture');
}

describe('a scan', () => {
  const smaller = [WIDTH / 2, HEIGHT / 2, WIDTH / 2, HEIGHT / 2];
  const same = [WIDTH, HEIGHT, WIDTH, HEIGHT];
  test.each<[string, () => Promise<Buffer>, number[]]>([
    ['in colours', () => pdfOfJpeg(twoHalves()), smaller],
    ['in grey', () => pdfOfJpeg(twoHalves().toColourspace('b-w')), smaller],
    ['in the colours of print', () => pdfOfJpeg(twoHalves().toColourspace('cmyk')), same],
    [
      'whose filter stands in an array',
      () => pdfOfJpeg(twoHalves(), ['/Filter /DCTDecode', '/Filter[/DCTDecode]']),
      smaller,
    ],
    ['that says how to decode it', () => pdfOfJpeg(twoHalves(), ['/Filter', '/DecodeParms [] /Filter']), same],
    ['of a usual size', () => pdfOfJpeg(twoHalves(300, 400)), [300, 400, 300, 400]],
  ])('%s', async (_, make, expected) => {
    const file = await make();
    const length = file.length;
    await shrinkPdfScans(file, PIXELS_MAX);
    expect(await sizesOf(file)).toEqual(expected);
    expect(file.length).toBe(length);
  });
});

describe('a deflated scan', () => {
  const size = `/Width ${WIDTH} /Height ${HEIGHT}`;
  const smaller = `/Width ${WIDTH / 2} /Height ${HEIGHT / 2}`;
  const deflated = `/BitsPerComponent 8 /Filter /FlateDecode`;
  const rgb = () => twoHalves().removeAlpha().raw().toBuffer();
  const filtered = async () =>
    packedRowsOf(await twoHalves().removeAlpha().png({ adaptiveFiltering: true }).toBuffer());
  const parameters = (columns: number, predictor = 15) =>
    `/DecodeParms << /Predictor ${predictor} /Colors 3 /BitsPerComponent 8 /Columns ${columns} >>`;
  test.each<[string, string, () => Promise<Buffer>, string]>([
    ['in colours', `/ColorSpace /DeviceRGB ${deflated}`, async () => deflateSync(await rgb()), smaller],
    [
      'whose rows are filtered',
      `/ColorSpace /DeviceRGB ${deflated} ${parameters(WIDTH)}`,
      filtered,
      `${smaller} /ColorSpace /DeviceRGB ${deflated} ${parameters(WIDTH / 2)}`,
    ],
    [
      'of a palette',
      `/ColorSpace [/Indexed /DeviceRGB 1 <0000ffff0000>] ${deflated}`,
      async () => deflateSync(Buffer.alloc(WIDTH * HEIGHT).fill(1, 0, (WIDTH * HEIGHT) / 2)),
      smaller,
    ],
    [
      'of bits, numbers of a palette',
      '/ColorSpace [/Indexed /DeviceRGB 1 <0000ffff0000>] /BitsPerComponent 1 /Filter [/FlateDecode]',
      async () => deflateSync(Buffer.alloc((WIDTH / 8) * HEIGHT).fill(255, 0, (WIDTH / 8) * (HEIGHT / 2))),
      size,
    ],
    [
      'of bits',
      '/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /FlateDecode',
      async () => deflateSync(Buffer.alloc((WIDTH / 8) * HEIGHT), { level: 0 }),
      `${smaller} /ColorSpace /DeviceGray /BitsPerComponent 8`,
    ],
    [
      'whose rows are filtered otherwise',
      `/ColorSpace /DeviceRGB ${deflated} ${parameters(WIDTH, 2)}`,
      async () => deflateSync(Buffer.alloc(WIDTH * HEIGHT * 3)),
      size,
    ],
    ['that is none', `/ColorSpace /DeviceRGB ${deflated}`, async () => deflateSync(Buffer.alloc(9_999)), size],
  ])('%s', async (name, entries, packed, expected) => {
    const file = Buffer.from(pdfOfScan(`${size} ${entries}`, await packed()));
    const length = file.length;
    await shrinkPdfScans(file, PIXELS_MAX);
    expect(file.toString('latin1').replaceAll(/ +/g, ' ')).toContain(expected);
    expect(file.length).toBe(length);
    if (!/^of bits/.test(name) && expected !== size)
      expect([name, await cornersOf(file)]).toEqual([name, RED_ABOVE_BLUE]);
  });
});

const RED_ABOVE_BLUE = ['red', 'red', 'blue', 'blue'];

/** Of the first page as it is drawn. */
async function cornersOf(file: Buffer): Promise<string[]> {
  const stages = new Stages(AbortSignal.timeout(30_000));
  const page = await firstPdfPage(file, 1, stages);
  const { data, ...size } = await page.pixels();
  await page.close();
  const colourAt = (x: number, y: number) => {
    const at = 3 * (Math.floor(y * size.height) * size.width + Math.floor(x * size.width));
    return (data[at] as number) > 200 ? 'red' : (data[at + 2] as number) > 200 ? 'blue' : 'neither';
  };
  return [colourAt(0.01, 0.01), colourAt(0.99, 0.49), colourAt(0.01, 0.51), colourAt(0.99, 0.99)];
}

test.each([
  [4_000, 5_000],
  [800, 1_000],
])('a page of %i × %i pixels is drawn whole and upright', async (width, height) => {
  expect(await cornersOf(await pdfOfJpeg(twoHalves(width, height)))).toEqual(RED_ABOVE_BLUE);
});
