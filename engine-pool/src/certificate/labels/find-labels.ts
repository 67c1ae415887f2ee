// Finds the printed labels of a page, forgiving misread letters and lost or added spaces.
import type { Box, Word } from '../../reading/page-text.ts';
import type { PreparedLine } from '../page/prepare-lines.ts';
import { fold, prefixDistance } from '../text/fold.ts';
import { boxAround, splitWord } from '../text/words.ts';
import { lettersOf, type Slot, VOCABULARY } from './vocabulary.ts';

/** A label and what follows it in its own line, up to the next label. */
export interface Segment {
  readonly slot: Slot;
  /** Of the label itself. */
  readonly box: Box;
  /** 1 = every letter as in the vocabulary. */
  readonly quality: number;
  /** Words after the label in the same line; empty when the label stands alone. */
  readonly inline: readonly Word[];
  readonly line: number;
}

/** Words that no label of their own line announces: a value of a label above, or plain text. */
export interface FreePiece {
  readonly words: readonly Word[];
  readonly box: Box;
  readonly line: number;
}

export interface LabelledPage {
  readonly segments: readonly Segment[];
  readonly free: readonly FreePiece[];
}

/** Slots whose label may stand before its value without a colon, at the beginning of a line. */
const COLON_FREE: ReadonlySet<Slot> = new Set<Slot>([
  'livro',
  'folha',
  'termo',
  'sex',
  'hour',
  'cpf',
  'matricula',
  'dnv',
  'selo',
  'father',
  'mother',
  'paternalGrandfather',
  'paternalGrandmother',
  'maternalGrandfather',
  'maternalGrandmother',
  'paternal',
  'maternal',
  'issue',
]);
/** Words that are as common inside values as in labels: a colon must follow them. */
const COLON_NEEDED = new Set(
  `hospital maternidade hospitalmaternidade registrocivil oficio cartorio titular local distrito comarca natural total estado
  cidade municipio nascimento pais registrado registrada responsavel tabeliao ordem registro assento averbacao anotacao hora horas
  lavradoem registradoem registradaem nascidoem nascidaem nasceuem nascidoaos nascidaaos zona secao via site residentes residente
  cor rg cep substituto emissao obs pai mae nascidono cartorioderegistro cartoriodoregistrocivil oficiodoregistrocivil
  oficioderegistro emitidoem genero selo`.split(/\s+/),
);
/** Of these, what may stand alone above its value all the same. */
const STANDING_ALONE = new Set(
  'hora horas pai mae genero selo natural local estado cidade municipio pais nascimento registro'.split(' '),
);
/** Labels this long are no accident at the beginning of a line, with or without a colon. */
const LONG_LABEL = 14;
const BOOK_VALUE = /^(?:n[ºo°.]*\s*)?[A-Za-z]{0,2}[\s\-–.]?[\d.]{1,9}[\s\-–]?(?:[A-Za-z]{1,2}|verso)?[.,;]?$/;
const BOOK_SLOTS: ReadonlySet<Slot> = new Set<Slot>(['livro', 'folha', 'termo']);
/** What may stand between a label and its value. */
const SUFFIX = /^(?:[\s:;.,\-–—_=/]|\(?(?:s|a|as|es|os|por extenso)\)|n[ºo°.]+(?=[\s\d:]))+/i;

interface Match {
  readonly slot: Slot;
  readonly key: string;
  readonly score: number;
  readonly quality: number;
  /** Index into the line's compact text, behind the label. */
  readonly end: number;
}

/** The letters of a line with where they stand. */
interface CompactLine {
  readonly text: string;
  readonly word: readonly number[];
  readonly sign: readonly number[];
}

export function findLabels(lines: readonly PreparedLine[]): LabelledPage {
  const segments: Segment[] = [];
  const free: FreePiece[] = [];
  for (const [index, line] of lines.entries()) {
    const pieces = labelsOfLine(
      line.words,
      segments.some((segment) => NOTES.has(segment.slot)),
    );
    for (const piece of pieces) {
      const box = boxAround(piece.words.map((word) => word.box));
      if (piece.label === null) {
        if (box && piece.words.length > 0) free.push({ words: piece.words, box, line: index });
        continue;
      }
      const labelBox = boxAround(piece.label.words.map((word) => word.box)) ?? line.box;
      segments.push({
        slot: piece.label.slot,
        quality: piece.label.quality,
        box: labelBox,
        inline: piece.words,
        line: index,
      });
    }
  }
  return { segments, free };
}

