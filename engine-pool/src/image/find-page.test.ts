// Where a sheet is found, and where none is to be found.
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { Raster } from '../input/raster.ts';
import { findPage } from './find-page.ts';

const WIDTH = 600;
const HEIGHT = 800;
/** Two cells of the search, and four where another surface touches the sheet. */
const NEAR_PX = 7;
const TOUCHED_PX = 17;
type Corner = readonly [x: number, y: number];
const SHEET: readonly Corner[] = [
  [80, 60],
  [520, 90],
  [500, 740],
  [60, 700],
];

function draw(background: string, paint: (context: SKRSContext2D) => void): Raster {
  const context = createCanvas(WIDTH, HEIGHT).getContext('2d');
  context.fillStyle = background;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  paint(context);
  const rgba = context.getImageData(0, 0, WIDTH, HEIGHT).data;
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < data.length; i++) data[i] = rgba[Math.floor(i / 3) * 4 + (i % 3)] as number;
  return { width: WIDTH, height: HEIGHT, data };
}

function outline(context: SKRSContext2D, corners: readonly Corner[]): void {
  context.beginPath();
  for (const [x, y] of corners) context.lineTo(x, y);
  context.closePath();
}

/** Paper with a frame and lines of print. */
function sheet(context: SKRSContext2D, corners: readonly Corner[] = SHEET, paper = '#f4f1ea'): void {
  context.fillStyle = paper;
  outline(context, corners);
  context.fill();
  context.strokeStyle = '#444';
  context.strokeRect(120, 130, 340, 520);
  context.fillStyle = '#333';
  for (let y = 160; y < 620; y += 30) context.fillRect(140, y, 250, 8);
}

function tiles(context: SKRSContext2D): void {
  context.fillStyle = '#f0e8d8';
  for (let row = 0; row < HEIGHT / 30; row++) {
    for (let x = (row % 2) * 30; x < WIDTH; x += 60) context.fillRect(x, row * 30, 30, 30);
  }
}

const lying: readonly [string, Raster, nearPx?: number][] = [
  [
    'beside a card',
    draw('#3a3a40', (context) => {
      sheet(context);
      context.fillStyle = '#d8e8d0';
      context.fillRect(530, 300, 60, 90);
    }),
  ],
  ['on a dark table', draw('#3a3a40', sheet)],
  ['on a table of its own lightness, but in its own colour', draw('#7ab8f0', sheet)],
  [
    'half in shadow',
    draw('#604830', (context) => {
      sheet(context);
      context.fillStyle = 'rgba(0, 0, 0, 0.5)';
      context.fillRect(0, 0, 300, HEIGHT);
    }),
  ],
  [
    'beside another one that leaves the picture',
    draw('#604830', (context) => {
      context.fillStyle = '#ffffff';
      context.fillRect(560, 100, 40, 500);
      sheet(context);
    }),
  ],
  [
    'on top of a printed one that leaves the picture',
    draw('#604830', (context) => {
      context.fillStyle = '#f4f1ea';
      context.fillRect(480, 30, 120, 640);
      context.fillStyle = '#333';
      for (let y = 130; y < 560; y += 15) context.fillRect(520, y, 80, 7);
      // The shadow of the sheet on top, darker towards it.
      context.strokeStyle = 'rgba(0, 0, 0, 0.08)';
      outline(context, SHEET);
      for (let width = 4; width < 36; width += 4) {
        context.lineWidth = width;
        context.stroke();
      }
      context.lineWidth = 1;
      sheet(context);
    }),
    TOUCHED_PX,
  ],
  [
    'across which a bright streak of light falls',
    draw('#604830', (context) => {
      context.fillStyle = '#ffffff';
      context.fillRect(8, 300, 580, 7);
      sheet(context);
    }),
    TOUCHED_PX,
  ],
  [
    'with a dark side bar to its edge, and print on it',
    draw('#604830', (context) => {
      sheet(context);
      context.fillStyle = '#701c28';
      outline(context, [
        [80, 60],
        [190, 67],
        [170, 710],
        [60, 700],
      ]);
      context.fill();
      context.fillStyle = '#fff';
      for (let y = 120; y < 300; y += 20) context.fillRect(90, y, 80, 6);
    }),
    TOUCHED_PX,
  ],
  [
    'with a dark letterhead to its edges',
    draw('#604830', (context) => {
      sheet(context);
      context.fillStyle = '#1c2870';
      outline(context, [
        [80, 60],
        [520, 90],
        [516, 190],
        [77, 155],
      ]);
      context.fill();
    }),
    TOUCHED_PX,
  ],
  [
    'with a deep shadow around it',
    draw('#a08868', (context) => {
      context.shadowColor = '#000';
      context.shadowBlur = 60;
      sheet(context);
      context.shadowBlur = 0;
    }),
    TOUCHED_PX,
  ],
  [
    'under two fingers',
    draw('#604830', (context) => {
      sheet(context);
      context.fillStyle = '#5c3c2c';
      context.fillRect(60, 660, 20, 140);
      context.fillRect(95, 670, 20, 130);
    }),
  ],
];

