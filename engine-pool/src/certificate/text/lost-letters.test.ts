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
  ['Olivera', 'Olivera'],
  ['Maria', 'Maria'],
  ['Mara', 'Mara'],
  ['Piovesan', 'Piovesan'],
])('%s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

it('leaves what a text layer says', () => {
  expect(read('Vinícus', 1)).toBe('Vinícus');
});
