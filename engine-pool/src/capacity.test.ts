// How many workers a replica starts for what it is given.
import { totalmem } from 'node:os';
import { expect, test } from 'vitest';
import { givenCapacity, workersFor } from './capacity.ts';

const GIB = 1_073_741_824;

test.each<[number, number, number]>([
  [1, 64 * GIB, 1],
  [8, 64 * GIB, 8],
  [8, 4 * GIB, 6],
  [8, 2 * GIB, 2],
  [8, 1.5 * GIB, 1],
  [2, GIB / 2, 1],
  [500, 1_024 * GIB, 128],
])('%i cores and %i bytes bear %i workers', (cores, memoryBytes, workers) => {
  expect(workersFor({ cores, memoryBytes }, 128)).toBe(workers);
});

test('what is given is no more than there is', () => {
  const { cores, memoryBytes } = givenCapacity();
  expect(cores).toBeGreaterThanOrEqual(1);
  expect(memoryBytes).toBeGreaterThan(0);
  expect(memoryBytes).toBeLessThanOrEqual(totalmem());
});
