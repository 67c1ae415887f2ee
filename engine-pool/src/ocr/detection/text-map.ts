// Runs the detection network: a map of the probability of print on the page.
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { resampleToPlanes } from '../../image/resample.ts';
import type { Raster } from '../../input/raster.ts';

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

/** Shrinks the page, over as many samples as the shrinking needs up to 2 × 2. */
function scaledPlanes(page: Raster, width: number, height: number): Float32Array {
  const columns = samplePlaces(page.width, width);
  const rows = samplePlaces(page.height, height);
  return resampleToPlanes(page, width, height, (row, xs, ys) => {
    xs.set(columns);
    ys.fill(rows[row] as number);
  });
}

/** Where along a side of the page each pixel of the shrunken one is taken from; single precision is enough between two. */
function samplePlaces(source: number, target: number): Float64Array {
  const step = source / target;
  return Float64Array.from({ length: target }, (_, index) => {
    const place = Math.min(Math.max((index + 0.5) * step - 0.5, 0), source - 1);
    const left = Math.floor(place);
    return left + Math.fround(place - left);
  });
}
