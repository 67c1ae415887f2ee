// How many worker processes a replica has: as many as the cores and the memory that it was given bear.
import { availableParallelism, totalmem } from 'node:os';
import { workersBytesMax } from './pool/worker-limits.ts';

export interface Given {
  readonly cores: number;
  readonly memoryBytes: number;
}

/** The pool's own process, with its calls' files. */
const POOL_BYTES = 256 * 1_048_576;

/**
 * What this process may use of its machine. A container's own limits count: Node asks the cgroup for its share of the
 * processors (cpu.max) and for its memory (memory.max), and says a number past all machines where there is no limit.
 */
export function givenCapacity(): Given {
  return {
    cores: availableParallelism(),
    memoryBytes: Math.min(totalmem(), process.constrainedMemory() || totalmem()),
  };
}

/**
 * One worker a core, and no more than have room for what they may take together: past the container's limit one would bring
 * down all of them, where past their own only a file waits. At least one.
 */
export function workersFor({ cores, memoryBytes }: Given, workersMax: number): number {
  let workers = 1;
  while (workers < Math.min(cores, workersMax) && POOL_BYTES + workersBytesMax(workers + 1) <= memoryBytes) workers++;
  return workers;
}
