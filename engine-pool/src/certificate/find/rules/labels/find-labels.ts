// Finds the printed labels of a page, forgiving misread letters and lost or added spaces.

import { boxAround } from '../../../../image/geometry.ts';
import type { Word } from '../../../../ocr/page-text.ts';
import { isBlank } from '../../../normalise/blank.ts';
import { ADDRESS } from '../../../normalise/registry-office.ts';
import { isKnownName } from '../../../text/known-names.ts';
import { textOf } from '../../../text/words.ts';
import { bottom, sameRow } from '../page/boxes.ts';
import type { PreparedLine } from '../page/prepare-lines.ts';
import { accepts, BOOK_SLOTS, isSecondKind, SURE_LENGTH, type Where } from './accept-label.ts';
import { mendBrokenLabels } from './broken-labels.ts';
import type { FreePiece, LabelledPage, Segment } from './labelled-page.ts';
import { compactWords, cutAfter, dropSigns, matchesAt } from './match-label.ts';
import { NOTE_HEADS, type PageStyle, styleOf, withoutNumber } from './page-style.ts';
import { goesOnInNotes, isRestOfName } from './unfinished-lines.ts';
import { cutAtColumn } from './value-column.ts';
import { hasLikelyValue } from './value-kinds.ts';
import { NOTES, type Slot } from './vocabulary.ts';
import { joinWrappedLabels } from './wrapped-labels.ts';

