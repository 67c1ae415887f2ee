// Many files, one after the other: what waits, what runs, what came of each. A file keeps its requestId however often it
// is sent.
import { computed, signal } from '@preact/signals';
import { type Answered, LavraClient, LavraError } from '../../../client/src/index.ts';
import { apiKey } from '../api/key.ts';
import { BASE_URL, options } from '../api/options.ts';
import { mayPass, type Problem, problemOf, problemOfError } from '../api/problem.ts';
import type { FoundFile } from '../files/collect-files.ts';
import { fitImage } from '../files/shrink-image.ts';
import { language } from '../i18n/language.ts';
import { batchId } from './batch-id.ts';
import { afterRefusal, afterSending, nextSendAtMs, type Pace, UNLIMITED } from './pace.ts';

export type FileState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'running' }
  | { readonly kind: 'answered'; readonly answer: Answered; readonly isReplay: boolean }
  | { readonly kind: 'failed'; readonly problem: Problem };

export interface QueuedFile extends FoundFile {
  readonly state: FileState;
}

/** As many as a service with few threads reads at once without turning any away. */
const PARALLEL_MAX = 2;
/** What may pass is tried again this often before a person is asked. */
const TRIES_MAX = 4;
const BACKOFF_MS = 2_000;

export const queue = signal<readonly QueuedFile[]>([]);
export const isRunning = signal(false);
/** Until when nothing is sent, because the service asked for it. */
export const pausedUntilMs = signal(0);
/** Images larger than the service reads are made smaller here, which costs nothing. */
export const shrinksImages = signal(true);
/** Answers that no saved file holds yet. */
export const hasUnsaved = signal(false);
const startedAtMs = signal(0);

let pace: Pace = UNLIMITED;
let running = 0;

export const counts = computed(() => {
  const of = (kind: FileState['kind']) => queue.value.filter(({ state }) => state.kind === kind).length;
  const answered = queue.value.flatMap(({ state }) => (state.kind === 'answered' ? [state.answer] : []));
  const creditsHundredths = answered.reduce((sum, { creditsCharged }) => sum + Math.round(creditsCharged * 100), 0);
  return {
    total: queue.value.length,
    waiting: of('waiting'),
    running: of('running'),
    answered: answered.length,
    failed: of('failed'),
    credits: creditsHundredths / 100,
  };
});

/** Finished files a minute, and how long the rest takes at that rate; undefined before there is one. */
export function rate(nowMs: number): { readonly perMinute: number; readonly leftMs: number } | undefined {
  const { answered, failed, waiting, running: current } = counts.value;
  const minutes = (nowMs - startedAtMs.value) / 60_000;
  if (answered + failed === 0 || minutes <= 0) return undefined;
  const perMinute = (answered + failed) / minutes;
  return { perMinute, leftMs: ((waiting + current) / perMinute) * 60_000 };
}

/** Adds what is not in the queue yet. */
export function addFiles(found: readonly FoundFile[]): void {
  const known = new Set(queue.value.map(({ path }) => path));
  const added = found.filter(({ path }) => !known.has(path));
  queue.value = [...queue.value, ...added.map((file) => ({ ...file, state: { kind: 'waiting' } as const }))];
}

export function clear(): void {
  queue.value = [];
  hasUnsaved.value = false;
}

export function start(): void {
  if (isRunning.value) return;
  isRunning.value = true;
  startedAtMs.value = Date.now();
  for (let worker = 0; worker < PARALLEL_MAX; worker++) void work();
}

/** What runs is finished; nothing new is sent. */
export function pause(): void {
  isRunning.value = false;
}

export function retry(path: string): void {
  setState(path, { kind: 'waiting' });
  start();
}

export function retryFailed(): void {
  queue.value = queue.value.map((file) =>
    file.state.kind === 'failed' ? { ...file, state: { kind: 'waiting' } } : file,
  );
  start();
}

/** One of the workers: takes the next file until there is none. */
async function work(): Promise<void> {
  running++;
  for (;;) {
    if (!isRunning.value) break;
    const sendAtMs = nextSendAtMs(pace, Date.now());
    if (sendAtMs > Date.now()) {
      pausedUntilMs.value = sendAtMs;
      await delay(Math.min(sendAtMs - Date.now(), 1_000));
      continue;
    }
    const next = queue.value.find(({ state }) => state.kind === 'waiting');
    if (!next) break;
    pace = afterSending(pace, Date.now());
    setState(next.path, { kind: 'running' });
    const state = await readFile(next);
    setState(next.path, state);
    if (state.kind === 'answered') hasUnsaved.value = true;
    // With such an answer every other file would fail alike.
    if (state.kind === 'failed' && ['KEY_REFUSED', 'NOT_ENOUGH_CREDITS'].includes(state.problem.code)) pause();
  }
  running--;
  if (running === 0) isRunning.value = false;
}

async function readFile({ file }: QueuedFile): Promise<FileState> {
  const image = shrinksImages.value ? await fitImage(file) : file;
  for (let attempt = 1; ; attempt++) {
    const state = await readOnce(image);
    if (state.kind !== 'failed' || !mayPass(state.problem)) return state;
    const { code, retryAfterSeconds } = state.problem;
    // An answer, though without data: the client has waited it out by itself.
    if (code.startsWith('EXTRACTION_')) return state;
    // Longer than the client waits by itself: the day's limit. The file goes back into the queue.
    if (code === 'LIMIT_EXCEEDED' && retryAfterSeconds !== undefined) return { kind: 'waiting' };
    if (attempt === TRIES_MAX || !isRunning.value) return state;
    await delay(BACKOFF_MS * 2 ** (attempt - 1));
  }
}

async function readOnce(image: Blob): Promise<FileState> {
  const { engine, resizeImage } = options.value;
  const client = new LavraClient({
    baseUrl: BASE_URL,
    apiKey: apiKey.value,
    language: language.value,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      if (response.status === 429) {
        const { retryAfterSeconds = 60, message = '' } = problemOf(429, await response.clone().json());
        pace = afterRefusal(pace, retryAfterSeconds, message, Date.now());
        pausedUntilMs.value = pace.windowEndsAtMs;
      }
      return response;
    },
  });
  try {
    const {
      requestId: _,
      isReplay,
      ...answer
    } = await client.readBirthCertificate({
      image,
      requestId: batchId(),
      include: ['evidence'],
      ...(engine === 'fast' && { engine }),
      ...(resizeImage && { resizeImage }),
    });
    if (answer.success) return { kind: 'answered', answer, isReplay };
    return { kind: 'failed', problem: problemOf(201, answer) };
  } catch (error) {
    return { kind: 'failed', problem: error instanceof LavraError ? problemOfError(error) : { code: 'UNEXPECTED' } };
  }
}

function setState(path: string, state: FileState): void {
  queue.value = queue.value.map((file) => (file.path === path ? { ...file, state } : file));
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
