// Characters that no step of the network wins.
import { expect, test } from 'vitest';
import { decodeCharacters } from './ctc.ts';
import { withHiddenCharacters } from './hidden-characters.ts';

const LETTERS = ['', 'A', 'B', '9', ',', "'", ' '];

/** Of each step what its characters have; the blank has the rest. */
function read(...steps: Record<string, number>[]): string {
  const rows = steps.map((likely) => {
    const rest = 1 - Object.values(likely).reduce((sum, one) => sum + one, 0);
    return LETTERS.map((character) => (character === '' ? rest : (likely[character] ?? 0)));
  });
  const scores = Float32Array.from(rows.flat());
  const characters = withHiddenCharacters(decodeCharacters(scores, steps.length, LETTERS), scores, LETTERS);
  return characters.map(({ character }) => character).join('');
}

test('a figure whose probability is shared by two steps is read', () => {
  expect(read({ A: 1 }, { 9: 0.37 }, { 9: 0.38 }, { B: 1 })).toBe('A9B');
  expect(read({ A: 1 }, { 9: 0.37 }, { 9: 0.38 }, { ',': 1 })).toBe('A9,');
  expect(read({ A: 1 }, { 9: 0.18 }, { 9: 0.18 }, { B: 1 })).toBe('AB');
});

test('an apostrophe between two letters needs less', () => {
  expect(read({ A: 1 }, { "'": 0.15 }, { B: 1 })).toBe("A'B");
});

test('a space between letters, or behind a sign, is read from the same expectation on', () => {
  expect(read({ A: 1 }, { ' ': 0.3 }, { ' ': 0.3 }, { B: 1 })).toBe('A B');
  expect(read({ ',': 1 }, { ' ': 0.3 }, { ' ': 0.3 }, { B: 1 })).toBe(', B');
  expect(read({ A: 1 }, { ' ': 0.4 }, { B: 1 })).toBe('AB');
});

test('no space is put before a comma, and no comma between letters', () => {
  expect(read({ A: 1 }, { ' ': 0.3 }, { ' ': 0.3 }, { ',': 1 })).toBe('A,');
  expect(read({ A: 1 }, { ',': 0.45 }, { B: 1 })).toBe('AB');
});

test('the edge of a character is no second one', () => {
  expect(read({ A: 1 }, { A: 0.45 }, { B: 1 })).toBe('AB');
});

test('a character that is read is not read again where it wins the next step', () => {
  expect(read({ A: 0.9 }, { B: 0.45 }, { B: 0.9 })).toBe('AB');
});
