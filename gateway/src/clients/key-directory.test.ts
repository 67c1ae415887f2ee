// Which keys are remembered, and which are not worth it.
import { createApiKey } from '@lavra/shared/api-key';
import { expect, test } from 'vitest';
import { KeyDirectory } from './key-directory.ts';
import type { KeyResolution } from './ledger.ts';

const resolved: KeyResolution = {
  kind: 'resolved',
  caller: { keyId: 'key-1', organizationId: 'org-1', perMinute: 10 },
};

function directory(resolution: KeyResolution = resolved) {
  const asked: Buffer[] = [];
  const ledger = {
    resolveKey: ({ keyHash }: { keyHash: Buffer }) => {
      asked.push(keyHash);
      return Promise.resolve(resolution);
    },
  };
  return { keys: new KeyDirectory(ledger, 'a secret of the test that is long enough to be one'), asked };
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

test('a refused key is asked for once, until keys are forgotten', async () => {
  const { keys, asked } = directory({ kind: 'refused', problem: 'unknown' });
  const authorization = `Bearer ${createApiKey('live')}`;
  for (let repeats = 0; repeats < 3; repeats++) {
    expect(await keys.resolve(authorization, 'id')).toEqual({ kind: 'refused', problem: 'unknown' });
    expect(asked).toHaveLength(1);
  }
  keys.forgetAll();
  await keys.resolve(authorization, 'id');
  expect(asked).toHaveLength(2);
});
