// Attaches to each label the words printed right of it, below it or above it, by where they stand on the page.
import type { Box, Word } from '../../reading/page-text.ts';
import { isBlank } from '../fields/blank.ts';
import { OFFICE_START } from '../fields/office.ts';
import { bottom, centerX, centerY, right, sameRow } from '../page/prepare-lines.ts';
import { boxAround, textOf } from '../text/words.ts';
import type { FreePiece, LabelledPage, Segment } from './find-labels.ts';
import type { Slot } from './vocabulary.ts';

/** A label with all that belongs to it, printed line by printed line. */
export interface LabelledValue {
  readonly slot: Slot;
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
/** Pieces of one printed line are cut apart by gaps up to this wide. */
const JOINED_GAP_MAX = 1.6;
/** From this share of labels with a value beside them on, a page counts as printing them so. */
const BESIDE_SHARE = 0.7;
/** Under a value beside its label, only what begins where that began goes on with it. */
const CONTINUED_MAX = 1;
/** Print this much smaller than the value above is the next label, though it could not be read as one. */
const LABEL_HEIGHT_SHARE = 0.72;
/** A label closes what is above it for print that stands under this share of its width. */
const CLOSING_OVERLAP = 0.3;

interface Owner {
  readonly segment: Segment;
  readonly cellRight: number;
  /** Of the label with what stands beside it. */
  readonly extent: Box;
  /** Where its printed line begins, for the last value of a full line: that one goes on below there. */
  readonly continuesAt: number | null;
  /** Where the page's print ends. */
  readonly printEnd: number;
  pieces: FreePiece[];
  bottom: number;
}

/** @param labelsBelow true for forms that print the label under its value. */
export function attachValues(page: LabelledPage, pageHeight: number, labelsBelow: boolean): AttachedPage {
  if (!labelsBelow) return attachBelow(page);
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

function attachBelow(page: LabelledPage): AttachedPage {
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
  const withColon = page.segments.filter((segment) => segment.colon && segment.slot !== 'other');
  const printsBeside =
    withColon.filter((segment) => segment.inline.length > 0).length > withColon.length * BESIDE_SHARE;
  const ownerOf = new Map<FreePiece, Owner>();
  const loose: FreePiece[] = [];
  const pieces = [...page.free].sort((a, b) => centerY(a.box) - centerY(b.box) || a.box.left - b.box.left);
  // Left neighbours first: within a row the order is from left to right.
  const rows = rowsOf(pieces);
  for (const piece of rows.flat()) {
    const beside = ownerBeside(piece, owners, pieces, ownerOf);
    const above = ownerAbove(piece, owners, printsBeside);
    const best = beside && (!above || beside.cost <= above.cost) ? beside : above;
    if (!best) {
      loose.push(piece);
      continue;
    }
    ownerOf.set(piece, best.owner);
    best.owner.pieces.push(piece);
    best.owner.bottom = Math.max(best.owner.bottom, bottom(piece.box));
  }
  for (const owner of owners) loose.push(...strayPieces(owner));
  return { values: owners.map(toValue), loose };
}

/** Takes back what only stood somewhere in the cell when other print stands right under the label. */
function strayPieces(owner: Owner): FreePiece[] {
  if (owner.segment.inline.length > 0) return [];
  const under = owner.pieces.filter((piece) => alignment(piece.box, owner) < INSIDE_COST);
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
    if (!alone && gap > JOINED_GAP_MAX * piece.box.height) continue;
    gapMin = gap;
    best = { owner, cost: alone ? 0.3 + gap / (80 * piece.box.height) : gap / (2 * piece.box.height) };
  }
  for (const other of pieces) {
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

/** @param beside the page prints values beside its labels: a label with nothing beside it is empty, not a heading. */
function ownerAbove(piece: FreePiece, owners: readonly Owner[], beside: boolean): Candidate | null {
  const fits: { owner: Owner; align: number; gap: number }[] = [];
  for (const owner of owners) {
    const { segment } = owner;
    if (segment.slot === 'heading') continue;
    if (centerY(segment.box) >= centerY(piece.box) - 0.3 * piece.box.height) continue;
    const first = piece.words[0]?.box.width ?? 0;
    const align = alignment({ ...piece.box, firstWidth: first }, owner);
    if (align >= INSIDE_COST && hasLabelInRow(piece, owner, owners)) continue;
    if (align > (segment.inline.length > 0 ? CONTINUED_MAX : ALIGNED_MAX)) continue;
    // A mark of "nothing here" beside its label is the whole value.
    if (segment.inline.length > 0 && isBlank(textOf(segment.inline))) continue;
    if (closedAbove(piece, owner, owners) || endsNotes(piece, owner) || isOtherCell(piece, owner, align)) continue;
    const line = owners.find((other) => other.segment.line === segment.line && isFull(other, piece.box));
    if (line && line !== owner && (segment.inline.length > 0 || line.segment.colon)) continue;
    const isFirst = segment.inline.length === 0 && owner.pieces.length === 0;
    const gap = (piece.box.top - rowBottom(owner, owners)) / piece.box.height;
    if (gap > (isFirst && !(segment.colon && beside) ? FIRST_GAP_MAX : NEXT_GAP_MAX)) continue;
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

const TABLE: ReadonlySet<Slot> = new Set<Slot>([
  'filiation',
  'father',
  'parent',
  'naturalidade',
  'naturalOf',
  'grandparents',
]);

/** How far down an owner's row reaches: under the heads of a table of parents the longest cell counts. */
function rowBottom(owner: Owner, owners: readonly Owner[]): number {
  if (!TABLE.has(owner.segment.slot) || owner.segment.inline.length > 0) return owner.bottom;
  const row = owners.filter((other) => TABLE.has(other.segment.slot) && sameRow(other.segment.box, owner.segment.box));
  if (!row.some((other) => other.segment.slot === 'grandparents')) return owner.bottom;
  return Math.max(...row.map((other) => other.bottom));
}

/** True when the piece's own row begins with a label, and the owner stands above that row. */
function hasLabelInRow(piece: FreePiece, owner: Owner, owners: readonly Owner[]): boolean {
  return owners.some(
    ({ segment }) =>
      segment !== owner.segment && sameRow(segment.box, piece.box) && right(segment.box) <= piece.box.left,
  );
}

/** True when another label stands between the two, right over the piece. */
function closedAbove(piece: FreePiece, owner: Owner, owners: readonly Owner[]): boolean {
  const from = centerY(owner.segment.box) + owner.segment.box.height * 0.6;
  const to = piece.box.top;
  return owners.some((other) => {
    const y = centerY(other.extent);
    if (other === owner || y <= from || y >= to) return false;
    const shared = Math.min(right(other.extent), right(piece.box)) - Math.max(other.extent.left, piece.box.left);
    return shared > piece.box.width * CLOSING_OVERLAP;
  });
}

const NOTES: ReadonlySet<Slot> = new Set<Slot>(['notes', 'averbacoes', 'anotacoes']);

/** Notes end in a full stop; the registry's name under them begins something new. */
function endsNotes(piece: FreePiece, owner: Owner): boolean {
  if (!NOTES.has(owner.segment.slot) || !OFFICE_START.test(textOf(piece.words))) return false;
  const before = textOf(owner.pieces.at(-1)?.words ?? owner.segment.inline);
  return before === '' || before.endsWith('.');
}

/** True for print far right of the owner's own line, or much smaller than it: a cell whose label was not read. */
function isOtherCell(piece: FreePiece, owner: Owner, align: number): boolean {
  const above = owner.pieces.at(-1)?.box ?? (owner.segment.inline.length > 0 ? owner.extent : null);
  if (!above) return false;
  if (piece.box.height < above.height * LABEL_HEIGHT_SHARE && textOf(piece.words).length > 2) return true;
  const beside = owner.pieces.find((other) => sameRow(other.box, piece.box));
  return (
    align >= INSIDE_COST &&
    beside !== undefined &&
    piece.box.left - right(beside.box) > JOINED_GAP_MAX * piece.box.height
  );
}

/** What standing just somewhere in the label's cell costs. */
const INSIDE_COST = 1.5;

/** How far the piece is from standing under the label: left edges, centres, or just inside its cell. */
function alignment(piece: Box & { firstWidth?: number }, owner: Owner): number {
  const { segment } = owner;
  const lefts = [segment.box.left, segment.inline[0]?.box.left ?? segment.box.left];
  const left = Math.min(...lefts.map((at) => Math.abs(at - piece.left)));
  const center = Math.abs(centerX(segment.box) - centerX(piece));
  const aligned = Math.min(left, center) / piece.height;
  // Under a label with a value beside it only a line of the same cell's print may follow: it begins where that began.
  const goesOn = isFull(owner, piece) ? Math.abs((owner.continuesAt as number) - piece.left) : Number.POSITIVE_INFINITY;
  if (segment.inline.length > 0) return Math.min(left, goesOn) / piece.height;
  if (segment.colon && goesOn < piece.height) return goesOn / piece.height;
  const inside = piece.left >= segment.box.left - piece.height && centerX(piece) < owner.cellRight;
  return inside ? Math.min(aligned, INSIDE_COST) : aligned;
}

/** The line below would have begun on this one, had there been room. */
function isFull(owner: Owner, below: Box & { firstWidth?: number }): boolean {
  if (owner.continuesAt === null) return false;
  const end = right(owner.extent);
  return end > owner.printEnd * FULL_SHARE || end + (below.firstWidth ?? 0) + below.height * 0.5 > owner.printEnd;
}

/** A line counts as full from this share of the print's width on. */
const FULL_SHARE = 0.85;

function continuation(segment: Segment, page: LabelledPage): number | null {
  const line = page.segments.filter((other) => other.line === segment.line);
  const begin = Math.min(
    ...[...line, ...page.free.filter((free) => free.line === segment.line)].map(({ box }) => box.left),
  );
  if (begin === segment.box.left || line.at(-1) !== segment) return null;
  return begin;
}

/** Up to the next label to the right in the same row; to the page's end when there is none. */
function cellRight(segment: Segment, segments: readonly Segment[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const other of segments) {
    if (other === segment || !sameRow(other.box, segment.box)) continue;
    if (other.box.left > segment.box.left && other.box.left < nearest) nearest = other.box.left;
  }
  return nearest;
}

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
    const line = lines.find((known) => sameRow(known.box, part.box));
    if (line) {
      line.words.push(...part.words);
      line.words.sort((a, b) => a.box.left - b.box.left);
      line.box = boxAround([line.box, part.box]) ?? line.box;
    } else lines.push({ words: [...part.words], box: part.box });
  }
  return {
    slot: segment.slot,
    quality: segment.quality,
    labelBox: segment.box,
    lines: lines.map((line) => line.words),
    cellRight: owner.cellRight,
  };
}
