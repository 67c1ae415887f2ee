// Dim line images become bright ones, empty line images stay as they are.
import { expect, test } from 'vitest';
import { stretchContrast } from './stretch-contrast.ts';

/** A tenth of the values is ink, the rest paper. */
function line(ink: number, paper: number): Float32Array {
  return Float32Array.from({ length: 3000 }, (_, index) => (index % 10 === 0 ? ink : paper));
}

test.each<[string, number, number, number, number]>([
  ['print in shadow', -0.8, -0.2, -1, 1],
  ['pale print on white', 0.3, 0.9, -1, 1],
  ['the full range', -1, 1, -1, 1],
  ['an empty line image', 0.5, 0.55, 0.5, 0.55],
])('%s', (_, ink, paper, newInk, newPaper) => {
  const planes = line(ink, paper);
  stretchContrast(planes);
  expect(planes[0]).toBeCloseTo(newInk, 1);
  expect(planes[1]).toBeCloseTo(newPaper, 1);
});
