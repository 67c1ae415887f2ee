// A captured PDF shows the page that was given, and its truth tells of the new file.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@napi-rs/canvas';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { scanClean } from '../../generator/captures/scan.ts';
import { lowRes } from '../../generator/captures/variants.ts';
import { Random } from '../../generator/random.ts';
import { SAMPLES_FOLDER } from '../../generator/samples.ts';
import type { Truth } from '../../generator/truth.ts';
import { captureCase } from './capture-case.ts';

const file = await readFile(join(SAMPLES_FOLDER, 'digital.pdf'));
const truth = JSON.parse(await readFile(join(SAMPLES_FOLDER, 'digital.json'), 'utf8')) as Truth;

test('the drawn page is in the picture: print in its rows, white margins around', async () => {
  const { bytes } = await captureCase(truth, file, scanClean, new Random('capture'));
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  const inked = (fromRow: number, toRow: number): number =>
    data
      .subarray(Math.round(info.height * fromRow) * info.width, Math.round(info.height * toRow) * info.width)
      .filter((light) => light < 100).length;
  expect(inked(0, 0.01)).toBe(0);
  expect(inked(0.1, 0.5)).toBeGreaterThan(5000);
});

test('the truth names the new file, its size and how it is sent; the same seed gives the same bytes', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => captureCase(truth, file, lowRes, new Random('capture'))));
  const { width, height } = await sharp(one?.bytes).metadata();
  expect(one?.truth).toEqual({
    ...truth,
    case: 'digital-low_res',
    condition: 'low_res',
    file: expect.stringMatching(/^digital-low_res\.(?:jpg|png)$/),
    width,
    height,
    resizeImage: true,
  });
  expect(other?.bytes).toEqual(one?.bytes);
});

test('a page wider than high fills the picture as it lies, its top up', async () => {
  const drawn = new PDFDocument();
  const context = drawn.beginPage(842, 595);
  context.fillRect(50, 40, 300, 60);
  drawn.endPage();
  const { bytes, truth: told } = await captureCase(truth, drawn.close(), lowRes, new Random('capture'));
  expect(told.width).toBeGreaterThan(told.height ?? 0);
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  const lightAt = (x: number, y: number) =>
    data[Math.round(info.height * y) * info.width + Math.round(info.width * x)] ?? 0;
  expect(lightAt(0.25, 0.18)).toBeLessThan(90);
  expect(lightAt(0.75, 0.18)).toBeGreaterThan(130);
  expect(lightAt(0.25, 0.82)).toBeGreaterThan(130);
});
