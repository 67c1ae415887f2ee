// How growth is told from ups and downs.
import { expect, test } from 'vitest';
import { growthOf } from './soak.ts';

test.each([
  ['flat', [900, 900, 900, 900], 0],
  ['up and down', [900, 1_000, 900, 1_000, 900], 0],
  ['a leak', [900, 950, 1_000, 1_050, 1_100], 0.2],
  ['a worker that was taken back', [1_100, 1_050, 1_000, 950, 900], -0.2],
  ['one point', [900], 0],
])('%s', (_what, values, growth) => {
  expect(growthOf(values)).toBe(growth);
});
