// Puts words together that were parted at the end of a line: "nove-" over "centos".
import { joinWords } from './join-words.ts';
import type { Line, PageText, Word } from './page-text.ts';
import { partOfWord } from './part-of-word.ts';
import { LEXICON } from './recognition/lexicon.ts';

/** Between the two stands at most what is beside them, in a margin or in the other cells of a row. */
const LINES_BETWEEN_MAX = 8;
/** From the middle of a line to that of the next one, in heights. */
const NEXT_LINE_MAX = 2.5;

export function joinHyphenatedWords({ lines: printed, ...page }: PageText): PageText {
  const lines = [...printed];
  for (let at = 0; at < lines.length; at++) {
    const { words, ...line } = lines[at] as Line;
    const last = words.at(-1);
    if (last === undefined || !/\p{L}{2}-$/u.test(last.text)) continue;
    const off = ({ words: [first] }: Line) => Math.abs((first as Word).box.left - line.box.left);
    const below = lines.slice(at + 1, at + 2 + LINES_BETWEEN_MAX).filter(({ words: [first] }) => goesOn(last, first));
    const [next] = below.toSorted((a, b) => off(a) - off(b));
    const [first, ...rest] = next?.words ?? [];
    if (next === undefined || first === undefined) continue;
    lines[at] = { ...line, words: [...words.slice(0, -1), joined(last, first)] };
    lines[lines.indexOf(next)] = { ...next, words: rest };
  }
  return { ...page, lines: lines.filter(({ words }) => words.length > 0) };
}

/** Under it and further left, and together a word of the lexicon, or neither of them one by itself: "Abi-" over "Rached" is none. */
function goesOn(last: Word, first: Word | undefined): boolean {
  if (first === undefined || first.box.left > last.box.left) return false;
  const drop = first.box.top + first.box.height / 2 - (last.box.top + last.box.height / 2);
  if (drop < last.box.height / 2 || drop > NEXT_LINE_MAX * last.box.height) return false;
  const [begun, rest = ''] = [last.text.slice(0, -1), /^\p{L}+/u.exec(first.text)?.[0]];
  const isWord = (text: string) => LEXICON.has(text.toLowerCase());
  return isWord(begun + rest) || (/^\p{Ll}{3}/u.test(rest) && !isWord(begun) && !isWord(rest));
}

/** It stands where it begins. */
function joined(last: Word, first: Word): Word {
  return { ...joinWords([partOfWord(last, 0, last.text.length - 1), first]), box: last.box };
}
