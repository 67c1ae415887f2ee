// Which engine answers.
import { Engine as EngineName } from '@lavra/proto/engine/v1/engine';
import { expect, test } from 'vitest';
import type { PreparedPage } from '../input/prepared-page.ts';
import { Stages } from '../stages.ts';
import type { Engine, EngineReading } from './engine.ts';
import { readWithFirst } from './fallback.ts';
import { enginesInOrder } from './order.ts';
import { SPECIMEN } from './specimen.ts';

const { ENGINE_UNSPECIFIED, ENGINE_FAST, ENGINE_MINI, ENGINE_LARGE } = EngineName;
type Says = EngineReading['found'] | 'doubtful' | 'abstains';

function engine(name: EngineName, says: Says): Engine {
  return { name, read: async () => readingOf(says) };
}

function readingOf(says: Says): EngineReading | null {
  if (says === 'abstains') return null;
  if (says === 'no-text' || says === 'other-document') return { found: says };
  return { found: 'certificate', certificate: SPECIMEN, evidence: [], sure: says === 'certificate' };
}

test.each<[EngineName, EngineName[], EngineName[]]>([
  [ENGINE_UNSPECIFIED, [ENGINE_MINI], [ENGINE_MINI]],
  [ENGINE_FAST, [ENGINE_MINI], [ENGINE_MINI]],
  [ENGINE_FAST, [ENGINE_LARGE, ENGINE_MINI, ENGINE_FAST], [ENGINE_FAST, ENGINE_MINI, ENGINE_LARGE]],
  [ENGINE_UNSPECIFIED, [ENGINE_LARGE, ENGINE_MINI, ENGINE_FAST], [ENGINE_MINI, ENGINE_LARGE]],
  [ENGINE_LARGE, [ENGINE_MINI, ENGINE_LARGE], [ENGINE_LARGE]],
])('asked for %i of %o: %o', (requested, available, expected) => {
  const engines = available.map((name) => engine(name, 'no-text'));
  expect(enginesInOrder(requested, engines).map(({ name }) => name)).toEqual(expected);
});

test.each<[Says[], EngineName, EngineReading['found']]>([
  [['certificate', 'certificate', 'certificate'], ENGINE_FAST, 'certificate'],
  [['abstains', 'certificate', 'certificate'], ENGINE_MINI, 'certificate'],
  [['abstains', 'doubtful', 'certificate'], ENGINE_LARGE, 'certificate'],
  [['abstains', 'doubtful', 'doubtful'], ENGINE_LARGE, 'certificate'],
  [['abstains', 'doubtful', 'other-document'], ENGINE_MINI, 'certificate'],
  [['abstains', 'no-text', 'other-document'], ENGINE_LARGE, 'other-document'],
  [['abstains', 'other-document', 'no-text'], ENGINE_MINI, 'other-document'],
])('%o: %i says %s', async (says, name, expected) => {
  const names = [ENGINE_FAST, ENGINE_MINI, ENGINE_LARGE];
  const engines = says.map((one, index) => engine(names[index] as EngineName, one));
  const first = await readWithFirst(engines, {} as PreparedPage, new Stages(AbortSignal.timeout(1_000)));
  expect(first.engine.name).toBe(name);
  expect(first.reading.found).toBe(expected);
});
