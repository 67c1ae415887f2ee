// Takes away the numbers that ruled paper prints before its lines, of which each stands within a sentence else.
import { medianOf } from '../image/median.ts';
import { columnsOf, withoutWords } from './columns.ts';
import type { PageText, Word } from './page-text.ts';

const NUMBER = /^\d{1,2}$/;
/** Fewer may be anything. */
const LINES_MIN = 8;
/** How far a number may stand from its place, in distances between lines: those of a list or of values stand anywhere. */
const OFF_MAX = 0.3;

export function withoutLineNumbers(page: PageText): PageText {
  const first = page.lines.flatMap(({ words }) => words[0] ?? []).filter(({ text }) => NUMBER.test(text));
  const numbers = columnsOf(first, LINES_MIN).flatMap((column) => {
    const inOrder = column.toSorted((a, b) => Number(a.text) - Number(b.text));
    const apart = medianOf(inOrder.slice(1).map((word, index) => distanceOfOne(inOrder[index] as Word, word)));
    const begin = medianOf(inOrder.map((word) => word.box.top - Number(word.text) * apart));
    const inPlace = inOrder.filter(
      ({ text, box }) => Math.abs(box.top - begin - Number(text) * apart) < OFF_MAX * apart,
    );
    return inPlace.length >= LINES_MIN ? inPlace : [];
  });
  return withoutWords(page, new Set(numbers));
}

/** Of lines whose numbers follow each other. */
function distanceOfOne(a: Word, b: Word): number {
  return (b.box.top - a.box.top) / Math.max(1, Number(b.text) - Number(a.text));
}
