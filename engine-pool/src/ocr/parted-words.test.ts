// Which words are two.
import { expect, test } from 'vitest';
import { partWords } from './parted-words.ts';

test.each([
  ['deNazaré', ['de', 'Nazaré']],
  ['naMaternidade,', ['na', 'Maternidade,']],
  ['eJosé', ['e', 'José']],
  ['DeLuca', ['DeLuca']],
  ['dePR', ['dePR']],
  ['denominada', ['denominada']],
])('%s', (text, expected) => {
  const box = { left: 10, top: 0, width: 90, height: 20 };
  const [line] = partWords({ width: 200, height: 20, lines: [{ words: [{ text, box, confidence: 0.9 }], box }] }).lines;
  expect(line?.words.map((word) => word.text)).toEqual(expected);
  expect(line?.words.at(-1)?.box.left).toBeGreaterThanOrEqual(box.left);
});
