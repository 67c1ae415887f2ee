// A page that remembers where each of its words came to stand, in the typefaces and by the clerk that it is told.
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Face } from '../../../../tests/generator/drawing/fonts.ts';
import { type Align, type DrawingContext, Page, type Type } from '../../../../tests/generator/drawing/page.ts';
import type { Random } from '../../../../tests/generator/random.ts';
import { type Clerk, someClerk, writeWord } from './handwriting.ts';
import { strikeLetter, type Typewriter } from './typewriter.ts';

/** Stands for a word that is no part of a line. */
export const NO_LINE = '\u0000';

/** A word as it came to stand on the page, in points. */
export interface Placed {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A page in other typefaces that remembers its words. */
export class Recorder extends Page {
  readonly placed: Placed[] = [];
  readonly faces: ReadonlyMap<string, string>;
  readonly #typewriter: Typewriter | null;
  readonly #written: ReadonlySet<string>;
  readonly #clerk: Clerk;
  readonly #tightening: number;
  #inside = false;
  constructor(
    context: DrawingContext,
    random: Random,
    faces: ReadonlyMap<string, string>,
    typewriter: Typewriter | null,
    written: readonly string[],
  ) {
    super(context, random);
    this.faces = faces;
    this.#typewriter = typewriter;
    this.#written = new Set(written);
    this.#clerk = someClerk(random.fork('clerk'));
    this.#tightening = random.chance(0.35) ? random.between(0.03, 0.13) : 0;
  }
  #struck(type: Type): Typewriter | null {
    return type.uneven === undefined || type.smallCaps !== undefined ? null : this.#typewriter;
  }
  #swap(type: Type): Type {
    const face = this.faces.get(type.face);
    return face === undefined ? type : { ...type, face: face as Face };
  }
  override measure(text: string, type: Type): number {
    // Justified and condensed lines: words that nearly touch.
    (this.context as SKRSContext2D).wordSpacing = `${-this.#tightening * type.sizePt}px`;
    const stretch = this.#written.has(type.face) ? this.#clerk.stretch : (this.#struck(type)?.stretch ?? 1);
    return super.measure(text, this.#swap(type)) * stretch;
  }
  override text(text: string, x: number, baseline: number, type: Type, align: Align = 'left'): number {
    if (this.#inside) return super.text(text, x, baseline, type, align);
    const width = this.measure(text, type);
    const left = align === 'left' ? x : align === 'center' ? x - width / 2 : x - width;
    // Ornaments turn the context: what they write is no line.
    const { a, b, d, e } = (this.context as SKRSContext2D).getTransform();
    const level = Math.abs(b) < 1e-6 && Math.abs(a - d) < 1e-6 && Math.abs(e) < 1e-6;
    for (const match of text.matchAll(/\S+/g)) {
      const from = left + this.measure(text.slice(0, match.index), type);
      const to = left + this.measure(text.slice(0, match.index + match[0].length), type);
      const shown = type.smallCaps === undefined ? match[0] : match[0].toLocaleUpperCase('pt-BR');
      if (level)
        this.placed.push({
          text: shown,
          left: from,
          right: to,
          top: baseline - type.sizePt * 0.72,
          bottom: baseline + type.sizePt * 0.02,
        });
      else this.placed.push({ text: NO_LINE, left: from, right: to, top: baseline - 6, bottom: baseline });
    }
    const machine = this.#struck(type);
    if (this.#written.has(type.face)) this.#write(text, left, baseline, type);
    else if (machine !== null) this.#strike(text, left, baseline, type, machine);
    else {
      this.#inside = true;
      super.text(text, x, baseline, this.#swap(type), align);
      this.#inside = false;
    }
    return width;
  }
  #write(text: string, left: number, baseline: number, type: Type): void {
    for (const { 0: word, index } of text.matchAll(/\S+/g)) {
      // Measuring sets the font.
      const x = left + this.measure(text.slice(0, index), type);
      this.measure(word, type);
      writeWord(this.context as SKRSContext2D, word, x, baseline, type.sizePt, this.#clerk, this.random);
    }
  }
  #strike(text: string, left: number, baseline: number, type: Type, machine: Typewriter): void {
    for (let i = 0; i < text.length; i++) {
      if (text[i] === ' ') continue;
      // Measuring sets the font.
      const x = left + this.measure(text.slice(0, i), type);
      strikeLetter(this.context as SKRSContext2D, text[i] as string, x, baseline, type.sizePt, machine, this.random);
    }
  }
}
