// Whether the letters that a PDF says are all that it draws.
import { expect, test } from 'vitest';
import { textLayerOf } from './text-layer.ts';

const run = (text: string, left: number) => ({
  run: left,
  text,
  left,
  baseline: 100,
  width: 6 * text.length,
  height: 12,
});

test.each([
  ['letters', [run('Ana', 0), run('Queiroz', 24)], true],
  ['a ligature of no letters', [run('Ana', 0), run('\ue048', 24), run('eiroz', 30)], false],
  ['one within a word', [run('Massachuse\ue03cs', 0)], false],
  ['a symbol that stands apart', [run('\uf0b7', 0), run('Ana', 24)], true],
  [
    'a ligature of no letters up the margin',
    [run('Ana', 0), { ...run('\ue048eiroz Lima', 24), way: 'up' as const }],
    false,
  ],
])('%s', (_, pdfText, isTrusted) => {
  expect(textLayerOf({ pdfText, final: { width: 600, height: 800 } }) !== null).toBe(isTrusted);
});

test('what runs up the margin is a line below the others', () => {
  const pdfText = [{ ...run('Livro A-12', -500), way: 'up' as const }, run('Ana', 0)];
  const text = textLayerOf({ pdfText, final: { width: 600, height: 800 } });
  expect(text?.lines.map(({ words, sideways }) => [words.map((word) => word.text).join(' '), sideways?.way])).toEqual([
    ['Ana', undefined],
    ['Livro A-12', 'up'],
  ]);
});
