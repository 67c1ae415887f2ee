// Runs the detection network: where on the page print is, as a map of probabilities.
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import type { Raster } from '../../image/raster.ts';

/** The network halves its input five times. */
const SIDE_MULTIPLE = 32;

/** Probability of print, one value a pixel of the page as scaled for detection. */
export interface TextMap {
  readonly width: number;
  readonly height: number;
  readonly probability: Float32Array;
  /** Page pixels in one map pixel. */
  readonly scaleX: number;
  readonly scaleY: number;
}

/** @param longSidePx the page is shrunk to this before the search, never enlarged. */
export async function findText(session: InferenceSession, page: Raster, longSidePx: number): Promise<TextMap> {
  const { width, height, planes } = detectionInput(page, longSidePx);
  const input = new Tensor('float32', planes, [1, 3, height, width]);
  const outputs = await session.run({ [session.inputNames[0] as string]: input });
  const probability = outputs[session.outputNames[0] as string]?.data as Float32Array;
  return { width, height, probability, scaleX: page.width / width, scaleY: page.height / height };
}

/** The page as the network gets it. */
export function detectionInput(page: Raster, longSidePx: number) {
  const shrink = Math.min(1, longSidePx / Math.max(page.width, page.height));
  const width = multipleOf(SIDE_MULTIPLE, page.width * shrink);
  const height = multipleOf(SIDE_MULTIPLE, page.height * shrink);
  return { width, height, planes: scaledPlanes(page, width, height) };
}

function multipleOf(step: number, length: number): number {
  return Math.max(step, Math.round(length / step) * step);
}

/**
 * Shrinks the page (bilinear, over as many samples as the shrinking needs up to 2 × 2) into the planes that PP-OCR
 * was trained on: blue, green, red, each from −1 to 1.
 */
function scaledPlanes(page: Raster, width: number, height: number): Float32Array {
  const plane = width * height;
  const planes = new Float32Array(3 * plane);
  const { data } = page;
  const stride = page.width * 3;
  const columns = new Int32Array(width);
  const columnWeights = new Float32Array(width);
  sampleAxis(page.width, width, columns, columnWeights);
  const rows = new Int32Array(height);
  const rowWeights = new Float32Array(height);
  sampleAxis(page.height, height, rows, rowWeights);
  const nextColumn = page.width > 1 ? 3 : 0;
  const nextRow = page.height > 1 ? stride : 0;
  for (let y = 0; y < height; y++) {
    const row = (rows[y] as number) * stride;
    const wy = rowWeights[y] as number;
    for (let x = 0; x < width; x++) {
      const wx = columnWeights[x] as number;
      const at = row + (columns[x] as number) * 3;
      const w00 = ((1 - wx) * (1 - wy)) / 127.5;
      const w10 = (wx * (1 - wy)) / 127.5;
      const w01 = ((1 - wx) * wy) / 127.5;
      const w11 = (wx * wy) / 127.5;
      const to = y * width + x;
      for (let channel = 0; channel < 3; channel++) {
        const from = at + channel;
        planes[to + (2 - channel) * plane] =
          (data[from] as number) * w00 +
          (data[from + nextColumn] as number) * w10 +
          (data[from + nextRow] as number) * w01 +
          (data[from + nextRow + nextColumn] as number) * w11 -
          1;
      }
    }
  }
  return planes;
}

/** For every target position the source position left of it and the weight of the one to its right. */
function sampleAxis(source: number, target: number, index: Int32Array, weight: Float32Array): void {
  const step = source / target;
  const last = Math.max(0, source - 2);
  for (let i = 0; i < target; i++) {
    const position = Math.min(Math.max((i + 0.5) * step - 0.5, 0), source - 1);
    const left = Math.min(Math.floor(position), last);
    index[i] = left;
    weight[i] = position - left;
  }
}
