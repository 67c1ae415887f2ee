// Reading keeps its accuracy: every layout and the kept scans against their floors, and no other document is taken for a
// certificate. `npm run accuracy:floors` measures the floors anew.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PoolReader, startPoolReader } from '../../tools/accuracy/read-with-pool.ts';
import { drawPages, NEGATIVE_NAMES, readAll } from './documents.ts';
import floors from './floors.json' with { type: 'json' };
import { belowFloor } from './floors.ts';
import { GROUPS, measure } from './measure.ts';

let pool: PoolReader;
beforeAll(async () => {
  pool = await startPoolReader(undefined);
});
afterAll(() => pool.close());

test.each(GROUPS)('%s', async (group) => {
  const measured = await measure(pool, group);
  expect(belowFloor(floors, measured.floors), measured.wrong.join('\n')).toEqual([]);
});

test('every group that has a floor is measured', () => {
  expect(Object.keys(floors).sort()).toEqual([...GROUPS].sort());
});

test.each(NEGATIVE_NAMES)('%s is refused', async (name) => {
  const { negatives } = await readAll(pool, await drawPages(name, 1));
  expect(negatives.map(({ right, answered, code }) => (right ? 'refused' : answered ? 'answered' : code))).toEqual([
    'refused',
  ]);
});
