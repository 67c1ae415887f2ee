// Runs of tokens as values: what joins, what parts, and what a doubtful token in between is.
import { expect, test } from 'vitest';
import { FIELD_CLASSES } from './classes.ts';
import { spansOf } from './spans.ts';
import { type Said, taggedPage } from './testing/tagged-page.ts';

function spansIn(rows: readonly (readonly Said[])[]): string[] {
  return spansOf(taggedPage(rows)).map(({ field, tokens }) => `${field}: ${tokens.map(({ text }) => text).join(' ')}`);
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
    'given names and surnames in two cells',
    [
      [
        ['Prenome', 'none'],
        ['TÉO', 'name', 0.98, true],
      ],
      [['Prenombre', 'none']],
      [['Téra', 'none']],
      [['Apellido', 'none']],
      [
        ['Sobrenome', 'none'],
        ['DAS', 'name'],
        ['NEVES', 'name'],
      ],
    ],
    ['name: TÉO DAS NEVES'],
  ],
  [
    'surnames in the cell before the given names',
    [
      [['Sobrenome', 'none']],
      [
        ['DAS', 'name'],
        ['NEVES', 'name'],
      ],
      [['Prenome', 'none']],
      [['TÉO', 'name', 0.98, true]],
    ],
    ['name: TÉO DAS NEVES'],
  ],
  [
    'surnames that would begin a name, but for their label',
    [
      [['TÉO', 'name', 0.98, true]],
      [['Sobrenome', 'none']],
      [
        ['LIMA', 'name', 0.98, true],
        ['NEVES', 'name'],
      ],
    ],
    ['name: TÉO LIMA NEVES'],
  ],
  [
    'surnames told by their label in the language beside',
    [
      [['TÉO', 'name', 0.98, true]],
      [['Familiennamen', 'none']],
      [
        ['Surname', 'none'],
        ['LIMA', 'name', 0.98, true],
      ],
    ],
    ['name: TÉO LIMA'],
  ],
  [
    'two whole names under a label that asks for all of each',
    [
      [
        ['Sobrenome', 'none'],
        ['e', 'none'],
        ['nome', 'none'],
      ],
      [['TÉO', 'name', 0.98, true]],
      [['ANA', 'name', 0.98, true]],
    ],
    ['name: TÉO', 'name: ANA'],
  ],
  [
    'a parent’s given names and surnames in two cells',
    [[['RUI', 'p1name', 0.98, true]], [['Sobrenome', 'none']], [], [], [['NEVES', 'p1name']]],
    ['p1name: RUI NEVES'],
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
  ['a date that is less likely than nothing', [[['1/2/1990', 'edate', 0.3, true, 'none']]], ['edate: 1/2/1990']],
  ['an hour in one word, likewise', [[['meia-noite', 'hour', 0.4, true, 'none']]], ['hour: meia-noite']],
  ['a sex by one letter, likewise', [[['F', 'sex', 0.4, true, 'none']]], ['sex: F']],
  [
    'a name in one line, another behind a label under it',
    [
      [['Sebastiana', 'gpf', 0.98, true]],
      [
        ['mat.', 'none'],
        ['Umbelina', 'gpf'],
      ],
    ],
    ['gpf: Sebastiana', 'gpf: Umbelina'],
  ],
  [
    'two offices side by side',
    [
      [
        ['Cartório', 'office', 0.98, true],
        ['Dias', 'office'],
        [' '.repeat(10), 'none'],
        ['Cartório', 'office'],
        ['Lima', 'office'],
      ],
    ],
    ['office: Cartório Dias', 'office: Cartório Lima'],
  ],
  ['what is hardly an hour', [[['12:44', 'hour', 0.06, true, 'none']]], []],
  [
    'the same beside a likelier one',
    [[['1/2/1990', 'edate', 0.3, true, 'none']], [['Nome', 'none']], [['3/4/1991', 'edate', 0.9, true]]],
    ['edate: 3/4/1991'],
  ],
  [
    'two people of one field with print between them',
    [[['ANA', 'gpf', 0.98, true]], [['avó', 'none']], [['RITA', 'gpf', 0.98, true]]],
    ['gpf: ANA', 'gpf: RITA'],
  ],
  [
    'a third parent in the next row',
    [[['ANA', 'p2name', 0.98, true]], [], [], [['RUI', 'p2name', 0.98, true]]],
    ['p2name: ANA', 'p2name: RUI'],
  ],
  [
    'a surname in a column of its own, far off',
    [
      [
        ['RUI', 'gpm', 0.98, true],
        [' '.repeat(40), 'none'],
        ['NEVES', 'gpm'],
      ],
    ],
    ['gpm: RUI NEVES'],
  ],
  [
    'another cell under an office’s name',
    [
      [
        ['Cartório', 'office', 0.98, true],
        ['Lima', 'office'],
      ],
      [
        ['Distrito', 'none'],
        [':', 'none'],
        ['Sede', 'office'],
      ],
    ],
    ['office: Cartório Lima', 'office: Sede'],
  ],
  ['a name that is less likely than nothing', [[['ANA', 'name', 0.3, true, 'none']]], []],
  ['nothing', [[['Nome', 'none']]], []],
  [
    'two grandfathers of one side that is not said',
    [[['RUI', 'gmm', 0.6, true]], [['avós', 'none']], [['JOÃO', 'gmm', 0.6, true]]],
    ['gmm: RUI', 'gmm: JOÃO'],
  ],
])('%s', (_, rows, expected) => {
  expect(spansIn(rows)).toEqual(expected);
});

