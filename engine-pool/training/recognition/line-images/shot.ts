// Spoils a drawn page as scanners, cameras and JPEG do, and keeps the way back from its pixels to the page.
import sharp from 'sharp';
import { drawBitmap } from '../../../../tests/generator/captures/condition.ts';
import {
  age,
  grain,
  layInto,
  type Pixels,
  type Point,
  specks,
  tint,
} from '../../../../tests/generator/captures/pixels.ts';
import { type DrawingContext, PAGE_HEIGHT_PT, PAGE_WIDTH_PT } from '../../../../tests/generator/drawing/page.ts';
import type { Random } from '../../../../tests/generator/random.ts';
import type { Placed } from './recorder.ts';

/** Draws a page's words. */
export type Draw = (context: DrawingContext, random: Random) => Placed[];

/** A page as a file of it decodes, at the size that it is read at. */
export interface Shot {
  readonly rgb: { data: Buffer; width: number; height: number };
  /** From pixels to points of the page. */
  readonly toPage: (x: number, y: number) => Point;
  readonly placed: readonly Placed[];
}

function rasterized(draw: Draw, longSide: number, random: Random): { pixels: Pixels; placed: Placed[]; scale: number } {
  let placed: Placed[] = [];
  const pixels = drawBitmap(longSide, (context) => {
    placed = draw(context, random.fork('sheet'));
  });
  return { pixels, placed, scale: longSide / PAGE_HEIGHT_PT };
}