test.each(lying)('a sheet %s', (_, image, nearPx = NEAR_PX) => {
  const corners = findPage(image) ?? [];
  expect(corners).toHaveLength(4);
  for (const [x, y] of SHEET) {
    const nearest = Math.min(...corners.map((corner) => Math.hypot(corner.x - x, corner.y - y)));
    expect(nearest).toBeLessThan(nearPx);
  }
});

const none: readonly [string, Raster][] = [
  [
    'a scan with a broad dark transform',
    draw('#f4f1ea', (context) => {
      sheet(context);
      context.strokeStyle = '#2a4a30';
      context.lineWidth = 24;
      outline(context, SHEET);
      context.stroke();
    }),
  ],
  [
    'a scan of tinted paper with a white table on it',
    draw('#eaf0fb', (context) => {
      context.fillStyle = '#fffdf4';
      context.fillRect(100, 120, 440, 420);
      context.strokeStyle = '#2a3a80';
      context.lineWidth = 4;
      context.strokeRect(100, 120, 440, 420);
    }),
  ],
  [
    'a sheet on a table as white, over its shadow',
    draw('#f0f0ee', (context) => {
      context.shadowColor = '#000';
      context.shadowBlur = 40;
      sheet(context, SHEET, '#fafafa');
    }),
  ],
  [
    'a part of a folded page between its creases and side bars',
    draw('#fdfdfb', (context) => {
      sheet(context, SHEET, '#fdfdfb');
      context.fillStyle = '#861a2c';
      context.fillRect(0, 0, 24, HEIGHT);
      context.fillStyle = '#e6e4e2';
      context.fillRect(470, 0, 130, HEIGHT);
      context.fillStyle = '#cfcfcf';
      context.fillRect(0, 262, WIDTH, 14);
      context.fillRect(0, HEIGHT - 5, WIDTH, 5);
    }),
  ],
  [
    'two sheets, of which the smaller one may be the certificate',
    draw('#3a3a40', (context) => {
      context.fillStyle = '#f4f1ea';
      context.fillRect(30, 40, 320, 700);
      context.fillRect(390, 200, 180, 320);
    }),
  ],
  ['a scan', draw('#f4f1ea', sheet)],
  ['a form with a coloured field', draw('#f4f1ea', (context) => sheet(context, SHEET, '#cfe6cf'))],
  ['a picture without a sheet', draw('#604830', () => {})],
  [
    'a sheet that leaves the picture',
    draw('#604830', (context) =>
      sheet(context, [
        [80, -20],
        [620, -20],
        [620, 740],
        [60, 700],
      ]),
    ),
  ],
  [
    'a background as restless as print',
    draw('#604830', (context) => {
      tiles(context);
      sheet(context);
    }),
  ],
  [
    'a stamp',
    draw('#604830', (context) => {
      context.fillStyle = '#ffffff';
      context.fillRect(200, 200, 120, 160);
    }),
  ],
];

test.each(none)('no sheet: %s', (_, image) => {
  expect(findPage(image)).toBeNull();
});
