// Makes the lines of a page ready for label finding: words cut after a colon, empty words dropped, common misreadings mended.
import { type Box, boxAround } from '../../../../image/geometry.ts';
import type { Line, PageText, Word } from '../../../../ocr/page-text.ts';
import { repairName, repairSigns, withOrdinalSigns } from '../../../repair/repair-word.ts';
import { type RepairedWord, splitWord } from '../../../text/words.ts';
import { right, sameRow } from './boxes.ts';

export interface PreparedLine {
  readonly words: readonly RepairedWord[];
  readonly box: Box;
}

/** "Registrador(a):MARIA" and "Livro:A-12": a label glued to its value. Times (15:57) and addresses (http://) stay whole. */
const GLUED_COLON = /^(.*[\p{L})ºª°.]:)(?=[^\s/])/u;
/** "REGISTRADO(A)Sérgio": behind the other ending of a label's word nothing goes on. */
const GLUED_ENDING = /^(.*\p{L}\([aoAO]\)|.*[dD][oO]\([aA])(?=\p{Lu}\p{L})/u;
/** "IVONETE.ANTUNES": a speck between two words. The first has more letters than any that is cut short. */
const SPECK = /^(\p{L}{4,}\.)(?=\p{Lu}{2})/u;
const LEADER = /^[.…·:_]{2,}:?$|^…$/;
/** More lines than this is no certificate page, and the rest is left out. */
const LINES_MAX = 600;

/** The lines from top to bottom, those of one height from left to right. */
export function prepareLines(page: PageText): PreparedLine[] {
  return joinNear(page.lines.slice(0, LINES_MAX).flatMap(prepareLine));
}

function prepareLine(line: Line): PreparedLine[] {
  const all = withoutLeader(line.words.flatMap(cutWord).filter((word) => word.text !== ''));
  // Dotted leaders that lead up to a value belong to the label before it.
  const start = all.findIndex((word) => !LEADER.test(word.text));
  const words = start > 0 ? all.slice(start) : all;
  return [{ words, box: line.box }];
}

/** A label and the dots that lead to its value, of more words than which no label is. */
const LED_WORDS_MAX = 7;
const LEADING_DOTS = /[.…_]{5,}:?/;
/** Fewer of them lead to a value only where they stand right before it. */
const FEW_DOTS = /(?:^|(?<=\p{L}))[.…_]{3,4}:?$/u;

/** "Nome .......... RUI", "Nome ... RUI" and "Nome..........RUI": the dots say what a colon says. */
function withoutLeader(words: readonly Word[]): Word[] {
  const at = words.findIndex(
    ({ text }, index) => LEADING_DOTS.test(text) || (FEW_DOTS.test(text) && index < words.length - 1),
  );
  const dotted = words[at];
  if (!dotted || at > LED_WORDS_MAX) return [...words];
  const dots = LEADING_DOTS.exec(dotted.text) ?? FEW_DOTS.exec(dotted.text);
  const [head, tail] = splitWord(dotted, dots?.index ?? 0);
  const rest = splitWord(tail, dots?.[0].length ?? 0)[1];
  const before = head.text === '' ? words.slice(0, at) : [...words.slice(0, at), head];
  const last = before.at(-1);
  if (!last) return [...words];
  const label = [...before.slice(0, -1), last.text.endsWith(':') ? last : { ...last, text: `${last.text}:` }];
  return [...label, ...(rest.text === '' ? [] : [rest]), ...words.slice(at + 1)];
}

/** Pieces of a row closer than this, in line heights, are one text that a reader cut: cells stand further apart. */
const NEAR_GAP_MAX = 0.45;

function joinNear(lines: readonly PreparedLine[]): PreparedLine[] {
  const joined: PreparedLine[] = [];
  for (const line of [...lines].sort((a, b) => a.box.left - b.box.left)) {
    const height = line.box.height;
    const at = joined.findIndex(({ box }) => {
      const gap = line.box.left - right(box);
      return (
        sameRow(box, line.box) && Math.abs(gap) < NEAR_GAP_MAX * height && Math.abs(box.height - height) < height * 0.3
      );
    });
    const before = joined[at];
    if (before) {
      const box = boxAround([before.box, line.box]) ?? line.box;
      joined[at] = { words: [...before.words, ...line.words], box };
    } else joined.push(line);
  }
  return joined.sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
}

function cutWord(word: Word): Word[] {
  const text = withOrdinalSigns(word.text.trim());
  const clean = repairSigns(word);
  const speck = word.confidence < 1 ? SPECK.exec(text)?.[1] : undefined;
  if (speck !== undefined) {
    const [first, rest] = splitWord(clean, speck.length);
    return [...cutWord({ ...first, text: first.text.slice(0, -1) }), ...cutWord(rest)];
  }
  const glued = GLUED_COLON.exec(text)?.[1] ?? GLUED_ENDING.exec(text)?.[1];
  if (glued === undefined) return [repairName(clean)];
  const [label, rest] = splitWord(clean, glued.length);
  return [label, ...cutWord(rest)];
}
