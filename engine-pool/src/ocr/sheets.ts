// Parts a picture of two papers side by side: where from the top to the foot nothing is printed between left and right.
import { boxAround, guttersOf } from '../image/geometry.ts';
import { withoutWords } from './columns.ts';
import type { PageText } from './page-text.ts';
import { printedAt } from './sideways-lines.ts';

/** Between two papers, in heights of the print. */
const GUTTER_MIN = 1.5;
/** What takes less of the width of all print is a margin or a column; and what has fewer words. */
const WIDTH_MIN = 0.28;
const WORDS_MIN = 8;

/** What is printed left and right of the page's widest gutter; nothing where no two papers can lie there. */
export function sheetsOf(page: PageText): PageText[] {
  const words = page.lines.filter((line) => !line.sideways).flatMap((line) => line.words);
  const heights = words.map(({ box }) => box.height).sort((a, b) => a - b);
  const widthMin = GUTTER_MIN * (heights[Math.floor(heights.length / 2)] ?? 0);
  const [gutter] = guttersOf(words, widthMin).toSorted((a, b) => b.width - a.width);
  const print = boxAround(words.map(({ box }) => box));
  if (!gutter || !print) return [];
  const left = gutter.right - gutter.width - print.left;
  const right = print.left + print.width - gutter.right;
  if (Math.min(left, right) < WIDTH_MIN * print.width) return [];
  const all = page.lines.flatMap((line) => line.words);
  const onLeft = new Set(all.filter(({ box }) => printedAt(box, page).left < gutter.right));
  const onRight = new Set(all.filter((word) => !onLeft.has(word)));
  if (Math.min(onLeft.size, onRight.size) < WORDS_MIN) return [];
  return [withoutWords(page, onRight), withoutWords(page, onLeft)];
}
