// Words that the network doubts become those of the lexicon, and nothing else does.
import { expect, test } from 'vitest';
import { decodeCharacters } from './ctc.ts';
import { withKnownWords } from './known-words.ts';
import { lexiconOf } from './testing/lexicon-of.ts';

const LEXICON = lexiconOf(['nome', 'mãe', 'batista', 'natália', 'anna', 'mae', 'ElIEzEr', 'ErnAnI']);
const ALPHABET = ['', ...'abeilmnorstzãáàéí', ...'ABEILMNORSTÃÁÉ', ...'0123456789', ' '];

/** A letter as read and what else it may be, e.g. `e7o3`: e with 0.7, o with 0.3; `_` is none. */
type Letters = readonly string[];

/** A step for each letter and a blank one after it. */
function scoresOf(letters: Letters): Float32Array {
  return Float32Array.from(
    letters.flatMap((letter) => {
      const likely =
        letter.length === 1
          ? [[letter, 1]]
          : [...letter.matchAll(/(.)(\d)/gu)].map(([, is, n]) => [is, Number(n) / 10]);
      const scores = new Map(likely as [string, number][]);
      return [
        ...ALPHABET.map((character) => scores.get(character || '_') ?? 0),
        ...ALPHABET.map((character) => (character === '' ? 1 : 0)),
      ];
    }),
  );
}

function readWith(letters: Letters): { text: string; least: number } {
  const scores = scoresOf(letters);
  const read = withKnownWords(decodeCharacters(scores, 2 * letters.length, ALPHABET), scores, ALPHABET, LEXICON);
  return {
    text: read.map(({ character }) => character).join(''),
    least: Math.min(...read.map(({ probability }) => probability)),
  };
}

test.each<[string, Letters, string]>([
  ['a doubted letter', ['n', 'o7e3', 'm', 'o6e4'], 'nome'],
  ['in capitals', ['N', 'O', 'M', 'O6E4'], 'NOME'],
  ['with a capital', ['B', 'a', 't', 'i', 's', 'l7t3', 'a'], 'Batista'],
  ['a lost accent', ['N', 'a', 't', 'a6á4', 'l', 'i', 'a'], 'Natália'],
  ['of two words the likelier one', ['m', 'a5ã4', 'e'], 'mãe'],
  ['each word by itself', ['n', 'o', 'm', 'o6e4', ' ', 'B', 'a', 't', 'i', 's', 'l6t4', 'a'], 'nome Batista'],
  ['a letter that was passed over', ['B', 'a', '_6t4', 'i', 's', 't', 'a7o3'], 'Batista'],
  ['letters that are sure', ['n', 'o', 'm', 'o'], 'nomo'],
  ['a word that none is near to', ['z', 'o7e3', 'r', 'r', 'o6a4'], 'zorro'],
  ['a figure in a word', ['B', 'a', 't', '16i4', 's', 't', 'a'], 'Batista'],
  ['a name whose accents are open', ['E', 'l7i3', 'i', 'e', 'z', 'e', 'r'], 'Eliezer'],
  ['with the accent that was read', ['E', 'l6b4', 'i', 'é', 'z', 'e8o2', 'r'], 'Eliézer'],
  ['r and n that look like m', ['E', 'm', 'a', 'n', 'i'], 'Ernani'],
  ['an m of a word that is known with it', ['A', 'n', 'a', ' ', 'n', 'o', 'm', 'e'], 'Ana nome'],
  ['a code', ['4', '2', 'n', 'o', 'm', 'o6e4'], '42nomo'],
  ['two letters', ['n', 'o6e4'], 'no'],
])('%s', (_, letters, expected) => {
  expect(readWith(letters).text).toBe(expected);
});

test('a replaced letter is as sure as its word is likelier', () => {
  const [little, much] = [readWith(['m', 'a6ã4', 'e']), readWith(['n', 'o', 'm', 'o6e4'])];
  expect(much.text).toBe('nome');
  expect(much.least).toBeGreaterThan(0.9);
  expect(little.least).toBeLessThan(much.least);
});

test('every known word stays as it is', () => {
  for (const word of ['nome', 'mãe', 'batista', 'anna', 'mae']) expect(readWith([...word]).text).toBe(word);
});
