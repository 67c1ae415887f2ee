// Reads documents with one engine of ours on one thread: node read-ours.ts ENGINE FOLDER WARMING, one JSON line a document of
// FOLDER. Those of WARMING come first and are not told of: a worker reads thousands, and V8 makes code quick only once it has run.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFindByTagger } from '../../../../engine-pool/src/certificate/find/find-by-tagger.ts';
import { loadTagger } from '../../../../engine-pool/src/certificate/find/tagger.ts';
import { createReadCertificate } from '../../../../engine-pool/src/certificate/read-certificate.ts';
import { readConfig } from '../../../../engine-pool/src/config.ts';
import type { Engine } from '../../../../engine-pool/src/engines/engine.ts';
import { createFast } from '../../../../engine-pool/src/engines/fast.ts';
import { createMini } from '../../../../engine-pool/src/engines/mini.ts';
import { createReadPixels } from '../../../../engine-pool/src/engines/read-pixels.ts';
import { preparePage } from '../../../../engine-pool/src/input/prepare-page.ts';
import type { PreparedPage } from '../../../../engine-pool/src/input/prepared-page.ts';
import { QUICK } from '../../../../engine-pool/src/ocr/effort.ts';
import { everydayModels, loadPaddleModels, loadQuickModels } from '../../../../engine-pool/src/ocr/models.ts';
import type { PageText } from '../../../../engine-pool/src/ocr/page-text.ts';
import { textLayerOf } from '../../../../engine-pool/src/ocr/pdf-text/text-layer.ts';
import { readPage } from '../../../../engine-pool/src/ocr/read-page.ts';
import { warmUp } from '../../../../engine-pool/src/pool/warm-up.ts';
import { Stages } from '../../../../engine-pool/src/stages.ts';
import { loadTruths } from '../../accuracy/truths.ts';
import type { PageFigures } from './figures.ts';

const TIME_LIMIT_MS = 120_000;

interface Timed {
  readonly engine: Engine;
  /** The words it works on, for their recall; outside the time measured. */
  text(page: PreparedPage, stages: Stages): Promise<PageText>;
}

const { modelsDir, pdfPagesMax } = readConfig({ LAVRA_SERVICE_TOKEN: 'x'.repeat(32) });
const OPTIONS = { resizeImage: true, pdfPagesMax };

async function load(name: string): Promise<Timed> {
  const readCertificate = createReadCertificate(createFindByTagger(await loadTagger()));
  const whole = await loadPaddleModels(modelsDir);
  const quick = await loadQuickModels();
  if (name === 'mini') {
    const models = everydayModels(whole, quick);
    // A page is read once, for the engine and for its words.
    const readPixels = createReadPixels(models);
    const text = async (page: PreparedPage, stages: Stages) =>
      textLayerOf(page) ?? (await readPixels(page, stages)).text;
    return { engine: createMini(readPixels, readCertificate), text };
  }
  const text = async (page: PreparedPage, stages: Stages) =>
    textLayerOf(page) ?? (await readPage(quick, await page.pixels(), stages, QUICK)).text;
  return { engine: createFast(quick, readCertificate), text };
}

function wordsOf({ lines }: PageText): string {
  return lines.map((line) => line.words.map(({ text }) => text).join(' ')).join('\n');
}

/** Stages timed by the processor, as wall clock counts others on the machine too. */
class ProcessorStages extends Stages {
  readonly ms = new Map<string, number>();

  override async run<Result>(stage: string, work: () => Promise<Result> | Result): Promise<Result> {
    const before = process.cpuUsage();
    try {
      return await super.run(stage, work);
    } finally {
      this.ms.set(stage, (this.ms.get(stage) ?? 0) + secondsSince(before) * 1000);
    }
  }
}

function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

async function main(name: string, folder: string, warming: string): Promise<void> {
  const { engine, text } = await load(name);
  // As every worker does when it starts.
  await warmUp(engine);
  for (const { file } of await loadTruths(warming)) {
    const stages = new Stages(AbortSignal.timeout(TIME_LIMIT_MS));
    const page = await preparePage(await readFile(join(warming, file)), OPTIONS, stages);
    await engine.read(page, stages);
    await page.close();
  }
  const truths = await loadTruths(folder);
  const [first] = truths;
  // The first one warms up what reads pixels, and is read again.
  for (const truth of first === undefined ? [] : [first, ...truths]) {
    const file = await readFile(join(folder, truth.file));
    const stages = new ProcessorStages(AbortSignal.timeout(TIME_LIMIT_MS));
    const before = process.cpuUsage();
    const page = await preparePage(file, OPTIONS, stages);
    const reading = await engine.read(page, stages);
    const seconds = secondsSince(before);
    const line: PageFigures = {
      name: truth.case,
      seconds,
      stagesMs: Object.fromEntries(stages.ms),
      peakMb: process.resourceUsage().maxRSS / 1024,
      text: wordsOf(await text(page, new Stages(AbortSignal.timeout(TIME_LIMIT_MS)))),
      textLayer: page.pdfText !== null,
      answered: reading?.kind === 'certificate',
    };
    await page.close();
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
}

const [name = '', folder = '', warming = ''] = process.argv.slice(2);
await main(name, folder, warming);
