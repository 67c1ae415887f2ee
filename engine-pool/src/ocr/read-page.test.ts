// The real models on a small drawn page: accents, cells, tilt, and every direction a page can lie in.
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import type { InferenceSession } from 'onnxruntime-node';
import { beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { type Box, boundsOf, cornersOf } from '../image/geometry.ts';
import { toImageCorners } from '../image/page-transform.ts';
import { type QuarterTurns, rotateQuarter } from '../image/rotate-quarter.ts';
import type { Raster } from '../input/raster.ts';
import { Stages } from '../stages.ts';
import { everydayModels, loadPaddleModels, loadQuickModels, type PaddleModels } from './models.ts';
import type { Line, PageText } from './page-text.ts';
import { type PageReading, readPage } from './read-page.ts';
import { printedAt } from './sideways-lines.ts';

const WIDTH = 1000;
const HEIGHT = 1400;
const LINES = [
  'CERTIDÃO DE NASCIMENTO',
  'ÂNGELA CONCEIÇÃO VERÍSSIMO D’ÁVILA',
  'Filha de Antônio José Müller e de Inês Assunção',
  'Natural de São João del-Rei/MG, 2º Ofício',
  'Neta de Tadeu Szymański e de Kauane Tupã Mirĩ',
  'matrícula 104539 01 55 2013 1 00012 021 0000123 21',
];
/** The second has the letters that the first lacks. */
const FONTS = { latin: 'Page', 'latin-ext': 'PageMore' };
const CELLS = ['DIA', 'MÊS', 'ANO'];
let models: PaddleModels;

beforeAll(async () => {
  for (const [part, name] of Object.entries(FONTS)) {
    const file = `@fontsource/arimo/files/arimo-${part}-400-normal.woff2`;
    GlobalFonts.registerFromPath(createRequire(import.meta.url).resolve(file), name);
  }
  const whole = await loadPaddleModels(readConfig({ LAVRA_SERVICE_TOKEN: 'x'.repeat(32) }).modelsDir);
  models = everydayModels(whole, await loadQuickModels());
}, 60_000);

/** A page with the lines and a row of cells, turned about its middle. */
function drawPage(degrees = 0, upTheMargin = ''): Raster {
  const context = blankPage();
  context.translate(WIDTH / 2, HEIGHT / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.translate(-WIDTH / 2, -HEIGHT / 2);
  context.fillStyle = '#222';
  context.font = '28px Page, PageMore';
  LINES.forEach((line, index) => {
    context.fillText(line, 120, 300 + index * 70);
  });
  context.strokeRect(110, 700, 3 * 75, 50);
  CELLS.forEach((cell, index) => {
    context.strokeRect(110 + index * 75, 700, 75, 50);
    context.fillText(cell, 115 + index * 75, 735);
  });
  context.translate(60, 1100);
  context.rotate(-Math.PI / 2);
  context.fillText(upTheMargin, 0, 0);
  return rasterOf(context);
}

/** A page of small print, as prose has it. */
function drawProse(): Raster {
  const context = blankPage();
  context.fillStyle = '#222';
  context.font = '20px Page';
  for (let line = 1; line < 50; line++) {
    context.fillText(
      'o governo do estado informa aos moradores da cidade que as obras da ponte velha seguem',
      60,
      26 * line,
    );
  }
  return rasterOf(context);
}

function blankPage(width = WIDTH, height = HEIGHT): SKRSContext2D {
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = '#f4f1ea';
  context.fillRect(0, 0, width, height);
  return context;
}

function rasterOf(context: SKRSContext2D, width = WIDTH, height = HEIGHT): Raster {
  const rgba = context.getImageData(0, 0, width, height).data;
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < data.length; i++) data[i] = rgba[Math.floor(i / 3) * 4 + (i % 3)] as number;
  return { width, height, data };
}

function read(page: Raster): Promise<PageReading> {
  return readPage(models, page, new Stages(AbortSignal.timeout(60_000)));
}

function textOf(line: Line): string {
  return line.words.map(({ text }) => text).join(' ');
}

const MARGIN = 'Documento assinado digitalmente por ANA DIAS em 04/06/2013';

test.each([0, 1, 2, 3] as const)('print up the margin stands below the rest: a page turned by %i', async (turns) => {
  const { text } = await read(rotateQuarter(drawPage(0, MARGIN), turns));
  const [line, ...above] = text.lines.toReversed() as [Line, ...Line[]];
  expect(above).toHaveLength(LINES.length + CELLS.length);
  expect(textOf(line)).toBe(MARGIN);
  expect(line.box.top).toBeGreaterThan(Math.max(...above.map(({ box }) => box.top + box.height)));
  const { left, top, width, height } = printedAt(line.words[0]?.box as Box, text);
  expect(left + width / 2).toBeGreaterThan(40);
  expect(left + width / 2).toBeLessThan(60);
  expect(top + height).toBeGreaterThan(1085);
  expect(top + height).toBeLessThan(1115);
  expect(height).toBeGreaterThan(3 * width);
});

test.each<[string, () => Raster, QuarterTurns]>([
  ['upright', () => drawPage(), 0],
  ['tilted to the right', () => drawPage(3), 0],
  ['tilted to the left', () => drawPage(-4), 0],
  ['on its side', () => rotateQuarter(drawPage(), 3), 1],
  ['on its other side', () => rotateQuarter(drawPage(), 1), 3],
  ['on its head', () => rotateQuarter(drawPage(), 2), 2],
])('%s: every character, every cell, in place', async (_, page, quarterTurns) => {
  const { text, transform } = await read(page());
  expect(transform.quarterTurns).toBe(quarterTurns);
  expect([text.width, text.height]).toEqual([WIDTH, HEIGHT]);
  expect(text.lines.map(textOf).map((line) => line.replace(/['’]\s?/, '’'))).toEqual([...LINES, ...CELLS]);
  const [title] = text.lines as [Line];
  expect(title.box.left).toBeGreaterThan(90);
  expect(title.box.left).toBeLessThan(130);
  expect(title.box.top + title.box.height / 2).toBeGreaterThan(275);
  expect(title.box.top + title.box.height / 2).toBeLessThan(305);
  expect(title.words.at(-1)?.box.left).toBeGreaterThan(280);
});

test('places go back to the image as it was sent', async () => {
  const { text, transform } = await read(rotateQuarter(drawPage(), 3));
  const { left, top, width, height } = boundsOf(toImageCorners(transform, cornersOf((text.lines[0] as Line).box)));
  expect(left + width / 2).toBeGreaterThan(275);
  expect(left + width / 2).toBeLessThan(305);
  expect(height).toBeGreaterThan(5 * width);
  expect(top + height).toBeGreaterThan(WIDTH - 130);
});

test('wide typing on a sheet that lies across is not broken to pieces', async () => {
  const font = createRequire(import.meta.url).resolve(
    '@fontsource/special-elite/files/special-elite-latin-400-normal.woff2',
  );
  GlobalFonts.registerFromPath(font, 'Typed');
  const [width, height] = [1565, 1106];
  const context = blankPage(width, height);
  context.fillStyle = '#333';
  context.font = '20px Typed';
  context.letterSpacing = '14px';
  const typed = [
    'certifico que a fls',
    'doze de janeiro de mil novecentos e setenta e oito',
    'em Casa de Saúde Santa Therezinha, nesta cidade',
    'filha de Dirceu Lacerda Teles',
    'sendo avós paternos Cândido Carneiro Teles',
    'e maternos Astrogildo Caldeira Barbosa',
    'Declarante: o pai',
    'Testemunhas: Luiz Antônio Lobato',
  ];
  typed.forEach((line, index) => {
    context.fillText(line, 90, 160 + 90 * index);
  });
  expect((await read(rasterOf(context, width, height))).boxes).toHaveLength(typed.length);
});

test('a blank page has no lines', async () => {
  expect((await read(rasterOf(blankPage()))).text.lines).toEqual([]);
});

/** A reading that has taken so much processor time, in milliseconds. */
class StagesAt extends Stages {
  readonly #ms: number;

  constructor(ms: number) {
    super(AbortSignal.timeout(60_000));
    this.#ms = ms;
  }

  override cpuMs(): number {
    return this.#ms;
  }
}

test.each([
  ['a certificate is read on after seven seconds', 8_000, true, 2],
  ['what else took so long ends there', 8_000, false, 0],
  ['a certificate ends after eleven', 12_000, true, 0],
])('%s', async (_, ms, answer, lines) => {
  const context = blankPage(900, 500);
  context.fillStyle = '#333';
  context.font = '24px Typed';
  context.fillText('CERTIDÃO DE NASCIMENTO', 90, 160);
  context.fillText('Rui Lima', 90, 260);
  const reader = { ...models, isWorthReading: async () => answer };
  expect((await readPage(reader, rasterOf(context, 900, 500), new StagesAt(ms))).boxes).toHaveLength(lines);
});

test.each([
  ['read again', 0, true],
  ['read once when time runs short', 8_000, false],
])('what is in doubt is %s', async (_, ms, isAgain) => {
  const context = blankPage(900, 500);
  context.fillStyle = '#aaa';
  context.font = '11px Typed';
  context.fillText('Therezinha d’Ávila Szymański, Kauane Tupã Mirĩ', 90, 160);
  const again = vi.spyOn(models.full as InferenceSession, 'run');
  const reader = { ...models, isWorthReading: async () => true };
  expect((await readPage(reader, rasterOf(context, 900, 500), new StagesAt(ms))).boxes).toHaveLength(1);
  expect(again.mock.calls.length > 0).toBe(isAgain);
  again.mockRestore();
});

test('a page that nobody finds worth reading is not read to its end, and is asked about once', async () => {
  const asked: number[] = [];
  const reading = (answer: boolean) => {
    const isWorthReading = async ({ lines }: PageText) => asked.push(lines.length) > 0 && answer;
    return readPage({ ...models, isWorthReading }, drawProse(), new StagesAt(0));
  };
  const whole = await reading(true);
  const part = await reading(false);
  expect(asked).toEqual([part.boxes.length, part.boxes.length]);
  expect(part.boxes.length).toBeGreaterThanOrEqual(12);
  expect(part.boxes.length).toBeLessThan(0.8 * whole.boxes.length);
}, 120_000);
