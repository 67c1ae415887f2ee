// Words that stand below one another.
import type { Line, PageText, Word } from './page-text.ts';

/** How far from each other they stand, in heights of their line. */
const APART_MAX = 0.5;

/** Columns of so many words, each from the left to the right. */
export function columnsOf(words: readonly Word[], wordsMin: number): Word[][] {
  const columns: Word[][] = [];
  for (const word of words.toSorted((a, b) => middle(a) - middle(b))) {
    const previous = columns.at(-1)?.at(-1);
    const isBeside = previous !== undefined && middle(word) - middle(previous) < APART_MAX * word.box.height;
    if (isBeside) columns.at(-1)?.push(word);
    else columns.push([word]);
  }
  return columns.filter((column) => column.length >= wordsMin);
}

/** The page without these words, and without the lines that were nothing else. */
export function withoutWords(page: PageText, words: ReadonlySet<Word>): PageText {
  if (words.size === 0) return page;
  const lines = page.lines.map((line): Line => ({ ...line, words: line.words.filter((word) => !words.has(word)) }));
  return { ...page, lines: lines.filter((line) => line.words.length > 0) };
}

function middle({ box }: Word): number {
  return box.left + box.width / 2;
}
