// Writes words as a clerk's hand does: leaning, wide or narrow, up and down the line, with a nib that runs wet or dry.
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../../tests/generator/random.ts';

/** One clerk; sizes in shares of the type's size. */
export interface Clerk {
  /** Of every word's width. */
  readonly stretch: number;
  /** How far the top leans over, of a letter's height; below 0 to the left. */
  readonly lean: number;
  /** How far words stray from their line. */
  readonly stray: number;
  /** Ink that spreads around a stroke. */
  readonly spread: number;
  /** 0 to 1: how much fainter single words are. */
  readonly faint: number;
}

export function someClerk(random: Random): Clerk {
  return {
    stretch: random.between(0.8, 1.2),
    lean: random.around(0.22),
    stray: random.between(0, 0.06),
    spread: random.chance(0.5) ? random.between(0, 0.05) : 0,
    faint: random.between(0, 0.5),
  };
}

/** The size at which a hand's small letters are so high: hands fill their size by a third or by two. */
export function sizeFor(xHeightPt: number, face: string): number {
  const context = createCanvas(1, 1).getContext('2d');
  context.font = `100px ${face}`;
  return (100 * xHeightPt) / context.measureText('x').actualBoundingBoxAscent;
}

/** Writes one word; the context's font is the clerk's hand. */
export function writeWord(
  context: SKRSContext2D,
  word: string,
  x: number,
  baseline: number,
  sizePt: number,
  clerk: Clerk,
  random: Random,
): void {
  context.save();
  // Strokes that join letters are alternates of them.
  context.textRendering = 'optimizeLegibility';
  context.transform(clerk.stretch, 0, -clerk.lean, 1, x, baseline + random.around(clerk.stray) * sizePt);
  context.rotate(random.around(0.01));
  context.globalAlpha = 1 - clerk.faint * random.next() ** 2;
  context.fillText(word, 0, 0);
  if (clerk.spread > 0) {
    context.strokeStyle = context.fillStyle;
    context.lineJoin = 'round';
    context.lineWidth = clerk.spread * sizePt * random.between(0.6, 1.2);
    context.strokeText(word, 0, 0);
  }
  context.restore();
}
