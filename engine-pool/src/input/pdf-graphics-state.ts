// The graphics state of a PDF page's operators (ISO 32000-1, 8.4 and 9.3), as far as it says where text stands and what is painted.
import { OPS, type PDFDocumentProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type Matrix = readonly [number, number, number, number, number, number];
/** In pixels, origin top left. */
export type Spot = readonly [x: number, y: number];
export type Bounds = readonly [left: number, top: number, right: number, bottom: number];
/** Which of a document's layers are on. */
export type Layers = Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>>;

interface State {
  /** To pixels. */
  matrix: Matrix;
  /** Outside of it nothing is drawn. */
  clip: Bounds;
  /** Red, green and blue that is filled with, 0 to 255; undefined for a pattern. */
  colour: readonly number[] | undefined;
  /** Of fills and pictures, 0 to 1. */
  opacity: number;
  isBlended: boolean;
  /** By a mask, or inside a group that is drawn in one of these ways. */
  isMasked: boolean;
  renderingMode: number;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  rise: number;
  leading: number;
}

/** The tangent of three degrees. */
const LEAN_MAX = 0.05;
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export class GraphicsState {
  current: State;
  /** Where the next string begins. */
  textMatrix = IDENTITY;
  /** More than 0 inside what lies over the page: fields, stamps, notes. */
  annotations = 0;
  #lineMatrix = IDENTITY;
  #isClipping = false;
  readonly #saved: State[] = [];
  /** Of each marked content that is open, whether its layer is off. */
  readonly #areOff: boolean[] = [];
  #off = 0;
  readonly #layers: Layers;

  /** @param matrix from the page to pixels @param sheet all of it */
  constructor(matrix: Matrix, sheet: Bounds, layers: Layers) {
    this.#layers = layers;
    const text = { fontSize: 0, charSpacing: 0, wordSpacing: 0, horizontalScale: 1, rise: 0, leading: 0 };
    const fill = { colour: [0, 0, 0], opacity: 1, isBlended: false, isMasked: false, renderingMode: 0 };
    this.current = { matrix, clip: sheet, ...fill, ...text };
  }

  /** Whether every layer that the next operator is in is on. */
  get isOn(): boolean {
    return this.#off === 0;
  }

  /** Whether nothing shines through what is painted next. */
  get isOpaque(): boolean {
    const { opacity, isBlended, isMasked } = this.current;
    return opacity === 1 && !isBlended && !isMasked;
  }

  /** Whether a box of the current space fills its bounds on the page, but for a scan's lean. */
  get isUpright(): boolean {
    const [a, b, c, d] = this.current.matrix;
    const [along, aside] = [Math.hypot(a, d), Math.hypot(b, c)];
    return Math.min(along, aside) < LEAN_MAX * Math.max(along, aside);
  }

  /** Where a box of the current space lies, in pixels, as far as it is not clipped away. */
  boundsOf([left, top, right, bottom]: Bounds): Bounds {
    const { matrix, clip } = this.current;
    const corners = [left, right].flatMap((x) => [top, bottom].map((y) => at(matrix, x, y)));
    const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => corner[axis] as number)) as [number[], number[]];
    return [
      Math.max(clip[0], Math.min(...xs)),
      Math.max(clip[1], Math.min(...ys)),
      Math.min(clip[2], Math.max(...xs)),
      Math.min(clip[3], Math.max(...ys)),
    ];
  }

  /** @param width of the string that was shown, in units of the text */
  advance(width: number): void {
    this.textMatrix = times(this.textMatrix, [1, 0, 0, 1, width, 0]);
  }

  /** @param args pdf.js's, as its own canvas takes them */
  // biome-ignore lint/suspicious/noExplicitAny: pdf.js gives its operators' arguments no types
  apply(operation: number, args: any): void {
    switch (operation) {
      case OPS.save:
        this.#save();
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
      case OPS.endGroup:
        this.#restore();
        break;
      case OPS.transform:
        this.#transform(args);
        break;
      case OPS.paintFormXObjectBegin:
        this.#save();
        this.#transform(args[0]);
        this.#clipTo(args[1]);
        break;
      case OPS.beginGroup:
        this.#save();
        this.#set({ isMasked: !this.isOpaque, opacity: 1, isBlended: false });
        break;
      case OPS.beginAnnotation:
        this.#save();
        this.annotations++;
        this.#transform(args[2]);
        this.#transform(args[3]);
        break;
      case OPS.endAnnotation:
        this.annotations--;
        this.#restore();
        break;
      case OPS.beginMarkedContent:
        this.#beginContent(false);
        break;
      case OPS.beginMarkedContentProps:
        this.#beginContent(args[0] === 'OC' && !this.#layers.isVisible(args[1]));
        break;
      case OPS.endMarkedContent:
        if (this.#areOff.pop()) this.#off--;
        break;
      case OPS.clip:
      case OPS.eoClip:
        this.#isClipping = true;
        break;
      case OPS.constructPath:
        if (this.#isClipping) this.#clipTo(args[2]);
        this.#isClipping = false;
        break;
      case OPS.setGState:
        for (const [key, value] of args[0]) this.#setByName(key, value);
        break;
      case OPS.setFillRGBColor:
        this.#set({ colour: [1, 3, 5].map((from) => Number.parseInt(args[0].slice(from, from + 2), 16)) });
        break;
      case OPS.setFillColorN:
      case OPS.setFillTransparent:
        this.#set({ colour: undefined });
        break;
      case OPS.beginText:
        this.#beginLine(IDENTITY);
        break;
      case OPS.setTextMatrix:
        this.#beginLine(Array.from(args[0] as Iterable<number>) as unknown as Matrix);
        break;
      case OPS.moveText:
        this.#moveLine(args[0], args[1]);
        break;
      case OPS.setLeadingMoveText:
        this.#set({ leading: -args[1] });
        this.#moveLine(args[0], args[1]);
        break;
      case OPS.nextLine:
        this.#moveLine(0, -this.current.leading);
        break;
      case OPS.setLeading:
        this.#set({ leading: args[0] });
        break;
      case OPS.setFont:
        this.#set({ fontSize: args[1] });
        break;
      case OPS.setCharSpacing:
        this.#set({ charSpacing: args[0] });
        break;
      case OPS.setWordSpacing:
        this.#set({ wordSpacing: args[0] });
        break;
      case OPS.setHScale:
        this.#set({ horizontalScale: args[0] / 100 });
        break;
      case OPS.setTextRise:
        this.#set({ rise: args[0] });
        break;
      case OPS.setTextRenderingMode:
        this.#set({ renderingMode: args[0] });
        break;
    }
  }

  #set(changed: Partial<State>): void {
    Object.assign(this.current, changed);
  }

  #save(): void {
    this.#saved.push({ ...this.current });
  }

  #restore(): void {
    this.current = this.#saved.pop() ?? this.current;
  }

  #beginContent(isOff: boolean): void {
    this.#areOff.push(isOff);
    if (isOff) this.#off++;
  }

  #transform(by: Matrix | null): void {
    if (by) this.#set({ matrix: times(this.current.matrix, by) });
  }

  #clipTo(box: Bounds | null): void {
    if (box) this.#set({ clip: this.boundsOf(box) });
  }

  /** Fill opacity, blending and font may stand in one dictionary. */
  #setByName(key: string, value: unknown): void {
    if (key === 'ca') this.#set({ opacity: value as number });
    if (key === 'BM') this.#set({ isBlended: value !== 'source-over' });
    if (key === 'SMask') this.#set({ isMasked: this.current.isMasked || Boolean(value) });
    if (key === 'Font') this.#set({ fontSize: (value as [string, number])[1] });
  }

  #beginLine(matrix: Matrix): void {
    this.#lineMatrix = matrix;
    this.textMatrix = matrix;
  }

  #moveLine(x: number, y: number): void {
    this.#beginLine(times(this.#lineMatrix, [1, 0, 0, 1, x, y]));
  }
}

/** What does first the second and then the first. */
export function times(one: Matrix, other: Matrix): Matrix {
  return Util.transform([...one], [...other]) as unknown as Matrix;
}

export function at([a, b, c, d, e, f]: Matrix, x: number, y: number): Spot {
  return [a * x + c * y + e, b * x + d * y + f];
}
