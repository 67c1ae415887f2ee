import { expect, test } from 'vitest';
import { RefusedError } from '../reply/refusals.ts';
import { DownloadLimits } from './download-limits.ts';

const MINUTE_MS = 60_000;

/** The window of the limit that refuses it; undefined: it may be made. */
function refusal(make: () => void): unknown {
  try {
    make();
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal;
    throw error;
  }
}

const caller = (organizationId: string, perMinute = 1_000) => ({ organizationId, perMinute, keyId: 'key' });

test('an organization has twice its requests of a minute, and again in the next', () => {
  let nowMs = 100 * MINUTE_MS + 45_000;
  const limits = new DownloadLimits(100, () => nowMs);
  const begin = (organizationId: string, perMinute: number) =>
    refusal(() => limits.of(caller(organizationId, perMinute)).begin());
  for (let made = 0; made < 6; made++) expect(begin('one', 3)).toBeUndefined();
  expect(begin('one', 3)).toEqual({ kind: 'limit', window: 'downloads', limit: 6, retryAfterSeconds: 15 });
  expect(begin('other', 3)).toBeUndefined();
  nowMs += 15_000;
  expect(begin('one', 3)).toBeUndefined();
});

test('of a host an organization has as much as it leaves free', () => {
  const limits = new DownloadLimits(12, () => 0);
  const asked = (organizationId: string, ...addresses: string[]) => {
    let count = 0;
    while (refusal(() => limits.of(caller(organizationId)).ask(addresses)) === undefined) count++;
    return count;
  };
  expect(asked('one', '192.0.2.1')).toBe(6);
  expect(asked('two', '192.0.2.1')).toBe(3);
  expect(asked('three', '192.0.2.1')).toBe(1);
  expect(asked('one', '192.0.2.2', '192.0.2.1')).toBe(0);
  expect(asked('one', '192.0.2.3')).toBe(6);
  expect(refusal(() => limits.of(caller('one')).ask(['192.0.2.1']))).toEqual({
    kind: 'limit',
    window: 'downloads_of_host',
    limit: 12,
    retryAfterSeconds: 60,
  });
});
