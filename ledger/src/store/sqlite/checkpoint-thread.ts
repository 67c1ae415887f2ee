// The thread of checkpoints.ts: copies the write-ahead log into the data file while the ledger goes on committing.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * What the thread is asked: to copy the log while commits go on, to copy the rest of it while none comes (`empty`: and
 * leave no byte in it), or to end.
 */
export type CheckpointRequest =
  | { readonly kind: 'copy' }
  | { readonly kind: 'finish'; readonly empty: boolean }
  | { readonly kind: 'close' };

/** What it answers, but to the last. */
export interface CheckpointReply {
  /** How long the log is, in frames (a page each). */
  readonly frames: number;
  /** After `copy`: little is left; after `finish`: nothing is, and nobody was in the way. */
  readonly isDone: boolean;
}

interface Progress {
  /** 1: somebody else was in the way. */
  readonly busy: number;
  /** Frames in the log, and of them those already in the data file. */
  readonly log: number;
  readonly checkpointed: number;
}

/** As little as this (2 MiB) is copied and put on the disk in milliseconds, for which commits can wait. */
const LITTLE_FRAMES = 250;
/** A log that grows as fast as it is copied is left for the next time. */
const COPIES_MAX = 10;

const port = parentPort;
if (!port) throw new Error('this module is a thread of checkpoints.ts');
// Waits for nobody: a reader would otherwise keep the lock that commits need for as long as it is waited for.
const database = new DatabaseSync((workerData as { path: string }).path, { timeout: 0 });
database.exec('PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0');

port.on('message', (request: CheckpointRequest) => {
  switch (request.kind) {
    case 'copy':
      port.postMessage(reply(copy));
      break;
    case 'finish':
      port.postMessage(reply(() => finish(request.empty)));
      break;
    case 'close':
      database.close();
      port.close();
      break;
  }
});

function reply(work: () => CheckpointReply): CheckpointReply {
  try {
    return work();
  } catch {
    // The disk is full, or fails: a commit meets the same and says so.
    return { frames: 0, isDone: false };
  }
}

/** Until a pass found little that was new and put all of it on the disk: what is left by then is as little. */
function copy(): CheckpointReply {
  let copied = 0;
  for (let copies = 1; ; copies++) {
    const { log, checkpointed } = run('PASSIVE');
    const isDone = log === checkpointed && checkpointed - copied <= LITTLE_FRAMES;
    if (isDone || copies === COPIES_MAX) return { frames: log, isDone };
    copied = checkpointed;
  }
}

/** Once all is copied, the next commit begins the log from its start. */
function finish(empty: boolean): CheckpointReply {
  const { busy, log, checkpointed } = run(empty ? 'TRUNCATE' : 'PASSIVE');
  return { frames: log, isDone: busy === 0 && log === checkpointed };
}

function run(mode: 'PASSIVE' | 'TRUNCATE'): Progress {
  return database.prepare(`PRAGMA wal_checkpoint(${mode})`).get() as unknown as Progress;
}
