// Strikes letters as an old typewriter does: wide, askew, with a ribbon that runs wet or dry and type that is worn.
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../../tests/generator/random.ts';

/** One machine; sizes in shares of the type's size. */
export interface Typewriter {
  /** Of every letter's width. */
  readonly stretch: number;
  /** Ink that spreads around a letter. */
  readonly spread: number;
  /** 0 to 1: how much fainter single strikes are. */
  readonly faint: number;
  /** 0 to 1: how often a part of a letter is missing. */
  readonly broken: number;
  /** How each key stands: turned, in radians, and raised. */
  key(letter: string): { readonly turn: number; readonly raised: number };
}

export function someTypewriter(random: Random): Typewriter {
  const askew = random.between(0, 1);
  const keys = random.fork('keys');
  return {
    stretch: random.chance(0.6) ? random.between(1, 1.35) : random.between(0.88, 1),
    spread: random.chance(0.5) ? random.between(0, 0.055) : 0,
    faint: random.between(0, 0.7),
    broken: random.chance(0.4) ? random.between(0, 0.5) : 0,
    key(letter) {
      const key = keys.fork(letter);
      return { turn: key.around(0.025 * askew), raised: key.around(0.025 * askew) };
    },
  };
}

/** Strikes one letter; the context's font is the machine's. */
export function strikeLetter(
  context: SKRSContext2D,
  letter: string,
  x: number,
  baseline: number,
  sizePt: number,
  machine: Typewriter,
  random: Random,
): void {
  const { turn, raised } = machine.key(letter);
  context.save();
  context.translate(x + random.around(0.015) * sizePt, baseline + (raised + random.around(0.012)) * sizePt);
  context.rotate(turn + random.around(0.008));
  context.scale(machine.stretch, 1);
  context.globalAlpha = 1 - machine.faint * random.next() ** 2;
  const { fillStyle } = context;
  context.fillText(letter, 0, 0);
  if (machine.spread > 0) {
    context.strokeStyle = fillStyle;
    context.lineJoin = 'round';
    context.lineWidth = machine.spread * sizePt * random.between(0.6, 1.2);
    context.strokeText(letter, 0, 0);
  }
  if (random.chance(0.02)) context.fillText(letter, random.around(0.06) * sizePt, 0);
  if (random.chance(machine.broken)) {
    // Paper shows where the key struck with one edge only, and where the ribbon has holes.
    context.fillStyle = '#fbf8ee';
    context.globalAlpha = random.between(0.3, 0.8);
    const width = 0.6 * sizePt;
    if (random.chance(0.5)) {
      const down = random.chance(0.5) ? -0.75 : -0.2;
      context.fillRect(0, down * sizePt, width, 0.22 * sizePt);
    }
    for (let i = random.int(1, 3); i > 0; i--) {
      const side = random.between(0.03, 0.09) * sizePt;
      context.fillRect(random.between(0, width), random.between(-0.7, 0) * sizePt, side, side);
    }
  }
  context.restore();
}
