// Loads the PP-OCR models once for each worker process.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InferenceSession } from 'onnxruntime-node';
import { loadNetwork } from '../load-network.ts';

export const DETECTION_MODEL = 'PP-OCRv6_det_small.onnx';
/** As install/cut-recogniser.ts leaves it. */
export const RECOGNITION_MODEL = 'PP-OCRv6_rec_small_cut.onnx';

const weights = (name: string): string => fileURLToPath(new URL(`../../weights/${name}`, import.meta.url));
const QUICK_DETECTION_MODEL = weights('PP-OCRv6_det_small_int8.onnx');
const QUICK_RECOGNITION_MODEL = weights('PP-OCRv6_rec_small_int8.onnx');

export interface PaddleModels {
  readonly detection: InferenceSession;
  /** Its classes are those of the alphabet. */
  readonly recognition: InferenceSession;
  /** Reads again what `recognition` doubts; null: that is the last word. */
  readonly full: InferenceSession | null;
}

/** @throws StartupError that names the model file that is missing or damaged */
export async function loadPaddleModels(folder: string): Promise<PaddleModels> {
  const detection = await loadNetwork(join(folder, DETECTION_MODEL), { fetched: true });
  const recognition = await loadNetwork(join(folder, RECOGNITION_MODEL), { fetched: true });
  return { detection, recognition, full: null };
}

/**
 * The same networks in 8 bits (engine-pool/training/recognition made them): half the time, and one character in 200 read otherwise.
 */
export async function loadQuickModels(): Promise<PaddleModels> {
  const detection = await loadNetwork(QUICK_DETECTION_MODEL, { arena: true });
  const recognition = await loadNetwork(QUICK_RECOGNITION_MODEL);
  return { detection, recognition, full: null };
}

/** The quick networks, with the whole one to ask where they doubt. What both hold is shared. */
export function everydayModels(whole: PaddleModels, quick: PaddleModels): PaddleModels {
  return { ...quick, full: whole.recognition };
}
