// Attaches to each label the words printed right of it, below it or above it, by where they stand on the page.
import { type Box, boxAround } from '../../../../image/geometry.ts';
import type { Word } from '../../../../ocr/page-text.ts';
import { isBlank } from '../../../normalise/blank.ts';
import { textOf } from '../../../text/words.ts';
import { stateOf } from '../../../validate/municipalities.ts';
import { bottom, centerY, right, sameRow } from '../page/boxes.ts';
import {
  alignment,
  cellRight,
  closedAbove,
  continuation,
  endsNotes,
  hasEmptyLabelBeside,
  hasLabelInRow,
  INSIDE_COST,
  isFull,
  isOtherCell,
  JOINED_GAP_MAX,
  mayGoOn,
  type Owner,
  rowBottom,
} from './cells.ts';
import type { FreePiece, LabelledPage, Segment } from './labelled-page.ts';
import { freeNotes } from './notes-over-label.ts';
import { splitCells } from './split-cells.ts';
import { hasValuesBeside } from './values-beside.ts';
import { CITIES, type Slot } from './vocabulary.ts';

/** A label with all that belongs to it, printed line by printed line. */
export interface LabelledValue {
  readonly slot: Slot;
  /** The label as printed. */
  readonly labelText: string;
  readonly quality: number;
  readonly labelBox: Box;
  readonly lines: readonly (readonly Word[])[];
  /** The right end of the label's cell, as far as the labels beside it tell. */
  readonly cellRight: number;
}

export interface AttachedPage {
  readonly values: readonly LabelledValue[];
  /** What belongs to no label: headings, running text, signatures. */
  readonly loose: readonly FreePiece[];
}

/** Distances below are in heights of the line of print concerned. */
const ALIGNED_MAX = 2;
/** A label's first value line may stand a little apart from it; the further lines stand close. */
const FIRST_GAP_MAX = 1.6;
const NEXT_GAP_MAX = 0.85;
/** A sentence of prompts is set wider: what its last prompt announces may stand in the next line. */
const SENTENCE_GAP_MAX = 1.1;
/** Under a value beside its label, only what begins where that began goes on with it. */
const CONTINUED_MAX = 1;

/** @param labelsBelow true for forms that print the label under its value. */
export function attachValues(labelled: LabelledPage, pageHeight: number, labelsBelow: boolean): AttachedPage {
  if (!labelsBelow) return attachBelow(labelled);
  const page = freeNotes(labelled);
  const flip = (box: Box): Box => ({ ...box, top: pageHeight - bottom(box) });
  const turn = (words: readonly Word[]) => words.map((word) => ({ ...word, box: flip(word.box) }));
  const turned = attachBelow({
    segments: page.segments.map((s) => ({ ...s, box: flip(s.box), inline: turn(s.inline) })),
    free: page.free.map((f) => ({ ...f, box: flip(f.box), words: turn(f.words) })),
  });
  return {
    values: turned.values.map((v) => ({
      ...v,
      labelBox: flip(v.labelBox),
      lines: [...v.lines].reverse().map(turn),
    })),
    loose: turned.loose.map((f) => ({ ...f, box: flip(f.box), words: turn(f.words) })),
  };
}

function attachBelow(labelled: LabelledPage): AttachedPage {
  const page = splitCells(labelled);
  const ends = [...page.free, ...page.segments.flatMap(({ inline }) => inline)].map(({ box }) => right(box));
  const printEnd = Math.max(0, ...ends);
  const owners = page.segments.map((segment): Owner => {
    const extent = boxAround([segment.box, ...segment.inline.map((word) => word.box)]) ?? segment.box;
    const continuesAt = continuation(segment, page);
    return {
      segment,
      cellRight: cellRight(segment, page.segments),
      extent,
      continuesAt,
      printEnd,
      pieces: [],
      bottom: bottom(extent),
    };
  });
  const printsBeside = hasValuesBeside(page);
  const ownerOf = new Map<FreePiece, Owner>();
  const loose: FreePiece[] = [];
  const pieces = [...page.free].sort((a, b) => centerY(a.box) - centerY(b.box) || a.box.left - b.box.left);
  // Left neighbours first: within a row the order is from left to right.
  const rows = rowsOf(pieces);
  for (const piece of rows.flat()) {
    const beside = ownerBeside(piece, owners, pieces, ownerOf);
    const above = ownerAbove(piece, owners, printsBeside);
    const isOwn = beside && above && printsBeside && isFirstOf(beside.owner, piece) && isEmpty(above.owner);
    const best =
      beside && (!above || isOwn || beside.cost <= above.cost || isRowOfTable(beside, above)) ? beside : above;
    if (!best) {
      loose.push(piece);
      continue;
    }
    ownerOf.set(piece, best.owner);
    best.owner.pieces.push(piece);
    best.owner.bottom = Math.max(best.owner.bottom, bottom(piece.box));
  }
  // Beside its label nothing is stray where the page prints its values there.
  if (!printsBeside) for (const owner of owners) loose.push(...strayPieces(owner));
  return { values: owners.map(toValue), loose };
}

