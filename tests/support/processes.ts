// Finding the real processes of a running installation, so that a test can kill one of them.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The pid of the child of `parent` that runs `<service>/src/main.ts`; undefined while there is none. */
export async function childPid(parent: number, service: string): Promise<number | undefined> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  for (const line of stdout.split('\n')) {
    const [pid, ppid, ...args] = line.trim().split(/\s+/);
    if (Number(ppid) === parent && args.some((arg) => arg.endsWith(`${service}/src/main.ts`))) return Number(pid);
  }
  return undefined;
}
