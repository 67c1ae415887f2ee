// The size of an image as callers are told it: upright.

export interface ImageSizePx {
  readonly width: number;
  readonly height: number;
}
