// Which pixels of a deflated scan are kept, whatever its colours and however its rows are filtered.
import { deflateSync, inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { packedRowsOf } from './testing/image-files.ts';
import { thinDeflatedScan } from './thin-deflated-scan.ts';

const [WIDTH, HEIGHT, STEP] = [37, 25, 2];
const [THIN_WIDTH, THIN_HEIGHT] = [19, 13];

/** Smooth with some grain, so that a PNG's encoder takes a different filter for each row. */
function pixels(channels: number): Buffer {
  return Buffer.from(
    Array.from(
      { length: WIDTH * HEIGHT * channels },
      (_, at) => (at * 7 + ((at * at) % 13) + Math.floor(at / 900)) % 256,
    ),
  );
}

function picked(all: Buffer, channels: number): number[] {
  const rows = Array.from({ length: THIN_HEIGHT }, (_, y) => y * STEP);
  const columns = Array.from({ length: THIN_WIDTH }, (_, x) => x * STEP);
  return rows.flatMap((y) =>
    columns.flatMap((x) => [...all.subarray((y * WIDTH + x) * channels, (y * WIDTH + x + 1) * channels)]),
  );
}

const scan = { width: WIDTH, height: HEIGHT, bitsPerComponent: 8, isFiltered: false, isShades: false } as const;
const shades = { ...scan, isShades: true } as const;
/** So that anything is shorter. */
const LOOSE = { level: 0 };

describe('eight bits', () => {
  test.each([1, 3, 4])('%i channels', async (channels) => {
    const thinned = await thinDeflatedScan(deflateSync(pixels(channels), LOOSE), scan, STEP);
    expect([...inflateSync(thinned as Buffer)]).toEqual(picked(pixels(channels), channels));
  });

  test.each([
    ['b-w', 1],
    ['srgb', 3],
    ['srgb', 4],
  ] as const)('%s, %i channels, in filtered rows', async (colours, channels) => {
    const raw = { width: WIDTH, height: HEIGHT, channels };
    const png = await sharp(pixels(channels), { raw })
      .toColourspace(colours)
      .png({ adaptiveFiltering: true })
      .toBuffer();
    const thinned = await thinDeflatedScan(
      deflateSync(inflateSync(packedRowsOf(png)), LOOSE),
      { ...scan, isFiltered: true },
      STEP,
    );
    const expected = picked(pixels(channels), channels);
    const rowBytes = THIN_WIDTH * channels;
    const rows = Array.from({ length: THIN_HEIGHT }, (_, y) => [
      0,
      ...expected.slice(y * rowBytes, (y + 1) * rowBytes),
    ]);
    expect([...inflateSync(thinned as Buffer)]).toEqual(rows.flat());
  });
});

describe('means', () => {
  const edge = (at: number, end: number) => Math.min(at, end - 1);
  /** Beyond its edge the picture goes on to the right, and ends below. */
  function means(valueAt: (x: number, y: number, channel: number) => number, channels: number): number[] {
    return Array.from({ length: THIN_WIDTH * THIN_HEIGHT * channels }, (_, at) => {
      const x = STEP * (Math.floor(at / channels) % THIN_WIDTH);
      const y = STEP * Math.floor(at / channels / THIN_WIDTH);
      const rows = [y, y + 1].filter((row) => row < HEIGHT);
      const all = rows.flatMap((row) => [x, x + 1].map((column) => valueAt(edge(column, WIDTH), row, at % channels)));
      return Math.round(all.reduce((sum, value) => sum + value, 0) / all.length);
    });
  }

  test.each([1, 3])('of eight bits, %i channels', async (channels) => {
    const all = pixels(channels);
    const thinned = await thinDeflatedScan(deflateSync(all, LOOSE), shades, STEP);
    const valueAt = (x: number, y: number, channel: number) => all[(y * WIDTH + x) * channels + channel] as number;
    expect([...inflateSync(thinned as Buffer)]).toEqual(means(valueAt, channels));
  });

  test('of one bit, in eight', async () => {
    const rowBytes = Math.ceil(WIDTH / 8);
    const all = pixels(1).subarray(0, rowBytes * HEIGHT);
    const thinned = await thinDeflatedScan(deflateSync(all, LOOSE), { ...shades, bitsPerComponent: 1 }, STEP);
    const valueAt = (x: number, y: number) => (((all[y * rowBytes + (x >> 3)] as number) >> (7 - (x & 7))) & 1) * 255;
    expect([...inflateSync(thinned as Buffer)]).toEqual(means(valueAt, 1));
  });
});

test('what is not the picture that it is said to be stays as it is', async () => {
  expect(await thinDeflatedScan(deflateSync(pixels(2)), scan, STEP)).toBeNull();
  expect(await thinDeflatedScan(deflateSync(pixels(3)), { ...scan, height: 2 * HEIGHT }, STEP)).toBeNull();
  await expect(thinDeflatedScan(pixels(3), scan, STEP)).rejects.toThrow('incorrect header');
});