/** Two in five are photographs, a third of those hard ones; the rest are scans, most of them small, noisy or clean. */
export async function shoot(draw: Draw, random: Random): Promise<Shot> {
  const kind = random.next();
  const photo = kind < 0.4;
  const hard = kind < 0.14;
  const low = kind >= 0.4 && kind < 0.7;
  const noisy = kind >= 0.7 && kind < 0.84;
  const side = low
    ? random.int(950, 1340)
    : photo && !hard && random.chance(0.5)
      ? random.int(1060, 1500)
      : random.int(1450, 2040);
  const warped = photo || (noisy && random.chance(0.8));
  const {
    pixels: page,
    placed,
    scale,
  } = rasterized(draw, warped ? Math.round(side * (photo ? 1.1 : 1)) : side, random);
  if (random.chance(0.7)) age(page, random.between(0.05, noisy ? 1.2 : 0.8), random);
  if (noisy && random.chance(0.7))
    specks(page, random.chance(0.35) ? random.int(400, 3000) : random.int(20, 260), random);
  let picture = page;
  let toPixel = (x: number, y: number): Point => ({ x, y });
  if (warped) {
    const width = photo ? Math.round(side * 0.75) : page.width;
    picture = { data: new Uint8ClampedArray(width * side * 4), width, height: side };
    const base = photo
      ? random.pick([
          [104, 72, 48],
          [58, 58, 64],
          [186, 182, 172],
          [46, 84, 66],
        ])
      : [250, 250, 248];
    for (let i = 0; i < picture.data.length; i += 4) {
      for (let k = 0; k < 3; k++) picture.data[i + k] = base[k] as number;
      picture.data[i + 3] = 255;
    }
    const turn = (random.around(photo ? (hard ? 2.5 : 1) : 0.7) * Math.PI) / 180;
    const margin = photo ? random.between(0.01, 0.07) : 0;
    const height = Math.min(side * (1 - 2 * margin), (width * (1 - 2 * margin) * PAGE_HEIGHT_PT) / PAGE_WIDTH_PT);
    const stray = photo ? (hard ? 0.03 : 0.01) : 0;
    const corners = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([a = 1, b = 1]) => {
      const x = (a * height * PAGE_WIDTH_PT) / PAGE_HEIGHT_PT / 2;
      const y = (b * height) / 2;
      return {
        x: width / 2 + x * Math.cos(turn) - y * Math.sin(turn) + random.between(-stray, stray) * width,
        y: side / 2 + x * Math.sin(turn) + y * Math.cos(turn) + random.between(-stray, stray) * side,
      };
    });
    const curvature = photo ? random.between(-1, 1) * (hard ? 16 : 4) : 0;
    layInto(picture, page, corners, curvature);
    const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0] = projection(corners, page);
    toPixel = (x, y) => {
      const z = g * x + h * y + 1;
      const u = (a * x + b * y + c) / z;
      return { x: u, y: (d * x + e * y + f) / z + curvature * Math.sin((u / page.width) * Math.PI * 1.3) };
    };
  }
  if (photo) {
    const [lampX, lampY, darkest, warmth, edge, slant] = [
      random.between(-0.2, 1.2),
      random.between(-0.2, 0.8),
      random.between(hard ? (random.chance(0.25) ? 0.22 : 0.5) : 0.75, hard ? 0.85 : 0.95),
      random.between(0.9, 1.04),
      random.between(0.25, 0.75),
      random.between(-0.5, 0.5),
    ];
    const shadow = hard && random.chance(0.7);
    tint(picture, (x, y) => {
      let light = 1.04 - (1.04 - darkest) * Math.min(1, Math.hypot(x - lampX, y - lampY) / 1.3);
      if (shadow) light *= 0.68 + 0.32 / (1 + Math.exp(-(x - edge - slant * (y - 0.5)) * 22));
      return [light, light * (0.5 + 0.5 * warmth), light * warmth];
    });
  }
  grain(picture, hard ? random.between(2, 9) : noisy ? random.between(4, 16) : random.between(0, 3), random);
  let image = sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 4 } }).removeAlpha();
  if (random.chance(0.2)) image = image.greyscale().toColourspace('srgb');
  const blur = hard ? random.between(0.5, 1.5) : noisy || photo ? random.between(0.35, 0.8) : random.between(0, 0.6);
  if (blur > 0.3) image = image.blur(blur);
  if (hard && random.chance(0.25))
    image = image.convolve({
      width: 3,
      height: 3,
      kernel: random.pick([
        [0, 0, 0, 1, 1, 1, 0, 0, 0],
        [0, 1, 0, 0, 1, 0, 0, 1, 0],
        [1, 0, 0, 0, 1, 0, 0, 0, 1],
      ]),
    });
  if (random.chance(0.85))
    image = sharp(
      await image.jpeg({ quality: random.int(hard || noisy ? (random.chance(0.25) ? 18 : 35) : 55, 90) }).toBuffer(),
    );
  else image = sharp(await image.png({ compressionLevel: 1 }).toBuffer());
  const long = Math.max(picture.width, picture.height);
  const grow = long < 1344 ? 1344 / long : 1;
  const { data, info } = await image
    .resize({
      width: Math.round(picture.width * grow),
      height: Math.round(picture.height * grow),
      fit: 'fill',
      kernel: 'lanczos3',
    })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`${info.channels} channels`);
  return {
    rgb: { data, width: info.width, height: info.height },
    placed,
    toPage: (x, y) => {
      const at = toPixel(x / grow, y / grow);
      return { x: at.x / scale, y: at.y / scale };
    },
  };
}

/** The eight numbers of the projective map from the picture to the page. */
function projection(corners: readonly Point[], page: Pixels): number[] {
  const to = [
    [0, 0],
    [page.width, 0],
    [page.width, page.height],
    [0, page.height],
  ];
  const rows = corners.flatMap(({ x, y }, i) => {
    const [u = 0, v = 0] = to[i] as number[];
    return [
      [x, y, 1, 0, 0, 0, -x * u, -y * u, u],
      [0, 0, 0, x, y, 1, -x * v, -y * v, v],
    ];
  });
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let c = 0; c < 8; c++) {
    let best = c;
    for (let r = c; r < 8; r++) if (Math.abs(at(r, c)) > Math.abs(at(best, c))) best = r;
    const pivot = rows[best] ?? [];
    rows[best] = rows[c] ?? [];
    rows[c] = pivot;
    for (let r = 0; r < 8; r++) {
      const row = rows[r] ?? [];
      if (r === c) continue;
      const factor = at(r, c) / at(c, c);
      for (let k = c; k < 9; k++) row[k] = (row[k] ?? 0) - factor * (pivot[k] ?? 0);
    }
  }
  return rows.map((row, i) => (row[8] ?? 0) / (row[i] ?? 1));
}
