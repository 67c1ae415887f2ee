// A page as labels and what stands between them.
import type { Box } from '../../../../image/geometry.ts';
import type { Word } from '../../../../ocr/page-text.ts';
import type { Slot } from './vocabulary.ts';

/** A label and what follows it in its own line, up to the next label. */
export interface Segment {
  readonly slot: Slot;
  /** The words of the label itself, and their box. */
  readonly label: readonly Word[];
  readonly box: Box;
  /** 1 = every letter as in the vocabulary. */
  readonly quality: number;
  /** A colon was printed behind it. */
  readonly colon: boolean;
  /** Words after the label in the same line; empty when the label stands alone. */
  readonly inline: readonly Word[];
  readonly line: number;
}

/** Words that no label of their own line announces: a value of a label above, or plain text. */
export interface FreePiece {
  readonly words: readonly Word[];
  readonly box: Box;
  readonly line: number;
  /** It begins a cell, and so goes on with nothing to its left. */
  readonly beginsCell?: boolean;
  /** It goes on with an unfinished line above, and so heads nothing. */
  readonly goesOn?: boolean;
}

/** What `findLabels` makes of a page. */
export interface LabelledPage {
  readonly segments: readonly Segment[];
  readonly free: readonly FreePiece[];
}
