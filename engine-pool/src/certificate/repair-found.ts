// Repairs the words that a finder gave to fields.
import type { FoundField } from './find/find-fields.ts';
import { repairWord } from './repair/repair-word.ts';

export function repairFound(found: readonly FoundField[]): FoundField[] {
  return found.map((one) => ({ ...one, words: one.words.map(repairWord) }));
}
