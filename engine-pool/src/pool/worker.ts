// A worker process: loads its engines once, then reads one file after the other.
import './lifetime.ts';
import { StartupError } from '@lavra/shared/startup-error';
import { createFindByTagger } from '../certificate/find/find-by-tagger.ts';
import { loadTagger } from '../certificate/find/tagger.ts';
import { createReadCertificate } from '../certificate/read-certificate.ts';
import type { Engine } from '../engines/engine.ts';
import { createFast } from '../engines/fast.ts';
import { createLarge } from '../engines/large.ts';
import { createMini } from '../engines/mini.ts';
import { createReadPixels } from '../engines/read-pixels.ts';
import { createSimulated } from '../engines/simulated.ts';
import { extract } from '../extract.ts';
import { everydayModels, loadPaddleModels, loadQuickModels } from '../ocr/models.ts';
import { createTesseract } from '../ocr/second-reader/tesseract.ts';
import { serveTasks, tell } from './serve-tasks.ts';
import type { WorkerSettings } from './task.ts';
import { warmUp } from './warm-up.ts';

const settings: WorkerSettings = JSON.parse(process.argv[2] as string);

async function loadEngines(): Promise<Engine[]> {
  if (settings.simulatedEngineMs !== null) return [createSimulated(settings.simulatedEngineMs)];
  const models = await loadPaddleModels(settings.modelsDir);
  const quick = await loadQuickModels();
  const readCertificate = createReadCertificate(createFindByTagger(await loadTagger()));
  const readPixels = createReadPixels(everydayModels(models, quick));
  const reading = [
    createFast(quick, readCertificate),
    createMini(readPixels, readCertificate),
    createLarge(models, createTesseract(), readPixels, readCertificate),
  ] as const;
  await warmUp(reading);
  return [...reading];
}

try {
  const engines = await loadEngines();
  const { pdfPagesMax } = settings;
  serveTasks(settings.limits, ({ file, resizeImage, engine }, stages) =>
    extract(file, { resizeImage, engine, pdfPagesMax }, engines, stages),
  );
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  tell({ kind: 'unready', problem: error.message }, () => process.exit(1));
}
