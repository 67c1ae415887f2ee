// Which engine answers.
import { expect, test } from 'vitest';
import type { PreparedPage } from '../input/prepared-page.ts';
import { Stages } from '../stages.ts';
import type { Engine, EngineName, EngineReading } from './engine.ts';
import { readWithFirst } from './fallback.ts';
import { enginesInOrder } from './order.ts';
import { SPECIMEN } from './specimen.ts';

type Says = EngineReading['kind'] | 'doubtful' | 'blurred-other' | 'abstains';

function engine(name: EngineName, says: Says): Engine {
  return { name, read: async () => readingOf(says) };
}

function readingOf(says: Says): EngineReading | null {
  if (says === 'abstains') return null;
  if (says === 'no-text') return { kind: says };
  if (says === 'other-document' || says === 'blurred-other') {
    return { kind: 'other-document', sure: says === 'other-document' };
  }
  return { kind: 'certificate', certificate: SPECIMEN, evidence: [], sure: says === 'certificate' };
}

test.each<[EngineName | null, EngineName[], EngineName[]]>([
  [null, ['mini'], ['mini']],
  ['fast', ['mini'], ['mini']],
  ['fast', ['large', 'mini', 'fast'], ['fast', 'mini', 'large']],
  [null, ['large', 'mini', 'fast'], ['mini', 'large']],
  ['large', ['mini', 'large'], ['large']],
])('asked for %s of %o: %o', (requested, available, expected) => {
  const engines = available.map((name) => engine(name, 'no-text'));
  expect(enginesInOrder(requested, engines).map(({ name }) => name)).toEqual(expected);
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
])('%o: %s says %s', async (says, name, expected) => {
  const names = ['fast', 'mini', 'large'];
  const engines = says.map((one, index) => engine(names[index] as EngineName, one));
  const first = await readWithFirst(engines, {} as PreparedPage, new Stages(AbortSignal.timeout(1_000)));
  expect(first.engine.name).toBe(name);
  expect(first.reading.kind).toBe(expected);
});
