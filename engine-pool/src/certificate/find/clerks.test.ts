// Who signs for the officer is not the officer, where that one is named too.
import { expect, test } from 'vitest';
import { withoutClerks } from './clerks.ts';
import { spansOf } from './spans.ts';
import { type Said, taggedPage } from './testing/tagged-page.ts';

const NONE = ['livro', 'none'] as const;
const OFFICER: readonly Said[] = [
  ['Oficial', 'none'],
  ['Ana', 'officer', 0.98, true],
  ['Lima', 'officer'],
];
const CLERK: readonly Said[] = [
  ['Rui', 'officer', 0.98, true],
  ['Prado', 'officer'],
];

const CHIEF_CLERK: readonly Said[] = [
  ['Oficial', 'none'],
  ['Maior', 'none'],
];

test.each<[string, (readonly Said[])[], string[]]>([
  ['a caption below', [OFFICER, [NONE], [NONE], CLERK, [['Substituto', 'none']]], ['Ana Lima']],
  ['a chief clerk', [OFFICER, [NONE], [NONE], CLERK, CHIEF_CLERK], ['Ana Lima']],
  [
    'a chief clerk in short',
    [OFFICER, [NONE], [NONE], [...CLERK, ['-', 'none'], ['Of.', 'none'], ['Maior', 'none']]],
    ['Ana Lima'],
  ],
  ['who typed it', [OFFICER, [NONE], [NONE], [...CLERK, ['digitei', 'none']]], ['Ana Lima']],
  ['a caption behind', [OFFICER, [NONE], [NONE], [...CLERK, ['Escrevente', 'none']]], ['Ana Lima']],
  [
    'a signature for her',
    [
      CLERK,
      [
        ['p', 'none'],
        ['/', 'none'],
        ['Ana', 'officer', 0.98, true],
        ['Lima', 'officer'],
        ['Oficiala', 'none'],
      ],
    ],
    ['Ana Lima'],
  ],
  [
    'the same in one word',
    [
      CLERK,
      [
        ['p/', 'none'],
        ['Ana', 'officer', 0.98, true],
        ['Lima', 'officer'],
        ['Oficiala', 'none'],
      ],
    ],
    ['Ana Lima'],
  ],
  [
    'an officer who wrote the entry that is copied',
    [
      [
        ['lavrado', 'none'],
        ['pelo', 'none'],
        ['Oficial', 'none'],
        ['Ana', 'none'],
        ['Lima', 'none'],
      ],
      CLERK,
    ],
    ['Rui Prado'],
  ],
  [
    'an officer who is away, and named elsewhere',
    [
      OFFICER,
      [
        ['p', 'none'],
        ['/', 'none'],
        ['Oficial', 'none'],
      ],
      CLERK,
      [['Substituto', 'none']],
    ],
    ['Ana Lima'],
  ],
  [
    'a label of the next person behind a name',
    [
      [
        ['Oficial', 'none'],
        [':', 'none'],
        ...(OFFICER as Said[]),
        ['Subst.', 'none'],
        [':', 'none'],
        ['Rui', 'none'],
        ['Prado', 'none'],
      ],
      [NONE],
      [NONE],
      CLERK,
      CHIEF_CLERK,
    ],
    ['Ana Lima'],
  ],
  [
    'the holder of the document that an apostille names, beside its signatory',
    [
      [
        ['Ana', 'name', 0.98, true],
        ['Dias', 'name'],
      ],
      [NONE],
      [NONE],
      OFFICER,
      [NONE],
      [NONE],
      [
        ['Titular', 'none'],
        [':', 'none'],
        ['Ana', 'officer', 0.98, true],
        ['Dias', 'officer'],
      ],
    ],
    ['Ana Dias', 'Ana Lima'],
  ],
  ['nobody else is named', [CLERK, [['Substituto', 'none']]], ['Rui Prado']],
  ['two officers', [OFFICER, [NONE], [NONE], CLERK, [['Oficial', 'none']]], ['Ana Lima', 'Rui Prado']],
])('%s', (_, rows, names) => {
  const page = taggedPage(rows);
  const spans = withoutClerks(spansOf(page), page);
  expect(spans.map(({ tokens }) => tokens.map(({ text }) => text).join(' '))).toEqual(names);
});
