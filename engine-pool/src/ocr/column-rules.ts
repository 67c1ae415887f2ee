// Takes away the vertical rules that were read as letters: a lone "I" that line after line begins or ends with.
import { columnsOf, withoutWords } from './columns.ts';
import type { PageText, Word } from './page-text.ts';

const RULE = /^[Il|]$/;
/** Lines that have one in the same column; fewer are numerals. */
const LINES_MIN = 3;

/** A text layer's words are not misread, and stay. */
export function withoutColumnRules(page: PageText): PageText {
  const first = page.lines.flatMap(({ words }) => words[0] ?? []).filter(isRule);
  const last = page.lines.flatMap(({ words }) => words.at(-1) ?? []).filter(isRule);
  return withoutWords(page, new Set([...columnsOf(first, LINES_MIN), ...columnsOf(last, LINES_MIN)].flat()));
}

function isRule({ text, confidence }: Word): boolean {
  return confidence < 1 && RULE.test(text);
}
