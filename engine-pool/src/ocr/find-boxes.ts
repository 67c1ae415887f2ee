// Finds where text stands on a page, and whether the page lies on its side.
import { type QuarterTurns, rotateQuarter } from '../image/rotate-quarter.ts';
import type { RotatedBox } from '../image/rotated-box.ts';
import type { Raster } from '../input/raster.ts';
import { textBoxes } from './detection/text-boxes.ts';
import { findText } from './detection/text-map.ts';
import type { PaddleModels } from './models.ts';

/** A small sheet that lies across has larger print than an upright one: thin typing falls apart at the usual scale. */
const COARSE_SHARE = 0.7;
/** As many more boxes: 1.3 to 3.6 times on 15 such pictures, 0.8 to 1.12 on 57 other ones of landscape sheets. */
const BROKEN_MIN = 1.25;

export interface FoundText {
  readonly page: Raster;
  readonly quarterTurns: QuarterTurns;
  readonly boxes: readonly RotatedBox[];
  /** Those whose print runs up or down. */
  readonly sideways: readonly RotatedBox[];
  readonly tilt: number;
}

type Boxes = Pick<FoundText, 'boxes' | 'tilt'>;

/**
 * Finds the boxes of text, on the image turned by 90° if its lines run up or down. An image wider than high is mostly a
 * page on its side: a coarser search tells that at half the cost, and whether the finer one breaks its print to pieces.
 */
export async function findBoxes({ detection }: PaddleModels, image: Raster, longSidePx: number): Promise<FoundText> {
  const boxesOf = async (page: Raster, share = 1) => textBoxes(await findText(detection, page, longSidePx * share));
  const isWide = image.width > image.height;
  const first = await boxesOf(image, isWide ? COARSE_SHARE : 1);
  if (liesSideways(first.boxes)) {
    const page = rotateQuarter(image, 1);
    const upright = await boxesOf(page);
    return { page, quarterTurns: 1, ...(await apart(upright, () => boxesOf(page, COARSE_SHARE))) };
  }
  const second = isWide ? await boxesOf(image) : first;
  const isBroken = second.boxes.length > BROKEN_MIN * first.boxes.length;
  const coarse = async () => (isWide ? first : boxesOf(image, COARSE_SHARE));
  return { page: image, quarterTurns: 0, ...(await apart(isBroken ? first : second, coarse)) };
}

/**
 * Print up the margin, read across, would stand within the page's lines.
 * @param coarse a search that finds such print whole, where the finer one finds pieces of it
 */
async function apart(
  { boxes, tilt }: Boxes,
  coarse: () => Promise<Boxes>,
): Promise<Pick<FoundText, 'boxes' | 'sideways' | 'tilt'>> {
  const isAcross = ({ angle }: RotatedBox) => Math.abs(angle - tilt) < Math.PI / 4;
  const across = boxes.filter(isAcross);
  const sideways = across.length < boxes.length ? (await coarse()).boxes.filter((box) => !isAcross(box)) : [];
  return { boxes: across, sideways, tilt };
}

function liesSideways(boxes: readonly RotatedBox[]): boolean {
  let across = 0;
  let upright = 0;
  for (const { width, height, angle } of boxes) {
    if (width < 2 * height && height < 2 * width) continue;
    const vertical = angle > Math.PI / 4 === width > height;
    if (vertical) upright += Math.max(width, height);
    else across += Math.max(width, height);
  }
  return upright > across;
}
