// Sets what runs up or down the page as if it were printed across: where values are found by how they lie to each other, print
// that stands on its side lies nowhere. The label of a cell comes before its value, other print below the page's other lines.
import { type Box, boxAround, gapBetween } from '../image/geometry.ts';
import { unturned, type Way } from '../input/sideways.ts';
import type { Line, PageText } from './page-text.ts';

/** A line with its places on the page turned so that it runs across. */
export interface SidewaysLine {
  readonly line: Line;
  readonly way: Way;
}

/** A line of fewer is a stroke, or the letters of a round seal that happen to stand on their sides. */
const CHARACTERS_MIN = 8;
const WORD = /[\p{L}\d]{3}/u;
/** A number whose figures are set apart. */
const SPACED = /\d{6}/;
/** "Folha 29" */
const NUMBERED = /\p{L}{4}\W*\d/u;
/** From one such line to the next, in heights of the type. */
const LEAD = 2;
/** "AVÓS M." up the side of a cell: words without figures, not many, and what stands in the cell no further off, in heights. */
const LABEL_WORDS_MAX = 2;
const LABEL_GAP_MAX = 2;

export function withSideways(page: PageText, sideways: readonly SidewaysLine[]): PageText {
  const around = boxAround(page.lines.map(({ box }) => box));
  const left = around?.left ?? 0;
  let bottom = around === undefined ? 0 : around.top + around.height;
  const labels = sideways.map((one) => asLabel(one, page.lines));
  const rest = sideways.filter((one, at) => labels[at] === undefined && isPrint(one));
  const below = rest.map(({ line, way }): Line => {
    const [byX, byY] = [left - line.box.left, bottom + (LEAD - 1) * line.box.height - line.box.top];
    bottom += LEAD * line.box.height;
    const words = line.words.map((word) => ({ ...word, box: moved(word.box, byX, byY) }));
    return { words, box: moved(line.box, byX, byY), sideways: { way, byX, byY } };
  });
  return { ...page, lines: [...page.lines, ...labels.filter((label) => label !== undefined), ...below] };
}

/** The same words on the line right behind them, where they are the label of what stands there. */
function asLabel({ line, way }: SidewaysLine, lines: readonly Line[]): Line | undefined {
  const text = line.words.map((word) => word.text).join(' ');
  if (line.words.length > LABEL_WORDS_MAX || /\d/.test(text) || !WORD.test(text)) return undefined;
  const box = unturned(line.box, way);
  const value = lines.find((other) => {
    const middle = other.box.top + other.box.height / 2 - box.top;
    const gap = gapBetween({ box }, other);
    return middle > 0 && middle < box.height && gap > 0 && gap < LABEL_GAP_MAX * box.width;
  });
  if (!value) return undefined;
  const beside = { ...value.box, left: box.left, width: box.width };
  const width = box.width / line.words.length;
  const words = line.words.map((word, at) => ({ ...word, box: { ...beside, left: box.left + at * width, width } }));
  return { words, box: beside };
}

/** Where a box of the page's words is printed. */
export function printedAt(box: Box, { lines }: PageText): Box {
  const line = lines.find((one) => one.sideways && box.top >= one.box.top && box.top < one.box.top + one.box.height);
  if (!line?.sideways) return box;
  const { way, byX, byY } = line.sideways;
  return unturned(moved(box, -byX, -byY), way);
}

function isPrint({ line: { words } }: SidewaysLine): boolean {
  const characters = words.map(({ text }) => text).join('');
  if (characters.length < CHARACTERS_MIN) return NUMBERED.test(characters);
  return words.some(({ text }) => WORD.test(text)) || SPACED.test(characters);
}

function moved(box: Box, byX: number, byY: number): Box {
  return { ...box, left: box.left + byX, top: box.top + byY };
}
