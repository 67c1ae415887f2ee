// Probabilities by step become characters, characters become words in groups.
import { expect, test } from 'vitest';
import { decodeCharacters } from './ctc.ts';
import { groupWords } from './group-words.ts';

const LETTERS = ['', 'A', 'B', ' ', '|'];

/** One sign a step: "_" is the blank, "s" a space; the character wins with 0.9. */
function scores(steps: string): Float32Array {
  const columns: Record<string, number> = { _: 0, A: 1, B: 2, s: 3, '|': 4 };
  return Float32Array.from([...steps].flatMap((sign) => LETTERS.map((_, i) => (i === columns[sign] ? 0.9 : 0.03))));
}

/** A step is 8 px of a line image 48 px high. */
function aspectOf(steps: string): number {
  return (steps.length * 8) / 48;
}

test.each([
  ['____', ''],
  ['AAAA', 'A'],
  ['AA_A', 'AA'],
  ['_AB_', 'AB'],
  ['AsB', 'A B'],
  ['A_ssB', 'A B'],
])('%s reads %j', (steps, expected) => {
  const characters = decodeCharacters(scores(steps), steps.length, LETTERS);
  expect(characters.map(({ character }) => character).join('')).toBe(expected);
});

test('a character stands in the middle of its steps and is as sure as its surest one', () => {
  const sure = scores('_AAA__');
  sure[2 * LETTERS.length + 1] = 0.97;
  const [character] = decodeCharacters(sure, 6, LETTERS);
  expect(character?.step).toBeCloseTo(2.5);
  expect(character?.probability).toBeCloseTo(0.97);
});

test.each<[string, string, string[][], number[]?]>([
  ['a phrase', 'A_B_s_A_B', [['AB', 'AB']]],
  ['two cells with a rule between them', 'A_B___A_B', [['AB'], ['AB']], [4.5]],
  ['two cells with a wide gap', `A_B${'_'.repeat(24)}A_B`, [['AB'], ['AB']]],
  ['two cells with a space read in the gap', `A_B${'_'.repeat(12)}s${'_'.repeat(12)}A_B`, [['AB'], ['AB']]],
  ['two cells with their border read', '|A_B|A_B', [['AB'], ['AB']]],
  ['nothing', '____', []],
])('%s', (_, steps, expected, borders = []) => {
  const groups = groupWords(
    { characters: decodeCharacters(scores(steps), steps.length, LETTERS), steps: steps.length, borders },
    aspectOf(steps),
  );
  expect(groups.map((group) => group.map(({ text }) => text))).toEqual(expected);
});

test('words cover their part of the line image', () => {
  const steps = 'A_B_s_A_B_';
  const characters = decodeCharacters(scores(steps), steps.length, LETTERS);
  const [group] = groupWords({ characters, steps: steps.length, borders: [] }, aspectOf(steps));
  expect(group?.[0]?.start).toBe(0);
  expect(group?.[0]?.end).toBeCloseTo(0.35);
  expect(group?.[1]?.start).toBeCloseTo(0.55);
  expect(group?.[1]?.end).toBeCloseTo(0.95);
});

test.each([
  ['SIMõES', 'SIMÕES'],
  ['Simões', 'Simões'],
  ['DÁ', 'DÁ'],
  ['à', 'à'],
  ['1ª', '1ª'],
  ['PATRÍcIA', 'PATRÍCIA'],
  ['sILVA,', 'SILVA,'],
  ['paternOS:', 'paternos:'],
  ['avÓs', 'avós'],
  ['seXO', 'sexo'],
  ['Xanxerê/SC', 'Xanxerê/SC'],
  ['deSouza', 'deSouza'],
  ['Osvaldo', 'Osvaldo'],
  ['OS', 'OS'],
  ['EI-Khouri', 'El-Khouri'],
  ['AI-5', 'AI-5'],
  ['WÃCHTER', 'WÄCHTER'],
])('%s is printed %s', (read, printed) => {
  const characters = [...read].map((character, index) => ({ character, probability: 1, step: 2 * index + 1 }));
  const [group] = groupWords({ characters, steps: 2 * read.length, borders: [] }, 1);
  expect(group?.[0]?.text).toBe(printed);
});
