import { expect, test } from 'vitest';
import type { Extraction } from '../model/organization.ts';
import type { Changes } from '../store/store.ts';
import { describeRevocations, describeStates } from './describe-changes.ts';

const TRIPLE = Buffer.alloc(32, 7);

function extraction(facts: Partial<Extraction>): Extraction {
  return {
    triple: TRIPLE.toString('base64url'),
    fence: 5,
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
  ['runs', {}, { $case: 'running', value: { leaseEndsAt: new Date(16_000) } }],
  [
    'was charged and its answer is kept',
    { ...ENDED, resolution: 'charge', sealedAnswer: Buffer.from('x') },
    { $case: 'answered', value: { answeredAt: new Date(9_000) } },
  ],
  [
    'failed for good',
    { ...ENDED, resolution: 'release', sealedAnswer: Buffer.from('x') },
    { $case: 'answered', value: { answeredAt: new Date(9_000) } },
  ],
  ['was released', { ...ENDED, resolution: 'release' }, { $case: 'released', value: {} }],
  ['expired', { ...ENDED, resolution: 'expire' }, { $case: 'released', value: {} }],
  [
    'gave its triple to a newer one',
    { ...ENDED, resolution: 'charge', liveTriple: null },
    { $case: 'released', value: {} },
  ],
] as const)('an extraction that %s', (_case, facts, state) => {
  expect(describeStates(changes({ updated: [extraction(facts)] }))).toEqual({
    organizationId: 'org',
    committedAt: new Date(1_000),
    states: [{ state, triple: TRIPLE, fence: 5 }],
  });
});

test('nobody is told of what has no triple', () => {
  expect(describeStates(changes({ inserted: [extraction({ triple: null })] }))).toBeUndefined();
});

test('of keys only the revoked are told', () => {
  const keys = [
    { id: 'new', revokedAtMs: null },
    { id: 'gone', revokedAtMs: 1_000 },
  ] as unknown as Changes['keys'];
  expect(describeRevocations(changes({ keys }))).toEqual(['gone']);
});
