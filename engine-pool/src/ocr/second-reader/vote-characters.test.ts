// Whose character stands where two readings of one line differ.
import { expect, test } from 'vitest';
import type { Character, PlacedCharacter } from '../recognition/character.ts';
import { voteCharacters } from './vote-characters.ts';

const SURE = 0.99;

/** Characters from left to right; `doubts` says how sure the reader was of some of them, by their place. */
function characters(text: string, doubts: Readonly<Record<number, number>> = {}): Character[] {
  return [...text].map((character, index) => ({ character, probability: doubts[index] ?? SURE }));
}

function placed(text: string, doubts: Readonly<Record<number, number>> = {}): PlacedCharacter[] {
  return characters(text, doubts).map((character, index) => ({ ...character, step: 10 * index }));
}

const textOf = (voted: readonly Character[]): string => voted.map(({ character }) => character).join('');

test.each<[string, PlacedCharacter[], Character[], string]>([
  ['a lost mark comes back', placed('GILSON', { 1: 0.8 }), characters('GÍLSON'), 'GÍLSON'],
  ['but not to a character surely seen plain', placed('GILSON', { 1: 0.98 }), characters('GÍLSON'), 'GILSON'],
  ['nor from a second reader in doubt', placed('GILSON', { 1: 0.8 }), characters('GÍLSON', { 1: 0.8 }), 'GILSON'],
  ['a doubtful mark goes', placed('HÁDDAD', { 1: 0.6 }), characters('HADDAD'), 'HADDAD'],
  ['a mark seen well stays', placed('LEÃO', { 2: 0.8 }), characters('LEAO'), 'LEÃO'],
  ['another character wins over a doubtful one', placed('OUARTO', { 0: 0.6 }), characters('QUARTO'), 'QUARTO'],
  ['and loses to one seen well', placed('QUARTO', { 0: 0.85 }), characters('OUARTO'), 'QUARTO'],
  ['a digit never becomes a letter', placed('LIVRO 1', { 6: 0.5 }), characters('LIVRO l'), 'LIVRO 1'],
  ['a character won keeps the case', placed('Avò', { 2: 0.6 }), characters('AVÔ'), 'Avô'],
  ['a space passed over', placed('THÉOLIMA'), characters('THÉO LIMA'), 'THÉO LIMA'],
  ['no space beside a sign', placed('BELÉM-PA'), characters('BELÉM - PA'), 'BELÉM-PA'],
  ['what only the second reader saw stays out', placed('ANA LIMA'), characters('“ANA LIMA.'), 'ANA LIMA'],
  ['what the second reader passed over stays in', placed('ANA LIMA'), characters('ANA LIM'), 'ANA LIMA'],
  ['a reading of something else is not heard', placed('ANA', { 0: 0.3 }), characters('*tt~x'), 'ANA'],
  ['nothing seen by the second reader', placed('ANA'), [], 'ANA'],
  ['nothing seen at all', [], characters('ANA'), ''],
])('%s', (_, first, second, expected) => {
  expect(textOf(voteCharacters(first, second))).toBe(expected);
});

test('a character both see is surer than before, though never as sure as one seen at once', () => {
  const [doubtful] = voteCharacters(placed('ANA', { 0: 0.6 }), characters('ANA'));
  expect(doubtful?.probability).toBeCloseTo(0.84);
  const [likely, sure] = voteCharacters(placed('ANA', { 0: 0.98, 1: 0.995 }), characters('ANA'));
  expect([likely?.probability, sure?.probability]).toEqual([0.985, 0.995]);
});

test('every character keeps its place, and a new space stands between its neighbours', () => {
  const voted = voteCharacters(placed('THÉOLIMA'), characters('THÉO LIMA'));
  expect(voted.map(({ step }) => step)).toEqual([0, 10, 20, 30, 35, 40, 50, 60, 70]);
});
