// Reads a page of pixels with PP-OCR: every line of text on it, upright and in reading order.
import { closeCombs } from '../image/comb-fields.ts';
import { cropPage } from '../image/crop-page.ts';
import { denoise } from '../image/denoise.ts';
import { type Box, boxAround } from '../image/geometry.ts';
import { fitCurvature } from '../image/page-curvature.ts';
import { type PageTransform, straighten, turnedSize } from '../image/page-transform.ts';
import type { Part } from '../image/projection.ts';
import type { QuarterTurns } from '../image/rotate-quarter.ts';
import type { RotatedBox } from '../image/rotated-box.ts';
import type { Raster } from '../input/raster.ts';
import { turned, type Way, wayOf } from '../input/sideways.ts';
import { CERTIFICATES_LINES_BEGIN_WITHIN_CPU_MS, LINES_BEGIN_WITHIN_CPU_MS } from '../reading-budget.ts';
import type { Stages } from '../stages.ts';
import { type Effort, EVERYDAY } from './effort.ts';
import { type FoundText, findBoxes } from './find-boxes.ts';
import { joinBoxes } from './join-boxes.ts';
import type { PaddleModels } from './models.ts';
import type { Line, PageText, Word } from './page-text.ts';
import {
  type BoxReader,
  confidenceOf,
  findHead,
  isDoubtful,
  readAgain,
  readSideways,
  recogniseBox,
} from './read-box.ts';
import { orderLines } from './reading-order.ts';
import { cutLineImage, ScaledPage } from './recognition/cut-line-image.ts';
import { groupWords } from './recognition/group-words.ts';
import type { LineImage } from './recognition/line-image.ts';
import type { Recognition } from './recognition/recognise-line.ts';
import { type SidewaysLine, withSideways } from './sideways-lines.ts';

/** Lines read less surely than this are texture, signatures or stamps. */
const LINE_CONFIDENCE_MIN = 0.5;
/** Most certificates are read whole by then; a page of prose half. */
const LOOK_AFTER_STEPS = 2_500;
/** Footers and a signature along the margin may be the longest lines of a certificate, and say nothing of it. */
const LOOK_AFTER_LINES = 12;
/** A line in doubt is read again, by the whole network and in a wider line image. */
const DOUBTFUL_COST = 3;
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

export interface Reader extends PaddleModels {
  /**
   * Asked of a page with much to read, and when time runs short, by what was read so far: no means that the rest is left out.
   * Absent: a page is read on, until time runs short.
   */
  readonly isWorthReading?: (text: PageText) => Promise<boolean>;
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
    return { page: closeCombs(denoise(raster)), part };
  });
  // As large as it would be searched in its picture: a sheet drawn larger was measured to be read no better.
  const share = Math.max(part.width, part.height) / Math.max(image.width, image.height);
  const found = await stages.run('detect', () => findBoxes(atWork, page, effort.detectionLongSidePx * share));
  return stages.run('recognise', () => recogniseFound(atWork, part, found, stages));
}

async function recogniseFound(
  reader: Reader & BoxReader,
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
    // When time runs short, the last lines at a glance are worth more than some letters of those before.
    const doubtful = isDoubtful(glance) && stages.cpuMs() <= LINES_BEGIN_WITHIN_CPU_MS;
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
