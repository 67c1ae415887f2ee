// Values whose first or last words were missed, with what surely belongs to them.
import { expect, test } from 'vitest';
import { completed } from './complete-spans.ts';
import { spansOf } from './spans.ts';
import { type Said, taggedPage } from './testing/tagged-page.ts';

test.each<[string, (readonly Said[])[], string]>([
  [
    'a label before a name',
    [
      [
        ['Nome', 'none', 0.999],
        ['Éder', 'name', 0.98, true],
        ['Lima', 'name'],
      ],
    ],
    'Éder Lima',
  ],
  [
    'the next person',
    [
      [
        ['Rui', 'gmm', 0.98, true],
        ['Lima', 'gmm'],
        ['Ana', 'gmf', 0.6, false, 'none'],
      ],
    ],
    'Rui Lima',
  ],
  [
    'the groups of a code that are set apart',
    [
      [
        ['9eQq5', 'selo', 0.98, true],
        ['.', 'none'],
        ['E3TVY', 'selo'],
        ['.', 'none'],
        ['qYfAD', 'none'],
        ['Valide', 'none'],
      ],
    ],
    '9eQq5 . E3TVY . qYfAD',
  ],
  [
    'a code in one piece is whole',
    [
      [
        ['ABC12345-7', 'selo', 0.98, true],
        ['.', 'none'],
        ['Valide', 'none'],
      ],
    ],
    'ABC12345-7',
  ],
  [
    'the box that is ticked, behind its letter',
    [
      [
        ['M', 'sex', 0.98, true],
        ['[', 'none'],
        ['J', 'none'],
        ['F', 'none'],
        ['[X]', 'none'],
      ],
    ],
    'M [ J F [X]',
  ],
  [
    'the box that is ticked, before a number and an abbreviation',
    [
      [
        ['☐', 'none'],
        ['1', 'none'],
        ['MASC.', 'sex', 0.98, true],
        ['☒', 'none'],
        ['2', 'none'],
        ['FEM.', 'none'],
      ],
    ],
    '☐ 1 MASC. ☒ 2 FEM.',
  ],
  [
    'the cross of a drawn box between two letters',
    [
      [
        ['M', 'sex', 0.98, true],
        ['X', 'none'],
        ['F', 'none'],
      ],
    ],
    'X F',
  ],
  [
    'a municipality that is one without the words before it',
    [
      [
        ['União', 'none'],
        ['da', 'none'],
        ['Vitória-ES', 'p1nat', 0.98, true],
      ],
    ],
    'Vitória-ES',
  ],
  [
    'a twin that is none',
    [
      [
        ['que', 'none'],
        ['não', 'none'],
        ['é', 'none'],
        ['gêmea', 'twin', 0.98, true],
      ],
    ],
    'não é gêmea',
  ],
  [
    'the mark of a drawn box',
    [
      [
        ['Feminino', 'sex', 0.98, true],
        ['✓', 'none'],
        ['Masculino', 'none'],
      ],
    ],
    '✓ Masculino',
  ],
])('%s', (_, rows, whole) => {
  const page = taggedPage(rows);
  const [span] = spansOf(page).map((one) => completed(one, page));
  expect(span?.tokens.map(({ text }) => text).join(' ')).toBe(whole);
});
