// Runs of tokens as values: what joins, what parts, and what a doubtful token in between is.
import { expect, test } from 'vitest';
import type { PageText } from '../../ocr/page-text.ts';
import { FIELD_CLASSES, type FieldClass } from './classes.ts';
import { featuresOf } from './features.ts';
import { spansOf } from './spans.ts';
import { tokensOf } from './tokens.ts';

type Said = readonly [text: string, field: FieldClass, probability?: number, begin?: boolean];

/** One row of words after the other, each ten units of text high and a space apart. */
function spansIn(rows: readonly (readonly Said[])[]): string[] {
  const lines = rows.map((row, number) => {
    let left = 0;
    const words = row.map(([text]) => {
      const width = text.length * 6;
      const box = { left, top: number * 15, width, height: 10 };
      left += width + 4;
      return { text, box, confidence: 1 };
    });
    return { words, box: { left: 0, top: number * 15, width: left, height: 10 } };
  });
  const page: PageText = { width: 600, height: 800, lines };
  const features = featuresOf(tokensOf(page));
  const said = rows.flat();
  const fields = new Float32Array(said.length * FIELD_CLASSES.length);
  said.forEach(([, field, probability = 0.98], at) => {
    fields.fill(
      (1 - probability) / (FIELD_CLASSES.length - 1),
      at * FIELD_CLASSES.length,
      (at + 1) * FIELD_CLASSES.length,
    );
    fields[at * FIELD_CLASSES.length + FIELD_CLASSES.indexOf(field)] = probability;
  });
  const begins = Float32Array.from(said, ([, , , begin = false]) => Number(begin));
  const tagged = { fields, begins, document: new Float32Array([1]) };
  return spansOf(features, tagged).map(({ field, tokens }) => `${field}: ${tokens.map(({ text }) => text).join(' ')}`);
}

test.each<[string, (readonly Said[])[], string[]]>([
  [
    'a value beside its label',
    [
      [
        ['Nome', 'none'],
        ['ANA', 'name', 0.98, true],
        ['LIMA', 'name'],
      ],
    ],
    ['name: ANA LIMA'],
  ],
  [
    'a value that wraps',
    [
      [
        ['ANA', 'name', 0.98, true],
        ['DE', 'name'],
      ],
      [['LIMA', 'name']],
    ],
    ['name: ANA DE LIMA'],
  ],
  [
    'two values of one field where the second begins anew',
    [[['ANA', 'name', 0.98, true]], [['RUI', 'name', 0.98, true]]],
    ['name: ANA', 'name: RUI'],
  ],
  [
    'a doubtful word inside a value belongs to it',
    [
      [
        ['ANA', 'name', 0.98, true],
        ['DAS', 'gpf', 0.45],
        ['LIMA', 'name'],
      ],
    ],
    ['name: ANA DAS LIMA'],
  ],
  [
    'two values side by side',
    [
      [
        ['ANA', 'p1name', 0.98, true],
        ['RUI', 'p2name', 0.98, true],
      ],
    ],
    ['p1name: ANA', 'p2name: RUI'],
  ],
  ['nothing', [[['Nome', 'none']]], []],
])('%s', (_, rows, expected) => {
  expect(spansIn(rows)).toEqual(expected);
});
