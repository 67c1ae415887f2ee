// What reading costs and finds beside the peers, on the same drawn pages in the same run, one thread each:
// node tests/tools/bench/reading.ts [--seed N] [--count N].
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { CertificateTruth } from '../../generator/truth.ts';
import { loadTruths } from '../accuracy/truths.ts';
import type { PageFigures } from './reading/figures.ts';
import { FORMS, type Reading, readAll, readOurs, readPeers } from './reading/readers.ts';
import { recallOf } from './reading/recall.ts';
import { report } from './report.ts';

const BENCH = 'reading';
/** Every condition twice, every layout twice: enough to see a ratio, in a few minutes. */
const PAGES = 26;

const { values } = parseArgs({
  options: { seed: { type: 'string', default: 'bench' }, count: { type: 'string', default: String(PAGES) } },
});

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

function secondsOf(reading: Reading, names: readonly string[]): number {
  return mean(names.map((name) => reading.get(name)?.seconds ?? 0));
}

function recallAt(reading: Reading, truths: readonly CertificateTruth[]): number {
  return mean(truths.map((truth) => recallOf(reading.get(truth.case)?.text ?? '', truth)));
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
  tellStages(engine, pages);
  const figures = digital.map((truth) => ours.get(truth.case) as PageFigures);
  if (engine === 'mini') tellStages('text layer', figures);
}

function tellStages(what: string, pages: readonly PageFigures[]): void {
  for (const stage of new Set(pages.flatMap((page) => Object.keys(page.stagesMs ?? {})))) {
    const ours = mean(pages.map((page) => page.stagesMs?.[stage] ?? 0));
    report({ bench: BENCH, metric: `${what}: stage ${stage} (processor time)`, ours, peer: null, unit: 'ms' });
  }
}

/** The pages to read. */
async function generate(folder: string, ...options: string[]): Promise<CertificateTruth[]> {
  const generator = fileURLToPath(new URL('../../generator/generate.ts', import.meta.url));
  await readAll('the generator', process.execPath, [
    generator,
    ...['--out', folder, '--seed', values.seed, '--count', values.count, '--negatives', '0', ...options],
  ]);
  return (await loadTruths(folder)) as CertificateTruth[];
}

/** A page's means. */
interface UnseenCost {
  readonly seconds: number;
  readonly characters: number;
  readonly fieldsMs: number;
}

/** Whether a form that the reader never saw costs more than a layout of ours: clean scans of both. */
async function tellUnseen(folder: string): Promise<void> {
  const [forms, unseen, known] = ['forms', 'unseen', 'known'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await mkdir(forms);
  const drawn = await loadTruths(FORMS);
  const step = Math.max(1, Math.floor(drawn.length / Number(values.count)));
  for (const truth of drawn.filter((_, n) => n % step === 0)) {
    for (const name of [truth.file, `${truth.case}.json`]) await copyFile(join(FORMS, name), join(forms, name));
  }
  const capture = fileURLToPath(new URL('../capture/main.ts', import.meta.url));
  await readAll('the capture', process.execPath, [capture, forms, unseen, '--conditions', 'scan_clean']);
  await generate(known, '--condition', 'scan_clean');
  const [ours, peer] = [await readOurs('mini', unseen), await readOurs('mini', known)].map((reading) => ({
    seconds: secondsOf(reading, [...reading.keys()]),
    characters: mean([...reading.values()].map(({ text }) => text.length)),
    fieldsMs: mean([...reading.values()].map(({ stagesMs }) => stagesMs?.fields ?? 0)),
  })) as [UnseenCost, UnseenCost];
  const metric = 'mini: a scan of a form by other hands, beside one of ours';
  const each = ({ seconds, characters }: UnseenCost): number => (1000 * seconds) / characters;
  report({ bench: BENCH, metric, ours: ours.seconds, peer: peer.seconds, unit: 's' });
  report({ bench: BENCH, metric: `${metric}: characters`, ours: ours.characters, peer: peer.characters, unit: '' });
  report({ bench: BENCH, metric: `${metric}: a thousand characters`, ours: each(ours), peer: each(peer), unit: 's' });
  report({ bench: BENCH, metric: `${metric}: stage fields`, ours: ours.fieldsMs, peer: peer.fieldsMs, unit: 'ms' });
}

const folder = await mkdtemp(join(tmpdir(), 'lavra-bench-'));
try {
  const truths = await generate(folder);
  const peers = await readPeers(folder, truths, join(folder, 'peers'));
  for (const engine of ['mini', 'fast'] as const) tell(engine, await readOurs(engine, folder), peers, truths);
  await tellUnseen(folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
