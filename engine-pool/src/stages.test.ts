// Stage times and the stop between stages.
import { expect, test } from 'vitest';
import { Stages } from './stages.ts';

test('times add up by stage, in the order of their first run', async () => {
  const stages = new Stages(AbortSignal.timeout(60_000));
  expect(await stages.run('read', () => 1)).toBe(1);
  await expect(stages.run('fields', () => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
  await stages.run('read', async () => 2);
  expect(stages.durationsMs().map(({ stage }) => stage)).toEqual(['read', 'fields']);
});

test('a stage does not begin once the work is cancelled', async () => {
  const cancel = new AbortController();
  const stages = new Stages(cancel.signal);
  await stages.run('read', () => cancel.abort(new Error('gone')));
  await expect(stages.run('fields', () => 1)).rejects.toThrow('gone');
  expect(stages.durationsMs()).toHaveLength(1);
});
