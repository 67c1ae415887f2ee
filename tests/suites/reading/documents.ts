// The documents that the accuracy gate reads: born-digital pages of every layout, drawn anew, and the kept samples.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pdfBornDigital } from '../../generator/captures/pdf.ts';
import { LAYOUTS } from '../../generator/layouts/index.ts';
import { type RenderedCase, renderCase } from '../../generator/render-case.ts';
import { SAMPLES_FOLDER } from '../../generator/samples.ts';
import { type Evaluation, evaluate } from '../../tools/accuracy/evaluate.ts';
import type { PoolReader } from '../../tools/accuracy/read-with-pool.ts';
import { loadTruths } from '../../tools/accuracy/truths.ts';

const PAGES_PER_LAYOUT = 3;

export const LAYOUT_NAMES = LAYOUTS.map(({ name }) => name);
/** Those that say nearly what a birth certificate says. Every engine tries to read one: seconds each, not all kinds. */
export const NEAR_NEGATIVES = [
  'marriage',
  'death',
  'live_birth',
  'no_record',
  'registry_letter',
  'child_death',
  'stillbirth',
  'home_birth',
] as const;

/** @param name of a layout, or of a kind of other document */
export function drawPages(name: string, count = PAGES_PER_LAYOUT): Promise<RenderedCase[]> {
  return Promise.all(
    Array.from({ length: count }, (_, n) =>
      renderCase({ name: `${name}-${n}`, layout: name, condition: pdfBornDigital.name, seed: `gate/${n}` }),
    ),
  );
}

/** The samples that need their pixels read. */
export async function keptScans(): Promise<RenderedCase[]> {
  const samples = await kept(SAMPLES_FOLDER);
  return samples.filter(({ truth }) => truth.condition !== pdfBornDigital.name);
}

/** Forty-two forms, one or two certificates each, by people who knew real documents, and neither our code nor our samples. */
const FORMS_FOLDER = fileURLToPath(new URL('../../fixtures/forms', import.meta.url));

export function formsByOthers(): Promise<RenderedCase[]> {
  return kept(FORMS_FOLDER);
}

async function kept(folder: string): Promise<RenderedCase[]> {
  const truths = await loadTruths(folder);
  return Promise.all(truths.map(async (truth) => ({ truth, bytes: await readFile(join(folder, truth.file)) })));
}

export function readAll(pool: PoolReader, documents: readonly RenderedCase[]): Promise<Evaluation> {
  const files = new Map(documents.map(({ truth, bytes }) => [truth, bytes]));
  return evaluate([...files.keys()], (truth) => pool.read(files.get(truth) as Buffer, truth.resizeImage), pool.threads);
}
