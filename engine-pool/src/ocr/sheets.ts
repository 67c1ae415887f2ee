// Parts a picture of two papers, side by side or one over the other: where a strip across all of it holds no print.
import { type Box, boxAround, guttersOf } from '../image/geometry.ts';
import { medianOf } from '../image/median.ts';
import { withoutWords } from './columns.ts';
import type { PageText } from './page-text.ts';
import { printedAt } from './sideways-lines.ts';

/** Between two papers, in heights of the print. */
const GUTTER_MIN = 1.5;
/** What takes a smaller share of the length of all print is a margin, a column or a foot; and what has fewer words. */
const SHARE_MIN = 0.28;
const WORDS_MIN = 8;

/**
 * In pairs, what is printed left and right of the page's widest gutter, and over and under its widest strip across; no pair where
 * no two papers can lie there. One page in twenty of single certificates has the one, one in fourteen the other.
 */
export function sheetsOf(page: PageText): PageText[] {
  return [...partedAt(page, (box) => box), ...partedAt(page, turnedOver)];
}

const turnedOver = ({ left, top, width, height }: Box): Box => ({ left: top, top: left, width: height, height: width });

/** @param turn so that the papers lie beside one another */
function partedAt(page: PageText, turn: (box: Box) => Box): PageText[] {
  const across = page.lines.filter((line) => !line.sideways).flatMap((line) => line.words);
  const widthMin = GUTTER_MIN * medianOf(across.map(({ box }) => box.height));
  const places = across.map(({ box }) => ({ box: turn(box) }));
  const [gutter] = guttersOf(places, widthMin).toSorted((a, b) => b.width - a.width);
  const print = boxAround(places.map(({ box }) => box));
  if (!gutter || !print) return [];
  const before = gutter.right - gutter.width - print.left;
  const behind = print.left + print.width - gutter.right;
  if (Math.min(before, behind) < SHARE_MIN * print.width) return [];
  const all = page.lines.flatMap((line) => line.words);
  const first = new Set(all.filter(({ box }) => turn(printedAt(box, page)).left < gutter.right));
  const second = new Set(all.filter((word) => !first.has(word)));
  return Math.min(first.size, second.size) < WORDS_MIN ? [] : [withoutWords(page, second), withoutWords(page, first)];
}
