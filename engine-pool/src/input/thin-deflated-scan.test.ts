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

const scan = { width: WIDTH, height: HEIGHT, bitsPerComponent: 8, isFiltered: false } as const;

describe('eight bits', () => {
  test.each([1, 3, 4])('%i channels', async (channels) => {
    const thinned = await thinDeflatedScan(deflateSync(pixels(channels)), scan, STEP);
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
    const thinned = await thinDeflatedScan(packedRowsOf(png), { ...scan, isFiltered: true }, STEP);
    const expected = picked(pixels(channels), channels);
    const rowBytes = THIN_WIDTH * channels;
    const rows = Array.from({ length: THIN_HEIGHT }, (_, y) => [
      0,
      ...expected.slice(y * rowBytes, (y + 1) * rowBytes),
    ]);
    expect([...inflateSync(thinned as Buffer)]).toEqual(rows.flat());
  });
});

test('one bit', async () => {
  const rowBytes = Math.ceil(WIDTH / 8);
  const all = pixels(1).subarray(0, rowBytes * HEIGHT);
  const bit = (bytes: Buffer, width: number, x: number, y: number) =>
    ((bytes[y * Math.ceil(width / 8) + (x >> 3)] as number) >> (7 - (x & 7))) & 1;
  const packed = await thinDeflatedScan(deflateSync(all), { ...scan, bitsPerComponent: 1 }, STEP);
  const thinned = inflateSync(packed as Buffer);
  for (let y = 0; y < THIN_HEIGHT; y++) {
    for (let x = 0; x < THIN_WIDTH; x++) {
      expect(bit(thinned, THIN_WIDTH, x, y)).toBe(bit(all, WIDTH, x * STEP, y * STEP));
    }
  }
});

test('what is not the picture that it is said to be stays as it is', async () => {
  expect(await thinDeflatedScan(deflateSync(pixels(2)), scan, STEP)).toBeNull();
  expect(await thinDeflatedScan(deflateSync(pixels(3)), { ...scan, height: 2 * HEIGHT }, STEP)).toBeNull();
  await expect(thinDeflatedScan(pixels(3), scan, STEP)).rejects.toThrow('incorrect header');
});
