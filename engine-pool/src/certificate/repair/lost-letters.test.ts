// Letters that a reader passed over in common names, and names that only look so.
import { expect, it } from 'vitest';
import { restoreLetter } from './lost-letters.ts';

const read = (text: string, confidence = 0.99) =>
  restoreLetter({ text, confidence, box: { left: 0, top: 0, width: 100, height: 20 } }).text;

it.each([
  ['Vinícus', 'Vinícius'],
  ['Espírto', 'Espírito'],
  ['Patríco,', 'Patrício,'],
  ['MARÇO', 'MARÇO'],
  ['FERNÁNDES', 'FERNÁNDES'],
  ['JUIANA', 'JULIANA'],
  ['JUIANa', 'JULIANa'],
  ['Olivera', 'Olivera'],
  ['Maria', 'Maria'],
  ['Mara', 'Mara'],
  ['Piovesan', 'Piovesan'],
])('%s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

it.each([
  ['Iéssica', 0.9, 'Jéssica'],
  ['FTALO', 0.9, 'ÍTALO'],
  ['Ioana', 0.9, 'Joana'],
  // Names of their own, or seen clearly.
  ['Iara', 0.9, 'Iara'],
  ['Fábio', 0.9, 'Fábio'],
  ['Ioana', 0.99, 'Ioana'],
])('the first letter of %s at %f', (text, confidence, expected) => {
  expect(read(text, confidence)).toBe(expected);
});

it('leaves what a text layer says', () => {
  expect(read('Vinícus', 1)).toBe('Vinícus');
});
