import { expect, test } from 'vitest';
import { Continuity } from './nats-continuity.ts';

const SILENCE_MS = 3_000;

test.each([
  ['every message in turn', [1, 2, 3], [0, 0, 0]],
  ['one lost', [1, 3, 4], [0, 1, 0]],
  ['several lost', [1, 10], [0, 8]],
  ['a publisher that had spoken before', [7, 8], [1, 0]],
  ['the same again', [1, 2, 2, 3], [0, 0, 0, 0]],
])('%s', (_case, sequences, missed) => {
  const continuity = new Continuity(SILENCE_MS);
  expect(sequences.map((sequence) => continuity.heard('a', sequence, 0))).toEqual(missed);
});

test('publishers are counted apart', () => {
  const continuity = new Continuity(SILENCE_MS);
  expect(continuity.heard('a', 1, 0)).toBe(0);
  expect(continuity.heard('b', 1, 0)).toBe(0);
  expect(continuity.heard('a', 2, 0)).toBe(0);
  expect(continuity.heard('b', 3, 0)).toBe(1);
});

test('a publisher that goes silent is lost once, and is a stranger when it speaks again', () => {
  const continuity = new Continuity(SILENCE_MS);
  continuity.heard('a', 1, 0);
  continuity.heard('b', 1, 2_000);
  expect(continuity.hasLost(2_999)).toBe(false);
  expect(continuity.hasLost(3_000)).toBe(true);
  expect(continuity.hasLost(3_001)).toBe(false);
  expect(continuity.heard('b', 2, 3_500)).toBe(0);
  expect(continuity.heard('a', 2, 3_500)).toBe(1);
});
