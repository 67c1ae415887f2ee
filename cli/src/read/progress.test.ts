import { expect, test } from 'vitest';
import { progressLine } from './progress.ts';

test.each([
  [{ total: 4, doneBefore: 0, answered: 0, failed: 0 }, 0, `${'░'.repeat(24)} 0/4  0 failed`],
  [
    { total: 4, doneBefore: 0, answered: 1, failed: 1 },
    60_000,
    `${'█'.repeat(12)}${'░'.repeat(12)} 2/4  1 failed  2.0/min  1 min 0 s left`,
  ],
  [
    { total: 400, doneBefore: 100, answered: 100, failed: 0 },
    6_000_000,
    `${'█'.repeat(12)}${'░'.repeat(12)} 200/400  0 failed  1.0/min  3 h 20 min left`,
  ],
  [{ total: 2, doneBefore: 1, answered: 1, failed: 0 }, 1_000, `${'█'.repeat(24)} 2/2  0 failed  60.0/min  0 s left`],
  [{ total: 0, doneBefore: 0, answered: 0, failed: 0 }, 0, `${'█'.repeat(24)} 0/0  0 failed`],
])('%j after %i ms', (counts, elapsedMs, line) => {
  expect(progressLine(counts, elapsedMs)).toBe(line);
});
