// Reads a page of pixels with PP-OCR: finds the page's direction, then every line of text on it.

import { cropPage } from '../image/crop-page.ts';
import { denoise } from '../image/denoise.ts';
import { type Box, boxAround } from '../image/geometry.ts';
import { fitCurvature } from '../image/page-curvature.ts';
import { type PageTransform, straighten, turnedSize } from '../image/page-transform.ts';
import type { Part } from '../image/projection.ts';
import { type QuarterTurns, rotateQuarter } from '../image/rotate-quarter.ts';
import type { RotatedBox } from '../image/rotated-box.ts';
import type { Raster } from '../input/raster.ts';
import { turned, type Way, wayOf } from '../input/sideways.ts';
import { CERTIFICATES_LINES_BEGIN_WITHIN_CPU_MS, LINES_BEGIN_WITHIN_CPU_MS } from '../reading-budget.ts';
import type { Stages } from '../stages.ts';
import { textBoxes } from './detection/text-boxes.ts';
import { findText } from './detection/text-map.ts';
import { type Effort, EVERYDAY } from './effort.ts';
import { joinBoxes } from './join-boxes.ts';
import type { PaddleModels } from './models.ts';
import type { Line, PageText, Word } from './page-text.ts';
import { orderLines } from './reading-order.ts';
import { cutLineImage, ScaledPage } from './recognition/cut-line-image.ts';
import { groupWords } from './recognition/group-words.ts';
import { LEXICON } from './recognition/lexicon.ts';
import type { LineImage } from './recognition/line-image.ts';
import { mergeReadings } from './recognition/merge-readings.ts';
import { leastSure, type Recognition, recogniseLine } from './recognition/recognise-line.ts';
import { type SidewaysLine, withSideways } from './sideways-lines.ts';

/** Lines read less surely than this are texture, signatures or stamps. */
const LINE_CONFIDENCE_MIN = 0.5;
/**
 * Measured before the end of the 8-bit network was trained on (engine-pool/weights): of characters that it gives with more
 * than this, one in 10,000 is read otherwise in full.
 */
const GLANCE_SURE_MIN = 0.9;
/** Lines read less surely than this in 8 bits do not come to LINE_CONFIDENCE_MIN in full either. */
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
/** Most certificates are read whole by then; a page of prose half. */
const LOOK_AFTER_STEPS = 2_500;
/** Footers and a signature along the margin may be the longest lines of a certificate, and say nothing of it. */
const LOOK_AFTER_LINES = 12;
/** A line in doubt is read again, by the whole network and in a wider line image. */
const DOUBTFUL_COST = 3;
/** A small sheet that lies across has larger print than an upright one: thin typing falls apart at the usual scale. */
const COARSE_SHARE = 0.7;
/** As many more boxes: 1.3 to 3.6 times on 15 such pictures, 0.8 to 1.12 on 57 other ones of landscape sheets. */
const BROKEN_MIN = 1.25;
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
/** Of print up and down the margins the longest lines, and none shorter than "Folha 29": each is read both ways. */
const SIDEWAYS_LINES = 6;
const SIDEWAYS_ASPECT_MIN = 2.5;

export interface PageReading {
  /** In the coordinates of the straight, upright page. */
  readonly text: PageText;
  readonly transform: PageTransform;
  /** What `text` was made of, for who wants to look at it again. */
  readonly boxes: readonly ReadBox[];
  /** The line image of a box at full width, however squeezed or widened it was read. */
  cut(box: ReadBox): LineImage;
}

/** One run of text and what the network read there. */
export interface ReadBox {
  /** On the image as it was searched: turned so that lines run across, maybe on their heads. */
  readonly found: RotatedBox;
  /** On the image turned upright; its angle is the direction that the print runs in. */
  readonly upright: RotatedBox;
  /** It was read from the other end than the box begins at. */
  readonly flipped: boolean;
  readonly recognition: Recognition;
}

interface FoundText {
  readonly page: Raster;
  readonly quarterTurns: QuarterTurns;
  readonly boxes: readonly RotatedBox[];
  /** Those whose print runs up or down. */
  readonly sideways: readonly RotatedBox[];
  readonly tilt: number;
}

