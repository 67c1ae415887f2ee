// A worker process: loads its engines once, then does one task after the other.
import './lifetime.ts';
import { StartupError } from '@lavra/shared/startup-error';
import { createFindByTagger } from '../certificate/find/find-by-tagger.ts';
import { loadTagger } from '../certificate/find/tagger.ts';
import { createMayHoldCertificate } from '../certificate/may-hold-certificate.ts';
import { createReadCertificate } from '../certificate/read-certificate.ts';
import type { Engine } from '../engines/engine.ts';
import { createFast } from '../engines/fast.ts';
import { createLarge } from '../engines/large.ts';
import { createMini } from '../engines/mini.ts';
import { createReadPixels } from '../engines/read-pixels.ts';
import { createAsking } from '../engines/remote/asking.ts';
import { holdToPage } from '../engines/remote/hold-to-page.ts';
import { createSimulated } from '../engines/simulated.ts';
import { type ExtractStep, extract, readingOutcome } from '../extract.ts';
import { everydayModels, loadPaddleModels, loadQuickModels } from '../ocr/models.ts';
import { createTesseract } from '../ocr/second-reader/tesseract.ts';
import type { Stages } from '../stages.ts';
import { serveTasks, tell } from './serve-tasks.ts';
import type { WorkerSettings, WorkerTask } from './task.ts';
import { warmUp } from './warm-up.ts';

const settings: WorkerSettings = JSON.parse(process.argv[2] as string);

async function loadEngines(): Promise<Engine[]> {
  if (settings.simulatedEngineMs !== null) return [createSimulated(settings.simulatedEngineMs)];
  const models = await loadPaddleModels(settings.modelsDir);
  const quick = await loadQuickModels();
  const find = createFindByTagger(await loadTagger());
  const readCertificate = createReadCertificate(find);
  const isWorthReading = createMayHoldCertificate(find);
  const readPixels = createReadPixels({ ...everydayModels(models, quick), isWorthReading });
  const fast = createFast({ ...quick, isWorthReading }, readCertificate);
  const local = [
    fast,
    createMini(readPixels, readCertificate),
    createLarge({ ...models, isWorthReading }, createTesseract(), readPixels, readCertificate),
  ];
  await warmUp(fast);
  return local.map((engine) =>
    settings.remoteEngines.includes(engine.name) ? createAsking(engine.name, readPixels, readCertificate) : engine,
  );
}

function runTask(engines: readonly Engine[], task: WorkerTask, stages: Stages): Promise<ExtractStep> {
  switch (task.kind) {
    case 'read': {
      const { file, resizeImage } = task;
      // An engine that is not there is skipped: the others answer in its place.
      const wanted = task.engines.flatMap((name) => engines.filter((engine) => engine.name === name));
      return extract(file, { resizeImage, pdfPagesMax: settings.pdfPagesMax }, wanted, stages);
    }
    case 'hold':
      return hold(task, stages);
  }
}

async function hold(
  { engine, said, question, image }: Extract<WorkerTask, { kind: 'hold' }>,
  stages: Stages,
): Promise<ExtractStep> {
  const reading = await stages.run('hold', () => holdToPage(said, question));
  const extraction = { outcome: readingOutcome(engine, reading), image, stageTimes: stages.durationsMs() };
  return { kind: 'extracted', extraction, sure: reading.sure };
}

try {
  const engines = await loadEngines();
  serveTasks(settings.limits, (task, stages) => runTask(engines, task, stages));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  tell({ kind: 'unready', problem: error.message }, () => process.exit(1));
}
