import { expect, test } from 'vitest';
import { aKey, anExtraction, anOrganization } from '../model/examples.ts';
import type { ApiKey, Extraction, Organization } from '../model/organization.ts';
import { DEFAULT_PRICES } from '../model/prices.ts';
import { type AdmissionDecision, decideAdmission } from './decide-admission.ts';

const NOW = Date.UTC(2026, 10, 21, 23, 59, 30, 250);
const MINUTE = Math.floor(NOW / 60_000);
const DAY = Math.floor(NOW / 86_400_000);
const answer = new Uint8Array([1]);
const kept = { resolution: 'charge', resolvedAtMs: NOW - 900_000, sealedAnswer: answer } as const;

interface Row {
  readonly organization?: Partial<Organization>;
  readonly key?: Partial<ApiKey> | null;
  readonly live?: Partial<Extraction>;
  readonly expected: AdmissionDecision;
}

const usedUp = { minute: MINUTE, minuteAdmissions: 10, day: DAY, dayAdmissions: 10 };
const broke = { planHundredths: 0, purchasedHundredths: 99 };
const admitted = { kind: 'admit', holdHundredths: 100 } as const;
const inProgress = { kind: 'inProgress', retryAfterSeconds: 2 } as const;
const notEnough = { kind: 'notEnoughCredits', requiredHundredths: 100 } as const;
const minuteLimit = { kind: 'limitExceeded', window: 'minute', limit: 10, retryAfterSeconds: 30 } as const;

test.each<[string, Row]>([
  ['a known key, room and credits', { expected: admitted }],
  ['an unknown key', { key: null, expected: { kind: 'keyRefused', reason: 'unknown' } }],
  ['the key of another', { key: { organizationId: 'other' }, expected: { kind: 'keyRefused', reason: 'unknown' } }],
  ['a revoked key', { key: { revokedAtMs: NOW }, expected: { kind: 'keyRefused', reason: 'revoked' } }],
  ['a key in its last moment', { key: { expiresAtMs: NOW + 1 }, expected: admitted }],
  ['an expired key', { key: { expiresAtMs: NOW }, expected: { kind: 'keyRefused', reason: 'expired' } }],
  [
    'the API key before the idempotency key',
    { key: null, live: { leaseEndsAtMs: NOW + 1_001 }, expected: { kind: 'keyRefused', reason: 'unknown' } },
  ],
  ['an idempotency key that runs', { live: { leaseEndsAtMs: NOW + 1_001 }, expected: inProgress }],
  [
    'a lease about to end',
    { live: { leaseEndsAtMs: NOW + 1 }, expected: { kind: 'inProgress', retryAfterSeconds: 1 } },
  ],
  [
    'an idempotency key that runs, before limits and balance',
    { organization: { ...usedUp, ...broke }, live: { leaseEndsAtMs: NOW + 2_000 }, expected: inProgress },
  ],
  [
    'an answer in its last moment',
    {
      live: { ...kept, keptUntilMs: NOW + 1 },
      expected: { kind: 'replayed', extractionId: anExtraction().id, sealedAnswer: answer },
    },
  ],
  ['an answer after its window', { live: { ...kept, keptUntilMs: NOW }, expected: admitted }],
  [
    'an answer from before a clock was set back by a window',
    {
      live: { ...kept, keptUntilMs: NOW + 1_800_000 },
      expected: { kind: 'replayed', extractionId: anExtraction().id, sealedAnswer: answer },
    },
  ],
  ['and by more', { live: { ...kept, keptUntilMs: NOW + 1_800_001 }, expected: admitted }],
  [
    'a replay needs no credits and counts nothing',
    {
      organization: { ...usedUp, ...broke },
      live: { ...kept, keptUntilMs: NOW + 1 },
      expected: { kind: 'replayed', extractionId: anExtraction().id, sealedAnswer: answer },
    },
  ],
  ['the minute used up', { organization: { minute: MINUTE, minuteAdmissions: 10 }, expected: minuteLimit }],
  ['the minute before used up', { organization: { minute: MINUTE - 1, minuteAdmissions: 10 }, expected: admitted }],
  [
    'the day used up',
    {
      organization: { ...usedUp, perDay: 10 },
      expected: { kind: 'limitExceeded', window: 'day', limit: 10, retryAfterSeconds: 30 },
    },
  ],
  ['the day before used up', { organization: { day: DAY - 1, dayAdmissions: 10, perDay: 10 }, expected: admitted }],
  [
    'the limit before the balance',
    { organization: { minute: MINUTE, minuteAdmissions: 10, ...broke }, expected: minuteLimit },
  ],
  [
    'a hundredth too little',
    {
      organization: broke,
      expected: { ...notEnough, availableHundredths: 99, planHundredths: 0, purchasedHundredths: 99 },
    },
  ],
  [
    'credits that others hold',
    {
      organization: { planHundredths: 60, purchasedHundredths: 100, heldHundredths: 61 },
      expected: { ...notEnough, availableHundredths: 99, planHundredths: 60, purchasedHundredths: 100 },
    },
  ],
  [
    'exactly enough of both kinds',
    { organization: { planHundredths: 60, purchasedHundredths: 40 }, expected: admitted },
  ],
])('%s', (_name, { organization, key, live, expected }) => {
  const decision = decideAdmission(
    { engineAsked: 'standard', resizeImage: false },
    {
      nowMs: NOW,
      organization: anOrganization({ perMinute: 10, perDay: 100, planHundredths: 1_000, ...organization }),
      prices: DEFAULT_PRICES,
      key: key === null ? undefined : aKey(key),
      live: live && anExtraction(live),
    },
  );
  expect(decision).toEqual(expected);
});
