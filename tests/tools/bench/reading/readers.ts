// Reads the same pages with our reader and with the peers, one thread each: RapidOCR, installed at its first use,
// and native Tesseract 5 from PATH. A peer that cannot be had is named, with why, and left out.
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { CertificateTruth } from '../../../generator/truth.ts';
import { pythonWith } from '../../../support/python-packages.ts';
import { progress } from '../report.ts';
import { pageAsRead } from './as-read.ts';
import type { PageFigures } from './figures.ts';

/** What one reader said of each case. */
export type Reading = ReadonlyMap<string, PageFigures>;

const path = (module: string): string => fileURLToPath(new URL(module, import.meta.url));
const PEER_SCRIPT = path('./read-peer.py');

/** Certificates by other hands, born digital. */
export const FORMS = path('../../../fixtures/forms');

/** Reads every document of a folder, once the forms are read. */
export function readOurs(engine: 'mini' | 'fast', folder: string): Promise<Reading> {
  return readAll(engine, process.execPath, [path('./read-ours.ts'), engine, folder, FORMS]);
}

/**
 * @param drawings a folder for the pages: the peers read no PDF and turn nothing by EXIF, and get them as ours sees them
 * @returns the readings of the peers that are there, by their names
 */
export async function readPeers(
  folder: string,
  truths: readonly CertificateTruth[],
  drawings: string,
): Promise<ReadonlyMap<string, Reading>> {
  const files = await drawForPeers(folder, truths, drawings);
  const peers = new Map<string, Reading>();
  try {
    const { command, env } = await pythonWith(path('./rapidocr.txt'));
    peers.set('rapidocr', await readAll('rapidocr', command, [PEER_SCRIPT, 'rapidocr', ...files], env));
  } catch (error) {
    progress(`no RapidOCR: ${(error as Error).message}`);
  }
  try {
    peers.set('tesseract', await readAll('tesseract', 'python3', [PEER_SCRIPT, 'tesseract', ...files]));
  } catch {
    progress('no native Tesseract 5 with "por": Debian has it as tesseract-ocr and tesseract-ocr-por');
  }
  return peers;
}

async function drawForPeers(folder: string, truths: readonly CertificateTruth[], drawings: string): Promise<string[]> {
  await mkdir(drawings, { recursive: true });
  const files: string[] = [];
  for (const truth of truths) {
    const { width, height, data } = await pageAsRead(join(folder, truth.file));
    const drawn = join(drawings, `${truth.case}.png`);
    await sharp(data, { raw: { width, height, channels: 3 } })
      .png({ compressionLevel: 1 })
      .toFile(drawn);
    files.push(drawn);
  }
  return files;
}

/** One JSON line a page; a page said twice (the first one warms up) counts as said last. */
export async function readAll(
  what: string,
  command: string,
  args: readonly string[],
  env = process.env,
): Promise<Reading> {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  const pages = new Map<string, PageFigures>();
  for await (const line of createInterface({ input: child.stdout })) {
    const page = JSON.parse(line) as PageFigures;
    pages.set(page.name, page);
  }
  const code = await ended;
  if (code !== 0) throw new Error(`${what} ended with ${code}`);
  progress(`${what} has read ${pages.size} pages`);
  return pages;
}
