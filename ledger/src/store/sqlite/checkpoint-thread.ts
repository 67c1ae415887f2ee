// The thread of checkpoints.ts: copies the write-ahead log into the data file while the ledger goes on committing.
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** What the thread is asked: to checkpoint once (with `empty`: and leave no byte in the log), or to end. */
export type CheckpointRequest = { readonly kind: 'checkpoint'; readonly empty: boolean } | { readonly kind: 'close' };

/** What it answers to a checkpoint: is the log empty, or its file cut to nothing where that was asked? */
export interface CheckpointDone {
  readonly emptied: boolean;
}

interface Progress {
  /** 1: somebody else was in the way. */
  readonly busy: number;
  /** Frames (a page each) in the log, and of them those already in the data file. */
  readonly log: number;
  readonly checkpointed: number;
}

/** A log this long (8 MiB) begins again from its start, so that it stays short. */
const LOG_FRAMES_MAX = 1_000;
/** So little left to copy (2 MiB) holds up a commit for milliseconds. */
const LEFT_FRAMES_MAX = 250;
/** A log that grows as fast as it is copied is left for the next time. */
const COPIES_MAX = 5;
/** A commit may be in the way, but none takes long. */
const TRIES_MAX = 20;
const TRY_PAUSE_MS = 2;

const port = parentPort;
if (!port) throw new Error('this module is a thread of checkpoints.ts');
// Waits for nobody: a reader would otherwise keep the lock that commits need for as long as it is waited for.
const database = new DatabaseSync((workerData as { path: string }).path, { timeout: 0 });
database.exec('PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0');

port.on('message', async (request: CheckpointRequest) => {
  switch (request.kind) {
    case 'checkpoint':
      port.postMessage({ emptied: await checkpoint(request.empty) } satisfies CheckpointDone);
      break;
    case 'close':
      database.close();
      port.close();
      break;
  }
});

async function checkpoint(empty: boolean): Promise<boolean> {
  try {
    const { log, checkpointed } = copy();
    if (log - checkpointed > LEFT_FRAMES_MAX || (log < LOG_FRAMES_MAX && !empty)) return false;
    for (let attempt = 1; attempt <= TRIES_MAX; attempt++) {
      if (run(empty ? 'TRUNCATE' : 'RESTART').busy === 0) return true;
      await sleep(TRY_PAUSE_MS);
    }
    return false;
  } catch {
    // The disk is full, or fails: a commit meets the same and says so.
    return false;
  }
}

/** Copies what no reader needs in the log any more, again while commits that came meanwhile are more than a little. */
function copy(): Progress {
  let progress = run('PASSIVE');
  for (let copies = 1; copies < COPIES_MAX; copies++) {
    const left = progress.log - progress.checkpointed;
    if (left <= LEFT_FRAMES_MAX) break;
    progress = run('PASSIVE');
    if (progress.log - progress.checkpointed >= left) break;
  }
  return progress;
}

function run(mode: 'PASSIVE' | 'RESTART' | 'TRUNCATE'): Progress {
  return database.prepare(`PRAGMA wal_checkpoint(${mode})`).get() as unknown as Progress;
}
