import { expect, test } from 'vitest';
import { joinSpacedLetters } from './spaced-letters.ts';

/** A letter ten wide and five apart, a space as wide as a letter more. */
function lineOf(text: string) {
  const words = [...text].flatMap((letter, at) => {
    const box = { left: 15 * at, top: 0, width: 10, height: 12 };
    return letter === ' ' ? [] : [{ text: letter, box, confidence: letter === 'T' ? 0.5 : 1 }];
  });
  return { words, box: { left: 0, top: 0, width: 15 * text.length, height: 12 } };
}

test.each([
  ['REGISTRO CIVIL', ['REGISTRO', 'CIVIL']],
  ['AVÓS E', ['AVÓS', 'E']],
  ['A B C', ['A', 'B', 'C']],
  ['061910 01 55', ['061910', '01', '55']],
])('%s', (text, words) => {
  const [line] = joinSpacedLetters({ width: 500, height: 20, lines: [lineOf(text)] }).lines;
  expect(line?.words.map((word) => word.text)).toEqual(words);
});

test('a word is as doubtful as its most doubtful letter, and stands where its letters do', () => {
  const [line] = joinSpacedLetters({ width: 500, height: 20, lines: [lineOf('ATOS')] }).lines;
  expect(line?.words).toEqual([{ text: 'ATOS', box: { left: 0, top: 0, width: 55, height: 12 }, confidence: 0.5 }]);
});
