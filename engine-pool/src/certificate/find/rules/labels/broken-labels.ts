// Puts labels together that a sentence of prompts breaks at the end of a printed line: "...; data do | registro: 22 DE JULHO".

import { boxAround } from '../../../../image/geometry.ts';
import { right, sameRow } from '../page/boxes.ts';
import type { PreparedLine } from '../page/prepare-lines.ts';
import { compactWords, matchesAt } from './match-label.ts';
import type { Slot } from './vocabulary.ts';

/** How much of a label stands on either side of the break, in words. */
const PART_WORDS_MAX = 4;
/** The next line of a sentence is no farther below than this, in heights of a line. */
const LEADING_MAX = 1.6;

/** A label does not end with these. */
const WAITING = /^(?:d[aeo]s?|e|em|que|n[ao]|por)$/iu;

/** @param lines in reading order. @returns the lines with the first half of every broken label moved to its second half. */
export function mendBrokenLabels(lines: readonly PreparedLine[]): PreparedLine[] {
  const mended = [...lines];
  for (const [index, line] of lines.entries()) {
    const below = nextOfSentence(lines, index);
    const next = below < 0 ? undefined : mended[below];
    const count = next ? wordsToMove(mended[index] ?? line, next) : 0;
    if (!next || count === 0) continue;
    const words = (mended[index] ?? line).words;
    const rest = words.slice(0, -count);
    mended[index] = { words: rest, box: boxAround(rest.map(({ box }) => box)) ?? line.box };
    // The half that moves takes no room: what stands in its new line keeps its place.
    const moved = words.slice(-count).map((word) => ({ ...word, box: { ...next.box, width: 0 } }));
    mended[below] = { ...next, words: [...moved, ...next.words] };
  }
  return mended;
}

/** The index of the line that begins the row below; -1 where the line does not end its own row, or none is near. */
function nextOfSentence(lines: readonly PreparedLine[], index: number): number {
  const { box } = lines[index] as PreparedLine;
  if (lines.some((other) => other.box.left >= right(box) && sameRow(other.box, box))) return -1;
  let next = -1;
  for (const [at, other] of lines.entries()) {
    const gap = other.box.top - box.top - box.height;
    if (sameRow(other.box, box) || gap < -box.height * 0.5 || gap > box.height * LEADING_MAX) continue;
    const known = lines[next];
    const higher = known && other.box.top < known.box.top - other.box.height * 0.5;
    if (!known || higher || (sameRow(known.box, other.box) && other.box.left < known.box.left)) next = at;
  }
  const found = lines[next];
  return found && found.box.left < right(box) - box.width * 0.5 ? next : -1;
}

/** How many of a line's last words are the beginning of the label that the next line goes on with; 0 for none. */
function wordsToMove(line: PreparedLine, next: PreparedLine): number {
  const colon = next.words.findIndex((word) => word.text.endsWith(':'));
  if (colon < 0 || colon >= PART_WORDS_MAX) return 0;
  const head = next.words.slice(0, colon + 1);
  let alone: Slot | null | undefined;
  for (let count = Math.min(PART_WORDS_MAX, line.words.length - 1); count > 0; count--) {
    const tail = line.words.slice(-count);
    const afterSign = /[,;.\]]$/.test(line.words.at(-count - 1)?.text ?? '');
    const isSmall = /^\p{Ll}/u.test(tail[0]?.text ?? '');
    if ((!afterSign && !isSmall) || tail.some((word) => /[:;,\d]/.test(word.text))) continue;
    // With no sign before it only small letters tell a prompt from the value that it follows: "01:10 horas | Sexo:".
    // "Em:" alone goes on with what the line above began.
    if (alone === undefined)
      alone = head.every(({ text }) => WAITING.test(text.replace(/:$/, ''))) ? null : slotOf(head);
    if (!afterSign && alone !== null) continue;
    // What is a label by itself takes only words that wait for it: "natural da | mãe:".
    if (alone !== null && !WAITING.test(tail.at(-1)?.text ?? '')) continue;
    const slot = slotOf([...tail, ...head]);
    if (slot !== null && slot !== 'other' && slot !== alone) return count;
  }
  return 0;
}

/** What some words announce that are a label to the last letter; null when they are none. */
function slotOf(words: PreparedLine['words']): Slot | null {
  return (
    matchesAt(words, -1).find((match) => match.quality === 1 && match.end === compactWords(words).text.length)?.slot ??
    null
  );
}
