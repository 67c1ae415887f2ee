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
  { name: 'ruidosa', layout: 'prov_149', condition: 'scan_noisy', seed: 'sample/1' },
  { name: 'foto-dificil', layout: 'running_modern', condition: 'photo_hard', seed: 'sample/1' },
  { name: 'pequena', layout: 'state_above', condition: 'low_res', seed: 'sample/1' },
  { name: 'de-lado', layout: 'person_cards', condition: 'sideways', seed: 'sample/1' },
  { name: 'webp', layout: 'full_entry', condition: 'webp', seed: 'sample/1' },
  { name: 'copia', layout: 'label_column', condition: 'scan_copied', seed: 'sample/1' },
  { name: 'dobrada', layout: 'typed_leaders', condition: 'photo_folded', seed: 'sample/1' },
  { name: 'neg-marriage', layout: 'marriage', condition: 'pdf_born_digital', seed: 'sample/1' },
  { name: 'neg-prose', layout: 'prose', condition: 'photo_good', seed: 'sample/6' },
];

if (import.meta.main) {
  for (const sample of SAMPLES) await writeCase(SAMPLES_FOLDER, await renderCase(sample));
}