interface Piece {
  readonly label: { slot: Slot; quality: number; words: readonly Word[] } | null;
  readonly words: readonly Word[];
}

const NOTES: ReadonlySet<Slot> = new Set<Slot>(['notes', 'averbacoes', 'anotacoes']);
/** Inside the box of notes each note begins with its kind: that is text, not the label of a box. */
const NOTE_HEADS = new Set(['averbacao', 'anotacao', 'observacao', 'obs']);

function labelsOfLine(words: readonly Word[], insideNotes: boolean): Piece[] {
  const pieces: { label: Piece['label']; words: Word[] }[] = [{ label: null, words: [] }];
  let rest = [...words];
  let firstSlot: Slot | null = null;
  while (rest.length > 0) {
    const current = pieces.at(-1);
    const atStart = pieces.length === 1 && (current?.words.every((word) => !/[\p{L}\d]/u.test(word.text)) ?? true);
    const found = labelAt(rest, { atStart, firstSlot, insideNotes: insideNotes || NOTES.has(firstSlot ?? 'other') });
    if (found === null) {
      current?.words.push(rest[0] as Word);
      rest = rest.slice(1);
      continue;
    }
    firstSlot ??= found.slot;
    pieces.push({ label: { slot: found.slot, quality: found.quality, words: found.label }, words: [] });
    rest = found.rest;
  }
  return pieces.filter((piece) => piece.label !== null || piece.words.length > 0);
}

interface FoundLabel {
  readonly slot: Slot;
  readonly quality: number;
  readonly label: readonly Word[];
  readonly rest: Word[];
}

/** The label that begins with the first of `words`, if what follows allows it to be one. */
function labelAt(
  words: readonly Word[],
  where: { atStart: boolean; firstSlot: Slot | null; insideNotes: boolean },
): FoundLabel | null {
  const line = compactLine(words);
  if (line.word[0] !== 0) return null;
  if (words[0]?.text.startsWith('(')) return null;
  for (const match of matchesAt(line.text)) {
    if (where.insideNotes && NOTE_HEADS.has(match.key)) continue;
    const cut = cutAfter(words, line, match.end);
    if (cut === null) continue;
    const { label, rest } = cut;
    const tail = rest.map((word) => word.text).join(' ');
    const labelText = label.map((word) => word.text).join(' ');
    const suffix = SUFFIX.exec(tail)?.[0] ?? '';
    const colon = /[:;]\s*$/.test(labelText) || suffix.includes(':');
    const valueWords = dropSigns(rest, suffix.length);
    const value = valueWords.map((word) => word.text).join(' ');
    if (!accepts(match.slot, { ...where, colon, value, length: match.end, match })) continue;
    return { slot: match.slot, quality: match.quality, label, rest: valueWords };
  }
  return null;
}

interface Surroundings {
  readonly atStart: boolean;
  readonly colon: boolean;
  readonly value: string;
  readonly length: number;
  readonly firstSlot: Slot | null;
  readonly match: Match;
}

