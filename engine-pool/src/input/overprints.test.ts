// What of the second print of a text is left out, however the two are cut.
import { expect, test } from 'vitest';
import { withoutOverprints } from './overprints.ts';

/** A run of even letters, ten wide and twenty high: its text, where it begins, and how far its baseline is off. */
type Printed = readonly [text: string, left: number, drop?: number];

const printed = (rows: readonly Printed[]) =>
  rows.map(([text, left, drop = 0], run) => {
    return { run, text, left, baseline: 100 + drop, width: text.length * 10, height: 20 };
  });

test.each<[string, Printed[], Printed[]]>([
  [
    'the same once more',
    [
      ['Ana Lima', 0],
      ['Ana Lima', 2, 2],
    ],
    [['Ana Lima', 0]],
  ],
  [
    'the same beside it',
    [
      ['Ana', 0],
      ['Ana', 40],
    ],
    [
      ['Ana', 0],
      ['Ana', 40],
    ],
  ],
  [
    'the same a letter further',
    [
      ['Ana Lima', 0],
      ['Ana Lima', 10],
    ],
    [
      ['Ana Lima', 0],
      ['Ana Lima', 10],
    ],
  ],
  [
    'the same on the next line',
    [
      ['Ana', 0],
      ['Ana', 0, 24],
    ],
    [
      ['Ana', 0],
      ['Ana', 0, 24],
    ],
  ],
  [
    'with what goes on behind it',
    [
      ['Nome de', 0],
      ['Nome de Ana', 1],
    ],
    [
      ['Nome de', 0],
      [' Ana', 70],
    ],
  ],
  [
    'a part of what goes on',
    [
      ['Nome de Ana', 0],
      ['Ana', 80],
    ],
    [['Nome de Ana', 0]],
  ],
  [
    'its end, with what goes on',
    [
      ['Nome de', 0],
      ['de Ana', 50],
    ],
    [
      ['Nome de', 0],
      [' Ana', 70],
    ],
  ],
  [
    'a figure that stands elsewhere in the line',
    [
      ['Livro ____ nº 1', 0],
      ['1', 70],
    ],
    [
      ['Livro ____ nº 1', 0],
      ['1', 70],
    ],
  ],
  [
    'what was typed over leaders',
    [
      ['Nome .......', 0],
      ['Ana', 60],
    ],
    [
      ['Nome .......', 0],
      ['Ana', 60],
    ],
  ],
])('%s', (_, rows, expected) => {
  const left = withoutOverprints(printed(rows)).map((run) => [run.text, Math.round(run.left), run.baseline - 100]);
  expect(left).toEqual(expected.map(([text, at, drop = 0]) => [text, at, drop]));
});

test.each<[string, Printed[]]>([
  [
    'ten thousand prints of one line in one place',
    Array.from({ length: 10_000 }, (_, at) => [`Ana ${String(at).padStart(5, '0')}`, 0]),
  ],
  ['long runs of one letter', Array.from({ length: 200 }, (_, at) => ['a'.repeat(300), at * 2_000])],
  ['longer runs', Array.from({ length: 6 }, (_, at) => [`${at}${'a'.repeat(10_000)}`, at])],
])('%s are compared in a moment, and kept', (_, rows) => {
  expect(withoutOverprints(printed(rows))).toHaveLength(rows.length);
});

test('a long run is left out where it stands again, and a line of single letters where it is printed again as a whole', () => {
  const long = 'Certifico que '.repeat(30);
  expect(
    withoutOverprints(
      printed([
        [long, 0],
        [long, 1],
      ]),
    ),
  ).toHaveLength(1);
  const letters = Array.from({ length: 200 }, (_, at): Printed => ['ab'.charAt(at % 2), at * 10]);
  expect(withoutOverprints(printed([...letters, ...letters]))).toHaveLength(200);
});

test('type of any size is compared in a moment', () => {
  const runs = printed(Array.from({ length: 10_000 }, (_, at): Printed => [`Ana ${String(at).padStart(5, '0')}`, 0]));
  expect(withoutOverprints(runs.map((run) => ({ ...run, height: 1e9 })))).toHaveLength(10_000);
});
