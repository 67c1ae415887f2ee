// What a reader found on a page: lines of words with their places. Everything after it works on this alone.
import type { Box } from '../image/geometry.ts';
import type { Way } from '../input/sideways.ts';

export interface Word {
  readonly text: string;
  readonly box: Box;
  /** How sure the reader is of the text, 0 to 1. */
  readonly confidence: number;
  /** How sure of each character of the text, where that is known. */
  readonly characterConfidences?: readonly number[];
}

/** Words that stand in one row and belong together as printed: a reader never joins two table cells. */
export interface Line {
  readonly words: readonly Word[];
  readonly box: Box;
  /** Of a line that is printed up or down the page: its places are those on the turned page, moved by so much. */
  readonly sideways?: { readonly way: Way; readonly byX: number; readonly byY: number };
}

export interface PageText {
  readonly width: number;
  readonly height: number;
  /** In reading order, top to bottom. */
  readonly lines: readonly Line[];
}
