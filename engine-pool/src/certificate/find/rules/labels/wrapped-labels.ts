// Puts the lines of a label together that broke in a narrow column: "Município de nascimento e | unidade da | federação".

import { boxAround } from '../../../../image/geometry.ts';
import type { Word } from '../../../../ocr/page-text.ts';
import { fold } from '../../../text/fold.ts';
import { textOf } from '../../../text/words.ts';
import { bottom, centerX } from '../page/boxes.ts';
import type { PreparedLine } from '../page/prepare-lines.ts';
import { isLabelWord } from './compose-label.ts';
import { compactWords, matchesAt } from './match-label.ts';
import { OTHER_ENDING } from './vocabulary.ts';

/** No label breaks over more lines than this. */
const LINES_MAX = 4;
/** In heights of the line: how far below each other the lines of one label stand, at most. */
const GAP_MAX = 0.6;
/** Their left edges or their middles agree to this share of the height. */
const ALIGNED_MAX = 0.6;
/** Their heights differ by no more than this share. */
const HEIGHT_MAX = 0.3;
const WHOLE_QUALITY_MIN = 0.94;

/** A label ends at its colon, or where dots lead on to its value; a full stop ends a text. */
const ENDS = /[:;…]$|\.\.$|\p{L}{4}\.$/u;
/** No label ends with such a word. */
const OPEN_ENDS = new Set('do da dos das e a o por com que'.split(' '));
/** These end with "de" or "em", also behind whose they are: "Pai natural de"; so does what was done: "Assento feito em". */
const PROMPT = /^(?:(?:pai|mae|genitora?) )?(?:natural|nasc|filh|registrad|lavrad|gem|reg|exped|emit)/;
const SIDE = /^[pm]atern[oa]s?\W*$/;

/** @returns the lines, those of one label joined where its first one stood. */
export function joinWrappedLabels(lines: readonly PreparedLine[]): PreparedLine[] {
  const taken = new Set<PreparedLine>();
  const joined: PreparedLine[] = [];
  for (const line of lines) {
    if (taken.has(line)) continue;
    const chain = chainFrom(line, lines, taken);
    for (const part of chain) taken.add(part);
    const box = chain.length > 1 ? boxAround(chain.map((part) => part.box)) : line.box;
    joined.push(chain.length > 1 ? { words: chain.flatMap((part) => part.words), box: box ?? line.box } : line);
  }
  return joined;
}

/** The longest run of lines from `first` down that together are one label; only itself where there is none. */
function chainFrom(
  first: PreparedLine,
  lines: readonly PreparedLine[],
  taken: ReadonlySet<PreparedLine>,
): PreparedLine[] {
  const chain = [first];
  let longest = 1;
  while (chain.length < LINES_MAX && !ENDS.test(chain.at(-1)?.words.at(-1)?.text ?? '')) {
    const last = chain.at(-1) as PreparedLine;
    const next = lines.find((line) => line !== last && !taken.has(line) && goesOnIn(last, line));
    if (!next) break;
    const whole = isWhole(wordsOf(chain));
    if (beginsLabel(next, lines, whole) && !isOpen(last.words, next.words, whole)) break;
    chain.push(next);
    if (isWhole(wordsOf(chain))) longest = chain.length;
  }
  return chain.slice(0, longest);
}

/**
 * Whether a line is a label of its own, or under a whole label the first half of one: "Matrícula da | certidão" is
 * followed by "Dia, mês e ano do | nascimento".
 */
function beginsLabel(line: PreparedLine, lines: readonly PreparedLine[], underWhole: boolean): boolean {
  if (isWhole(line.words)) return true;
  const next = underWhole ? lines.find((other) => other !== line && goesOnIn(line, other)) : undefined;
  return next !== undefined && isWhole(wordsOf([line, next]));
}

const wordsOf = (lines: readonly PreparedLine[]): Word[] => lines.flatMap(({ words }) => words);

function goesOnIn(above: PreparedLine, below: PreparedLine): boolean {
  const { height } = above.box;
  const gap = below.box.top - bottom(above.box);
  if (gap < -0.5 * height || gap > GAP_MAX * height) return false;
  if (Math.abs(below.box.height - height) > HEIGHT_MAX * height) return false;
  const apart = Math.min(Math.abs(above.box.left - below.box.left), Math.abs(centerX(above.box) - centerX(below.box)));
  if (apart > ALIGNED_MAX * height || below.box.top <= above.box.top + 0.5 * height) return false;
  // "***" under its label, and a state under "UF", are values; so is "-1/-1--" over one.
  return /\p{L}{2}/u.test(textOf(above.words)) && /\p{L}{3}|\p{Ll}{2}|^D[AEO]\b/u.test(textOf(below.words));
}

/** A whole label below another line belongs to it only where the first cannot end: "Data do nascimento por | extenso:". */
function isOpen(first: readonly Word[], second: readonly Word[], whole: boolean): boolean {
  // "Nº" folds to "no", and waits for nothing.
  const end = (first.at(-1)?.text ?? '').replace(OTHER_ENDING, '').replace(/^n[º°]$/iu, '');
  const start = second[0]?.text ?? '';
  const said = fold(textOf(first));
  const prompts = PROMPT.test(said) || /(?:[dt][oa]|eu) em$/.test(said);
  const waits = OPEN_ENDS.has(fold(end)) || (/^(?:de|em|no|na)$/.test(fold(end)) && !prompts);
  // "NÚMERO DE INSCRIÇÃO | NO CPF"
  if (second.length > 1 && /^n[ao]$/i.test(start)) return true;
  if (waits || /[,/(–-]$/.test(end) || /^[(/]/.test(start) || /^(?:d[aeo]s?|e)$/.test(fold(start))) return true;
  // A form whose labels all begin small says nothing by it.
  if (/^\p{Ll}/u.test(start) && !/^\p{Ll}/u.test(first[0]?.text ?? '')) return true;
  // "NOME DOS AVÓS | PATERNOS:". And where the first half is no label yet, the colon is printed where it ends.
  return SIDE.test(fold(start)) || (!whole && /[:;]$/.test(second.at(-1)?.text ?? ''));
}

/** True when a label takes all of the words. */
function isWhole(words: readonly Word[]): boolean {
  const line = compactWords(words);
  const colon = /[:;]$/.test(words.at(-1)?.text ?? '');
  if ((line.text.length < 3 && line.text !== 'uf') || words.slice(0, -1).some(({ text }) => /[:;]$/.test(text)))
    return false;
  // Most print is no label: told by its words before the whole vocabulary is asked.
  if (words.filter(({ text }) => isLabelWord(text, true)).length * 2 < words.length) return false;
  return matchesAt(words, colon ? line.text.length : -1).some(
    ({ end, quality, slot }) => end === line.text.length && quality >= WHOLE_QUALITY_MIN && slot !== 'heading',
  );
}
