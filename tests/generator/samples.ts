// The few samples kept in the repository; node tests/generator/samples.ts draws them anew (npm run fix then formats their truth).
import { join } from 'node:path';
import { renderCase, type Wish } from './render-case.ts';
import { writeCase } from './write-case.ts';

export const SAMPLES_FOLDER = join(import.meta.dirname, '../fixtures/samples');

export const SAMPLES: readonly Wish[] = [
  // The one that the README's and the start's curl line sends.
  { name: 'certidao', layout: 'prov_63', condition: 'photo_good', seed: 'sample/6' },
  { name: 'escaneada', layout: 'cnj_2009', condition: 'scan_clean', seed: 'sample/8' },
  { name: 'pdf-escaneado', layout: 'cnj_2009', condition: 'pdf_scanned', seed: 'sample/2' },
  { name: 'digital', layout: 'prov_63', condition: 'pdf_born_digital', seed: 'sample/2' },
  { name: 'texto-corrido', layout: 'running_typed', condition: 'scan_clean', seed: 'sample/1' },
  { name: 'tabela', layout: 'state_boxed', condition: 'scan_clean', seed: 'sample/1' },
  { name: 'neg-marriage', layout: 'marriage', condition: 'pdf_born_digital', seed: 'sample/1' },
  { name: 'neg-prose', layout: 'prose', condition: 'photo_good', seed: 'sample/6' },
];

if (import.meta.main) {
  for (const sample of SAMPLES) await writeCase(SAMPLES_FOLDER, await renderCase(sample));
}