test('a date that is likelier a number is one, where the page has no other', () => {
  const page = taggedPage([[['19.X.1983', 'termo', 0.84, true]]]);
  page.fields[FIELD_CLASSES.indexOf('rdate')] = 0.08;
  expect(spansOf(page).map(({ field }) => field)).toContain('rdate');
});

test.each([
  [0.24, ['termo: 88']],
  [0.08, []],
])('a number that is nothing but for %s is a term, where the page has no other', (probability, found) => {
  const page = taggedPage([[['88', 'none', 1 - probability, true]]]);
  page.fields[FIELD_CLASSES.indexOf('termo')] = probability;
  expect(spansOf(page).map(({ field, tokens }) => `${field}: ${tokens.map(({ text }) => text).join(' ')}`)).toEqual(
    found,
  );
});

test('a second date of one kind is the other that it may be, where the page has none of that', () => {
  const page = taggedPage([
    [
      ['14/03/1963', 'bdate', 0.98, true],
      ['08/04/1963', 'bdate', 0.5, true],
    ],
  ]);
  page.fields[FIELD_CLASSES.length + FIELD_CLASSES.indexOf('rdate')] = 0.26;
  const found = spansOf(page).map(({ field, tokens }) => `${field}: ${tokens.map(({ text }) => text).join(' ')}`);
  expect(found).toContain('rdate: 08/04/1963');
  expect(found).not.toContain('rdate: 14/03/1963');
});

test('two lines of a name that another column joins', () => {
  const page = taggedPage(
    [
      [
        ['ANA', 'name', 0.98, true],
        ['MELO', 'name'],
      ],
      [[' '.repeat(20), 'none'], ...Array.from({ length: 8 }, (): Said => ['Rua', 'none'])],
      [
        ['  ', 'none'],
        ['LIMA', 'name'],
      ],
    ],
    4,
  );
  expect(new Set(page.line).size).toBe(1);
  expect(spansOf(page).map(({ tokens }) => tokens.map(({ text }) => text))).toEqual([['ANA', 'MELO', 'LIMA']]);
});

test.each([
  ['DA', ['ANA MELO DA LUZ']],
  ['REIS', ['ANA MELO REIS', 'LUZ']],
])('a line that seems to begin a name is one, unless the line before ends in "da": %s', (end, names) => {
  const page = taggedPage([
    [
      ['ANA', 'name', 0.98, true],
      ['MELO', 'name'],
      [end, 'name'],
    ],
    [['LUZ', 'name']],
  ]);
  page.begins[3] = 0.7;
  expect(spansOf(page).map(({ tokens }) => tokens.map(({ text }) => text).join(' '))).toEqual(names);
});

test.each([
  [12, 0.98, ['ANA MELO LUZ DIAS']],
  [15, 0.98, ['ANA MELO', 'LUZ DIAS']],
  [12, 1, ['ANA MELO', 'LUZ DIAS']],
])('a centred line %i px below a name, which begins one with %f', (pitch, begin, names) => {
  const page = taggedPage(
    [
      [
        ['  ', 'none'],
        ['ANA', 'p1name', 0.98, true],
        ['MELO', 'p1name'],
      ],
      [
        ['LUZ', 'p1name', 0.98, begin],
        ['DIAS', 'p1name'],
      ],
    ],
    pitch,
  );
  expect(spansOf(page).map(({ tokens }) => tokens.map(({ text }) => text).join(' '))).toEqual(names);
});

test('what begins small is no rest of a name', () => {
  const page = taggedPage([
    [
      ['ANA', 'name', 0.98, true],
      ['MELO', 'name'],
    ],
    ...Array.from({ length: 6 }, (): Said[] => [['Rua', 'none']]),
    [['pais', 'name', 0.9]],
  ]);
  const [first] = spansOf(page);
  expect(first?.tokens.map(({ text }) => text)).toEqual(['ANA', 'MELO']);
});

test('a given name cut short and the rest are one', () => {
  const page = taggedPage([
    [
      ['Fco.', 'gpm', 0.7],
      ['Xavier', 'gpm', 0.98, true],
    ],
  ]);
  expect(spansOf(page).map(({ tokens }) => tokens.map(({ text }) => text).join(' '))).toEqual(['Fco. Xavier']);
});