/** "Parentesco | Nome completo" over "Pai | FULANO": the row says who it is, its column's head only that it is a name. */
function isRowOfTable(beside: Candidate, above: Candidate): boolean {
  return above.owner.segment.slot === 'name' && PEOPLE.has(beside.owner.segment.slot);
}

/** The piece stands right beside the label, and nothing else does. */
function isFirstOf(owner: Owner, { box }: FreePiece): boolean {
  return isEmpty(owner) && box.left >= right(owner.segment.box);
}

const isEmpty = ({ segment, pieces }: Owner): boolean => segment.inline.length === 0 && pieces.length === 0;

const PEOPLE: ReadonlySet<Slot> = new Set<Slot>([
  'father',
  'mother',
  'parent',
  'paternal',
  'maternal',
  'paternalGrandfather',
  'paternalGrandmother',
  'maternalGrandfather',
  'maternalGrandmother',
]);

/** Takes back what only stood somewhere in the cell when other print stands right under the label. */
function strayPieces(owner: Owner): FreePiece[] {
  if (owner.segment.inline.length > 0) return [];
  const under = owner.pieces.filter((piece) => alignment(piece, owner) < INSIDE_COST);
  const stray = owner.pieces.filter(
    (piece) =>
      !under.includes(piece) &&
      under.length > 0 &&
      !under.some(
        (other) =>
          sameRow(other.box, piece.box) && piece.box.left - right(other.box) <= JOINED_GAP_MAX * piece.box.height,
      ),
  );
  owner.pieces = owner.pieces.filter((piece) => !stray.includes(piece));
  return stray;
}

function rowsOf(pieces: readonly FreePiece[]): FreePiece[][] {
  const rows: FreePiece[][] = [];
  for (const piece of pieces) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && sameRow(first.box, piece.box)) row.push(piece);
    else rows.push([piece]);
  }
  for (const row of rows) row.sort((a, b) => a.box.left - b.box.left);
  return rows;
}

interface Candidate {
  readonly owner: Owner;
  readonly cost: number;
}

function ownerBeside(
  piece: FreePiece,
  owners: readonly Owner[],
  pieces: readonly FreePiece[],
  ownerOf: ReadonlyMap<FreePiece, Owner>,
): Candidate | null {
  let gapMin = Number.POSITIVE_INFINITY;
  let best: Candidate | null = null;
  for (const owner of owners) {
    const { segment, extent } = owner;
    if (segment.slot === 'heading' || !sameRow(extent, piece.box)) continue;
    const gap = piece.box.left - right(extent);
    if (gap < -piece.box.height || gap >= gapMin) continue;
    const alone = segment.inline.length === 0;
    const joined = isStateOf(segment, piece) ? STATE_GAP_MAX : JOINED_GAP_MAX;
    if (!alone && gap > joined * piece.box.height) continue;
    gapMin = gap;
    best = { owner, cost: alone ? 0.3 + gap / (80 * piece.box.height) : gap / (2 * piece.box.height) };
  }
  for (const other of piece.beginsCell ? [] : pieces) {
    const owner = ownerOf.get(other);
    if (other === piece || !sameRow(other.box, piece.box)) continue;
    const gap = piece.box.left - right(other.box);
    if (gap < -piece.box.height || gap >= gapMin) continue;
    gapMin = gap;
    const joined = owner && gap <= JOINED_GAP_MAX * piece.box.height;
    best = joined ? { owner, cost: gap / (2 * piece.box.height) } : null;
  }
  return best;
}