/** What may stand between a label and its value. */
const SUFFIX = /^(?:[\s:;.,…\-–—_=/]|\(?(?:s|a|as|es|os|por extenso)\)|\([ao](?=\s)|n[ºo°.]+(?=[\s\d:]))+/i;
/** No label has more words than this. */
const LABEL_WORDS_MAX = 12;
/** "Averbações (mudanças no registro)": what a label says of itself, in small letters. */
const EXPLANATION = /^\(\p{Ll}[^()]*\)$/u;
/** "Nothing here". */
const BLANK_MARK = /[-–—_*=]\s?[-–—_*=]/;
/** A label printed small and glued to a value in capitals: "PaiWELLINGTON". */
const GLUED_HEAD = /^(\p{Lu}\p{Ll}{1,12})(\p{Lu}{3,}.*)$/u;

/** The labels of a page, each with what follows it in its line, and the print that none announces. */
export function findLabels(printed: readonly PreparedLine[]): LabelledPage {
  const lines = joinWrappedLabels(mendBrokenLabels(cutAtColumn(printed)));
  const segments: Segment[] = [];
  const free: FreePiece[] = [];
  const style = styleOf(lines);
  for (const [index, line] of lines.entries()) {
    const notesAbove = new Set(segments.map((segment) => segment.slot).filter((slot) => NOTES.has(slot)));
    const unnumbered = cutNumber(line.words, style);
    const before = lines.slice(0, index);
    const goesOn = goesOnInNotes(line, before, segments) || isRestOfName(line, before, segments);
    const pieces = goesOn
      ? [{ label: null, words: line.words }]
      : labelsOfLine(unnumbered.words, notesAbove, style, (slot) => hasLikelyValue(lines, index, slot));
    for (const piece of pieces) {
      const box = boxAround(piece.words.map((word) => word.box));
      if (piece.label === null) {
        if (box && piece.words.length > 0) free.push({ words: piece.words, box, line: index, goesOn });
        continue;
      }
      const { slot, quality, colon, words } = piece.label;
      // A number before the label stands where its cell begins.
      const number = segments.at(-1)?.line === index ? [] : unnumbered.number;
      const labelBox = boxAround([...number, ...words].map((word) => word.box)) ?? line.box;
      segments.push({ slot, quality, colon, label: words, box: labelBox, inline: piece.words, line: index });
    }
  }
  return withoutDoubles({ segments, free });
}

/** Takes for text what reads like a label and is none for what other labels say. */
function withoutDoubles({ segments, free }: LabelledPage): LabelledPage {
  const doubles = new Set(segments.filter((segment) => isDouble(segment, segments) || isValue(segment, segments)));
  const texts = [...doubles].map(({ label, box, inline, line }) => {
    return { words: [...label, ...inline], box: boxAround([box, ...inline.map((word) => word.box)]) ?? box, line };
  });
  return { segments: segments.filter((segment) => !doubles.has(segment)), free: [...free, ...texts] };
}

/** "PAZ" is a misread "PAI" only where no other print says who the father is. */
function isDouble({ slot, quality }: Segment, segments: readonly Segment[]): boolean {
  const sure = (other: Segment) => other.slot === slot && other.quality === 1;
  return FATHER_OR_MOTHER.has(slot) && quality < SHORT_QUALITY_MAX && segments.some(sure);
}

/**
 * "lugar do nascimento   MATERNIDADE SANTA RITA": a label beside an empty one for the same is its value; a hospital's
 * name, which begins like its label, also under it.
 */
function isValue(segment: Segment, segments: readonly Segment[]): boolean {
  const isEmpty = ({ slot, box, inline }: Segment) => {
    if (slot !== segment.slot || inline.length > 0) return false;
    const gap = segment.box.top - bottom(box);
    const isOver =
      slot === 'birthPlace' &&
      gap > -0.3 * box.height &&
      gap < box.height &&
      Math.abs(box.left - segment.box.left) < box.height;
    return isOver || (box.left < segment.box.left && sameRow(box, segment.box));
  };
  return !segment.colon && segment.inline.length > 0 && segments.some(isEmpty);
}

const FATHER_OR_MOTHER: ReadonlySet<Slot> = new Set<Slot>(['father', 'mother']);
/** One wrong letter of three. */
const SHORT_QUALITY_MAX = 0.7;

/** The number that a label begins with on such pages, and the rest. */
function cutNumber(words: readonly Word[], style: PageStyle): { number: readonly Word[]; words: readonly Word[] } {
  const rest = style.numbered ? withoutNumber(words) : null;
  return rest ? { number: words.slice(0, 1), words: rest } : { number: [], words };
}

interface Piece {
  readonly label: { slot: Slot; quality: number; words: readonly Word[]; colon: boolean } | null;
  readonly words: readonly Word[];
}

/** The closing oath, or the registry's address: nothing we keep, and the end of the value above it. */
const CLOSING =
  /^(?:[o0]\s?referido\s|dou\s?f[ée](?![\p{L}])|(?:era|[ée])\s?o\s?que\s(?:se\s)?(?:continha|cont[ée]m|consta)|nada\s?mais\s(?:se\s)?continha)/iu;

/** Printed between two cells of a line. */
const CELL_SIGN = /^[|/•·–—-]$/;

/** Goes on with a name: what follows is none of our labels, but a surname. */
const PARTICLE = /^d[aeo]s?$/i;

function labelsOfLine(
  words: readonly Word[],
  notesAbove: ReadonlySet<Slot>,
  style: PageStyle,
  hasValue: Where['hasValue'],
): Piece[] {
  const text = words.map((word) => word.text).join(' ');
  if (CLOSING.test(text) || ADDRESS.test(text)) {
    return [{ label: { slot: 'other', quality: 1, colon: false, words }, words: [] }];
  }
  const pieces: { label: Piece['label']; words: Word[] }[] = [{ label: null, words: [] }];
  let rest = unglued(words);
  let firstSlot: Slot | null = null;
  while (rest.length > 0) {
    const current = pieces.at(-1);
    const bare = current?.words.every((word) => !/[\p{L}\d]/u.test(word.text)) ?? true;
    const found: FoundLabel | null = PARTICLE.test(current?.words.at(-1)?.text ?? '')
      ? null
      : labelAt(rest, {
          atStart: pieces.length === 1 && bare,
          afterSign: /[,;]$/.test(current?.words.at(-1)?.text ?? ''),
          afterLabel: current?.label?.colon === false && current.words.length === 0,
          firstSlot,
          notesAbove: NOTES.has(firstSlot ?? 'other') ? new Set([...notesAbove, firstSlot as Slot]) : notesAbove,
          style,
          hasValue,
        });
    if (found === null) {
      current?.words.push(rest[0] as Word);
      rest = rest.slice(1);
      continue;
    }
    firstSlot ??= found.slot;
    const { slot, quality, colon, label } = found;
    // "173.050.650-05 | Matrícula: …": the sign parts two cells.
    if (current && current.words.length > 1 && CELL_SIGN.test(current.words.at(-1)?.text ?? '')) current.words.pop();
    pieces.push({ label: { slot, quality, colon, words: label }, words: [] });
    rest = found.rest;
  }
  return pieces.filter((piece) => piece.label !== null || piece.words.length > 0);
}

/**
 * Parts "PaWELLINGTON" and "PWELLINGTON" at a line's beginning: the small head, or the letter before a known name, can
 * only be what is left of a label, so it gets the colon it lost.
 */
function unglued(words: readonly Word[]): readonly Word[] {
  const [first, ...rest] = words;
  if (!first) return words;
  const glued = GLUED_HEAD.exec(first.text) ?? gluedInitial(first.text);
  if (!glued?.[1] || !glued[2]) return words;
  const confidence = first.confidence * GLUED_FACTOR;
  return [{ ...first, text: `${glued[1]}:` }, { ...first, text: glued[2], confidence }, ...rest];
}

/** Where letters of the label were lost, letters of the value may be. */
const GLUED_FACTOR = 0.85;

function gluedInitial(text: string): readonly string[] | null {
  const [, initial = '', name = ''] = /^([PM])(\p{Lu}{5,})$/u.exec(text) ?? [];
  if (!isKnownName(name) || isKnownName(text)) return null;
  return [text, initial === 'P' ? 'Pai' : 'Mãe', name];
}

interface FoundLabel {
  readonly slot: Slot;
  readonly quality: number;
  readonly colon: boolean;
  readonly label: readonly Word[];
  readonly rest: Word[];
}

/** The label that begins with the first of `words`, if what follows allows it to be one. */
function labelAt(words: readonly Word[], where: Where): FoundLabel | null {
  const colonWord = words.findIndex((word) => /[:;]/.test(word.text));
  // Inside a line only a colon, a label before it or a place in the books makes a label.
  const possible = where.atStart || where.afterLabel || BOOK_SLOTS.has(where.firstSlot ?? 'other');
  if (!possible && (colonWord < 0 || colonWord > LABEL_WORDS_MAX)) return null;
  const line = compactWords(words);
  if (line.word[0] !== 0 || words[0]?.text.startsWith('(')) return null;
  const byCase = colonWord < 0 && where.atStart && (where.style.colonless || where.style.small);
  const endWord = byCase ? lastSmallWord(words) : colonWord;
  const colonAt = endWord < 0 ? -1 : line.word.lastIndexOf(endWord) + 1;
  const matches = matchesAt(words, colonAt, where.style.colonless && where.atStart);
  // What is spelt like one label to the letter is no misreading of another: "Oficial de Registro" is not "Local do registro".
  const spelt = Math.max(0, ...matches.filter(({ quality }) => quality === 1).map(({ end }) => end));
  for (const match of matches) {
    if (match.quality < 1 && match.end <= spelt) continue;
    const standsAlone = where.atStart && match.end === line.text.length;
    const inBox = NOTE_HEADS.has(match.key) && !standsAlone && isInNotesBox(match.slot, where);
    if (inBox) return null;
    const cut = cutAfter(words, line, match.end);
    if (cut === null) continue;
    const { label, rest } = cut;
    const labelText = label.map((word) => word.text).join(' ');
    // What stands behind a colon is the value, however much it looks like more of the label.
    if (/[:;]\s*\S/.test(labelText)) continue;
    // The municipality "REGISTRO, SP;" is near "registro em".
    const comma = labelText.includes(',');
    if (match.quality < 1 && (labelText.endsWith(';') || (comma && match.end <= SURE_LENGTH))) continue;
    // "DO NASCIMENTO, natural de:": a surname, and the next label.
    if (comma && !where.atStart) continue;
    const tail = rest.map((word) => word.text).join(' ');
    const suffix = SUFFIX.exec(tail)?.[0] ?? '';
    // "a) Nome - RUI DIAS": in a list a stroke does what a colon does.
    const stroke = where.style.numbered && /^\s*[-–—]\s*$/.test(suffix);
    const colon = /[:;]\s*$/.test(labelText) || suffix.includes(':') || stroke;
    const dropped = dropSigns(rest, suffix.length);
    const explained = !colon && EXPLANATION.test(textOf(dropped)) && !isBlank(textOf(dropped));
    // Dashes alone are a value too: the mark of "nothing here".
    const value = explained ? [] : dropped.length === 0 && BLANK_MARK.test(tail) ? [...rest] : dropped;
    const at = {
      ...where,
      colon,
      endsHere: colonAt > 0 && colonAt === match.end,
      label: labelText,
      words: value,
      value: value.map((word) => word.text).join(' '),
      endsInLabels: () => isAllLabels(value, where),
    };
    if (accepts(match, at)) return { slot: match.slot, quality: match.quality, colon, label, rest: value };
  }
  return null;
}

/** The last of the small words before a value in capitals: there the label ends on a page without colons. -1: none. */
function lastSmallWord(words: readonly Word[]): number {
  const value = words.findIndex((word) => /^\p{Lu}{2}/u.test(word.text));
  return words.slice(0, Math.max(0, value)).every((word) => /^\p{Ll}/u.test(word.text)) ? value - 1 : -1;
}

/** True where the box of such notes, or of all notes, stands above or is somewhere on the page. */
function isInNotesBox(slot: Slot, { notesAbove, style }: Where): boolean {
  if (isSecondKind(slot, notesAbove)) return false;
  const has = (kind: Slot) => notesAbove.has(kind) || style.noteBoxes.has(kind);
  return has('notes') || has(slot) || (slot === 'notes' && notesAbove.size > 0);
}

/** True when the rest of the line is labels only: a reader joined the heads of neighbouring cells. */
function isAllLabels(words: readonly Word[], where: Where): boolean {
  const next = labelAt(words, { ...where, atStart: false, afterLabel: true });
  return next !== null && next.rest.length === 0;
}
