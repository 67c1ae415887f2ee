// An image as plain pixels: what every format is decoded to.

/** Three bytes a pixel (red, green, blue), rows from the top. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}
