// Follows what a PDF page draws, in order, and says of each string whether a person sees it.
import { ImageKind, OPS, type PageViewport, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { composed } from './pdf-diacritics.ts';
import { at, type Bounds, GraphicsState, type Layers, type Matrix, type Spot, times } from './pdf-graphics-state.ts';
import type { PdfTextRun } from './prepared-page.ts';
import { leans, turned, type Way, wayOf } from './sideways.ts';

/** A string as the page draws it, in pixels, on the page turned so that it runs across. */
interface ShownText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  /** The size of the type. */
  readonly height: number;
  readonly way: Way | undefined;
  /** Of a field that was filled in, a stamp, a note or a signature. */
  readonly isAnnotation: boolean;
  /** False where it is invisible, off the page, clipped away, painted over, in a layer that is off, or of its ground's colour. */
  readonly isSeen: boolean;
}

/** Of a hostile page not all is followed, and what comes later is seen: strings, paints, and how often one is held against the other. */
const STRINGS_MAX = 10_000;
const PAINTS_MAX = 10_000;
const COMPARISONS_MAX = 5_000_000;
/** PDF's text rendering modes: stroked alone, neither filled nor stroked, and such text that clips. */
const STROKED = 1;
const INVISIBLE: ReadonlySet<number> = new Set([3, 7]);
/** Smaller type is no print, as a share of the page's longer side: two points of A4. */
const TYPE_MIN = 0.0024;
/** Type that differs less from what is under it in each of red, green and blue, of 255, is not seen. */
const CONTRAST_MIN = 50;
/** A string is looked at in two places, so far from its ends and from its baseline, in sizes of its type. */
const INSIDE = 0.25;
const WHITE = [255, 255, 255] as const;

const UNIT: Bounds = [0, 0, 1, 1];
const FILLS: ReadonlySet<number> = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

interface Glyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
}

interface Paint {
  readonly bounds: Bounds;
  /** Undefined where it is not one, or not known. */
  readonly colour: readonly number[] | undefined;
}

/** A string with the two places that are looked at, and which of them something was painted over later. */
interface Drawn extends ShownText {
  readonly spots: readonly [Spot, Spot];
  readonly covered: [boolean, boolean];
}

/** The page's strings in the order in which it draws them, but for those that lean. */
export async function shownTexts(page: PDFPageProxy, viewport: PageViewport, layers: Layers): Promise<ShownText[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const sheet: Bounds = [0, 0, viewport.width, viewport.height];
  const typeMin = TYPE_MIN * Math.max(viewport.width, viewport.height);
  const state = new GraphicsState(viewport.transform as unknown as Matrix, sheet, layers);
  const strings: Drawn[] = [];
  const paints: Paint[] = [];
  let comparisons = 0;

  const paint = (bounds: Bounds, isWhole: boolean, colour: Paint['colour']): void => {
    // A rule or a frame neither covers type nor lies under it.
    const isThin = Math.min(bounds[2] - bounds[0], bounds[3] - bounds[1]) < typeMin;
    if (isThin || paints.length === PAINTS_MAX || !state.isOn) return;
    const covers = isWhole && state.isOpaque && state.isUpright && comparisons < COMPARISONS_MAX;
    paints.push({ bounds, colour: covers ? colour : undefined });
    if (!covers) return;
    comparisons += strings.length;
    for (const { spots, covered } of strings) {
      if (isInside(bounds, spots[0])) covered[0] = true;
      if (isInside(bounds, spots[1])) covered[1] = true;
    }
  };
  const isOfItsGround = (spot: Spot): boolean => {
    const { colour, renderingMode } = state.current;
    if (!colour || renderingMode === STROKED) return false;
    if (paints.length === PAINTS_MAX || comparisons >= COMPARISONS_MAX) return false;
    comparisons += paints.length;
    const under = paints.findLast(({ bounds }) => isInside(bounds, spot));
    const ground = under ? under.colour : WHITE;
    return (
      ground !== undefined &&
      colour.every((value, channel) => Math.abs(value - (ground[channel] as number)) < CONTRAST_MIN)
    );
  };
  const show = (glyphs: readonly (Glyph | number | null)[]): void => {
    const { matrix, clip, fontSize, rise, renderingMode } = state.current;
    const toPixels = times(matrix, state.textMatrix);
    const { text, width } = extentOf(glyphs, state);
    state.advance(width);
    const angle = Math.atan2(toPixels[1], toPixels[0]);
    if (text.trim() === '' || leans(angle) || strings.length === STRINGS_MAX) return;
    const way = wayOf(angle);
    const start = turned(...at(toPixels, 0, rise), way);
    const end = turned(...at(toPixels, width, rise), way);
    const [inset, up] = [INSIDE * Math.min(fontSize, width), rise + INSIDE * fontSize];
    const spots = [at(toPixels, inset, up), at(toPixels, width - inset, up)] as const;
    const height = fontSize * Math.hypot(toPixels[2], toPixels[3]);
    const isPrint = !INVISIBLE.has(renderingMode) && height >= typeMin;
    const isAnnotation = state.annotations > 0;
    const isSeen = isPrint && state.isOn && spots.some((spot) => isInside(clip, spot)) && !isOfItsGround(spots[0]);
    const [left, right] = [Math.min(start[0], end[0]), Math.max(start[0], end[0])];
    const place = { left, right, baseline: start[1], height, way };
    strings.push({ text, ...place, isAnnotation, isSeen, spots, covered: [false, false] });
  };

  for (const [index, operation] of fnArray.entries()) {
    const args = argsArray[index];
    switch (operation) {
      case OPS.showText:
        show(args[0]);
        break;
      case OPS.constructPath: {
        const [painted, [path], box] = args;
        const { colour } = state.current;
        if (FILLS.has(painted) && box)
          paint(state.boundsOf(box), colour !== undefined && isRectangle(path, box), colour);
        break;
      }
      case OPS.paintImageXObject:
        paint(state.boundsOf(UNIT), isOpaqueImage(page, args[0]), undefined);
        break;
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
        paint(state.boundsOf(UNIT), false, undefined);
        break;
      case OPS.paintImageXObjectRepeat:
      case OPS.paintInlineImageXObjectGroup:
      case OPS.shadingFill:
        paint(sheet, false, undefined);
        break;
    }
    state.apply(operation, args);
  }
  return strings.map(({ spots: _, covered, ...string }) => ({
    ...string,
    isSeen: string.isSeen && !(covered[0] && covered[1]),
  }));
}

