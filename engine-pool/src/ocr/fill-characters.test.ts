// What was typed to leave no blank is no part of the words beside it.
import { expect, test } from 'vitest';
import { isFill, withoutFill } from './fill-characters.ts';
import type { Word } from './page-text.ts';

function wordsOf(text: string): readonly Word[] {
  const box = { left: 100, top: 0, width: 10 * text.length, height: 12 };
  const line = { words: [{ text, box, confidence: 1 }], box };
  return withoutFill({ width: 900, height: 20, lines: [line] }).lines[0]?.words ?? [];
}

test.each([
  ['LIMA-----', ['LIMA']],
  ['=====LIMA=====', ['LIMA']],
  ['LIMA.-.-.-.', ['LIMA']],
  ['Lima***', ['Lima']],
  ['1971*****', ['1971']],
  ['LIMA-x-x-x-', ['LIMA']],
  ['LIMAX-X-X-X', ['LIMA']],
  ['Felix-x-x-x', ['Felix']],
  ['PICOS-PIx-x-x', ['PICOS-PI']],
  ['x-x-x-LIMA', ['LIMA']],
  ['Paulo-o-o-o-', ['Paulo']],
  ['fls.....266......do', ['fls', '266', 'do']],
  ['A-132____', ['A-132']],
  ['e..MARLY', ['e', 'MARLY']],
  ['sexo…FEMININO', ['sexo', 'FEMININO']],
  ['LIMAXXXXXX', ['LIMA']],
  ['Lima//////', ['Lima']],
  // What is no fill.
  ['Dall’Agnol-Lima', ['Dall’Agnol-Lima']],
  ['Lima.', ['Lima.']],
  ['123.456.789-09', ['123.456.789-09']],
  ['***.456.789-**', ['***.456.789-**']],
  ['A.B.C.', ['A.B.C.']],
  ['XXIII', ['XXIII']],
  ['https://a.example/12', ['https://a.example/12']],
  // Blanks: that there is no value.
  ['-----', ['-----']],
  ['x-x-x-x', ['x-x-x-x']],
  ['__/__/____', ['__/__/____']],
  ['-.-.-', ['-.-.-']],
  ['XXXXXX', ['XXXXXX']],
])('%s', (text, words) => {
  expect(wordsOf(text).map((word) => word.text)).toEqual(words);
});

test('each part stands where its characters do', () => {
  const [first, second] = wordsOf('LIVRO....A-132');
  expect(first?.box).toMatchObject({ left: 100, width: 50 });
  expect(second?.box).toMatchObject({ left: 190, width: 50 });
});

test.each([
  ['-x-x-x-x-x-x', true],
  ['-X-X-X.X-X', true],
  ['-------', true],
  ['..... .....', true],
  ['-x-x-x Lima', false],
  ['***', false],
  ['XXIII', false],
  ['', false],
])('%j as a whole line says nothing: %s', (text, says) => {
  expect(isFill(text)).toBe(says);
});
