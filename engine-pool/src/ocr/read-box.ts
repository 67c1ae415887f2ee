// Reads one box of text: at a glance, then harder where that left doubt; and tells by a few boxes which way up the page is.
import type { RotatedBox } from '../image/rotated-box.ts';
import type { Effort } from './effort.ts';
import { isFill } from './fill-characters.ts';
import type { PaddleModels } from './models.ts';
import { cutLineImage, type ScaledPage } from './recognition/cut-line-image.ts';
import { LEXICON } from './recognition/lexicon.ts';
import { mergeReadings } from './recognition/merge-readings.ts';
import { leastSure, type Recognition, recogniseLine } from './recognition/recognise-line.ts';

/**
 * Measured before the end of the 8-bit network was trained on (engine-pool/weights): of characters that it gives with more
 * than this, one in 10,000 is read otherwise in full.
 */
const GLANCE_SURE_MIN = 0.9;
/** Lines read less surely than this in 8 bits do not come to what read-page.ts takes (LINE_CONFIDENCE_MIN) in full either. */
const PRINT_CONFIDENCE_MIN = 0.4;
/**
 * Characters with fewer steps of the network than this run into each other: of condensed print, or in a line image with much
 * paper above it, doubled characters are read once and thin ones not at all. Measured on drawn photos and small images:
 * there the 8-bit network makes half the errors in a wider line image than the whole one in the same; a quarter more is enough.
 */
const LETTER_STEPS_MIN = 2.1;
const WIDENED = 1.25;
/** What the 8-bit network reads in the wider line image with less than this, the whole one reads there, too. */
const WIDE_SURE_MIN = 0.7;
/** A line read this surely stands upright: on its head a whole line comes to 0.9 at most, a stray short one to more. */
const UPRIGHT_CONFIDENCE_MIN = 0.96;
/** By how much it would be read less surely on its head. */
const UPRIGHT_GAIN = 0.25;
/**
 * Characters by which one way up has to be read better than the other: a whole line on its head is worth five to ten, a title in
 * a fanciful type or a signature one or two, in either direction.
 */
const TRIAL_LEAD = 8;
/** Lines read to find that out: the largest of those that are neither one sign nor costly to read. */
const TRIAL_LINES = 7;
const TRIAL_ASPECT_MIN = 3;
const TRIAL_ASPECT_MAX = 20;

/** The networks and how hard to use them. */
export interface BoxReader extends PaddleModels {
  readonly effort: Effort;
}

interface Trial {
  /** The page stands on its head. */
  readonly flipped: boolean;
  /** Boxes read to find that out, the right way up. */
  readonly read: ReadonlyMap<RotatedBox, Recognition>;
}

/** Line by line, until they are read surer one way up than the other; most pages need a line or two and waste none. */
export async function findHead(reader: BoxReader, page: ScaledPage, boxes: readonly RotatedBox[]): Promise<Trial> {
  const chosen = boxes
    .filter(({ width, height }) => width > TRIAL_ASPECT_MIN * height && width < TRIAL_ASPECT_MAX * height)
    .slice(0, TRIAL_LINES);
  const asFound = new Map<RotatedBox, Recognition>();
  const turned = new Map<RotatedBox, Recognition>();
  let lead = 0;
  for (const box of chosen) {
    const upright = await recogniseBox(reader, page, box, false);
    asFound.set(box, upright);
    const confidence = confidenceOf(upright);
    if (confidence >= UPRIGHT_CONFIDENCE_MIN) {
      lead += UPRIGHT_GAIN * upright.characters.length;
    } else {
      const onHead = await recogniseBox(reader, page, box, true);
      turned.set(box, onHead);
      const characters = Math.max(upright.characters.length, onHead.characters.length);
      lead += (confidence - confidenceOf(onHead)) * characters;
    }
    if (Math.abs(lead) >= TRIAL_LEAD) break;
  }
  return lead < 0 ? { flipped: true, read: turned } : { flipped: false, read: asFound };
}

export function recogniseBox(
  reader: BoxReader,
  page: ScaledPage,
  box: RotatedBox,
  flipped: boolean,
): Promise<Recognition> {
  const line = cutLineImage(page, box, flipped, reader.effort.lineWidthShare);
  return recogniseLine(reader.recognition, line);
}

/**
 * In a wider line image where characters stand close, and by the whole network unless that is sure enough.
 * @returns `glance` where there is neither
 */
export async function readAgain(
  { recognition, full, effort }: BoxReader,
  page: ScaledPage,
  box: RotatedBox,
  flipped: boolean,
  glance: Recognition,
): Promise<Recognition> {
  // Who squeezes line images has no time to widen them.
  const isDense = effort.lineWidthShare >= 1 && glance.steps < LETTER_STEPS_MIN * glance.characters.length;
  if (full === null && !isDense) return glance;
  const line = cutLineImage(page, box, flipped, effort.lineWidthShare * (isDense ? WIDENED : 1));
  const quick = isDense ? await recogniseLine(recognition, line) : glance;
  if (full === null || (isDense && leastSure(quick) >= WIDE_SURE_MIN)) return quick;
  const whole = await recogniseLine(full, line);
  return { ...quick, characters: mergeReadings(quick.characters, whole.characters, LEXICON) };
}

/** From the end that it is read surer from: most such print runs up the page. */
export async function readSideways(reader: BoxReader, page: ScaledPage, box: RotatedBox) {
  let best = { flipped: true, recognition: await recogniseBox(reader, page, box, true) };
  if (confidenceOf(best.recognition) < UPRIGHT_CONFIDENCE_MIN) {
    const other = { flipped: false, recognition: await recogniseBox(reader, page, box, false) };
    if (confidenceOf(other.recognition) > confidenceOf(best.recognition)) best = other;
  }
  if (!isDoubtful(best.recognition)) return best;
  return { ...best, recognition: await readAgain(reader, page, box, best.flipped, best.recognition) };
}

/** Some character of a line of print is unsure; what is no print at all, or fills a line that says nothing, stays what it is. */
export function isDoubtful(glance: Recognition): boolean {
  const isUnsure = confidenceOf(glance) >= PRINT_CONFIDENCE_MIN && leastSure(glance) < GLANCE_SURE_MIN;
  return isUnsure && !isFill(glance.characters.map(({ character }) => character).join(''));
}

export function confidenceOf({ characters }: Recognition): number {
  if (characters.length === 0) return 0;
  let sum = 0;
  for (const character of characters) sum += character.probability;
  return sum / characters.length;
}
