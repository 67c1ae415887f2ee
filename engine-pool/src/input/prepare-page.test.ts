// Every refusal and every accepted kind of file, with real bytes.
import { deflateSync } from 'node:zlib';
import { LONG_SIDE_MAX_PX, LONG_SIDE_MIN_PX } from '@lavra/shared/limits';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { Stages } from '../stages.ts';
import { preparePage } from './prepare-page.ts';
import type { PreparedPage } from './prepared-page.ts';
import { Refusal } from './refusal.ts';
import { chunk, flatPng, stripes } from './testing/image-files.ts';
import { pdfOfOperators, pdfOfPackedContent, pdfOfPictures, pdfWithText } from './testing/pdf-files.ts';

const PROSE = Array.from({ length: 8 }, (_, index) => `Certifico que consta o assento de nascimento numero ${index}`);

async function prepare(file: Uint8Array, resizeImage = false, pdfPagesMax = 50): Promise<PreparedPage> {
  return preparePage(file, { resizeImage, pdfPagesMax }, new Stages(AbortSignal.timeout(30_000)));
}

/** Prepares and decodes; the name of the refusal, or "accepted". */
async function outcome(file: Uint8Array, resizeImage = false, pdfPagesMax = 50): Promise<string> {
  let page: PreparedPage | undefined;
  try {
    page = await prepare(file, resizeImage, pdfPagesMax);
    await page.pixels();
    return 'accepted';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code;
  } finally {
    await page?.close();
  }
}

describe('kinds of file', () => {
  const page = stripes(1000, 1400);
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1400"><rect width="9" height="9"/></svg>',
  );
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['PNG', () => page.clone().png().toBuffer(), 'accepted'],
    ['JPEG', () => page.clone().jpeg().toBuffer(), 'accepted'],
    ['CMYK JPEG', () => page.clone().toColourspace('cmyk').jpeg().toBuffer(), 'accepted'],
    ['WebP', () => page.clone().webp().toBuffer(), 'accepted'],
    ['GIF', () => page.clone().gif().toBuffer(), 'accepted'],
    ['grey PNG of 16 bits', () => page.clone().toColourspace('grey16').png().toBuffer(), 'accepted'],
    ['PDF', () => pdfWithText(PROSE), 'accepted'],
    ['PDF after some other bytes', () => Buffer.concat([Buffer.alloc(100, 10), pdfWithText(PROSE)]), 'accepted'],
    ['SVG', () => svg, 'IMAGE_FORMAT_UNSUPPORTED'],
    ['TIFF', () => page.clone().tiff().toBuffer(), 'IMAGE_FORMAT_UNSUPPORTED'],
    ['AVIF', () => stripes(64, 64).avif().toBuffer(), 'IMAGE_FORMAT_UNSUPPORTED'],
    ['text', () => Buffer.from('Certidão de Nascimento'), 'IMAGE_FORMAT_UNSUPPORTED'],
    ['nothing', () => new Uint8Array(), 'IMAGE_INVALID'],
    ['SVG behind the first bytes of a PNG', () => Buffer.concat([flatPng(9, 9).slice(0, 40), svg]), 'IMAGE_UNREADABLE'],
    [
      'TIFF behind the first bytes of a GIF',
      async () => {
        return Buffer.concat([Buffer.from('GIF89a'), await page.clone().tiff().toBuffer()]);
      },
      'IMAGE_UNREADABLE',
    ],
  ])('%s', async (_, file, expected) => {
    expect(await outcome(await file())).toBe(expected);
  });
});

