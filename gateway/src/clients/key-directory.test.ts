// Which keys are remembered, and which are not worth it.
import { createApiKey } from '@lavra/shared/api-key';
import { expect, test } from 'vitest';
import { KeyDirectory } from './key-directory.ts';
import type { KeyResolution } from './ledger.ts';

const resolved: KeyResolution = { kind: 'resolved', caller: { keyId: 'key-1', organizationId: 'org-1' } };

function directory() {
  const asked: Buffer[] = [];
  const ledger = {
    resolveKey: (keyHash: Buffer) => {
      asked.push(keyHash);
      return Promise.resolve(resolved);
    },
  };
  return { keys: new KeyDirectory(ledger, 'a secret of the test, long enough to be one'), asked };
}

test('a flood of keys that are none pushes out nothing that is remembered', async () => {
  const { keys, asked } = directory();
  const authorization = `Bearer ${createApiKey('live')}`;
  await keys.resolve(authorization, 'id');
  for (let number = 0; number < 20_000; number++) {
    expect(await keys.resolve(`Bearer junk-${number}`, 'id')).toEqual({ kind: 'refused', problem: 'malformed' });
  }
  expect(await keys.resolve(authorization, 'id')).toEqual(resolved);
  expect(asked).toHaveLength(1);
});

test('what is no key is known to be refused without having been asked for', () => {
  const { keys } = directory();
  expect(keys.knownProblem('Bearer junk')).toBe('malformed');
  expect(keys.knownProblem(`Bearer ${createApiKey('live')}`)).toBeUndefined();
});
