// How words are cut where labels and values are printed without a space between.
import { expect, test } from 'vitest';
import { asPrinted, tokensOf } from './tokens.ts';

function tokensIn(text: string) {
  const box = { left: 0, top: 0, width: 10 * text.length, height: 10 };
  return tokensOf({ width: 600, height: 800, lines: [{ words: [{ text, box, confidence: 1 }], box }] });
}

test.each([
  ['Nome:ANA', ['Nome', ':', 'ANA']],
  ['LIVRO=12-A', ['LIVRO', ':', '12-A']],
  ['https://selo.exemplo.br/?id=12', ['https', ':', '/', '/', 'selo.exemplo.br', '/', '?id=12']],
  ['===', ['===']],
  ['HORA==', ['HORA==']],
  ['15/08/1927', ['15/08/1927']],
])('%s', (text, expected) => {
  expect(tokensIn(text).map((token) => token.text)).toEqual(expected);
});

test('what one word was is printed as one', () => {
  expect(asPrinted(tokensIn('Ana/MG'))).toBe('Ana/MG');
});
