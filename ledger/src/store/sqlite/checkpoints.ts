// Keeps the write-ahead log short: a thread of its own copies it soon after a write, while commits go on; they wait only
// for the last little of a log that has grown long, by no lock of SQLite's, so that a slow disk makes none of them fail.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { CheckpointReply, CheckpointRequest } from './checkpoint-thread.ts';

/** From a write to its checkpoint: the log grows by what is committed meanwhile. */
const DELAY_MS = 250;
/** A log this long (8 MiB) is begun again from its start. */
const LOG_FRAMES_MAX = 1_000;
/** Cutting the log's file off takes the disk milliseconds a MiB, and while a reader needs it, it cannot be done at all. */
const EMPTY_INTERVAL_MS = 5_000;

const THREAD = new URL('./checkpoint-thread.ts', import.meta.url);

export class Checkpoints {
  readonly #path: string;
  readonly #closing = new AbortController();
  #thread: Worker | undefined;
  #threadEnds = new AbortController();
  #running: Promise<void> | undefined;
  #hasWritten = false;
  #hasPurged = false;
  #emptyFromMs = 0;
  #finishing: Promise<CheckpointReply> | undefined;

  /** @param path of the data file; the thread starts with the first checkpoint */
  constructor(path: string) {
    this.#path = path;
  }

  /** What a commit waits for before it begins. */
  get finishing(): Promise<unknown> | undefined {
    return this.#finishing;
  }

  /** After every commit. */
  wrote(): void {
    this.#hasWritten = true;
    this.#running ??= this.#run();
  }

  /** After a purge: the log still holds the answers that the file no longer does, and is emptied for good. */
  purged(): void {
    this.#hasPurged = true;
    this.wrote();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#thread?.ref();
    await this.#running;
    const thread = this.#thread;
    if (!thread) return;
    const exit = once(thread, 'exit');
    thread.postMessage({ kind: 'close' } satisfies CheckpointRequest);
    await exit;
  }

  /** Until the log holds nothing that is still to be copied or emptied. */
  async #run(): Promise<void> {
    while (this.#hasWritten || this.#hasPurged) {
      await sleep(DELAY_MS, undefined, { ref: false, signal: this.#closing.signal }).catch(() => undefined);
      if (this.#closing.signal.aborted) return;
      this.#hasWritten = false;
      const empty = this.#hasPurged && performance.now() >= this.#emptyFromMs;
      if (empty) this.#hasPurged = false;
      const { frames, isDone } = await this.#ask({ kind: 'copy' });
      if (isDone && (empty || frames >= LOG_FRAMES_MAX)) this.#finishing = this.#ask({ kind: 'finish', empty });
      const isFinished = (await this.#finishing)?.isDone;
      this.#finishing = undefined;
      if (!empty) continue;
      this.#emptyFromMs = performance.now() + EMPTY_INTERVAL_MS;
      this.#hasPurged ||= !isFinished;
    }
    this.#running = undefined;
  }

  /** A thread that ends is started anew for the next checkpoint; the log only grows meanwhile. */
  async #ask(request: CheckpointRequest): Promise<CheckpointReply> {
    this.#thread ??= this.#startThread();
    this.#thread.postMessage(request);
    try {
      const [reply] = (await once(this.#thread, 'message', { signal: this.#threadEnds.signal })) as [CheckpointReply];
      return reply;
    } catch {
      this.#thread = undefined;
      return { frames: 0, isDone: false };
    }
  }

  #startThread(): Worker {
    const thread = new Worker(THREAD, { workerData: { path: this.#path } });
    // Commits may wait for its answer: however it ends, they are told.
    const ends = new AbortController();
    this.#threadEnds = ends;
    thread.once('exit', () => ends.abort());
    // It keeps no process alive that has nothing else to do.
    thread.unref();
    // Told to who waits for an answer; between two checkpoints nobody does.
    thread.on('error', () => undefined);
    return thread;
  }
}
