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
  ['01:35', ['01:35']],
  ['A7', ['A7']],
  ['a7', ['a', '7']],
  ['-o-o-o-', ['-', 'o', '-', 'o', '-', 'o', '-']],
  ['061910 01 55', ['061910', '01', '55']],
])('%s', (text, words) => {
  const [line] = joinSpacedLetters({ width: 500, height: 20, lines: [lineOf(text)] }).lines;
  expect(line?.words.map((word) => word.text)).toEqual(words);
});

test('a word is as doubtful as its most doubtful letter, and stands where its letters do', () => {
  const [line] = joinSpacedLetters({ width: 500, height: 20, lines: [lineOf('ATOS')] }).lines;
  expect(line?.words).toEqual([{ text: 'ATOS', box: { left: 0, top: 0, width: 55, height: 12 }, confidence: 0.5 }]);
});

/** A figure in a box of its own each, twelve apart; where the text has a point, five more. */
function boxesOf(text: string) {
  let left = 0;
  return [...text].flatMap((figure) => {
    left += figure === '.' ? 5 : 22;
    const box = { left, top: 0, width: 10, height: 12 };
    return figure === '.' ? [] : [{ words: [{ text: figure, box, confidence: 1, characterConfidences: [1] }], box }];
  });
}

test.each([
  ['14.11.2018', ['14/11/2018']],
  ['06.52', ['06:52']],
  ['2018', ['2018']],
  ['36375902398', ['36375902398']],
  ['08', ['08']],
  ['1.2', ['1', '2']],
  ['A39', ['A39']],
])('%s in boxes', (text, words) => {
  const { lines } = joinSpacedLetters({ width: 500, height: 20, lines: boxesOf(text) });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.words.map((word) => word.text)).toEqual(words);
  for (const word of lines[0]?.words ?? []) expect(word.characterConfidences).toHaveLength(word.text.length);
});

/** A letter at the left of its box each, a box thirty-two wide. */
function lettersIn(text: string) {
  return [...text].flatMap((letter, at) => {
    const box = { left: 32 * at, top: 0, width: letter === 'I' ? 8 : 15, height: 18 };
    return letter === ' ' ? [] : [{ words: [{ text: letter, box, confidence: 1 }], box }];
  });
}

test.each([
  ['JOAQUIM DOS REIS', ['JOAQUIM', 'DOS', 'REIS']],
  ['DR. IVO', ['DR.', 'IVO']],
  ['JI-PARANÁ', ['JI-PARANÁ']],
  ['OIAPOQUE/AP', ['OIAPOQUE/AP']],
])('%s in boxes', (text, words) => {
  const { lines } = joinSpacedLetters({ width: 500, height: 20, lines: lettersIn(text) });
  expect(lines.map((line) => line.words.map((word) => word.text))).toEqual([words]);
});

/** As read in a picture: a letter in the middle of its box each, boxes twenty wide; "[AR]" as one word, "|" ends a line. */
function seenIn(text: string) {
  let at = 0;
  return text.split('|').map((line) => {
    const words = [...line.matchAll(/\[(.+?)\]|(.)/gu)].flatMap(([, several = '', one = '']) => {
      const letters = several + one;
      const box = { left: 20 * at + 5, top: 0, width: several ? 20 * letters.length : 10, height: 18 };
      at += one === '<' ? -1 : letters.length;
      return one === ' ' || one === '<' ? [] : [{ text: letters, box, confidence: 0.98 }];
    });
    return { words, box: { left: 0, top: 0, width: 10, height: 18 } };
  });
}

test.each([
  ['JOAQUI|M DOS| REIS', ['JOAQUIM', 'DOS', 'REIS']],
  ['GUAJ[AR]Á MIRIM', ['GUAJARÁ', 'MIRIM']],
  ['HEL|<LOÍ|SA', ['HELOÍSA']],
  ['H[ÉL]IO [COR]RÊA', ['HÉLIO', 'CORRÊA']],
  // Not in its place: letters of two rows, or of none.
  ['AV', ['A', 'V']],
  ['24|12|2016|  0|[1:]05', ['24/12/2016', '01:05']],
  ['O|O|:|O|7', ['00:07']],
])('%s seen in boxes of a picture', (text, words) => {
  const { lines } = joinSpacedLetters({ width: 900, height: 20, lines: seenIn(text) });
  expect(lines.flatMap((line) => line.words.map((word) => word.text))).toEqual(words);
});

test.each([['M F'], ['SIM  NÃO']])('%s is no row of boxes', (text) => {
  const { lines } = joinSpacedLetters({ width: 500, height: 20, lines: lettersIn(text) });
  expect(lines.length).toBeGreaterThan(1);
});

test('boxes of two rows and a far number are lines of their own', () => {
  const [row, next] = [boxesOf('14.11'), boxesOf('20.18')];
  const below = next.map(({ words: [word], box }) => {
    const moved = { ...box, top: 40 };
    return { words: word ? [{ ...word, box: moved }] : [], box: moved };
  });
  const far = { left: 300, top: 0, width: 10, height: 12 };
  const lines = [...row, ...below, { words: [{ text: '3', box: far, confidence: 1 }], box: far }];
  expect(joinSpacedLetters({ width: 500, height: 60, lines }).lines).toHaveLength(3);
});
