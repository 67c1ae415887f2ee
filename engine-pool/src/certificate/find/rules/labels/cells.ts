// Where the cell of a label is: what stands under it, where it ends, and where a value goes on in the next line.
import type { Box } from '../../../../image/geometry.ts';
import { OFFICE_START } from '../../../normalise/registry-office.ts';
import { textOf } from '../../../text/words.ts';
import { bottom, centerX, centerY, right, sameRow } from '../page/boxes.ts';
import type { FreePiece, LabelledPage, Segment } from './labelled-page.ts';
import { NOTES, type Slot } from './vocabulary.ts';

/** A label that takes in what belongs to it. */
export interface Owner {
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

/** Pieces of one printed line are cut apart by gaps up to this wide. */
export const JOINED_GAP_MAX = 1.6;
/** Print this much smaller than the value above is the next label, though it could not be read as one. */
const LABEL_HEIGHT_SHARE = 0.72;
/** No form prints its values this much higher than its labels. */
const LEANING_MAX = 1.6;
/** A label closes what is above it for print that stands under this share of its width. */
const CLOSING_OVERLAP = 0.3;

const TABLE: ReadonlySet<Slot> = new Set<Slot>([
  'filiation',
  'father',
  'parent',
  'naturalidade',
  'naturalOf',
  'grandparents',
]);

/** How far down an owner's row reaches: under the heads of a table of parents the longest cell counts. */
export function rowBottom(owner: Owner, owners: readonly Owner[]): number {
  if (!TABLE.has(owner.segment.slot) || owner.segment.inline.length > 0) return owner.bottom;
  const row = owners.filter((other) => TABLE.has(other.segment.slot) && sameRow(other.segment.box, owner.segment.box));
  if (!row.some((other) => other.segment.slot === 'grandparents')) return owner.bottom;
  return Math.max(...row.map((other) => other.bottom));
}

/** True when the piece's own row begins with a label, and the owner stands above that row. */
export function hasLabelInRow(piece: FreePiece, owner: Owner, owners: readonly Owner[]): boolean {
  return owners.some(
    ({ segment }) =>
      segment !== owner.segment && sameRow(segment.box, piece.box) && right(segment.box) <= piece.box.left,
  );
}

/**
 * True when the piece's own row begins with a label that nothing follows but the piece.
 * @param beside the page prints values beside its labels; on others only a colon shows that one is to follow.
 */
export function hasEmptyLabelBeside(piece: FreePiece, owners: readonly Owner[], beside: boolean): boolean {
  return owners.some(
    ({ segment }) =>
      (beside || segment.colon) &&
      segment.inline.length === 0 &&
      sameRow(segment.box, piece.box) &&
      right(segment.box) <= piece.box.left,
  );
}

/** True when another label stands between the two, right over the piece. */
export function closedAbove(piece: FreePiece, owner: Owner, owners: readonly Owner[]): boolean {
  const from = centerY(owner.segment.box) + owner.segment.box.height * 0.6;
  const to = piece.box.top;
  return owners.some((other) => {
    const y = centerY(other.extent);
    if (other === owner || y <= from || y >= to) return false;
    const shared = Math.min(right(other.extent), right(piece.box)) - Math.max(other.extent.left, piece.box.left);
    return shared > piece.box.width * CLOSING_OVERLAP;
  });
}

/** Notes end in a full stop; the registry's name under them begins something new. */
export function endsNotes(piece: FreePiece, owner: Owner): boolean {
  // "serventia." alone is the last word of a note.
  if (!NOTES.has(owner.segment.slot) || piece.words.length < 2 || !OFFICE_START.test(textOf(piece.words))) return false;
  const before = textOf(owner.pieces.at(-1)?.words ?? owner.segment.inline);
  return before === '' || before.endsWith('.');
}

/** True for print far right of the owner's own line, or much smaller than it: a cell whose label was not read. */
export function isOtherCell(piece: FreePiece, owner: Owner, align: number): boolean {
  const above = owner.pieces.at(-1)?.box ?? (owner.segment.inline.length > 0 ? owner.extent : null);
  if (!above) return false;
  // The box of a line that leans is higher than its print.
  const printed = Math.min(above.height, owner.segment.box.height * LEANING_MAX);
  if (piece.box.height < printed * LABEL_HEIGHT_SHARE && textOf(piece.words).length > 2) return true;
  const beside = owner.pieces.find((other) => sameRow(other.box, piece.box));
  return (
    align >= INSIDE_COST &&
    beside !== undefined &&
    piece.box.left - right(beside.box) > JOINED_GAP_MAX * piece.box.height
  );
}

/** False under a value that stands apart beside its label, for print that neither begins where it does nor runs on from it. */
export function mayGoOn(piece: FreePiece, owner: Owner): boolean {
  const value = owner.pieces.find(({ box }) => sameRow(box, owner.segment.box) && box.left >= right(owner.segment.box));
  if (owner.segment.inline.length > 0 || value === undefined || sameRow(value.box, piece.box)) return true;
  const last = Math.max(...owner.pieces.map(({ box }) => right(box)));
  return Math.abs(value.box.left - piece.box.left) <= piece.box.height || last > owner.printEnd * FULL_SHARE;
}

/** What standing just somewhere in the label's cell costs. */
export const INSIDE_COST = 1.5;

/** How far the piece is from standing under the label: left edges, centres, or just inside its cell. */
export function alignment(below: FreePiece, owner: Owner): number {
  const { segment } = owner;
  const piece = below.box;
  const lefts = [segment.box.left, segment.inline[0]?.box.left ?? segment.box.left];
  const left = Math.min(...lefts.map((at) => Math.abs(at - piece.left)));
  // Text that is centred in its cell shares its middle with the line above, whatever the label does.
  const between = owner.pieces.filter(({ box }) => centerY(box) > bottom(segment.box) && centerY(box) < piece.top);
  const over = between.at(-1)?.box ?? segment.box;
  const center = Math.min(...[segment.box, over].map((box) => Math.abs(centerX(box) - centerX(piece))));
  const aligned = Math.min(left, center) / piece.height;
  // Under a label with a value beside it only a line of the same cell's print may follow: it begins where that began.
  const goesOn = isFull(owner, below) ? Math.abs((owner.continuesAt as number) - piece.left) : Number.POSITIVE_INFINITY;
  if (segment.inline.length > 0) return Math.min(left, goesOn) / piece.height;
  if (segment.colon && goesOn < piece.height) return goesOn / piece.height;
  const inside = piece.left >= segment.box.left - piece.height && centerX(piece) < owner.cellRight;
  return inside ? Math.min(aligned, INSIDE_COST) : aligned;
}

/** The line below would have begun on this one, had there been room. */
export function isFull(owner: Owner, below: FreePiece): boolean {
  if (owner.continuesAt === null) return false;
  const end = right(owner.extent);
  const needed = (below.words[0]?.box.width ?? 0) + below.box.height * 0.5;
  return end > owner.printEnd * FULL_SHARE || end + needed > owner.printEnd;
}

/** A line counts as full from this share of the print's width on. */
const FULL_SHARE = 0.85;

/** Where the line of a label begins left of it, for the last label of the line; null for every other. */
export function continuation(segment: Segment, page: LabelledPage): number | null {
  const line = page.segments.filter((other) => other.line === segment.line);
  const begin = Math.min(
    ...[...line, ...page.free.filter((free) => free.line === segment.line)].map(({ box }) => box.left),
  );
  if (begin === segment.box.left || line.at(-1) !== segment) return null;
  return begin;
}

/** Up to the next label to the right in the same row; to the page's end when there is none. */
export function cellRight(segment: Segment, segments: readonly Segment[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const other of segments) {
    if (other === segment || !sameRow(other.box, segment.box)) continue;
    if (other.box.left > segment.box.left && other.box.left < nearest) nearest = other.box.left;
  }
  return nearest;
}
