// Loads the PP-OCR models once for each worker thread.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '@lavra/shared/startup-error';
import { InferenceSession } from 'onnxruntime-node';
import { type Alphabet, alphabetOf } from './alphabet.ts';
import { readOnnxMetadata } from './onnx-metadata.ts';

export const DETECTION_MODEL = 'PP-OCRv6_det_small.onnx';
export const RECOGNITION_MODEL = 'PP-OCRv6_rec_small.onnx';

export interface PaddleModels {
  readonly detection: InferenceSession;
  readonly recognition: InferenceSession;
  readonly alphabet: Alphabet;
}

/** @throws StartupError that names the model file that is missing or damaged */
export async function loadPaddleModels(folder: string): Promise<PaddleModels> {
  const [detection, recognition] = await Promise.all([
    loadModel(join(folder, DETECTION_MODEL)),
    loadModel(join(folder, RECOGNITION_MODEL)),
  ]);
  const dictionary = readOnnxMetadata(recognition.bytes, 'character');
  if (dictionary === null) throw new StartupError(`${join(folder, RECOGNITION_MODEL)} holds no letters to read with`);
  return { detection: detection.session, recognition: recognition.session, alphabet: alphabetOf(dictionary) };
}

export async function releasePaddleModels({ detection, recognition }: PaddleModels): Promise<void> {
  await Promise.all([detection.release(), recognition.release()]);
}

async function loadModel(path: string): Promise<{ session: InferenceSession; bytes: Uint8Array }> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (cause) {
    throw new StartupError(`the OCR model ${path} cannot be read (LAVRA_MODELS_DIR names its folder)`, { cause });
  }
  try {
    const session = await InferenceSession.create(bytes, {
      // A worker is one thread; more throughput comes from more workers.
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      // The arena never gives memory back.
      enableCpuMemArena: false,
      logSeverityLevel: 3,
    });
    return { session, bytes };
  } catch (cause) {
    throw new StartupError(`the OCR model ${path} is damaged: remove it and start again to fetch it anew`, { cause });
  }
}