describe('damaged and hostile files', () => {
  test('truncated at any place: never a page, never a crash', async () => {
    for (const format of ['png', 'jpeg', 'webp', 'gif'] as const) {
      const whole = await stripes(1000, 1400).toFormat(format).toBuffer();
      for (const share of [0.02, 0.3, 0.6, 0.9]) {
        const result = await outcome(whole.subarray(0, Math.floor(whole.length * share)));
        expect([format, share, result]).toEqual([format, share, 'IMAGE_UNREADABLE']);
      }
    }
  });

  test('a small file of very many pixels', async () => {
    expect(await outcome(flatPng(16_000, 16_000), true)).toBe('IMAGE_TOO_MANY_PIXELS');
  });

  test('text and profiles of a PNG that inflate to gigabytes are not looked at', async () => {
    const text = Buffer.concat([Buffer.from('key\0\0', 'latin1'), deflateSync(Buffer.alloc(50_000_000), { level: 9 })]);
    const bombs = ['zTXt', 'iTXt', 'iCCP'].flatMap((name) => Array.from({ length: 20 }, () => chunk(name, text)));
    const before = process.cpuUsage();
    expect(await outcome(flatPng(1000, 1400, bombs))).toBe('accepted');
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000);
  });

  test.each<[string, () => Uint8Array, string]>([
    ['300 MB in one packing', () => pdfOfPackedContent(Buffer.alloc(300_000_000, ' '), 1), 'PDF_UNREADABLE'],
    ['300 MB in two', () => pdfOfPackedContent(Buffer.alloc(300_000_000, ' '), 2), 'PDF_UNREADABLE'],
    ['1 MB in two', () => pdfOfPackedContent(Buffer.alloc(1_000_000, ' '), 2), 'accepted'],
    ['60 pictures of 49 megapixels', () => pdfOfPictures(60, 7000), 'PDF_UNREADABLE'],
    ['3 of them, whose bytes are few', () => pdfOfPictures(3, 7000), 'IMAGE_TOO_MANY_PIXELS'],
    ['10 pictures of one', () => pdfOfPictures(10, 1000), 'accepted'],
  ])('PDF of %s', async (_, file, expected) => {
    expect(await outcome(file())).toBe(expected);
  });

  test.each([
    [2000, 8],
    [8, 2000],
    [40, 2000],
  ])('%i × %i is no page', async (width, height) => {
    expect(await outcome(flatPng(width, height))).toBe('IMAGE_INVALID');
  });
});

describe('the size standard', () => {
  test.each<[number, number, boolean, string]>([
    [1, 1, false, 'IMAGE_RESOLUTION_TOO_LOW'],
    [1, 1, true, 'IMAGE_INVALID'],
    [8, LONG_SIDE_MIN_PX - 1, false, 'IMAGE_RESOLUTION_TOO_LOW'],
    [8, LONG_SIDE_MAX_PX + 1, false, 'IMAGE_RESOLUTION_TOO_HIGH'],
    [1000, LONG_SIDE_MIN_PX, false, 'accepted'],
    [1000, LONG_SIDE_MIN_PX - 1, false, 'IMAGE_RESOLUTION_TOO_LOW'],
    [1000, LONG_SIDE_MIN_PX - 1, true, 'accepted'],
    [LONG_SIDE_MAX_PX, 1000, false, 'accepted'],
    [LONG_SIDE_MAX_PX + 1, 1000, false, 'IMAGE_RESOLUTION_TOO_HIGH'],
    [LONG_SIDE_MAX_PX + 1, 1000, true, 'accepted'],
  ])('%i × %i, resizeImage %s', async (width, height, resizeImage, expected) => {
    expect(await outcome(flatPng(width, height), resizeImage)).toBe(expected);
  });

  test.each<[number, number, number, number]>([
    [600, 800, 1008, 1344],
    [3000, 4000, 1536, 2048],
    [1000, 1500, 1000, 1500],
  ])('%i × %i is read at %i × %i', async (width, height, finalWidth, finalHeight) => {
    const page = await prepare(flatPng(width, height), true);
    expect(page.original).toEqual({ width, height });
    expect(page.final).toEqual({ width: finalWidth, height: finalHeight });
    const { data, ...size } = await page.pixels();
    expect(size).toEqual(page.final);
    expect(data.length).toBe(finalWidth * finalHeight * 3);
  });
});

test('EXIF orientation turns the page upright before its size is told', async () => {
  // Red above blue as a person sees it; stored lying on its side.
  const half = { width: 1000, height: 700, channels: 3 as const };
  const upright = await sharp({ create: { ...half, height: 1400, background: 'red' } })
    .composite([{ input: { create: { ...half, background: 'blue' } }, top: 700, left: 0 }])
    .png()
    .toBuffer();
  const stored = await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect((await sharp(stored).metadata()).width).toBe(1400);
  const page = await prepare(stored);
  expect(page.original).toEqual({ width: 1000, height: 1400 });
  const { data, width } = await page.pixels();
  const colourAt = (x: number, y: number) => Array.from(data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3));
  expect(colourAt(500, 100)[0]).toBeGreaterThan(200);
  expect(colourAt(500, 1300)[2]).toBeGreaterThan(200);
});

