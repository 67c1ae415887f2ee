// Loads the PP-OCR models once for each worker process.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartupError } from '@lavra/shared/startup-error';
import { InferenceSession } from 'onnxruntime-node';

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
  const detection = await loadModel(join(folder, DETECTION_MODEL));
  const recognition = await loadModel(join(folder, RECOGNITION_MODEL));
  return { detection, recognition, full: null };
}

/**
 * The same networks in 8 bits (engine-pool/training/recognition made them): half the time, and one character in 200 read otherwise.
 */
export async function loadQuickModels(): Promise<PaddleModels> {
  const detection = await loadModel(QUICK_DETECTION_MODEL, { arena: true });
  const recognition = await loadModel(QUICK_RECOGNITION_MODEL);
  return { detection, recognition, full: null };
}

/** The quick networks, with the whole one to ask where they doubt. What both hold is shared. */
export function everydayModels(whole: PaddleModels, quick: PaddleModels): PaddleModels {
  return { ...quick, full: whole.recognition };
}

/**
 * @param arena keeps the memory of a run for the next one: what one network of large maps uses for every page. The others
 *   need little or run seldom, and an arena never gives memory back.
 */
async function loadModel(path: string, { arena = false } = {}): Promise<InferenceSession> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (cause) {
    throw new StartupError(`the OCR model ${path} cannot be read (LAVRA_MODELS_DIR names its folder)`, { cause });
  }
  try {
    return await InferenceSession.create(bytes, {
      // A worker reads in one thread; more throughput comes from more workers.
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      enableCpuMemArena: arena,
      // It plans for one shape of input at a time; no two pages have the same.
      enableMemPattern: false,
      logSeverityLevel: 3,
    });
  } catch (cause) {
    throw new StartupError(`the OCR model ${path} is damaged: remove it and start again to fetch it anew`, { cause });
  }
}
