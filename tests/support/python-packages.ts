// Python packages that a test or a bench runs beside us, pinned, installed by pip into the project's cache at their
// first use.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const CACHE = fileURLToPath(new URL('../../.cache/', import.meta.url));
/** The largest set has 150 MB of wheels. */
const INSTALL_TIMEOUT_MS = 600_000;

/** The newest first, after the machine's own choice. */
const COMMANDS = ['python3', 'python3.14', 'python3.13', 'python3.12', 'python3.11', 'python'];
/** Ends well in a Python that is new enough and has pip. */
const PRINT_VERSION = 'import sys, pip; assert sys.version_info >= (3, 11); print("%d.%d" % sys.version_info[:2])';

const run = promisify(execFile);

export interface Python {
  readonly command: string;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * @param requirements the path of a file of pinned requirements with their hashes, the packages' own ones among them
 * @returns a Python ≥ 3.11 that imports these packages; rejects when there is none, or pip cannot install them
 */
export async function pythonWith(requirements: string): Promise<Python> {
  const { command, version } = await findPython();
  const pinned = createHash('sha256')
    .update(await readFile(requirements))
    .digest('hex');
  // Compiled packages are of one version of Python.
  const folder = join(CACHE, `${basename(requirements, '.txt')}-python${version}-${pinned.slice(0, 12)}`);
  if (!existsSync(folder)) await install(command, requirements, folder);
  return { command, env: { ...process.env, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' } };
}

async function findPython(): Promise<{ command: string; version: string }> {
  for (const command of COMMANDS) {
    const version = await run(command, ['-c', PRINT_VERSION]).catch(() => undefined);
    if (version) return { command, version: version.stdout.trim() };
  }
  throw new Error('no Python ≥ 3.11 with pip was found');
}

async function install(python: string, requirements: string, folder: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const scratch = await mkdtemp(`${folder}-`);
  try {
    // Wheels alone: nothing that is fetched is run to install it.
    const pip = ['-m', 'pip', 'install', '--quiet', '--only-binary', ':all:', '--require-hashes', '--target', scratch];
    await run(python, [...pip, '-r', requirements], { timeout: INSTALL_TIMEOUT_MS });
    // Whole or not at all; another run may have been quicker.
    await rename(scratch, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
  } catch (error) {
    throw new Error(`pip could not install ${basename(requirements)}`, { cause: error });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
