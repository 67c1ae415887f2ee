// Puts words together that were parted at the end of a line: "nove-" over "centos".
import type { Line, PageText, Word } from './page-text.ts';

/** Between the two stands at most what is beside them, in a margin. */
const LINES_BETWEEN_MAX = 2;
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

/** Under it and further left; of a name with a hyphen both parts have a capital: "Abi-" over "Rached" is none, nor "EL-" over "KHOURI". */
function goesOn(last: Word, { words: [first] }: Line): boolean {
  if (first === undefined || first.box.left > last.box.left) return false;
  const drop = first.box.top + first.box.height / 2 - (last.box.top + last.box.height / 2);
  if (drop < last.box.height / 2 || drop > NEXT_LINE_MAX * last.box.height) return false;
  return /^\p{Ll}/u.test(first.text) || (/^\p{Lu}{3,}-$/u.test(last.text) && /^\p{Lu}{2,}\P{L}*$/u.test(first.text));
}

/** It stands where it begins. */
function joined(last: Word, first: Word): Word {
  const { characterConfidences: begin, ...word } = last;
  const end = first.characterConfidences;
  return {
    ...word,
    text: last.text.slice(0, -1) + first.text,
    confidence: Math.min(last.confidence, first.confidence),
    ...(begin && end && { characterConfidences: [...begin.slice(0, -1), ...end] }),
  };
}
