// Takes away the vertical rules that were read as letters: a lone "I" that line after line begins or ends with.
import type { Line, PageText, Word } from './page-text.ts';

const RULE = /^[Il|]$/;
/** Lines that have one in the same column; fewer are numerals. */
const LINES_MIN = 3;
/** How far from each other they stand, in heights of their line. */
const APART_MAX = 0.5;

/** A text layer's words are not misread, and stay. */
export function withoutColumnRules(page: PageText): PageText {
  const rules = new Set([
    ...inColumns(page.lines.flatMap(({ words }) => words[0] ?? []).filter(isRule)),
    ...inColumns(page.lines.flatMap(({ words }) => words.at(-1) ?? []).filter(isRule)),
  ]);
  if (rules.size === 0) return page;
  const lines = page.lines.map((line): Line => ({ ...line, words: line.words.filter((word) => !rules.has(word)) }));
  return { ...page, lines: lines.filter(({ words }) => words.length > 0) };
}

function isRule({ text, confidence }: Word): boolean {
  return confidence < 1 && RULE.test(text);
}

function inColumns(words: readonly Word[]): Word[] {
  const columns: Word[][] = [];
  for (const word of words.toSorted((a, b) => middle(a) - middle(b))) {
    const previous = columns.at(-1)?.at(-1);
    const isBeside = previous !== undefined && middle(word) - middle(previous) < APART_MAX * word.box.height;
    if (isBeside) columns.at(-1)?.push(word);
    else columns.push([word]);
  }
  return columns.filter((column) => column.length >= LINES_MIN).flat();
}

function middle({ box }: Word): number {
  return box.left + box.width / 2;
}