/** A number among a string's glyphs moves the next one back; so far on, in thousandths of the type's size, it is a space. */
const SPACE_MIN = 200;

/** What a string says, and how far it goes in units of the text. */
function extentOf(glyphs: readonly (Glyph | number | null)[], { current }: GraphicsState) {
  const { fontSize, charSpacing, wordSpacing, horizontalScale } = current;
  let text = '';
  let width = 0;
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      width -= (glyph * fontSize) / 1000;
      if (glyph <= -SPACE_MIN) text += ' ';
    } else if (glyph !== null) {
      text += glyph.unicode;
      width += (glyph.width * fontSize) / 1000 + charSpacing + (glyph.isSpace ? wordSpacing : 0);
    }
  }
  return { text, width: width * horizontalScale };
}

/** Of a picture that is not there yet nothing is known. */
function isOpaqueImage({ objs }: PDFPageProxy, name: string): boolean {
  const image: { kind?: number } | null = objs.has(name) ? objs.get(name) : null;
  return image?.kind === ImageKind.RGB_24BPP || image?.kind === ImageKind.GRAYSCALE_1BPP;
}

/** The operators of a path as pdf.js numbers them: a move, lines, and its close, which has no point. */
const CLOSE = 4;
const RECTANGLES: readonly string[] = ['0114', '01114', '011114'];

/** One rectangle, upright in its own space: what has holes or round corners does not cover all that is inside its bounds. */
function isRectangle(path: ArrayLike<number> | null, [left, top, right, bottom]: Bounds): boolean {
  let operators = '';
  for (let from = 0; path && from < path.length && operators.length < 7; from += path[from] === CLOSE ? 1 : 3) {
    operators += path[from];
    if (path[from] === CLOSE) continue;
    const [x, y] = [path[from + 1], path[from + 2]];
    if ((x !== left && x !== right) || (y !== top && y !== bottom)) return false;
  }
  return RECTANGLES.includes(operators);
}

/** By index: it is asked up to a million times a page, where taking tuples apart takes the most of it. */
function isInside(bounds: Bounds, spot: Spot): boolean {
  return spot[0] >= bounds[0] && spot[0] <= bounds[2] && spot[1] >= bounds[1] && spot[1] <= bounds[3];
}

/** How far a run's baseline may lie from that of its strings, in heights of its type, and in pixels. */
const NEAR = 0.2;
const REACH_MAX_PX = 20;
/** Of a hostile page a run is compared with no more strings of a row: the last of them. */
const COMPARED_MAX = 512;

/**
 * The runs, in order, without those of which a person sees nothing, and with what was filled in or stamped on the page.
 * @param shown of the same page and size
 */
export function seenRuns(runs: readonly PdfTextRun[], shown: readonly ShownText[]): PdfTextRun[] {
  const own = shown.filter(({ isAnnotation }) => !isAnnotation);
  const over = shown.filter(({ isAnnotation, isSeen }) => isAnnotation && isSeen).map(runOf);
  if (own.every(({ isSeen }) => isSeen)) return [...runs, ...over];
  const rows = Map.groupBy(own, ({ way, baseline }) => `${way} ${Math.round(baseline)}`);
  return [...runs.filter((run) => isSeenIn(rows, run)), ...over];
}

function isSeenIn(
  rows: ReadonlyMap<string, readonly ShownText[]>,
  { text, left, width, baseline, height, way }: PdfTextRun,
): boolean {
  const [reach, letters] = [Math.min(REACH_MAX_PX, Math.ceil(NEAR * height)), lettersOf(text)];
  const strings = Array.from({ length: 2 * reach + 1 }, (_, off) => Math.round(baseline) - reach + off)
    .flatMap((row) => rows.get(`${way} ${row}`)?.slice(-COMPARED_MAX) ?? [])
    .filter((string) => string.left < left + width && string.right > left)
    .sort((a, b) => a.left - b.left);
  const say = (isSeen: boolean) =>
    lettersOf(strings.flatMap((string) => (string.isSeen === isSeen ? string.text : [])).join('')).includes(letters);
  return !say(false) || say(true);
}

const lettersOf = (text: string): string => composed(text.normalize('NFKC')).replace(/\s/g, '');

/** A run of its own, which none of the page's has the number of. */
function runOf({ text, left, right, baseline, height, way }: ShownText, index: number): PdfTextRun {
  const place = { left, baseline, width: right - left, height };
  return { run: -1 - index, text: composed(text), ...place, ...(way !== undefined && { way }) };
}
