// Cuts one tilted box of text out of the page as the strip that the recognition network reads.
import { halve, type Raster } from '../../image/raster.ts';
import type { RotatedBox } from '../../image/rotated-box.ts';
import { eraseLeaders } from './dot-leaders.ts';
import { STRIP_HEIGHT_PX, type Strip } from './line-image.ts';
import { eraseRules } from './ruling-lines.ts';
import { stretchContrast } from './stretch-contrast.ts';

/** The network answers once for every 8 columns; widths that are no multiple would lose the last ones. */
const STRIP_WIDTH_MULTIPLE = 8;
const STRIP_WIDTH_MIN_PX = 32;
/** About a full page width of the smallest print; longer boxes are squeezed. */
const STRIP_WIDTH_MAX_PX = 3200;
/** Text larger than this is taken from the page at half its size, so that no pixel is skipped. */
const FULL_SIZE_HEIGHT_MAX_PX = 2 * STRIP_HEIGHT_PX;

/** A page with its smaller copies, made when first needed. */
export class ScaledPage {
  private readonly levels: Raster[];

  constructor(page: Raster) {
    this.levels = [page];
  }

  /** Level 0 is the page, each next one half as large. */
  level(index: number): Raster {
    while (this.levels.length <= index) this.levels.push(halve(this.levels[this.levels.length - 1] as Raster));
    return this.levels[index] as Raster;
  }
}

/**
 * @param flipped reads the box from its other end, as print that stands on its head
 * @param widthShare squeezes the strip to this share of its width
 */
export function cutStrip(page: ScaledPage, box: RotatedBox, flipped: boolean, widthShare: number): Strip {
  let level = 0;
  while (box.height / 2 ** level > FULL_SIZE_HEIGHT_MAX_PX) level++;
  const source = page.level(level);
  const shrink = 2 ** level;
  const ideal = Math.ceil((box.width / box.height) * STRIP_HEIGHT_PX * widthShare);
  const bounded = Math.min(Math.max(ideal, STRIP_WIDTH_MIN_PX), STRIP_WIDTH_MAX_PX);
  const width = Math.ceil(bounded / STRIP_WIDTH_MULTIPLE) * STRIP_WIDTH_MULTIPLE;

  const sign = flipped ? -1 : 1;
  const ux = (sign * Math.cos(box.angle) * box.width) / shrink / width;
  const uy = (sign * Math.sin(box.angle) * box.width) / shrink / width;
  const vx = (-sign * Math.sin(box.angle) * box.height) / shrink / STRIP_HEIGHT_PX;
  const vy = (sign * Math.cos(box.angle) * box.height) / shrink / STRIP_HEIGHT_PX;
  const originX = box.centerX / shrink - (ux * width + vx * STRIP_HEIGHT_PX) / 2 + (ux + vx) / 2 - 0.5;
  const originY = box.centerY / shrink - (uy * width + vy * STRIP_HEIGHT_PX) / 2 + (uy + vy) / 2 - 0.5;
  const planes = sample(source, width, originX, originY, ux, uy, vx, vy);
  stretchContrast(planes);
  const rules = eraseRules(planes, width);
  eraseLeaders(planes, width);
  return { width, planes, rules };
}

/** Bilinear; beyond the page its edge is repeated. */
function sample(
  { width: pageWidth, height: pageHeight, data }: Raster,
  width: number,
  originX: number,
  originY: number,
  ux: number,
  uy: number,
  vx: number,
  vy: number,
): Float32Array {
  const plane = width * STRIP_HEIGHT_PX;
  const planes = new Float32Array(3 * plane);
  const stride = pageWidth * 3;
  const maxX = pageWidth - 1;
  const maxY = pageHeight - 1;
  let to = 0;
  for (let j = 0; j < STRIP_HEIGHT_PX; j++) {
    let x = originX + j * vx;
    let y = originY + j * vy;
    for (let i = 0; i < width; i++, x += ux, y += uy, to++) {
      const px = x < 0 ? 0 : x > maxX ? maxX : x;
      const py = y < 0 ? 0 : y > maxY ? maxY : y;
      const left = px | 0;
      const top = py | 0;
      const wx = px - left;
      const wy = py - top;
      const a = top * stride + left * 3;
      const b = left < maxX ? a + 3 : a;
      const down = top < maxY ? stride : 0;
      const w00 = ((1 - wx) * (1 - wy)) / 127.5;
      const w10 = (wx * (1 - wy)) / 127.5;
      const w01 = ((1 - wx) * wy) / 127.5;
      const w11 = (wx * wy) / 127.5;
      for (let channel = 0; channel < 3; channel++) {
        planes[to + (2 - channel) * plane] =
          (data[a + channel] as number) * w00 +
          (data[b + channel] as number) * w10 +
          (data[a + down + channel] as number) * w01 +
          (data[b + down + channel] as number) * w11 -
          1;
      }
    }
  }
  return planes;
}
