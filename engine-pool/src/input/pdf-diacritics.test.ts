// Marks that are drawn over the letter behind them, as rows.
import { expect, test } from 'vitest';
import { composed, withDiacritics } from './pdf-diacritics.ts';

test.each([
  ['Rai\u0301ssa', 'Raíssa'],
  ['Ra\u0131\u0301ssa', 'Raíssa'],
  ['Kadıköy', 'Kadıköy'],
])('%s is %s', (text, expected) => {
  expect(composed(text)).toBe(expected);
});

/** Letters of 10 by 20 pixels; each run is where it begins and what it says. */
const textsOf = (...runs: readonly (readonly [left: number, text: string])[]): string[] =>
  withDiacritics(
    runs.map(([left, text], run) => ({ run, text, left, baseline: 100, width: 10 * text.length, height: 20 })),
  ).map(({ text }) => text);

test.each<[string, string[], string[]]>([
  ['a mark behind the letters before it', textsOf([0, 'Ben´'], [31, 'ıcio']), ['Ben', 'ício']],
  ['a mark behind a space', textsOf([0, 'Paix ˜'], [42, 'ao']), ['Paix', 'ão']],
  ['a mark that begins a line', textsOf([0, '´'], [1, 'Ana']), ['Ána']],
  ['a cedilla', textsOf([0, 'Gon¸'], [30, 'calves']), ['Gon', 'çalves']],
  ['two in a word', textsOf([0, 'Concei¸'], [60, 'c'], [70, '˜'], [70, 'ao']), ['Concei', 'ç', 'ão']],
  ['an apostrophe with its place', textsOf([0, 'D´'], [20, 'Avila']), ['D´', 'Avila']],
  ['no letter has such a mark', textsOf([0, 'b¸'], [10, 'b']), ['b¸', 'b']],
  ['a mark before a figure', textsOf([0, 'n˜'], [10, '12']), ['n˜', '12']],
])('%s', (_, read, expected) => {
  expect(read).toEqual(expected);
});
