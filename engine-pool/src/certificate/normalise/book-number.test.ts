import { expect, it } from 'vitest';
import { readBookPart } from './book-number.ts';

it.each([
  ['A-154', 'A-154'],
  ['029-A', '029-A'],
  ['A 97', 'A 97'],
  ['137v', '137v'],
  ['22vo', '22vº'],
  ['298-V', '298-V'],
  ['71/71v', '71/71v'],
  ['A-181-AUX', 'A-181-AUX'],
  ['A-171/BIS', 'A-171/BIS'],
  ['71/2009', '71'],
  ['1 6v', '16v'],
  ['A número 55', 'A-55'],
  ['A-1I7', 'A-117'],
  ['I04', '104'],
  ['II-4', 'II-4'],
  ['12 A', '12 A'],
  ['vinte e seis verso (26v)', '26v'],
  ['número quinze (15), às', '15'],
  ['cento e dez', '110'],
  ['SESSENTA E UM VERSO', '61v'],
  ['e', ''],
  ['e e', ''],
  ['207 verso', '207 verso'],
  ['118 VERSO', '118 VERSO'],
  ['nº 56.877.', '56.877'],
  ['137. 568', '137.568'],
  ['131 .666', '131.666'],
  ['fls. 12', '12'],
  ['---', ''],
])('book part %s', (text, expected) => {
  expect(readBookPart(text)).toBe(expected);
});
