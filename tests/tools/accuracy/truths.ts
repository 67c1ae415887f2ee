// The truths of a folder: every JSON file in it that names a case.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Truth } from '../../generator/truth.ts';

/** In the order of their file names. */
export async function loadTruths(folder: string): Promise<Truth[]> {
  const truths: Truth[] = [];
  for (const name of (await readdir(folder)).sort()) {
    if (!name.endsWith('.json')) continue;
    const parsed: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'));
    if (typeof parsed === 'object' && parsed !== null && 'case' in parsed && 'file' in parsed)
      truths.push(parsed as Truth);
  }
  return truths;
}
