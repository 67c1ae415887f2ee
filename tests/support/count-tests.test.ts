// What counts as passed.
import { expect, test } from 'vitest';
import { countTests } from './count-tests.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

test.each([
  ['all green', file('passed', 'passed', 'passed'), 2, 0],
  ['one red', file('failed', 'passed', 'failed'), 1, 1],
  ['skipped and to do', file('passed', 'passed', 'skipped', 'todo', 'pending'), 1, 3],
  ['a broken hook before them', file('failed', 'skipped', 'skipped'), 0, 2],
  ['a broken hook after them', file('failed', 'passed', 'passed'), 2, 1],
  ['a file that could not be loaded', file('failed'), 0, 1],
])('%s', (_what, result, passed, failed) => {
  expect(countTests({ testResults: [result] })).toEqual({ passed, failed });
});
