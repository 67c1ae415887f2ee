// The line image: the recognition network's input, one line of print, upright, always of the same height.

/** The height that PP-OCR's recognition was trained on. */
export const LINE_IMAGE_HEIGHT_PX = 48;

export interface LineImage {
  readonly width: number;
  /** Planes blue, green, red, each from −1 to 1. */
  readonly planes: Float32Array;
  /** Where a form's ruling lines ran through it, in shares of the width: texts on both sides of one do not belong together. */
  readonly rulingLines: readonly number[];
}
