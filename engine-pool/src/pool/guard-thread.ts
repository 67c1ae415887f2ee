// The guard's own thread: looks at what the process uses, many times a second, and ends it past its limits.
import { workerData } from 'node:worker_threads';
import { ENDED_FOR_MEMORY, ENDED_FOR_TIME, FILE, type GuardData, STAGE } from './guard.ts';

const { running, limits }: GuardData = workerData;
/** Memory fills at some 2 GB a second. */
const LOOK_EVERY_MS = 25;

/** Processor time since the work with this number was first seen; 0 while there is none. */
function stopwatch() {
  let seen = 0;
  let since = 0;
  return (number: number, nowMs: number): number => {
    if (number !== seen) {
      seen = number;
      since = nowMs;
    }
    return number === 0 ? 0 : nowMs - since;
  };
}

const stageMs = stopwatch();
const fileMs = stopwatch();
const pool = process.ppid;

setInterval(() => {
  // The reading thread may be too busy to hear that its channel is closed.
  if (process.ppid !== pool || process.memoryUsage.rss() > limits.memoryBytesMax) end(ENDED_FOR_MEMORY);
  const { user, system } = process.cpuUsage();
  const nowMs = (user + system) / 1_000;
  const isOverdue =
    stageMs(Atomics.load(running, STAGE), nowMs) > limits.stageCpuMsMax ||
    fileMs(Atomics.load(running, FILE), nowMs) > limits.fileCpuMsMax;
  if (isOverdue) end(ENDED_FOR_TIME);
}, LOOK_EVERY_MS);

function end(signal: NodeJS.Signals): void {
  process.kill(process.pid, signal);
}
