// The real Tesseract on strips drawn as PP-OCR's are cut.
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { beforeAll, expect, test } from 'vitest';
import { STRIP_HEIGHT_PX, type Strip } from '../recognition/line-image.ts';
import { createTesseract } from './tesseract.ts';

const witness = createTesseract();

beforeAll(() => {
  const font = createRequire(import.meta.url).resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2');
  GlobalFonts.registerFromPath(font, 'Strip');
});

function drawStrip(text: string): Strip {
  const font = '30px Strip';
  const ruler = createCanvas(1, 1).getContext('2d');
  ruler.font = font;
  const width = Math.ceil(ruler.measureText(text).width) + 16;
  const context = createCanvas(width, STRIP_HEIGHT_PX).getContext('2d');
  context.fillStyle = '#f4f1ea';
  context.fillRect(0, 0, width, STRIP_HEIGHT_PX);
  context.fillStyle = '#222';
  context.font = font;
  context.fillText(text, 8, 36);
  const { data } = context.getImageData(0, 0, width, STRIP_HEIGHT_PX);
  const plane = width * STRIP_HEIGHT_PX;
  const planes = new Float32Array(3 * plane);
  for (let i = 0; i < plane; i++) {
    for (let channel = 0; channel < 3; channel++) {
      planes[channel * plane + i] = (data[4 * i + 2 - channel] as number) / 127.5 - 1;
    }
  }
  return { width, planes, rules: [] };
}

test.each([
  'ÂNGELA CONCEIÇÃO VERÍSSIMO ARAÚJO',
  'Antônio José de Assunção',
  'Certifico que, às folhas 12 do livro A-3,',
])('%s', async (text) => {
  const letters = await witness.read(drawStrip(text));
  expect(letters.map(({ letter }) => letter).join('')).toBe(text);
  expect(Math.min(...letters.map(({ probability }) => probability))).toBeGreaterThan(0.5);
  expect(Math.max(...letters.map(({ probability }) => probability))).toBeLessThanOrEqual(1);
});

test('what one strip said is gone with it', async () => {
  const once = await witness.read(drawStrip('MARIA'));
  await witness.read(drawStrip('JOSÉ DA SILVA'));
  expect(await witness.read(drawStrip('MARIA'))).toEqual(once);
});