function accepts(slot: Slot, at: Surroundings): boolean {
  if (at.colon) return at.atStart || at.length > 2;
  // A signature's title says "Oficial" too; and the heading of the page is made of words that labels use.
  if (slot === 'officer') return false;
  if (slot === 'uf' && at.atStart && at.match.key === 'uf') return /^[A-Z]{2}$/.test(at.value);
  if (BOOK_SLOTS.has(slot)) {
    const [first = ''] = at.value.split(/\s+(?=[A-Za-z]{4,})/);
    const fits = BOOK_VALUE.test(at.atStart ? at.value : first) || (at.atStart && BOOK_VALUE.test(first));
    if (at.value === '') return at.atStart;
    return (
      fits &&
      (at.atStart
        ? BOOK_VALUE.test(at.value) || /(?:folha|fls?|termo)/i.test(at.value)
        : BOOK_SLOTS.has(at.firstSlot ?? 'other'))
    );
  }
  if (!at.atStart) return false;
  if (at.value === '' && COLON_NEEDED.has(at.match.key) && !STANDING_ALONE.has(at.match.key)) return false;
  if (at.value === '') return at.match.quality >= (at.length <= 4 ? 1 : 0.7);
  if (slot === 'other') return at.length >= 8 && at.match.quality >= 0.75;
  if (at.length >= LONG_LABEL && at.match.quality >= 0.8 && slot !== 'office') return true;
  if (!COLON_FREE.has(slot) || at.match.quality < 1 || COLON_NEEDED.has(at.match.key)) return false;
  // Without a colon, a change of case or a figure shows where the value begins.
  return /^[\p{Lu}\d*\-–]/u.test(at.value) && !/^[\p{Ll}]+$/u.test(at.value.split(' ')[0] ?? '');
}

/** Labels that fit the beginning of a compact text, best first. */
function matchesAt(text: string): Match[] {
  const found: Match[] = [];
  const known = new Map<number, number>();
  for (const label of VOCABULARY) {
    const limit = editsAllowed(label.key.length);
    if (text.length < label.key.length - limit) continue;
    const width = label.key.length + limit;
    let letters = known.get(width);
    if (letters === undefined) {
      letters = lettersOf(text.slice(0, width));
      known.set(width, letters);
    }
    if (bitCount(label.letters & ~letters) > limit) continue;
    const fit = limit === 0 ? exactFit(label.key, text) : prefixDistance(label.key, text, limit);
    if (!fit) continue;
    const quality = 1 - fit.distance / label.key.length;
    found.push({
      slot: label.slot,
      key: label.key,
      end: fit.end,
      quality,
      score: label.key.length - 2.5 * fit.distance,
    });
  }
  return found.sort((a, b) => b.score - a.score);
}

function exactFit(key: string, text: string): { end: number; distance: number } | null {
  return text.startsWith(key) ? { end: key.length, distance: 0 } : null;
}

function editsAllowed(length: number): number {
  if (length <= 4) return 0;
  if (length <= 6) return 1;
  return Math.floor(length * 0.27);
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function compactLine(words: readonly Word[]): CompactLine {
  let text = '';
  const word: number[] = [];
  const sign: number[] = [];
  for (const [index, item] of words.entries()) {
    for (const [at, original] of [...item.text].entries()) {
      for (const folded of fold(original).replace(/[^a-z0-9]/g, '')) {
        text += folded;
        word.push(index);
        sign.push(at);
      }
    }
  }
  return { text, word, sign };
}

/** Cuts the words behind a label that ends before compact index `end`; null when it would end inside a word. */
function cutAfter(
  words: readonly Word[],
  line: CompactLine,
  end: number,
): { label: readonly Word[]; rest: readonly Word[] } | null {
  const last = line.word[end - 1];
  if (last === undefined) return null;
  const word = words[last] as Word;
  const next = line.word[end];
  if (next !== last) return { label: words.slice(0, last + 1), rest: words.slice(last + 1) };
  // The label ends inside a printed word: fine before a sign ("nome(s)"), or where the case changes ("NomeMARIA").
  const at = (line.sign[end - 1] ?? 0) + 1;
  const after = word.text.slice(at);
  const changes = /\p{Ll}$/u.test(word.text.slice(0, at)) && /^\p{Lu}{2}/u.test(after);
  if (!changes && /^[\p{L}\d]/u.test(after)) return null;
  const [head, tail] = splitWord(word, at);
  return { label: [...words.slice(0, last), head], rest: [tail, ...words.slice(last + 1)] };
}

/** Drops the first `count` characters of the words' joined text. */
function dropSigns(words: readonly Word[], count: number): Word[] {
  let left = count;
  const kept: Word[] = [];
  for (const word of words) {
    if (left <= 0) kept.push(word);
    else if (left >= word.text.length) left -= word.text.length + 1;
    else {
      kept.push(splitWord(word, left)[1]);
      left = 0;
    }
  }
  return kept;
}
