// The numbers that the network gets are those it was trained on: `training/finder/write_fixture.py` wrote what they are.
import { expect, test } from 'vitest';
import type { PageText } from '../../ocr/page-text.ts';
import { featuresOf, GEOMETRY, NGRAMS, TYPES } from './features.ts';
import fixture from './testing/features.json' with { type: 'json' };
import { tokensOf } from './tokens.ts';

const words = (fixture.words as [string, number, number, number, number][]).map(([text, left, top, right, bottom]) => ({
  text,
  box: { left, top, width: right - left, height: bottom - top },
  confidence: 1,
}));
const page: PageText = {
  width: 600,
  height: 800,
  lines: words.map((word) => ({ words: [word], box: word.box })),
};
const features = featuresOf(tokensOf(page));

function rows(values: Iterable<number>, length: number): number[][] {
  const all = [...values];
  return Array.from({ length: all.length / length }, (_, at) => all.slice(at * length, (at + 1) * length));
}

test('tokens, in reading order', () => {
  expect(features.tokens.map(({ text }) => text)).toEqual(fixture.tokens);
});

test('n-grams and words', () => {
  expect(rows(features.grams, NGRAMS)).toEqual(fixture.grams);
  expect([...features.words]).toEqual(fixture.wordIds);
});

test.each([
  ['types', features.types, TYPES, fixture.types],
  ['geometry', features.geometry, GEOMETRY, fixture.geometry],
] as const)('%s', (_, values, length, expected) => {
  rows(values, length).forEach((row, at) => {
    row.forEach((value, column) => {
      expect(value, `row ${at}, column ${column}`).toBeCloseTo(expected[at]?.[column] as number, 2);
    });
  });
});

test('places of every token beside every other', () => {
  expect(rows(features.relations, features.tokens.length)).toEqual(fixture.relations);
});

test.each([
  ['that begins where others do is counted from the edge', 0.2, 0.2],
  ['that begins further in is counted from a margin of its own', 0.5, 0.045 / 0.545],
])('the place of print %s', (_, begin, expected) => {
  const boxAt = (left: number) => ({ left, top: left, width: 10, height: 10 });
  const moved = [1000 * begin, 990].map((left) => ({ text: 'Nome', box: boxAt(left), confidence: 1 }));
  const { geometry } = featuresOf(
    tokensOf({ ...page, lines: moved.map((word) => ({ words: [word], box: word.box })) }),
  );
  const [first, last] = rows(geometry, GEOMETRY).map(([left, right]) => [left, right]);
  expect(first?.[0]).toBeCloseTo(expected, 5);
  expect(last?.[1]).toBe(1);
});
