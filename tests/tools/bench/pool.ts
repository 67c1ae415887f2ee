// The engine pool by itself: throughput of N workers and of two replicas with simulated engines, and what preparing a page
// costs beside bare sharp. node tests/tools/bench/pool.ts [--seconds N]
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { connectEnginePool } from '@lavra/engine-client';
import { readConfig, startEnginePool } from '@lavra/engine-pool';
import sharp from 'sharp';
import { medianOf } from '../../../engine-pool/src/image/median.ts';
import { preparePage } from '../../../engine-pool/src/input/prepare-page.ts';
import { Stages } from '../../../engine-pool/src/stages.ts';
import { progress, report } from './report.ts';

const BENCH = 'pool';
const TOKEN = 'a token for a bench that nobody can guess';
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '4' } } });
const SECONDS = Number(values.seconds);
/** As long as a page takes at its quickest; the rest of the pool's work is then a share of it that can be seen. */
const ENGINE_MS = 100;
const ROUNDS = 3;
/** Processor time of one page varies by a tenth from one to the next. */
const PREPARATION_ROUNDS = 25;
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

await benchWorkers();
await benchReplicas();
await benchPreparation();

/** Files a second of so many replicas of so many workers each, by a client that keeps all of them busy. */
async function throughput(replicas: number, workers: number): Promise<number> {
  const pools = await Promise.all(Array.from({ length: replicas }, () => startSimulated(workers)));
  const client = connectEnginePool(pools.map(({ address }) => address).join(','), TOKEN);
  try {
    const page = await flatPage();
    const request = { file: page, resizeImage: false };
    const endAt = performance.now() + (SECONDS + 1) * 1_000;
    const countFrom = endAt - SECONDS * 1_000;
    let done = 0;
    const send = async () => {
      while (performance.now() < endAt) {
        const { kind } = await client.extract(request, { timeoutMs: 60_000 });
        if (kind !== 'answered') throw new Error(`a page was ${kind}`);
        const now = performance.now();
        if (now >= countFrom && now <= endAt) done++;
      }
    };
    // Twice as many as there are workers: when one is free, the next file is already there.
    await Promise.all(Array.from({ length: 2 * replicas * workers }, send));
    return done / SECONDS;
  } finally {
    client.close();
    await Promise.all(pools.map((pool) => pool.close()));
  }
}

function startSimulated(workers: number) {
  return startEnginePool(
    readConfig({
      LAVRA_SERVICE_TOKEN: TOKEN,
      ENGINE_POOL_PORT: '0',
      ENGINE_POOL_THREADS: String(workers),
      LOAD_TEST_MODE: 'true',
      SIMULATED_ENGINE_MS: String(ENGINE_MS),
      LOG_LEVEL: 'warn',
    }),
  );
}

function flatPage(): Promise<Buffer> {
  return sharp({ create: { width: 1000, height: 1414, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
}

/** Of N workers beside N times one. */
async function benchWorkers(): Promise<void> {
  const most = availableParallelism();
  const counts = [...new Set([2, 4, 8, most])].filter((count) => count > 1 && count <= most);
  const one = await median(() => throughput(1, 1));
  for (const count of counts) {
    progress(`pool: ${count} workers`);
    const ours = await median(() => throughput(1, count));
    report({
      bench: BENCH,
      metric: `${count} workers, beside ${count} × one`,
      ours,
      peer: count * one,
      unit: 'files/s',
    });
  }
}

async function benchReplicas(): Promise<void> {
  progress('pool: two replicas');
  const [one, two] = [await median(() => throughput(1, 1)), await median(() => throughput(2, 1))];
  report({ bench: BENCH, metric: 'two replicas, beside one', ours: two, peer: one, unit: 'files/s' });
}

/** Pages a second, from a file's bytes to pixels at the size to read them at; one thread each. */
async function benchPreparation(): Promise<void> {
  sharp.cache(false);
  sharp.concurrency(1);
  for (const megabytes of [1, 4, 10]) {
    const { file, width, height } = await photo(megabytes);
    const size = (file.length / 1_048_576).toFixed(1);
    progress(`pool: preparing a photo of ${size} MB, ${width}×${height}`);
    const prepare = async () => {
      const page = await preparePage(file, { resizeImage: true, pdfPagesMax: 1 }, new Stages({ throwIfAborted() {} }));
      await page.pixels();
      await page.close();
    };
    const bare = async () => {
      await sharp(file)
        .autoOrient()
        .resize({ width: 2048, height: 2048, fit: 'inside', withoutEnlargement: true })
        .raw()
        .toBuffer();
    };
    const rates = { ours: [] as number[], peer: [] as number[] };
    // They take turns, so that a noisy moment meets both; round 0 warms both up.
    for (let round = 0; round <= PREPARATION_ROUNDS; round++) {
      const measured = { peer: await rateOf(bare), ours: await rateOf(prepare) };
      if (round === 0) continue;
      rates.ours.push(measured.ours);
      rates.peer.push(measured.peer);
    }
    report({
      bench: BENCH,
      metric: `preparing a photo of ${megabytes} MB, beside bare sharp`,
      ours: medianOf(rates.ours),
      peer: medianOf(rates.peer),
      unit: 'pages/s of processor time',
    });
  }
}

/** Of processor time, as others on the machine take turns with us. */
async function rateOf(work: () => Promise<void>): Promise<number> {
  // What one left behind would be collected within the other's time: 40 ms, as much as a small photo itself.
  collectGarbage();
  const started = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(started);
  return 1e6 / (user + system);
}

/** A JPEG of so many megabytes, as a phone makes it: more megapixels with more noise, turned by EXIF. */
async function photo(megabytes: number): Promise<{ file: Buffer; width: number; height: number }> {
  const [width, height] = [Math.round(1_900 * Math.sqrt(megabytes)), Math.round(1_400 * Math.sqrt(megabytes))];
  const noise = sharp({
    create: { width, height, channels: 3, background: '#ccc', noise: { type: 'gaussian', mean: 180, sigma: 24 } },
  });
  const pixels = await noise.raw().toBuffer();
  let best: Buffer = Buffer.alloc(0);
  for (let low = 1, high = 100; low <= high; ) {
    const quality = (low + high) >> 1;
    const raw = sharp(pixels, { raw: { width, height, channels: 3 } });
    best = await raw.withMetadata({ orientation: 6 }).jpeg({ quality }).toBuffer();
    if (best.length < megabytes * 1_000_000) low = quality + 1;
    else high = quality - 1;
  }
  return { file: best, width, height };
}

async function median(measure: () => Promise<number>): Promise<number> {
  const measured: number[] = [];
  for (let round = 0; round < ROUNDS; round++) measured.push(await measure());
  return medianOf(measured);
}
