// Floors rise with what is measured, and fall only when that is allowed.
import { expect, test } from 'vitest';
import { belowFloor, type Floors, raisedFloors } from './floors.ts';

const FLOORS: Floors = { one: { right: 0.9, critical: 1, silent: 0.8 }, gone: { right: 1, critical: 1, silent: 1 } };
const MEASURED: Floors = {
  one: { right: 0.95, critical: 0.9, silent: 0.8 },
  new: { right: 0.5, critical: 0, silent: 1 },
};

test('what is lower than its floor, and what has none', () => {
  expect(belowFloor(FLOORS, MEASURED)).toEqual(['one critical: 0.9, floor 1', 'new has no floor']);
  expect(belowFloor(MEASURED, MEASURED)).toEqual([]);
});

test.each([
  ['keeps the higher of both', false, { right: 0.95, critical: 1, silent: 0.8 }],
  ['takes what is measured where lower floors are allowed', true, { right: 0.95, critical: 0.9, silent: 0.8 }],
])('a new measurement %s', (_, allowLower, one) => {
  expect(raisedFloors(FLOORS, MEASURED, allowLower)).toEqual({ one, new: MEASURED.new });
});
