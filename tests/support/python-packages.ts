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

const run = promisify(execFile);

/**
 * @param requirements the path of a file of pinned requirements, the packages' own ones among them
 * @returns the environment of a `python3` that imports these packages; rejects when pip cannot install them
 */
export async function pythonWith(requirements: string): Promise<NodeJS.ProcessEnv> {
  const pinned = createHash('sha256')
    .update(await readFile(requirements))
    .digest('hex');
  const folder = join(CACHE, `${basename(requirements, '.txt')}-${pinned.slice(0, 12)}`);
  if (!existsSync(folder)) await install(requirements, folder);
  return { ...process.env, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' };
}

async function install(requirements: string, folder: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const scratch = await mkdtemp(`${folder}-`);
  try {
    const pip = ['-m', 'pip', 'install', '--quiet', '--target', scratch, '-r', requirements];
    await run('python3', pip, { timeout: INSTALL_TIMEOUT_MS });
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
