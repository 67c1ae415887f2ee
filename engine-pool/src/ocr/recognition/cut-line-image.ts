// Cuts the line image of one tilted text box out of the page.

import { halve, resampleToPlanes } from '../../image/resample.ts';
import type { RotatedBox } from '../../image/rotated-box.ts';
import type { Raster } from '../../input/raster.ts';
import { eraseDotLeaders } from './dot-leaders.ts';
import { LINE_IMAGE_HEIGHT_PX, type LineImage } from './line-image.ts';
import { eraseRulingLines } from './ruling-lines.ts';
import { stretchContrast } from './stretch-contrast.ts';

/** The network answers once for every 8 columns; widths that are no multiple would lose the last ones. */
const WIDTH_MULTIPLE = 8;
const WIDTH_MIN_PX = 32;
/** About a full page width of the smallest print; longer boxes are squeezed. */
const WIDTH_MAX_PX = 3200;
/** Text larger than this is taken from the page at half its size, so that no pixel is skipped. */
const FULL_SIZE_HEIGHT_MAX_PX = 2 * LINE_IMAGE_HEIGHT_PX;

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
 * @param widthShare squeezes the line image to this share of its width
 */
export function cutLineImage(page: ScaledPage, box: RotatedBox, flipped: boolean, widthShare: number): LineImage {
  let level = 0;
  while (box.height / 2 ** level > FULL_SIZE_HEIGHT_MAX_PX) level++;
  const source = page.level(level);
  const shrink = 2 ** level;
  const ideal = Math.ceil((box.width / box.height) * LINE_IMAGE_HEIGHT_PX * widthShare);
  const bounded = Math.min(Math.max(ideal, WIDTH_MIN_PX), WIDTH_MAX_PX);
  const width = Math.ceil(bounded / WIDTH_MULTIPLE) * WIDTH_MULTIPLE;

  const sign = flipped ? -1 : 1;
  const ux = (sign * Math.cos(box.angle) * box.width) / shrink / width;
  const uy = (sign * Math.sin(box.angle) * box.width) / shrink / width;
  const vx = (-sign * Math.sin(box.angle) * box.height) / shrink / LINE_IMAGE_HEIGHT_PX;
  const vy = (sign * Math.cos(box.angle) * box.height) / shrink / LINE_IMAGE_HEIGHT_PX;
  const originX = box.centerX / shrink - (ux * width + vx * LINE_IMAGE_HEIGHT_PX) / 2 + (ux + vx) / 2 - 0.5;
  const originY = box.centerY / shrink - (uy * width + vy * LINE_IMAGE_HEIGHT_PX) / 2 + (uy + vy) / 2 - 0.5;
  const planes = resampleToPlanes(source, width, LINE_IMAGE_HEIGHT_PX, (row, xs, ys) => {
    let x = originX + row * vx;
    let y = originY + row * vy;
    for (let column = 0; column < width; column++, x += ux, y += uy) {
      xs[column] = x;
      ys[column] = y;
    }
  });
  stretchContrast(planes);
  const rulingLines = eraseRulingLines(planes, width);
  eraseDotLeaders(planes, width);
  return { width, planes, rulingLines };
}
