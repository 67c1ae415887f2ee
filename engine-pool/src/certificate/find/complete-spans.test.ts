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
    'a label that names homes before a hospital',
    [
      [
        ['residência', 'none'],
        ['ou', 'none'],
        ['outro', 'none'],
        [')', 'none'],
        ['Hospital', 'bplace', 0.98, true],
        ['Lima', 'bplace'],
      ],
    ],
    'Hospital Lima',
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
    'a birth on a farm that is said to be at home',
    [
      [
        ['Sítio', 'bplace', 0.98, true],
        ['Umari', 'bplace'],
        [',', 'none'],
        ['em', 'none'],
        ['casa', 'none'],
        ['de', 'none'],
        ['seus', 'none'],
        ['pais', 'none'],
      ],
    ],
    'Sítio Umari , em casa de seus',
  ],
  [
    'a birth at home on a farm that is named behind it',
    [
      [
        ['em', 'none'],
        ['domicílio', 'none'],
        [',', 'none'],
        ['no', 'none'],
        ['Sítio', 'bplace', 0.98, true],
        ['Umari', 'bplace'],
      ],
    ],
    'domicílio , no Sítio Umari',
  ],
  [
    'the back of a leaf',
    [
      [
        ['156', 'folha', 0.98, true],
        ['vº', 'none'],
        ['do', 'none'],
      ],
    ],
    '156 vº',
  ],
  [
    'an establishment whose sentence ends before a home',
    [
      [
        ['Sítio', 'bplace', 0.98, true],
        ['Umari', 'bplace'],
        ['.', 'none'],
        ['Domicílio', 'none'],
      ],
    ],
    'Sítio Umari',
  ],
  [
    'a house under a label that names homes',
    [
      [
        ['hospital', 'none'],
        ['ou', 'none'],
        ['domicílio', 'none'],
      ],
      [
        ['Casa', 'bplace', 0.98, true],
        ['São', 'bplace'],
        ['José', 'bplace'],
      ],
    ],
    'Casa São José',
  ],
  [
    'a house over a caption that names homes',
    [
      [
        ['Casa', 'bplace', 0.98, true],
        ['São', 'bplace'],
        ['José', 'bplace'],
      ],
      [
        ['hospital', 'none'],
        [',', 'none'],
        ['domicílio', 'none'],
        ['ou', 'none'],
      ],
    ],
    'Casa São José',
  ],
  [
    'a house over a caption that begins with a home',
    [
      [
        ['Casa', 'bplace', 0.98, true],
        ['São', 'bplace'],
        ['José', 'bplace'],
      ],
      [
        ['domicílio', 'none'],
        ['ou', 'none'],
        ['hospital', 'none'],
      ],
    ],
    'Casa São José',
  ],
  [
    'a farm that is a home',
    [
      [
        ['em', 'none'],
        ['domicílio', 'none'],
        [',', 'none'],
        ['no', 'none'],
        ['Sítio', 'bplace', 0.98, true],
        ['Umari', 'bplace'],
      ],
    ],
    'domicílio , no Sítio Umari',
  ],
  [
    'a date in cells with their labels',
    [
      [
        ['Jo', 'none'],
        ['02', 'none'],
        ['Mo', 'none'],
        ['08', 'none'],
        ['An', 'none'],
        ['2022', 'edate', 0.98, true],
      ],
    ],
    '02 08 2022',
  ],
  [
    'a date in cells with its month in words',
    [
      [
        ['30', 'none'],
        ['maio', 'none'],
        ['1949', 'edate', 0.98, true],
      ],
    ],
    '30 maio 1949',
  ],
  [
    'an hour that is noon',
    [
      [
        ['ao', 'none'],
        ['meio', 'hour', 0.98, true],
        ['dia', 'none'],
        ['de', 'none'],
      ],
    ],
    'meio dia',
  ],
  [
    'the series of a paper seal',
    [
      [
        ['selo', 'none'],
        ['LS', 'none'],
        ['2257484', 'selo', 0.98, true],
      ],
    ],
    'LS 2257484',
  ],
  [
    'the number of a seal behind its sign',
    [
      [
        ['N', 'none'],
        ['2257484', 'selo', 0.98, true],
      ],
    ],
    '2257484',
  ],
  [
    'a place whose state is said of both parents',
    [
      [
        ['Gouveia', 'p1nat', 0.98, true],
        ['e', 'none'],
        ['Ana', 'none'],
        ['natural', 'none'],
        ['de', 'none'],
        ['Datas', 'none'],
        [',', 'none'],
        ['ambos', 'none'],
        ['dêste', 'none'],
        ['Estado', 'none'],
      ],
    ],
    'Gouveia dêste Estado',
  ],
  [
    'a place before a sentence of two others',
    [
      [
        ['Gouveia', 'p1nat', 0.98, true],
        ['.', 'none'],
        ['Padrinhos', 'none'],
        ['ambos', 'none'],
        ['dêste', 'none'],
        ['Estado', 'none'],
      ],
    ],
    'Gouveia',
  ],
])('%s', (_, rows, whole) => {
  const { features, tagged } = taggedPage(rows);
  const [span] = spansOf(features, tagged).map((one) => completed(one, features));
  expect(span?.tokens.map(({ text }) => text).join(' ')).toBe(whole);
});
