// Sends one family of hostile files while another organization sends good pages, and says what both of them met.
import { setTimeout as pause } from 'node:timers/promises';
import { send, type Target } from '../../support/send.ts';
import type { Family } from './families.ts';
import { PoolProcesses } from './pool-processes.ts';

export interface Stack {
  /** Of the supervisor. */
  readonly pid: number;
  /** Of the engine pool. */
  readonly metricsPort: number;
  readonly attacker: Target;
  readonly other: Target;
  readonly goodPage: Buffer;
}

export interface FamilyResult {
  readonly family: string;
  readonly files: number;
  /** How often each status or code of an outcome was met. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Waiting for a worker included. */
  readonly slowestMs: number;
  /** How long a worker was taken by a file. */
  readonly workerSecondsMean: number | null;
  /** Files that took a worker for longer than ten seconds, on the clock. */
  readonly filesOver10s: number;
  /** Processor time of the engine pool with its workers, the good pages' included. */
  readonly poolCpuSeconds: number;
  /** Of the engine pool with its workers. */
  readonly memoryMbMax: number;
  /** Of the engine pool itself, not of its workers. */
  readonly restarts: number;
  readonly otherPages: number;
  readonly otherP95Ms: number | null;
  /** Good pages that were not answered with data. */
  readonly otherFailed: number;
  /** Of good pages right before and right after. */
  readonly quietP95Ms: number | null;
}

const ATTACKS_AT_ONCE = 4;
const QUIET_PAGES = 4;
const LOOK_EVERY_MS = 250;
/** Between two good pages, in times of the last: so that they find the pool as others leave it, and not as they do. */
const REST_SHARE = 2;

/** No file is sent after `secondsMax`. */
export async function runFamily(
  { name, files, atOnce = ATTACKS_AT_ONCE }: Family,
  stack: Stack,
  secondsMax: number,
): Promise<FamilyResult> {
  const quietMs = await quietTimesMs(stack);
  const endAt = performance.now() + 1_000 * secondsMax;
  const statuses: Record<string, number> = {};
  let sent = 0;
  let slowestMs = 0;
  const attack = async (): Promise<void> => {
    while (sent < files.length && performance.now() < endAt) {
      const number = sent++;
      const file = await (files[number] as Family['files'][number])();
      const started = performance.now();
      const outcome = await outcomeOf(stack.attacker, file, `${name.replaceAll(/\W/g, '-')}-${number}`);
      slowestMs = Math.max(slowestMs, performance.now() - started);
      statuses[outcome] = (statuses[outcome] ?? 0) + 1;
    }
  };
  const watch = await watchPool(stack.pid);
  const before = await workerTimes(stack.metricsPort);
  const attacks = Promise.all(Array.from({ length: Math.min(atOnce, files.length) }, attack));
  const over = new AbortController();
  const other = sendGoodPages(stack, over.signal);
  await attacks.finally(() => over.abort());
  const { timesMs, failed } = await other;
  const { memoryMbMax, restarts, cpuMs } = await watch();
  const after = await workerTimes(stack.metricsPort);
  const taken = after.files - before.files;
  quietMs.push(...(await quietTimesMs(stack)));
  return {
    family: name,
    files: sent,
    statuses,
    slowestMs: Math.round(slowestMs),
    workerSecondsMean: taken > 0 ? Number(((after.seconds - before.seconds) / taken).toFixed(2)) : null,
    filesOver10s: after.over10s - before.over10s,
    poolCpuSeconds: Math.round(cpuMs / 1_000),
    memoryMbMax,
    restarts,
    otherPages: timesMs.length,
    otherP95Ms: percentile95(timesMs),
    otherFailed: failed,
    quietP95Ms: percentile95(quietMs),
  };
}

/** One good page after the other, with a rest between them; at least one. */
async function sendGoodPages(stack: Stack, over: AbortSignal): Promise<{ timesMs: number[]; failed: number }> {
  const timesMs: number[] = [];
  let failed = 0;
  do {
    const { timeMs, isAnswered } = await sendGoodPage(stack);
    timesMs.push(timeMs);
    if (!isAnswered) failed++;
    await pause(REST_SHARE * timeMs, undefined, { signal: over }).catch(() => {});
  } while (!over.aborted);
  return { timesMs, failed };
}

/** Good pages alone, for what they take when nobody attacks; close to the attack, as what else runs here changes. */
async function quietTimesMs(stack: Stack): Promise<number[]> {
  const timesMs: number[] = [];
  while (timesMs.length < QUIET_PAGES) timesMs.push((await sendGoodPage(stack)).timeMs);
  return timesMs;
}

async function sendGoodPage({ other, goodPage }: Stack): Promise<{ timeMs: number; isAnswered: boolean }> {
  const started = performance.now();
  const outcome = await outcomeOf(other, goodPage, `good-${Math.random()}`);
  return { timeMs: performance.now() - started, isAnswered: outcome === 'answered' };
}

function percentile95(timesMs: readonly number[]): number | null {
  const sorted = timesMs.toSorted((a, b) => a - b);
  const at = sorted[Math.ceil(0.95 * sorted.length) - 1];
  return at === undefined ? null : Math.round(at);
}

export async function outcomeOf(target: Target, file: Buffer, requestId: string): Promise<string> {
  const request = { imageType: 'base64', requestId, imageBase64: file.toString('base64') };
  const reply = await send(target, request).catch(() => undefined);
  if (reply === undefined) return 'connection lost';
  return reply.body?.success === true ? 'answered' : (reply.body?.errorCode ?? String(reply.status));
}

/** What the engine pool has counted so far; a pool that was started anew begins at 0. */
async function workerTimes(port: number): Promise<{ files: number; seconds: number; over10s: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  /** @param more of its labels */
  const counted = (name: string, more = '') => {
    const line = new RegExp(`^lavra_engine_worker_seconds_${name}(?:\\{[^}]*${more}[^}]*\\})? (\\S+)$`, 'm');
    return Number(line.exec(text)?.[1] ?? 0);
  };
  const files = counted('count');
  return { files, seconds: counted('sum'), over10s: files - counted('bucket', 'le="10"') };
}

/** Looks at the engine pool again and again. @returns ends it */
async function watchPool(supervisor: number) {
  const pool = new PoolProcesses(supervisor);
  const before = await pool.look();
  let last = before;
  let memoryMbMax = 0;
  const over = new AbortController();
  const look = async (): Promise<void> => {
    while (!over.signal.aborted) {
      last = await pool.look();
      memoryMbMax = Math.max(memoryMbMax, last.memoryMb);
      await pause(LOOK_EVERY_MS, undefined, { signal: over.signal }).catch(() => {});
    }
  };
  const looking = look();
  return async () => {
    over.abort();
    await looking;
    return { memoryMbMax, restarts: pool.restarts, cpuMs: last.cpuMs - before.cpuMs };
  };
}