/** "MAZAGÃO   AP": a typewriter's sign between the two was not read. */
function isStateOf({ slot }: Segment, { words }: FreePiece): boolean {
  return CITIES.has(slot) && words.length <= 2 && stateOf(textOf(words).replace(/[^\p{L}]/gu, '')) !== null;
}

/** In heights of the line. */
const STATE_GAP_MAX = 3;

/** @param beside the page prints values beside its labels: a label with nothing beside it is empty, not a heading. */
function ownerAbove(piece: FreePiece, owners: readonly Owner[], beside: boolean): Candidate | null {
  const fits: { owner: Owner; align: number; gap: number }[] = [];
  for (const owner of owners) {
    const { segment } = owner;
    if (segment.slot === 'heading') continue;
    if (centerY(segment.box) >= centerY(piece.box) - 0.3 * piece.box.height) continue;
    const align = alignment(piece, owner);
    if (align >= INSIDE_COST && hasLabelInRow(piece, owner, owners)) continue;
    if (segment.inline.length > 0 && hasEmptyLabelBeside(piece, owners, beside)) continue;
    if (beside && !mayGoOn(piece, owner)) continue;
    if (align > (segment.inline.length > 0 ? CONTINUED_MAX : ALIGNED_MAX)) continue;
    // A mark of "nothing here" beside its label is the whole value.
    if (segment.inline.length > 0 && isBlank(textOf(segment.inline))) continue;
    if (closedAbove(piece, owner, owners) || endsNotes(piece, owner) || isOtherCell(piece, owner, align)) continue;
    const line = owners.find((other) => other.segment.line === segment.line && isFull(other, piece));
    if (line && line !== owner && (segment.inline.length > 0 || line.segment.colon)) continue;
    const isFirst = segment.inline.length === 0 && owner.pieces.length === 0;
    const gap = (piece.box.top - rowBottom(owner, owners)) / piece.box.height;
    const next = isFull(owner, piece) ? SENTENCE_GAP_MAX : NEXT_GAP_MAX;
    if (gap > (isFirst && !(segment.colon && beside) ? FIRST_GAP_MAX : next)) continue;
    fits.push({ owner, align, gap });
  }
  // The lowest labels' row counts: what stands between a higher label and the piece has closed its cell.
  const lowest = Math.max(...fits.map((fit) => bottom(fit.owner.segment.box)));
  let best: Candidate | null = null;
  for (const { owner, align, gap } of fits) {
    if (lowest - bottom(owner.segment.box) > owner.segment.box.height * 1.2) continue;
    const cost = align + Math.max(0, gap);
    if (best === null || cost < best.cost) best = { owner, cost };
  }
  return best;
}

/** Lines of a page that bows or leans reach into each other's rows; print that stands over print is another line. */
function overlaps(a: Box, b: Box): boolean {
  const shared = Math.min(right(a), right(b)) - Math.max(a.left, b.left);
  return shared > Math.min(a.width, b.width) * OVERLAP_MAX;
}

/** Neighbouring words of one line share less of their width than this. */
const OVERLAP_MAX = 0.5;

function toValue(owner: Owner): LabelledValue {
  const { segment } = owner;
  const parts = [
    ...(segment.inline.length > 0
      ? [{ words: segment.inline, box: boxAround(segment.inline.map((w) => w.box)) ?? segment.box }]
      : []),
    ...owner.pieces,
  ];
  const lines: { words: Word[]; box: Box }[] = [];
  for (const part of parts.sort((a, b) => centerY(a.box) - centerY(b.box))) {
    const line = lines.find(
      (known) => sameRow(known.box, part.box) && !known.words.some((word) => overlaps(word.box, part.box)),
    );
    if (line) {
      line.words.push(...part.words);
      line.words.sort((a, b) => a.box.left - b.box.left);
      line.box = boxAround([line.box, part.box]) ?? line.box;
    } else lines.push({ words: [...part.words], box: part.box });
  }
  return {
    slot: segment.slot,
    labelText: textOf(segment.label),
    quality: segment.quality,
    labelBox: segment.box,
    lines: lines.map((line) => line.words),
    cellRight: owner.cellRight,
  };
}
