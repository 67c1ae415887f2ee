// Which engine answers.
import { Engine as EngineName } from '@lavra/proto/engine/v1/engine';
import { expect, test } from 'vitest';
import type { PreparedPage } from '../prepare/page.ts';
import { Stages } from '../stages.ts';
import type { Engine, EngineReading } from './engine.ts';
import { readWithFirst } from './fallback.ts';
import { enginesInOrder } from './order.ts';
import { SPECIMEN } from './specimen.ts';

const { ENGINE_UNSPECIFIED, ENGINE_FAST, ENGINE_MINI, ENGINE_LARGE } = EngineName;
type Found = EngineReading['found'];

function engine(name: EngineName, found: Found): Engine {
  const reading: EngineReading = found === 'certificate' ? { found, certificate: SPECIMEN, evidence: [] } : { found };
  return { name, read: async () => reading };
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

test.each<[Found[], EngineName, Found]>([
  [['certificate', 'certificate'], ENGINE_FAST, 'certificate'],
  [['no-text', 'certificate'], ENGINE_MINI, 'certificate'],
  [['no-text', 'other-document'], ENGINE_MINI, 'other-document'],
  [['other-document', 'no-text'], ENGINE_FAST, 'other-document'],
])('%o: %i says %s', async (found, name, expected) => {
  const engines = found.map((one, index) => engine(index === 0 ? ENGINE_FAST : ENGINE_MINI, one));
  const first = await readWithFirst(engines, {} as PreparedPage, new Stages(AbortSignal.timeout(1_000)));
  expect(first.engine.name).toBe(name);
  expect(first.reading.found).toBe(expected);
});
