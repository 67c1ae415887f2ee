import { expect, test } from 'vitest';
import type { Extraction } from '../model/organization.ts';
import type { Changes } from '../store/store.ts';
import { describeRevocations, describeStates } from './describe-changes.ts';

const IDEMPOTENCY_KEY = Buffer.alloc(32, 7);

function extraction(facts: Partial<Extraction>): Extraction {
  return {
    idempotencyKey: IDEMPOTENCY_KEY.toString('base64url'),
    fencingToken: 5,
    leaseEndsAtMs: 16_000,
    resolution: null,
    resolvedAtMs: null,
    sealedAnswer: null,
    ...facts,
  } as Extraction;
}

function changes(facts: Partial<Changes>): Changes {
  return { organization: { id: 'org', lastMs: 1_000 }, updated: [], inserted: [], keys: [], ...facts } as Changes;
}

const ENDED = { resolvedAtMs: 9_000 };

test.each([
  ['runs', {}, { kind: 'running', leaseEndsAtMs: 16_000 }],
  [
    'was charged and its answer is kept',
    { ...ENDED, resolution: 'charge', sealedAnswer: Buffer.from('x') },
    { kind: 'answered', answeredAtMs: 9_000 },
  ],
  [
    'failed for good',
    { ...ENDED, resolution: 'release', sealedAnswer: Buffer.from('x') },
    { kind: 'answered', answeredAtMs: 9_000 },
  ],
  ['was released', { ...ENDED, resolution: 'release' }, { kind: 'released' }],
  ['expired', { ...ENDED, resolution: 'expire' }, { kind: 'released' }],
  [
    'gave its idempotency key to a newer one',
    { ...ENDED, resolution: 'charge', liveIdempotencyKey: null },
    { kind: 'released' },
  ],
] as const)('an extraction that %s', (_case, facts, state) => {
  expect(describeStates(changes({ updated: [extraction(facts)] }))).toEqual({
    organizationId: 'org',
    committedAtMs: 1_000,
    states: [{ ...state, idempotencyKey: IDEMPOTENCY_KEY, fencingToken: 5 }],
  });
});

test('nobody is told of what has no idempotency key', () => {
  expect(describeStates(changes({ inserted: [extraction({ idempotencyKey: null })] }))).toBeUndefined();
});

test('of keys only the revoked are told', () => {
  const keys = [
    { id: 'new', revokedAtMs: null },
    { id: 'gone', revokedAtMs: 1_000 },
  ] as unknown as Changes['keys'];
  expect(describeRevocations(changes({ keys }))).toEqual(['gone']);
});
