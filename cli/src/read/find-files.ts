// The certificates under the paths that were given: files as they are, folders with all that lies in them.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { systemErrorCode } from '@lavra/shared/startup-error';
import { CommandError } from '../output.ts';

const READABLE = /\.(pdf|jpe?g|png|webp|gif)$/i;

/** Sorted, each once, so that a run that goes on meets the same names. @throws CommandError for a path that is not there. */
export async function findFiles(paths: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const path of paths) {
    const isFolder = await stat(path).then(
      (status) => status.isDirectory(),
      (error) => {
        throw new CommandError(`${path} cannot be read (${systemErrorCode(error) ?? error})`);
      },
    );
    if (!isFolder) {
      found.add(path);
      continue;
    }
    for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && READABLE.test(entry.name)) found.add(join(entry.parentPath, entry.name));
    }
  }
  return [...found].sort();
}