export interface Reader extends PaddleModels {
  /** Asked once of a page with much to read, by what was read so far: no means that the rest is left out. Absent: yes. */
  readonly isWorthReading?: (text: PageText) => Promise<boolean>;
}

/** The networks and how hard to use them. */
interface ReaderAtWork extends Reader {
  readonly effort: Effort;
}

/**
 * The lines that processor time is left for, the largest first.
 * @throws what the cancellation of `stages` throws.
 */
export async function readPage(
  reader: Reader,
  image: Raster,
  stages: Stages,
  effort: Effort = EVERYDAY,
): Promise<PageReading> {
  const atWork = { ...reader, effort };
  const { page, part } = await stages.run('page', () => {
    const { raster, part } = cropPage(image);
    return { page: denoise(raster), part };
  });
  // As large as it would be searched in its picture: a sheet drawn larger was measured to be read no better.
  const share = Math.max(part.width, part.height) / Math.max(image.width, image.height);
  const found = await stages.run('detect', () => findUnturned(atWork, page, effort.detectionLongSidePx * share));
  return stages.run('recognise', () => recogniseFound(atWork, part, found, stages));
}

type Boxes = Pick<FoundText, 'boxes' | 'tilt'>;

/**
 * Finds the boxes of text, on the image turned by 90° if its lines run up or down. An image wider than high is mostly a
 * page on its side: a coarser search tells that at half the cost, and whether the finer one breaks its print to pieces.
 */
