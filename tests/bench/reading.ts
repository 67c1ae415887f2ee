// What reading costs and finds beside the peers, on the same drawn pages in the same run, one thread each:
// node tests/bench/reading.ts [--seed N] [--count N]. RapidOCR is read from the project's cache, Tesseract from PATH.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { loadTruths } from '../accuracy/truths.ts';
import type { CertificateTruth } from '../fixtures/truth.ts';
import { pageAsRead } from './reading/as-read.ts';
import type { PageFigures } from './reading/figures.ts';
import { recallOf, wantedValues } from './reading/recall.ts';
import { progress, report } from './report.ts';

const BENCH = 'reading';
/** Every condition twice, every layout twice: enough to see a ratio, in a few minutes. */
const PAGES = 26;
const RAPIDOCR_PYTHON = fileURLToPath(new URL('../../.cache/bench-venv/bin/python', import.meta.url));
const PEER_SCRIPT = path('./reading/read-peer.py');

const { values } = parseArgs({
  options: { seed: { type: 'string', default: 'bench' }, count: { type: 'string', default: String(PAGES) } },
});

type Reading = ReadonlyMap<string, PageFigures>;

function path(module: string): string {
  return fileURLToPath(new URL(module, import.meta.url));
}

/** One JSON line a page; a page said twice (the first one warms up) counts as said last. */
async function readAll(what: string, command: string, args: readonly string[]): Promise<Reading> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  const pages = new Map<string, PageFigures>();
  for await (const line of createInterface({ input: child.stdout })) {
    const page = JSON.parse(line) as PageFigures;
    pages.set(page.name, page);
  }
  const code = await ended;
  if (code !== 0) throw new Error(`${what} ended with ${code}`);
  progress(`${BENCH}: ${what} has read ${pages.size} pages`);
  return pages;
}

/** The peers read no PDF and turn nothing by EXIF: they get the page as ours sees it. */
async function drawForPeers(folder: string, truths: readonly CertificateTruth[]): Promise<string[]> {
  const files: string[] = [];
  for (const truth of truths) {
    const { width, height, data } = await pageAsRead(join(folder, truth.file));
    const drawn = join(folder, 'peers', `${truth.case}.png`);
    await sharp(data, { raw: { width, height, channels: 3 } })
      .png({ compressionLevel: 1 })
      .toFile(drawn);
    files.push(drawn);
  }
  return files;
}

async function readPeers(files: readonly string[]): Promise<ReadonlyMap<string, Reading>> {
  const peers = new Map<string, Reading>();
  if (existsSync(RAPIDOCR_PYTHON)) {
    peers.set('rapidocr', await readAll('rapidocr', RAPIDOCR_PYTHON, [PEER_SCRIPT, 'rapidocr', ...files]));
  } else {
    progress(
      `${BENCH}: no RapidOCR: python3 -m venv .cache/bench-venv && .cache/bench-venv/bin/pip install rapidocr==3.10.0 onnxruntime`,
    );
  }
  try {
    peers.set('tesseract', await readAll('tesseract', 'python3', [PEER_SCRIPT, 'tesseract', ...files]));
  } catch {
    progress(`${BENCH}: no native Tesseract 5 with "por": Debian has it as tesseract-ocr and tesseract-ocr-por`);
  }
  return peers;
}

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

function secondsOf(reading: Reading, names: readonly string[]): number {
  return mean(names.map((name) => reading.get(name)?.seconds ?? 0));
}

function recallAt(reading: Reading, truths: readonly CertificateTruth[]): number {
  return mean(truths.map((truth) => recallOf(reading.get(truth.case)?.text ?? '', wantedValues(truth))));
}

function peakMb(reading: Reading): number {
  return Math.max(...[...reading.values()].map((page) => page.peakMb));
}

function tell(engine: string, ours: Reading, peers: ReadonlyMap<string, Reading>, truths: readonly CertificateTruth[]) {
  const scanned = truths.filter((truth) => ours.get(truth.case)?.textLayer === false);
  const digital = truths.filter((truth) => ours.get(truth.case)?.textLayer === true);
  const against = peers.size === 0 ? [['nobody', undefined] as const] : [...peers];
  for (const [name, peer] of against) {
    const compare = (metric: string, unit: string, figure: (reading: Reading) => number): void =>
      report({
        bench: BENCH,
        metric: `${metric}, against ${name}`,
        ours: figure(ours),
        peer: peer ? figure(peer) : null,
        unit,
      });
    const casesOf = (some: readonly CertificateTruth[]) => some.map((truth) => truth.case);
    compare(`${engine}: time of a page of pixels`, 's', (reading) => secondsOf(reading, casesOf(scanned)));
    compare(`${engine}: text recall of pages of pixels`, 'share', (reading) => recallAt(reading, scanned));
    compare(`${engine}: peak memory of a process`, 'MB', peakMb);
    if (engine !== 'mini' || digital.length === 0) continue;
    compare('text layer: time of a page', 's', (reading) => secondsOf(reading, casesOf(digital)));
    compare('text layer: text recall', 'share', (reading) => recallAt(reading, digital));
  }
  const pages = scanned.map((truth) => ours.get(truth.case) as PageFigures);
  const answered = pages.filter((page) => page.answered).length / pages.length;
  report({ bench: BENCH, metric: `${engine}: answers by itself`, ours: answered, peer: null, unit: 'share' });
  const stages = new Set(pages.flatMap((page) => Object.keys(page.stagesMs ?? {})));
  for (const stage of stages) {
    const ours = mean(pages.map((page) => page.stagesMs?.[stage] ?? 0));
    report({ bench: BENCH, metric: `${engine}: stage ${stage} (wall clock)`, ours, peer: null, unit: 'ms' });
  }
}

const folder = await mkdtemp(join(tmpdir(), 'lavra-bench-'));
try {
  const generator = path('../fixtures/generate.ts');
  const asked = ['--out', folder, '--seed', values.seed, '--count', values.count, '--negatives', '0'];
  await readAll('the generator', process.execPath, [generator, ...asked]);
  const truths = (await loadTruths(folder)) as CertificateTruth[];
  await mkdir(join(folder, 'peers'));
  const peers = await readPeers(await drawForPeers(folder, truths));
  const reader = path('./reading/read-ours.ts');
  for (const engine of ['mini', 'fast']) {
    const ours = await readAll(engine, process.execPath, [reader, engine, folder]);
    tell(engine, ours, peers, truths);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
