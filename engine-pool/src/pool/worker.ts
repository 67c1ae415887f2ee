// A worker thread: loads its engines once, then reads one file after the other.
import { workerData } from 'piscina';
import type { Engine } from '../engines/engine.ts';
import { createFast } from '../engines/fast.ts';
import { createLarge } from '../engines/large.ts';
import { createMini } from '../engines/mini.ts';
import { createReadPixels } from '../engines/read-pixels.ts';
import { createSimulated } from '../engines/simulated.ts';
import { extract } from '../extract.ts';
import { everydayModels, loadPaddleModels, loadQuickModels } from '../ocr/models.ts';
import { createTesseract } from '../ocr/second-reader/tesseract.ts';
import { Stages } from '../stages.ts';
import {
  type ExtractResult,
  type ExtractTask,
  isCancelled,
  markLimitedStage,
  markStarted,
  type WorkerSettings,
} from './task.ts';
import { warmUp } from './warm-up.ts';

const settings: WorkerSettings = workerData;
const engines = await loadEngines();

async function loadEngines(): Promise<Engine[]> {
  if (settings.simulatedEngineMs !== null) return [createSimulated(settings.simulatedEngineMs)];
  const models = await loadPaddleModels(settings.modelsDir);
  const quick = await loadQuickModels(models);
  const readPixels = createReadPixels(everydayModels(models, quick));
  const reading = [
    createFast(quick),
    createMini(readPixels),
    createLarge(models, createTesseract(), readPixels),
  ] as const;
  await warmUp(reading);
  return [...reading];
}

class Cancelled extends Error {}

export default async function run({ file, resizeImage, engine, flag }: ExtractTask): Promise<ExtractResult> {
  markStarted(flag);
  const cancellation = {
    throwIfAborted() {
      if (isCancelled(flag)) throw new Cancelled();
    },
  };
  const stages = new Stages(cancellation, (stage) => markLimitedStage(flag, stage));
  try {
    const options = { resizeImage, engine, pdfPagesMax: settings.pdfPagesMax };
    return { ended: 'read', response: await extract(file, options, engines, stages), stageRuns: stages.runs };
  } catch (error) {
    return error instanceof Cancelled ? { ended: 'cancelled' } : { ended: 'bug', error };
  }
}
