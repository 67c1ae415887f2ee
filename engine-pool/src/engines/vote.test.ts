// Several readings of one page, and the one answer made of them.
import { FieldSource } from '@lavra/proto/engine/v1/engine';
import { certificateOf, valueAt } from '@lavra/shared/certificate-fields';
import { expect, test } from 'vitest';
import { SPECIMEN } from './specimen.ts';
import { type Ballot, vote } from './vote.ts';

const NAME = 'filiacao.genitor_1.nome_completo';

function ballot(fields: Readonly<Record<string, [value: string, confidence: number]>>): Ballot {
  const certificate = certificateOf(({ path }) => fields[path]?.[0] ?? valueAt(SPECIMEN, path));
  const evidence = Object.entries(fields).map(([field, [, confidence]]) => {
    return { field, confidence, source: FieldSource.FIELD_SOURCE_READ, box: undefined, polygon: [] };
  });
  return { certificate, evidence };
}

test.each<[string, [string, number][], string, number]>([
  ['one reading stays as it is', [['ANA', 0.8]], 'ANA', 0.8],
  [
    'two that agree keep the surer confidence',
    [
      ['ANA', 0.8],
      ['ANA', 0.9],
    ],
    'ANA',
    0.9,
  ],
  [
    'two against one',
    [
      ['ANNA', 0.9],
      ['ANA', 0.7],
      ['ANA', 0.7],
    ],
    'ANA',
    0.563,
  ],
  [
    'the surer of two',
    [
      ['ANNA', 0.6],
      ['ANA', 0.9],
    ],
    'ANA',
    0.72,
  ],
  [
    'accents stand together, and the surer spelling wins',
    [
      ['JOSE', 0.7],
      ['JOSÉ', 0.9],
      ['ROSE', 0.95],
    ],
    'JOSÉ',
    0.732,
  ],
])('%s', (_, readings, value, confidence) => {
  const { certificate, evidence } = vote(readings.map((reading) => ballot({ [NAME]: reading })));
  expect(valueAt(certificate, NAME)).toBe(value);
  expect(evidence).toMatchObject([{ field: NAME, confidence }]);
});

test('what one reading alone saw is doubted', () => {
  const { certificate, evidence } = vote([ballot({}), ballot({ [NAME]: ['ANA', 0.9] })]);
  expect(valueAt(certificate, NAME)).toBe('ANA');
  expect(evidence).toMatchObject([{ confidence: 0.765 }]);
});

test('a date is taken whole from one reading', () => {
  const date = 'dados_pessoais.data_nascimento';
  const { certificate } = vote([
    ballot({ [`${date}.texto_completo`]: ['UM DE MAIO', 0.9], [`${date}.dia`]: ['01', 0.9] }),
    ballot({
      [`${date}.texto_completo`]: ['UM DE MAIO DE 2001', 0.95],
      [`${date}.dia`]: ['01', 0.95],
      [`${date}.ano`]: ['2001', 0.95],
    }),
  ]);
  expect(valueAt(certificate, `${date}.texto_completo`)).toBe('UM DE MAIO DE 2001');
  expect(valueAt(certificate, `${date}.ano`)).toBe('2001');
});
