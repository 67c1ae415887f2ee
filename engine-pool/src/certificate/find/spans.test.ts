// Runs of tokens as values: what joins, what parts, and what a doubtful token in between is.
import { expect, test } from 'vitest';
import { spansOf } from './spans.ts';
import { type Said, taggedPage } from './testing/tagged-page.ts';

function spansIn(rows: readonly (readonly Said[])[]): string[] {
  const { features, tagged } = taggedPage(rows);
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
  ['an office that is less likely than nothing', [[['Cartório', 'office', 0.3, true, 'none']]], ['office: Cartório']],
  [
    'the same beside a likelier one',
    [[['Cartório', 'office', 0.3, true, 'none']], [['Nome', 'none']], [['Ofício', 'office', 0.9, true]]],
    ['office: Ofício'],
  ],
  ['a name that is less likely than nothing', [[['ANA', 'name', 0.3, true, 'none']]], []],
  ['nothing', [[['Nome', 'none']]], []],
])('%s', (_, rows, expected) => {
  expect(spansIn(rows)).toEqual(expected);
});
