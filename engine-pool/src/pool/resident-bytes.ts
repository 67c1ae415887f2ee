// How much memory a process has in use, as the system tells it.
import { readFileSync } from 'node:fs';

/** Linux on x86-64 and Arm servers. */
const PAGE_BYTES = 4_096;

/** 0 for a process that is gone or never was, and where the system has no /proc. */
export function residentBytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;
  } catch {
    return 0;
  }
}
