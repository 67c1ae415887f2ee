import { expect, test } from 'vitest';
import { QuietTimes } from './ended-leases.ts';

const FOUND_AT = 100_000;
const EVER = Number.POSITIVE_INFINITY;

test.each<[string, number | undefined, number, number, boolean]>([
  ['nothing runs: as long as a new lease lasts', EVER, FOUND_AT, FOUND_AT + 14_999, true],
  ['the first new lease may have ended', EVER, FOUND_AT, FOUND_AT + 15_000, false],
  ['one that runs ends before', FOUND_AT + 5_000, FOUND_AT + 1, FOUND_AT + 4_999, true],
  ['it has ended', FOUND_AT + 5_000, FOUND_AT + 1, FOUND_AT + 5_000, false],
  ['more have ended than were found', undefined, FOUND_AT, FOUND_AT, false],
  ['the clock was set back before the last batch', EVER, FOUND_AT - 1, FOUND_AT + 1, false],
  ['the clock was set back after the last batch', EVER, FOUND_AT + 2, FOUND_AT + 1, false],
])('%s', (_case, nextEndsAtMs, lastMs, nowMs, isQuiet) => {
  const times = new QuietTimes();
  times.remember('org', FOUND_AT, { documents: [], nextEndsAtMs });
  expect(times.isQuiet('org', lastMs, nowMs)).toBe(isQuiet);
  expect(times.isQuiet('other', lastMs, nowMs)).toBe(false);
});
