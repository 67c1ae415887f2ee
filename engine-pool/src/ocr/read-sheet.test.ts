// The real models on a picture of two sheets: what is printed on the other one is not read, and places are the picture's.
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { boundsOf, cornersOf } from '../image/geometry.ts';
import { toImageCorners } from '../image/page-transform.ts';
import type { Raster } from '../input/raster.ts';
import { Stages } from '../stages.ts';
import { loadPaddleModels } from './models.ts';
import { readPage } from './read-page.ts';

const WIDTH = 1100;
const HEIGHT = 1400;

function drawTable(): Raster {
  const context = createCanvas(WIDTH, HEIGHT).getContext('2d');
  context.fillStyle = '#6b4a30';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = '#f4f1ea';
  context.fillRect(180, 150, 660, 1000);
  context.fillRect(900, 200, 200, 1000);
  context.fillStyle = '#222';
  context.font = '28px Sheet';
  context.fillText('CERTIDÃO DE NASCIMENTO', 250, 400);
  context.fillText('Filha de Antônio José Müller', 250, 500);
  context.fillText('MARIA DA', 920, 400);
  context.fillText('CONCEIÇÃO', 920, 500);
  const rgba = context.getImageData(0, 0, WIDTH, HEIGHT).data;
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < data.length; i++) data[i] = rgba[Math.floor(i / 3) * 4 + (i % 3)] as number;
  return { width: WIDTH, height: HEIGHT, data };
}

test('only the sheet that lies whole in the picture is read', async () => {
  const font = createRequire(import.meta.url).resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2');
  GlobalFonts.registerFromPath(font, 'Sheet');
  const models = await loadPaddleModels(readConfig({ LAVRA_SERVICE_TOKEN: 'x'.repeat(32) }).modelsDir);
  const { text, transform } = await readPage(models, drawTable(), new Stages(AbortSignal.timeout(60_000)));
  expect(text.lines.map(({ words }) => words.map((word) => word.text).join(' '))).toEqual([
    'CERTIDÃO DE NASCIMENTO',
    'Filha de Antônio José Müller',
  ]);
  const title = boundsOf(
    toImageCorners(transform, cornersOf(text.lines[0]?.box ?? { left: 0, top: 0, width: 0, height: 0 })),
  );
  expect(Math.abs(title.left - 250)).toBeLessThan(10);
  expect(Math.abs(title.top + title.height / 2 - 390)).toBeLessThan(10);
});
