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
    const next = lines.findIndex((below, i) => i > at && i <= at + 1 + LINES_BETWEEN_MAX && goesOn(last, below));
    const [first, ...rest] = lines[next]?.words ?? [];
    if (first === undefined) continue;
    lines[at] = { ...line, words: [...words.slice(0, -1), joined(last, first)] };
    lines[next] = { ...(lines[next] as Line), words: rest };
  }
  return { ...page, lines: lines.filter(({ words }) => words.length > 0) };
}

/** Under it and further left, and together a word of the lexicon, or neither of them one by itself: "Abi-" over "Rached" is none. */
function goesOn(last: Word, { words: [first] }: Line): boolean {
  if (first === undefined || first.box.left > last.box.left) return false;
  const drop = first.box.top + first.box.height / 2 - (last.box.top + last.box.height / 2);
  if (drop < last.box.height / 2 || drop > NEXT_LINE_MAX * last.box.height) return false;
  const [letters = ''] = /^\p{L}+/u.exec(first.text) ?? [];
  const begun = last.text.slice(0, -1);
  const isPart = (text: string) => !LEXICON.has(text.toLowerCase());
  return !isPart(begun + letters) || (/^\p{Ll}{3}/u.test(letters) && isPart(begun) && isPart(letters));
}

/** It stands where it begins. */
function joined(last: Word, first: Word): Word {
  return { ...joinWords([partOfWord(last, 0, last.text.length - 1), first]), box: last.box };
}
