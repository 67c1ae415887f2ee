// Draws the places of an answer's fields onto the page as it was read: outlined with its fields and their confidence, right
// ones in blue, wrong ones in red.
import { join } from 'node:path';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { registerFonts } from '../../generator/drawing/fonts.ts';
import { pageAsRead } from '../bench/reading/as-read.ts';
import type { CertificateScore, FieldScore } from './score.ts';

const RIGHT = '#0040d0';
const WRONG = '#d00020';
const HALO = '#ffffffd0';
const FONT_PX = 15;
const LINE_PX = 2;

/** Writes `<case>.png` into the folder: made-up people only, since whoever sees it sees their data. */
export async function drawEvidence(score: CertificateScore, file: string, folder: string): Promise<void> {
  const { width, height, data } = await pageAsRead(file);
  const layer = createCanvas(width, height);
  registerFonts();
  const drawing = layer.getContext('2d');
  const places = Map.groupBy(score.fields, ({ evidence }) => JSON.stringify(evidence?.polygon ?? []));
  for (const fields of places.values()) drawPlace(drawing, fields);
  await sharp(data, { raw: { width, height, channels: 3 } })
    .composite([{ input: layer.toBuffer('image/png') }])
    .png({ compressionLevel: 1 })
    .toFile(join(folder, `${score.case}.png`));
}

/** Fields that were read from one place share its outline and its label, which runs beside it as its text does. */
function drawPlace(drawing: SKRSContext2D, fields: readonly FieldScore[]): void {
  const polygon = fields[0]?.evidence?.polygon ?? [];
  const [begin, end] = polygon;
  if (!begin || !end) return;
  const color = fields.every(({ right }) => right) ? RIGHT : WRONG;
  drawing.lineWidth = LINE_PX;
  drawing.strokeStyle = color;
  drawing.beginPath();
  for (const { x, y } of polygon) drawing.lineTo(x, y);
  drawing.closePath();
  drawing.stroke();
  drawing.save();
  drawing.translate(begin.x, begin.y);
  drawing.rotate(Math.atan2(end.y - begin.y, end.x - begin.x));
  drawing.font = `${FONT_PX}px roboto-condensed`;
  const label = fields.map(labelOf).join(', ');
  drawing.strokeStyle = HALO;
  drawing.lineWidth = 2 * LINE_PX;
  drawing.strokeText(label, 0, -LINE_PX);
  drawing.fillStyle = color;
  drawing.fillText(label, 0, -LINE_PX);
  drawing.restore();
}

/** "genitor_1.nome_completo 0.98" */
function labelOf({ path, evidence }: FieldScore): string {
  return `${path.split('.').slice(-2).join('.')} ${evidence?.confidence.toFixed(2)}`;
}
