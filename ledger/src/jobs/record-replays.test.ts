// Replays are counted one by one and written by extraction, once.
import { newExtractionId } from '@lavra/shared/extraction-id';
import { expect, test } from 'vitest';
import { Replays, recordReplays } from './record-replays.ts';

const [ONE, OTHER] = ['org_00000000000000000001', 'org_00000000000000000002'] as const;

test('a row for each extraction, to its own organization, and none twice', async () => {
  const written: object[] = [];
  const submit = async (organizationId: string, command: object) => {
    written.push({ organizationId, ...command });
    return undefined as never;
  };
  const replays = new Replays();
  const [first, second, others] = [newExtractionId(ONE), newExtractionId(ONE), newExtractionId(OTHER)];
  for (const extractionId of [first, second, first, others]) replays.count(extractionId);
  const job = recordReplays(replays, { submit });
  await job.runOnce();
  await job.runOnce();
  expect(written).toEqual([
    {
      organizationId: ONE,
      kind: 'replays',
      replays: [
        { extractionId: first, times: 2 },
        { extractionId: second, times: 1 },
      ],
    },
    { organizationId: OTHER, kind: 'replays', replays: [{ extractionId: others, times: 1 }] },
  ]);
});

test('beyond ten thousand extractions the rest is not counted, until what there is was written', () => {
  const replays = new Replays();
  for (let count = 0; count < 10_001; count++) replays.count(String(count));
  expect(replays.take().size).toBe(10_000);
  replays.count('10000');
  expect(replays.take()).toEqual(new Map([['10000', 1]]));
});
