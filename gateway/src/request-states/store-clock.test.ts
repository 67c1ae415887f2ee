import { expect, test } from 'vitest';
import { StoreClock } from './store-clock.ts';

const MINUTE_MS = 60_000;

test('the least delay seen is taken for none', () => {
  const clock = new StoreClock();
  clock.observe(1_000_000, 5_040);
  expect(clock.toLocalMs(1_015_000)).toBe(20_040);
  clock.observe(1_001_000, 6_002);
  expect(clock.toLocalMs(1_015_000)).toBe(20_002);
  // Held up for half a minute on the way.
  clock.observe(1_002_000, 37_000);
  expect(clock.toLocalMs(1_015_000)).toBe(20_002);
});

test('a store that moved to a clock that is ahead is followed at once, to one that is behind within two windows', () => {
  const clock = new StoreClock();
  clock.observe(1_000_000, 0);
  clock.observe(1_011_000, 1_000);
  expect(clock.toLocalMs(1_011_000)).toBe(1_000);
  let localMs = 2_000;
  for (; localMs < 11 * MINUTE_MS; localMs += 10_000) clock.observe(1_000_000 + localMs, localMs);
  expect(clock.toLocalMs(1_000_000 + localMs)).toBe(localMs);
});

test('after a long silence the next message is believed anew', () => {
  const clock = new StoreClock();
  clock.observe(1_000_000, 0);
  clock.observe(1_000_000 + 20 * MINUTE_MS, 20 * MINUTE_MS + 700);
  expect(clock.toLocalMs(1_000_000 + 20 * MINUTE_MS)).toBe(20 * MINUTE_MS + 700);
});
