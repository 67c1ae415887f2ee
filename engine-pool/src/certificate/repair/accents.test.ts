// Accents are put back where the reader was unsure of the very letter that bears them.
import { expect, it } from 'vitest';
import { restoreAccent } from './accents.ts';

const BOX = { left: 0, top: 0, width: 1, height: 1 };

function restored(text: string, doubted: string, sureness: number): string {
  const letters = [...text].map((letter) => (letter === doubted ? sureness : 0.9995));
  const confidence = letters.reduce((sum, one) => sum + one, 0) / letters.length;
  return restoreAccent({ text, confidence, characterConfidences: letters, box: BOX }).text;
}

it.each([
  ['VERONICA', 'O', 0.95, 'VERÔNICA'],
  ['Cecilia', 'C', 0.9, 'Cecilia'],
  ['(Oficio),', 'i', 0.7, '(Ofício),'],
  ['domicilio', 'i', 0.9, 'domicílio'],
  ['Antónia', 'ó', 0.9, 'Antônia'],
  ['ANTóNIo', 'ó', 0.9, 'ANTÔNIO'],
  // Printed so, or no name.
  ['VERONICA', 'O', 0.99, 'VERONICA'],
  ['antonia', 'o', 0.9, 'antonia'],
])('%s with %s at %f is %s', (text, doubted, sureness, expected) => {
  expect(restored(text, doubted, sureness)).toBe(expected);
});

it('asks the word where its letters are not told apart', () => {
  expect(restoreAccent({ text: 'Cecilia', confidence: 0.97, box: BOX }).text).toBe('Cecília');
  expect(restoreAccent({ text: 'Cecilia', confidence: 0.99, box: BOX }).text).toBe('Cecilia');
});
