// The real Tesseract on line images drawn as PP-OCR's are cut.
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { beforeAll, expect, test } from 'vitest';
import { LINE_IMAGE_HEIGHT_PX, type LineImage } from '../recognition/line-image.ts';
import { createTesseract } from './tesseract.ts';

const secondReader = createTesseract();

beforeAll(() => {
  const font = createRequire(import.meta.url).resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2');
  GlobalFonts.registerFromPath(font, 'Line');
});

function drawLineImage(text: string): LineImage {
  const font = '30px Line';
  const ruler = createCanvas(1, 1).getContext('2d');
  ruler.font = font;
  const width = Math.ceil(ruler.measureText(text).width) + 16;
  const context = createCanvas(width, LINE_IMAGE_HEIGHT_PX).getContext('2d');
  context.fillStyle = '#f4f1ea';
  context.fillRect(0, 0, width, LINE_IMAGE_HEIGHT_PX);
  context.fillStyle = '#222';
  context.font = font;
  context.fillText(text, 8, 36);
  const { data } = context.getImageData(0, 0, width, LINE_IMAGE_HEIGHT_PX);
  const plane = width * LINE_IMAGE_HEIGHT_PX;
  const planes = new Float32Array(3 * plane);
  for (let i = 0; i < plane; i++) {
    for (let channel = 0; channel < 3; channel++) {
      planes[channel * plane + i] = (data[4 * i + 2 - channel] as number) / 127.5 - 1;
    }
  }
  return { width, planes, rulingLines: [] };
}

test.each([
  'ÂNGELA CONCEIÇÃO VERÍSSIMO ARAÚJO',
  'Antônio José de Assunção',
  'Certifico que, às folhas 12 do livro A-3,',
])('%s', async (text) => {
  const characters = await secondReader.read(drawLineImage(text));
  expect(characters.map(({ character }) => character).join('')).toBe(text);
  expect(Math.min(...characters.map(({ probability }) => probability))).toBeGreaterThan(0.5);
  expect(Math.max(...characters.map(({ probability }) => probability))).toBeLessThanOrEqual(1);
});

test('what one line said is gone with it', async () => {
  const once = await secondReader.read(drawLineImage('MARIA'));
  await secondReader.read(drawLineImage('JOSÉ DA SILVA'));
  expect(await secondReader.read(drawLineImage('MARIA'))).toEqual(once);
});
