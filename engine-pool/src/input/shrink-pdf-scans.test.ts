// Scans of many megapixels in a PDF: which are made smaller, and that their page looks as before.
import { PDFDocument } from 'pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { Stages } from '../stages.ts';
import { firstPdfPage } from './first-pdf-page.ts';
import { streamsOf } from './pdf-streams.ts';
import { shrinkPdfScans } from './shrink-pdf-scans.ts';

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
async function pdfOfScan(picture: Sharp, change: readonly [string, string] = ['', '']): Promise<Buffer> {
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
    ['in colours', () => pdfOfScan(twoHalves()), smaller],
    ['in grey', () => pdfOfScan(twoHalves().toColourspace('b-w')), smaller],
    ['in the colours of print', () => pdfOfScan(twoHalves().toColourspace('cmyk')), same],
    [
      'whose filter stands in an array',
      () => pdfOfScan(twoHalves(), ['/Filter /DCTDecode', '/Filter[/DCTDecode]']),
      smaller,
    ],
    ['that says how to decode it', () => pdfOfScan(twoHalves(), ['/Filter', '/DecodeParms [] /Filter']), same],
    ['of a usual size', () => pdfOfScan(twoHalves(300, 400)), [300, 400, 300, 400]],
  ])('%s', async (_, make, expected) => {
    const file = await make();
    const length = file.length;
    await shrinkPdfScans(file, PIXELS_MAX);
    expect(await sizesOf(file)).toEqual(expected);
    expect(file.length).toBe(length);
  });
});

test.each([
  [4_000, 5_000],
  [800, 1_000],
])('a page of %i × %i pixels is drawn whole and upright', async (width, height) => {
  const stages = new Stages(AbortSignal.timeout(30_000));
  const page = await firstPdfPage(await pdfOfScan(twoHalves(width, height)), 1, stages);
  const { data, ...size } = await page.pixels();
  const colourAt = (x: number, y: number) => {
    const at = 3 * (Math.floor(y * size.height) * size.width + Math.floor(x * size.width));
    return (data[at] as number) > 200 ? 'red' : (data[at + 2] as number) > 200 ? 'blue' : 'neither';
  };
  const corners = [colourAt(0.01, 0.01), colourAt(0.99, 0.49), colourAt(0.01, 0.51), colourAt(0.99, 0.99)];
  expect(corners).toEqual(['red', 'red', 'blue', 'blue']);
  await page.close();
});
