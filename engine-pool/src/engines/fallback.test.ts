// Which engine answers.
import { expect, test } from 'vitest';
import { uprightTransform } from '../image/page-transform.ts';
import type { PreparedPage } from '../input/prepared-page.ts';
import { Stages } from '../stages.ts';
import type { Engine, EngineName, EngineReading, Question } from './engine.ts';
import { readWithFirst } from './fallback.ts';
import { enginesInOrder } from './order.ts';
import { SPECIMEN } from './specimen.ts';

const BLANK = { width: 1, height: 1, lines: [] };

type Says = EngineReading['kind'] | 'doubtful' | 'blurred-other' | 'blank' | 'abstains';

function engine(name: EngineName, says: Says): Engine {
  return { name, read: async () => readingOf(says) };
}

function readingOf(says: Says): EngineReading | null {
  if (says === 'abstains') return null;
  if (says === 'no-text' || says === 'blank') return { kind: 'no-text', sure: says === 'blank' };
  if (says === 'other-document' || says === 'blurred-other') {
    return { kind: 'other-document', sure: says === 'other-document' };
  }
  return { kind: 'certificate', certificate: SPECIMEN, evidence: [], sure: says === 'certificate' };
}

test.each<[EngineName | null, EngineName[]]>([
  [null, ['mini', 'large']],
  ['fast', ['fast', 'mini', 'large']],
  ['mini', ['mini']],
  ['large', ['large']],
])('asked for %s: %o', (requested, expected) => {
  expect(enginesInOrder(requested)).toEqual(expected);
});

test.each<[Says[], EngineName, EngineReading['kind']]>([
  [['certificate', 'certificate', 'certificate'], 'fast', 'certificate'],
  [['abstains', 'certificate', 'certificate'], 'mini', 'certificate'],
  [['abstains', 'doubtful', 'certificate'], 'large', 'certificate'],
  [['abstains', 'doubtful', 'doubtful'], 'large', 'certificate'],
  [['abstains', 'doubtful', 'blurred-other'], 'mini', 'certificate'],
  [['abstains', 'no-text', 'other-document'], 'large', 'other-document'],
  [['abstains', 'blurred-other', 'no-text'], 'mini', 'other-document'],
  [['abstains', 'blurred-other', 'certificate'], 'large', 'certificate'],
  [['abstains', 'other-document', 'certificate'], 'mini', 'other-document'],
  [['abstains', 'blank', 'certificate'], 'mini', 'no-text'],
])('%o: %s says %s', async (says, name, expected) => {
  const names = ['fast', 'mini', 'large'];
  const engines = says.map((one, index) => engine(names[index] as EngineName, one));
  const first = await readWithFirst(engines, {} as PreparedPage, new Stages(AbortSignal.timeout(1_000)));
  if (first.kind !== 'read') throw new Error(first.kind);
  expect(first.engine.name).toBe(name);
  expect(first.reading.kind).toBe(expected);
});

test('an engine elsewhere is asked once those before it are not sure', async () => {
  const question: Question = {
    kind: 'question',
    jpeg: new Uint8Array(),
    text: BLANK,
    transform: uprightTransform(1, 1),
  };
  const elsewhere: Engine = { name: 'large', read: async () => question };
  const stages = new Stages(AbortSignal.timeout(1_000));
  const read = (says: Says) => readWithFirst([engine('mini', says), elsewhere], {} as PreparedPage, stages);
  expect(await read('certificate')).toMatchObject({ kind: 'read', engine: { name: 'mini' } });
  const before = { reading: { kind: 'certificate', sure: false } };
  expect(await read('doubtful')).toMatchObject({ kind: 'asked', engine: { name: 'large' }, before });
});
