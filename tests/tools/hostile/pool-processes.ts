// The engine pool's processes as Linux tells of them in /proc: looking costs milliseconds, so that it can be done often.
import { readdirSync, readFileSync } from 'node:fs';
import { childPid } from '../../support/processes.ts';

/** Of a pool with its workers. */
export interface PoolFigures {
  /** Of the pool's own process. */
  readonly ownMemoryMb: number;
  readonly memoryMb: number;
  /** Processor time since the pool started; workers that ended count as well. */
  readonly cpuMs: number;
}

interface ProcessFigures {
  readonly pid: number;
  readonly parent: number;
  readonly cpuMs: number;
  readonly endedChildrenCpuMs: number;
  readonly memoryMb: number;
}

/** Of the services beside the pool, which hostile files pass through. */
export type Passed = 'gateway' | 'ledger';

const TICK_MS = 10;
const PAGE_BYTES = 4_096;
const MIB = 1_048_576;

export class PoolProcesses {
  /** How often the pool's own process ended and another took its place. */
  restarts = 0;
  readonly #supervisor: number;
  #pool: number | undefined;

  /** @param supervisor whose child the pool is */
  constructor(supervisor: number) {
    this.#supervisor = supervisor;
  }

  async look(): Promise<PoolFigures> {
    const all = figuresOfAll();
    const own = all.find(({ pid, parent }) => pid === this.#pool && parent === this.#supervisor);
    if (own === undefined) {
      const pool = await childPid(this.#supervisor, 'engine-pool');
      if (pool !== undefined && this.#pool !== undefined) this.restarts++;
      this.#pool = pool ?? this.#pool;
      return pool === undefined ? { ownMemoryMb: 0, memoryMb: 0, cpuMs: 0 } : this.look();
    }
    const workers = all.filter(({ parent }) => parent === own.pid);
    const memoryMb = workers.reduce((sum, worker) => sum + worker.memoryMb, own.memoryMb);
    const cpuMs = workers.reduce((sum, worker) => sum + worker.cpuMs, own.cpuMs + own.endedChildrenCpuMs);
    return { ownMemoryMb: Math.round(own.memoryMb), memoryMb: Math.round(memoryMb), cpuMs };
  }
}

/** Of one process; 0 where it is gone. */
export async function memoryMbOf(supervisor: number, service: Passed): Promise<number> {
  const pid = await childPid(supervisor, service);
  return Math.round((pid && figuresOf(pid)?.memoryMb) || 0);
}

function figuresOfAll(): ProcessFigures[] {
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (figuresOf(Number(name)) ?? []) : []));
}

/** The fields of proc_pid_stat(5), counted from the third, behind the command's name. */
function figuresOf(pid: number): ProcessFigures | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
    const [parent, user, system, endedUser, endedSystem, pages] = [1, 11, 12, 13, 14, 21].map(
      (index) => fields[index] as number,
    ) as [number, number, number, number, number, number];
    return {
      pid,
      parent,
      cpuMs: TICK_MS * (user + system),
      endedChildrenCpuMs: TICK_MS * (endedUser + endedSystem),
      memoryMb: (pages * PAGE_BYTES) / MIB,
    };
  } catch {
    // It ended meanwhile.
    return undefined;
  }
}
