// Marks on names that bear none, seen clearly or not.
import { expect, it } from 'vitest';
import { takeSpecks } from './specks.ts';

function cleaned(text: string, sureness: number): string {
  const letters = [...text].map((letter) => (/[A-Za-z]/.test(letter) ? 0.999 : sureness));
  return takeSpecks({
    text,
    characterConfidences: letters,
    confidence: 0.98,
    box: { left: 0, top: 0, width: 1, height: 1 },
  }).text;
}

it.each([
  ['MÁTEUS', 0.7, 'MATEUS'],
  ['HÖSPITAL', 0.8, 'HOSPITAL'],
  // Seen clearly, or borne by the name.
  ['LUÍZA', 0.99, 'LUÍZA'],
  ['Müller', 0.6, 'Müller'],
  ['Letícia', 0.6, 'Letícia'],
])('%s at %f is %s', (text, sureness, expected) => {
  expect(cleaned(text, sureness)).toBe(expected);
});
