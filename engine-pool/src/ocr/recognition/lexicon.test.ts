// The lexicon holds its words, how frequent they are, and nothing between them.
import { expect, test } from 'vitest';
import { LEXICON, Lexicon, withAnyAccent } from './lexicon.ts';
import { lexiconOf } from './testing/lexicon-of.ts';

const WORDS = ['mãe', 'maria', 'mar', 'nome', 'nomes', 'mArIlENE'];
const lexicon = lexiconOf(WORDS);

test.each([
  ['mar', true],
  ['maria', true],
  ['mãe', true],
  ['nomes', true],
  ['ma', false],
  ['mae', false],
  ['nomen', false],
  ['marilene', true],
  ['marilêne', true],
  ['mariléna', false],
  ['', false],
])('%s: %s', (word, expected) => {
  expect(lexicon.has(word)).toBe(expected);
});

test('every node on the way to a word leads back to it', () => {
  const found: string[] = [];
  const walk = (node: number, word: string): void => {
    expect(lexicon.wordAt(node)).toBe(word);
    if (lexicon.logFrequency(node) > Number.NEGATIVE_INFINITY) found.push(word);
    for (let child = lexicon.firstChild(node); child !== Lexicon.NONE; child = lexicon.nextSibling(child)) {
      expect(lexicon.mostLogFrequency(child)).toBeLessThanOrEqual(lexicon.mostLogFrequency(node));
      walk(child, word + String.fromCharCode(lexicon.letter(child)));
    }
  };
  walk(Lexicon.ROOT, '');
  expect(found.toSorted()).toEqual(WORDS.toSorted());
});

test('the most frequent word of those that differ in accents', () => {
  expect(lexicon.logFrequencyOfUnaccented('mae')).toBe(lexicon.logFrequencyOf('mãe'));
  expect(lexicon.logFrequencyOfUnaccented('pai')).toBe(Number.NEGATIVE_INFINITY);
});

test('a list out of order is refused', () => {
  expect(() => new Lexicon('b\t1\na\t2\n')).toThrow('not in order');
});

test('what ships knows printed words and names, and leaves open only accents', () => {
  for (const word of ['nascimento', 'figueiredo', 'valdemir', 'são']) expect(LEXICON.has(word)).toBe(true);
  expect(withAnyAccent('débora')).toBe('dEbOrA');
});