test('what is transparent is white paper', async () => {
  const clear = await sharp({
    create: { width: 1000, height: 1400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const { data } = await (await prepare(clear)).pixels();
  expect(data.every((value) => value === 255)).toBe(true);
});

test('the first frame of an animation', async () => {
  const frames = await Promise.all(
    ['white', 'black'].map((background) =>
      sharp({ create: { width: 1000, height: 1400, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  for (const format of ['gif', 'webp'] as const) {
    const file = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    const page = await prepare(file);
    expect(page.original).toEqual({ width: 1000, height: 1400 });
    expect((await page.pixels()).data[0]).toBe(255);
  }
});

/** Numbers too long for any but Infinity. */
function withEndlessPage(file: Uint8Array): Uint8Array {
  const endless = '9'.repeat(400);
  return Buffer.from(
    Buffer.from(file).toString('latin1').replace('0 0 595 842', `0 0 ${endless} ${endless}`),
    'latin1',
  );
}

/** As Chromium prints `letter-spacing`: letter by letter, the space between words as one of them. */
async function letterSpaced(lines: readonly string[], spacingOf = (_letter: string) => 2.4): Promise<Uint8Array> {
  const size = 12;
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([842, 595]);
  for (const [row, line] of lines.entries()) {
    let x = 40;
    for (const letter of line) {
      page.drawText(letter, { x, y: 500 - 20 * row, size, font });
      x += (letter === ' ' ? 0 : font.widthOfTextAtSize(letter, size)) + spacingOf(letter);
    }
  }
  return pdf.save();
}

describe('PDF', () => {
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['user password', () => pdfWithText(PROSE, { passwords: { user: 'a', owner: 'b' } }), 'PDF_PASSWORD_PROTECTED'],
    ['owner password alone', () => pdfWithText(PROSE, { passwords: { user: '', owner: 'b' } }), 'accepted'],
    ['50 pages', () => pdfWithText(PROSE, { pages: 50 }), 'accepted'],
    ['51 pages', () => pdfWithText(PROSE, { pages: 51 }), 'PDF_TOO_MANY_PAGES'],
    ['a header and nothing more', () => Buffer.from('%PDF-1.7\n'), 'PDF_UNREADABLE'],
    ['a file cut in half', () => pdfWithText(PROSE).subarray(0, 400), 'PDF_UNREADABLE'],
    ['a strip of a page', () => pdfWithText(PROSE, { mediaBox: [10, 2000] }), 'PDF_UNREADABLE'],
    ['a page of a hundred metres', () => pdfWithText(PROSE, { mediaBox: [200_000, 283_000] }), 'accepted'],
    ['a page without end', () => withEndlessPage(pdfWithText(PROSE)), 'PDF_UNREADABLE'],
    ['no page', async () => (await PDFDocument.create()).save({ addDefaultPage: false }), 'PDF_UNREADABLE'],
  ])('%s', async (_, file, expected) => {
    expect(await outcome(await file())).toBe(expected);
  });

  test('a page count is told with its refusal', async () => {
    await expect(prepare(pdfWithText(PROSE, { pages: 7 }), false, 5)).rejects.toMatchObject({ pageCount: 7 });
  });

  test.each([
    [0, 1447, 2048],
    [90, 2048, 1447],
  ])('turned by %i°, it is drawn inside the standard and never resized', async (rotate, width, height) => {
    const page = await prepare(pdfWithText(PROSE, { rotate }));
    expect(page.final).toEqual({ width, height });
    expect(page.original).toEqual(page.final);
    const { data, ...size } = await page.pixels();
    expect(size).toEqual(page.final);
    expect(data.some((value) => value < 64)).toBe(true);
    await page.close();
  });

  test('its own words, in pixels of the page as drawn', async () => {
    const page = await prepare(pdfWithText(PROSE));
    const runs = page.pdfText ?? [];
    expect(runs.map(({ text }) => text)).toEqual(PROSE);
    const scale = 2048 / 842;
    expect(runs[0]?.left).toBeCloseTo(72 * scale, 0);
    expect(runs[1]?.baseline).toBeCloseTo((runs[0]?.baseline ?? 0) + 20 * scale, 0);
    await page.close();
  });

  test('what runs up the margin, on the page turned so that it runs across', async () => {
    const page = await prepare(pdfWithText(PROSE, { upwards: 'Livro A-12' }));
    const scale = 2048 / 842;
    expect(page.pdfText?.slice(0, -1).every(({ way }) => way === undefined)).toBe(true);
    const upwards = page.pdfText?.at(-1);
    expect(upwards).toMatchObject({ text: 'Livro A-12', way: 'up' });
    expect(upwards?.left).toBeCloseTo((100 - 842) * scale, 0);
    expect(upwards?.baseline).toBeCloseTo(40 * scale, 0);
    await page.close();
  });

  test('of letter-spaced text, where its words end', async () => {
    const page = await prepare(await letterSpaced(PROSE));
    expect((page.pdfText ?? []).map(({ text }) => text).join(' ')).toBe(PROSE.join(' '));
    await page.close();
  });

  test('of capitals a little apart, where their words end', async () => {
    const lines = ['COMARCA DE SANTA MARIA', ...PROSE];
    const page = await prepare(
      await letterSpaced(lines, (letter) => (letter === 'M' ? 1.6 : letter === ' ' ? 5 : 0.9)),
    );
    expect((page.pdfText ?? []).map(({ text }) => text).join(' ')).toContain(lines[0]);
    await page.close();
  });

  test.each<[string, string, string]>([
    ['letters set so close that the space between words is none', '-2 Tc (ANA DAS NEVES) Tj', 'ANA DAS NEVES'],
    [
      'figures set apart within a line that is not',
      '[(1) -300 (9) 0 ( de Setembro de ) 0 (1) -300 (9) -300 (1) -300 (1)] TJ',
      '19 de Setembro de 1911',
    ],
    ['words set apart without a space', '[(ANA) -300 (NEVES)] TJ', 'ANA NEVES'],
  ])('of %s, where its words end', async (_, operators, expected) => {
    const prose = PROSE.map((line, at) => `BT /F1 12 Tf 60 ${780 - 20 * at} Td (${line}) Tj ET`).join('\n');
    const page = await prepare(pdfOfOperators(`${prose}\nBT /F1 12 Tf 60 400 Td ${operators} ET`));
    expect(page.pdfText?.at(-1)?.text).toBe(expected);
    await page.close();
  });

  test.each([
    ['(Currais ) Tj 39.7 0 Td (Novos) Tj', true],
    ['(Currais) Tj 39.7 0 Td (Novos) Tj', undefined],
    ['(Novos ) Tj 37.7 0 Td (, 12) Tj', undefined],
  ])('of %s, whether a space is drawn between two runs that touch', async (operators, spaced) => {
    const prose = PROSE.map((line, at) => `BT /F1 12 Tf 60 ${780 - 20 * at} Td (${line}) Tj ET`).join('\n');
    const page = await prepare(pdfOfOperators(`${prose}\nBT /F1 12 Tf 60 400 Td ${operators} ET`));
    expect(page.pdfText?.at(-1)?.spaced).toBe(spaced);
    await page.close();
  });

  test('what is printed twice in one place is said once', async () => {
    const page = await prepare(pdfWithText(PROSE, { overprints: [0, 0.5] }));
    expect((page.pdfText ?? []).map(({ text }) => text)).toEqual(PROSE);
    await page.close();
    const apart = await prepare(pdfWithText(PROSE, { overprints: [12] }));
    expect(apart.pdfText).toHaveLength(2 * PROSE.length);
    await apart.close();
  });

  test.each<[string, Uint8Array]>([
    ['text that is not shown', pdfWithText(PROSE, { textMode: 3 })],
    ['a note over a scan', pdfWithText(['Assinado digitalmente por um oficial'])],
    ['signs of no alphabet', pdfWithText(Array.from({ length: 9 }, () => '\x01\x02\x03 \x04\x05\x06 abcdefghijk'))],
  ])('no text layer: %s', async (_, file) => {
    const page = await prepare(file);
    expect(page.pdfText).toBeNull();
    await page.close();
  });
});

test('nothing is begun for a caller that is gone', async () => {
  const stages = new Stages(AbortSignal.abort(new Error('gone')));
  await expect(preparePage(flatPng(1000, 1400), { resizeImage: false, pdfPagesMax: 1 }, stages)).rejects.toThrow(
    'gone',
  );
});
