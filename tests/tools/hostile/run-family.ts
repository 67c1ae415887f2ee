// Sends one family of hostile files while another organization sends good pages, and says what both of them met.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { childPid } from '../../support/processes.ts';
import { send, type Target } from '../../support/send.ts';
import type { Family } from './families.ts';

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
  /** Files that took a worker for longer than ten seconds. */
  readonly filesOver10s: number;
  /** Of the engine pool with its workers. */
  readonly memoryMbMax: number;
  /** Of the engine pool itself, not of its workers. */
  readonly restarts: number;
  readonly otherP95Ms: number | null;
  /** Good pages that were not answered with data. */
  readonly otherFailed: number;
}

const ATTACKS_AT_ONCE = 4;
const LOOK_EVERY_MS = 250;

/** No file is sent after `secondsMax`. */
export async function runFamily(
  { name, files, atOnce = ATTACKS_AT_ONCE }: Family,
  stack: Stack,
  secondsMax: number,
): Promise<FamilyResult> {
  const endAt = performance.now() + 1_000 * secondsMax;
  const statuses: Record<string, number> = {};
  let sent = 0;
  let slowestMs = 0;
  const attack = async (): Promise<void> => {
    while (sent < files.length && performance.now() < endAt) {
      const file = (files[sent++] as () => Buffer)();
      const started = performance.now();
      const outcome = await outcomeOf(stack.attacker, file, `${name.replaceAll(/\W/g, '-')}-${sent}`);
      slowestMs = Math.max(slowestMs, performance.now() - started);
      statuses[outcome] = (statuses[outcome] ?? 0) + 1;
    }
  };
  const watch = await watchPool(stack.pid);
  const before = await workerTimes(stack.metricsPort);
  const attacks = Promise.all(Array.from({ length: Math.min(atOnce, files.length) }, attack));
  const ending = Promise.withResolvers<void>();
  const other = sendGoodPages(stack, () => isOver);
  let isOver = false;
  attacks.then(() => {
    isOver = true;
    ending.resolve();
  }, ending.reject);
  await ending.promise;
  const { timesMs, failed } = await other;
  const { memoryMbMax, restarts } = await watch();
  const after = await workerTimes(stack.metricsPort);
  const taken = after.files - before.files;
  return {
    family: name,
    files: sent,
    statuses,
    slowestMs: Math.round(slowestMs),
    workerSecondsMean: taken > 0 ? Number(((after.seconds - before.seconds) / taken).toFixed(2)) : null,
    filesOver10s: after.over10s - before.over10s,
    memoryMbMax,
    restarts,
    otherP95Ms: percentile95(timesMs),
    otherFailed: failed,
  };
}

/** One good page after the other; at least one. */
export async function sendGoodPages(
  { other, goodPage }: Stack,
  isOver: () => boolean,
): Promise<{ timesMs: number[]; failed: number }> {
  const timesMs: number[] = [];
  let failed = 0;
  do {
    const started = performance.now();
    const outcome = await outcomeOf(other, goodPage, `good-${Math.random()}`);
    timesMs.push(performance.now() - started);
    if (outcome !== 'answered') failed++;
  } while (!isOver());
  return { timesMs, failed };
}

export function percentile95(timesMs: readonly number[]): number | null {
  const sorted = timesMs.toSorted((a, b) => a - b);
  const at = sorted[Math.ceil(0.95 * sorted.length) - 1];
  return at === undefined ? null : Math.round(at);
}

async function outcomeOf(target: Target, file: Buffer, requestId: string): Promise<string> {
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

/** Looks at the memory and the life of the engine pool. @returns ends it */
async function watchPool(supervisor: number): Promise<() => Promise<{ memoryMbMax: number; restarts: number }>> {
  let pool = await childPid(supervisor, 'engine-pool');
  let memoryKbMax = 0;
  let restarts = 0;
  let isOver = false;
  const look = async (): Promise<void> => {
    while (!isOver) {
      const now = await childPid(supervisor, 'engine-pool');
      if (now !== undefined && now !== pool) restarts++;
      pool = now ?? pool;
      memoryKbMax = Math.max(memoryKbMax, await memoryKbOf(pool));
      await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
    }
  };
  const looking = look();
  return async () => {
    isOver = true;
    await looking;
    return { memoryMbMax: Math.round(memoryKbMax / 1024), restarts };
  };
}

/** Resident memory of a process and its children. */
async function memoryKbOf(pid: number | undefined): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  let sum = 0;
  for (const line of stdout.split('\n')) {
    const [own, parent, rssKb] = line.trim().split(/\s+/).map(Number);
    if (pid !== undefined && (own === pid || parent === pid)) sum += rssKb as number;
  }
  return sum;
}