async function findUnturned({ detection }: ReaderAtWork, image: Raster, longSidePx: number): Promise<FoundText> {
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

async function recogniseFound(
  reader: ReaderAtWork,
  part: Part,
  { page, quarterTurns, boxes, sideways, tilt }: FoundText,
  stages: Stages,
): Promise<PageReading> {
  const scaled = new ScaledPage(page);
  const { flipped, read } = await findHead(reader, scaled, boxes);
  const upright = flipped ? boxes.map((box) => headUp(box, page)) : boxes;
  const transform: PageTransform = {
    part,
    quarterTurns: flipped ? (((quarterTurns + 2) % 4) as QuarterTurns) : quarterTurns,
    tilt,
    curvature: fitCurvature(upright, tilt, page.width, page.height),
  };
  const onPage = { transform, cut: ({ found, flipped }: ReadBox) => cutLineImage(scaled, found, flipped, 1) };
  const readBoxes: ReadBox[] = [];
  let steps = 0;
  let hasLooked = false;
  let isCertificate: boolean | undefined;
  const mayBeginLine = async (): Promise<boolean> => {
    stages.throwIfAborted();
    if (stages.cpuMs() <= LINES_BEGIN_WITHIN_CPU_MS) return true;
    isCertificate ??= (await reader.isWorthReading?.(withBoxes(onPage, readBoxes).text)) === true;
    return isCertificate && stages.cpuMs() <= CERTIFICATES_LINES_BEGIN_WITHIN_CPU_MS;
  };
  for (const [index, box] of boxes.entries()) {
    if (!(await mayBeginLine())) break;
    const glance = read.get(box) ?? (await recogniseBox(reader, scaled, box, flipped));
    const doubtful = isDoubtful(glance);
    const recognition = doubtful ? await readAgain(reader, scaled, box, flipped, glance) : glance;
    readBoxes.push({ found: box, upright: upright[index] as RotatedBox, flipped, recognition });
    steps += doubtful ? DOUBTFUL_COST * glance.steps : glance.steps;
    if (steps < LOOK_AFTER_STEPS || readBoxes.length < LOOK_AFTER_LINES || hasLooked) continue;
    hasLooked = true;
    if ((await reader.isWorthReading?.(withBoxes(onPage, readBoxes).text)) === false)
      return withBoxes(onPage, readBoxes);
  }
  for (const box of longest(joinBoxes(sideways))) {
    if (!(await mayBeginLine())) break;
    const found = await readSideways(reader, scaled, box);
    const standing = flipped ? headUp(box, page) : box;
    const angle = box.angle + (found.flipped === flipped ? 0 : Math.PI);
    readBoxes.push({ ...found, found: box, upright: { ...standing, angle } });
  }
  return withBoxes(onPage, readBoxes);
}

function longest(sideways: readonly RotatedBox[]): RotatedBox[] {
  const lines = sideways.filter(({ width, height }) => width >= SIDEWAYS_ASPECT_MIN * height);
  return lines.toSorted((a, b) => b.width - a.width).slice(0, SIDEWAYS_LINES);
}

/** From the end that it is read surer from: most such print runs up the page. */
async function readSideways(reader: ReaderAtWork, page: ScaledPage, box: RotatedBox) {
  let best = { flipped: true, recognition: await recogniseBox(reader, page, box, true) };
  if (confidenceOf(best.recognition) < UPRIGHT_CONFIDENCE_MIN) {
    const other = { flipped: false, recognition: await recogniseBox(reader, page, box, false) };
    if (confidenceOf(other.recognition) > confidenceOf(best.recognition)) best = other;
  }
  if (!isDoubtful(best.recognition)) return best;
  return { ...best, recognition: await readAgain(reader, page, box, best.flipped, best.recognition) };
}

/** The same page with what its boxes now say. */
export function withBoxes(
  { transform, cut }: Pick<PageReading, 'transform' | 'cut'>,
  boxes: readonly ReadBox[],
): PageReading {
  const [width, height] = turnedSize(transform);
  const across: Line[] = [];
  const sideways: SidewaysLine[] = [];
  for (const { recognition, upright } of boxes) {
    const way = wayOf(upright.angle - transform.tilt);
    const lines = placeLines(recognition, upright, transform, way);
    if (way === undefined) across.push(...lines);
    else sideways.push(...lines.map((line) => ({ line, way })));
  }
  return { text: withSideways({ width, height, lines: orderLines(across) }, sideways), transform, boxes, cut };
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

interface Trial {
  /** The page stands on its head. */
  readonly flipped: boolean;
  /** Boxes read to find that out, the right way up. */
  readonly read: ReadonlyMap<RotatedBox, Recognition>;
}

/** Line by line, until they are read surer one way up than the other; most pages need a line or two and waste none. */
async function findHead(reader: ReaderAtWork, page: ScaledPage, boxes: readonly RotatedBox[]): Promise<Trial> {
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

function recogniseBox(reader: ReaderAtWork, page: ScaledPage, box: RotatedBox, flipped: boolean): Promise<Recognition> {
  const line = cutLineImage(page, box, flipped, reader.effort.lineWidthShare);
  return recogniseLine(reader.recognition, line);
}

/**
 * In a wider line image where characters stand close, and by the whole network unless that is sure enough.
 * @returns `glance` where there is neither
 */
async function readAgain(
  { recognition, full, effort }: ReaderAtWork,
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

/** Some character of a line of print is unsure; what is no print at all stays what it is. */
function isDoubtful(glance: Recognition): boolean {
  return confidenceOf(glance) >= PRINT_CONFIDENCE_MIN && leastSure(glance) < GLANCE_SURE_MIN;
}

function confidenceOf({ characters }: Recognition): number {
  if (characters.length === 0) return 0;
  let sum = 0;
  for (const character of characters) sum += character.probability;
  return sum / characters.length;
}

/** The same box on the page turned by half a turn. */
function headUp(box: RotatedBox, page: Raster): RotatedBox {
  return { ...box, centerX: page.width - box.centerX, centerY: page.height - box.centerY };
}

/** @param way that the print runs, where it does not run across: places are those on the page turned so that it does */
function placeLines(recognition: Recognition, box: RotatedBox, transform: PageTransform, way: Way | undefined): Line[] {
  if (confidenceOf(recognition) < LINE_CONFIDENCE_MIN) return [];
  return groupWords(recognition, box.width / box.height).map((group) => {
    const words: Word[] = group.map(({ text, confidence, characterConfidences, start, end }) => {
      const along = ((start + end) / 2 - 0.5) * box.width;
      const [x, y] = straighten(
        transform,
        box.centerX + along * Math.cos(box.angle),
        box.centerY + along * Math.sin(box.angle),
      );
      const [middleX, middleY] = way === undefined ? [x, y] : turned(x, y, way);
      const width = (end - start) * box.width;
      return {
        text,
        confidence,
        characterConfidences,
        box: { left: middleX - width / 2, top: middleY - box.height / 2, width, height: box.height },
      };
    });
    return { words, box: boxAround(words.map(({ box }) => box)) as Box };
  });
}
