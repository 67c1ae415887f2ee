// Reading keeps its accuracy: every layout and the kept scans against their floors, and no document like one is taken for
// it. `npm run accuracy:floors` measures the floors anew.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PoolReader, startPoolReader } from '../../tools/accuracy/read-with-pool.ts';
import { drawPages, NEAR_NEGATIVES, readAll } from './documents.ts';
import floors from './floors.json' with { type: 'json' };
import { belowFloor } from './floors.ts';
import { GROUPS, measure } from './measure.ts';

/** Twelve scans take half a minute of one core, and as many times that as there are others at work. */
const TIMEOUT_MS = 600_000;

let pool: PoolReader;
beforeAll(async () => {
  pool = await startPoolReader(undefined);
});
afterAll(() => pool.close());

test.each(GROUPS)('%s', { timeout: TIMEOUT_MS }, async (group) => {
  const measured = await measure(pool, group);
  expect(belowFloor(floors, measured.floors), measured.wrong.join('\n')).toEqual([]);
});

test('every group that has a floor is measured', () => {
  expect(Object.keys(floors).sort()).toEqual([...GROUPS].sort());
});

test.each(NEAR_NEGATIVES)('%s is refused', async (name) => {
  const { negatives } = await readAll(pool, await drawPages(name, 1));
  expect(negatives.map(({ right, answered, code }) => (right ? 'refused' : answered ? 'answered' : code))).toEqual([
    'refused',
  ]);
});
