// Whose letter stands where two readings of one line differ.
import { expect, test } from 'vitest';
import type { Glyph } from '../recognition/ctc.ts';
import { type Letter, voteLetters } from './vote-characters.ts';

const SURE = 0.99;

/** Letters from left to right; `doubts` says how sure the reader was of some of them, by their place. */
function letters(text: string, doubts: Readonly<Record<number, number>> = {}): Letter[] {
  return [...text].map((letter, index) => ({ letter, probability: doubts[index] ?? SURE }));
}

function glyphs(text: string, doubts: Readonly<Record<number, number>> = {}): Glyph[] {
  return letters(text, doubts).map((letter, index) => ({ ...letter, step: 10 * index }));
}

const textOf = (voted: readonly Letter[]): string => voted.map(({ letter }) => letter).join('');

test.each<[string, Glyph[], Letter[], string]>([
  ['a lost mark comes back', glyphs('GILSON', { 1: 0.8 }), letters('GÍLSON'), 'GÍLSON'],
  ['but not to a letter surely seen plain', glyphs('GILSON', { 1: 0.98 }), letters('GÍLSON'), 'GILSON'],
  ['nor from a witness in doubt', glyphs('GILSON', { 1: 0.8 }), letters('GÍLSON', { 1: 0.8 }), 'GILSON'],
  ['a doubtful mark goes', glyphs('HÁDDAD', { 1: 0.6 }), letters('HADDAD'), 'HADDAD'],
  ['a mark seen well stays', glyphs('LEÃO', { 2: 0.8 }), letters('LEAO'), 'LEÃO'],
  ['another letter wins over a doubtful one', glyphs('OUARTO', { 0: 0.6 }), letters('QUARTO'), 'QUARTO'],
  ['and loses to one seen well', glyphs('QUARTO', { 0: 0.85 }), letters('OUARTO'), 'QUARTO'],
  ['a digit never becomes a letter', glyphs('LIVRO 1', { 6: 0.5 }), letters('LIVRO l'), 'LIVRO 1'],
  ['a letter won keeps the case', glyphs('Avò', { 2: 0.6 }), letters('AVÔ'), 'Avô'],
  ['a space passed over', glyphs('THÉOLIMA'), letters('THÉO LIMA'), 'THÉO LIMA'],
  ['no space beside a sign', glyphs('BELÉM-PA'), letters('BELÉM - PA'), 'BELÉM-PA'],
  ['what only the witness saw stays out', glyphs('ANA LIMA'), letters('“ANA LIMA.'), 'ANA LIMA'],
  ['what the witness passed over stays in', glyphs('ANA LIMA'), letters('ANA LIM'), 'ANA LIMA'],
  ['a reading of something else is not heard', glyphs('ANA', { 0: 0.3 }), letters('*tt~x'), 'ANA'],
  ['words of the form bear no marks', glyphs('dois míl', { 6: 0.9 }), letters('dois míl'), 'dois mil'],
  ['nothing seen by the witness', glyphs('ANA'), [], 'ANA'],
  ['nothing seen at all', [], letters('ANA'), ''],
])('%s', (_, first, second, expected) => {
  expect(textOf(voteLetters(first, second))).toBe(expected);
});

test('a letter both see is surer than before, though never as sure as one seen at once', () => {
  const [doubtful] = voteLetters(glyphs('ANA', { 0: 0.6 }), letters('ANA'));
  expect(doubtful?.probability).toBeCloseTo(0.84);
  const [likely, sure] = voteLetters(glyphs('ANA', { 0: 0.98, 1: 0.995 }), letters('ANA'));
  expect([likely?.probability, sure?.probability]).toEqual([0.985, 0.995]);
});

test('every letter keeps its place, and a new space stands between its neighbours', () => {
  const voted = voteLetters(glyphs('THÉOLIMA'), letters('THÉO LIMA'));
  expect(voted.map(({ step }) => step)).toEqual([0, 10, 20, 30, 35, 40, 50, 60, 70]);
});
