// Which file makes room for the others when the workers' memory is used up.
import { expect, test } from 'vitest';
import { fileToPutOff } from './file-to-put-off.ts';

const LIMITS = { memoryBytesMax: 850, restBytesMax: 500, stageCpuMsMax: 1, fileCpuMsMax: 1 };
/** Two workers may have 1,350 together, three 1,850. */
const file = (bytes: number, isAgain = false) => ({ bytes, isAgain });

test.each<[string, readonly ReturnType<typeof file>[], number, number, number | undefined]>([
  ['none where there is memory', [file(700), file(640)], 0, 2, undefined],
  ['the newer of two heavy ones', [file(600), file(800)], 0, 2, 1],
  ['none where one alone is heavy', [file(900), file(480)], 0, 2, undefined],
  ['the heavy one, not the newest', [file(800), file(800), file(450)], 0, 3, 1],
  ['not one that was put off before', [file(600), file(800, true)], 0, 2, 0],
  ['none but the heavy', [file(450), file(800, true)], 200, 2, undefined],
  ['idle workers count', [file(600), file(600)], 700, 3, 1],
])('%s', (_, files, idleBytes, workers, expected) => {
  const found = fileToPutOff(files, idleBytes, workers, LIMITS);
  expect(found === undefined ? undefined : files.indexOf(found)).toBe(expected);
});
