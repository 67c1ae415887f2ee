import { expect, it } from 'vitest';
import { readDnv } from './numbers.ts';

it.each([
  ['40-53975291-5', '40-53975291-5'],
  ['40956048148', '40956048148'],
  ['nº 30 - 51234567 - 1', '30-51234567-1'],
  ['148550 30-83707654-2', '30-83707654-2'],
  ['30-56051991-7--1', '30-56051991-7'],
  ['NÃO CONSTA', ''],
])('DNV %s', (text, expected) => {
  expect(readDnv(text)).toBe(expected);
});
