import { expect, test } from 'vitest';
import { anExtraction } from '../model/examples.ts';
import type { Extraction } from '../model/organization.ts';
import { decideSettlement, type SettlementDecision, splitCharge } from './decide-settlement.ts';

const NOW = 1_000_000;
const charge = { kind: 'charge', engine: 'mini', imageResized: false } as const;
const release = { kind: 'release', errorCode: 'EXTRACTION_BUSY' } as const;
const lost = { kind: 'leaseLost' } as const;
const resolved = { resolvedAtMs: NOW - 1 };

test.each<[string, Partial<Extraction> | null, number, typeof charge | typeof release, boolean, SettlementDecision]>([
  ['in time', {}, 7, charge, true, { kind: 'settle', chargeHundredths: 100 }],
  ['a release in time', {}, 7, release, false, { kind: 'settle', chargeHundredths: 0 }],
  ['nothing of this id', null, 7, charge, true, lost],
  ['an older fencing token', {}, 6, charge, true, lost],
  ['a fencing token never given', {}, 8, charge, true, lost],
  [
    'in the lease’s last moment',
    { leaseEndsAtMs: NOW + 1 },
    7,
    charge,
    true,
    { kind: 'settle', chargeHundredths: 100 },
  ],
  ['at the lease’s end', { leaseEndsAtMs: NOW }, 7, charge, true, lost],
  ['of a lease from before a clock was set back', { leaseEndsAtMs: NOW + 35_001 }, 7, charge, true, lost],
  ['after it expired', { ...resolved, resolution: 'expire' }, 7, charge, true, lost],
  [
    'a second time',
    { ...resolved, resolution: 'charge', chargedHundredths: 100 },
    7,
    charge,
    true,
    { kind: 'alreadySettled', chargedHundredths: 100 },
  ],
  [
    'a second time, otherwise',
    { ...resolved, resolution: 'charge', chargedHundredths: 100 },
    7,
    release,
    false,
    { kind: 'alreadySettled', chargedHundredths: 100 },
  ],
  [
    'a second time after a release',
    { ...resolved, resolution: 'release' },
    7,
    charge,
    true,
    { kind: 'alreadySettled', chargedHundredths: 0 },
  ],
  ['a second time by a stranger', { ...resolved, resolution: 'charge', chargedHundredths: 100 }, 6, charge, true, lost],
  ['a charge without the answer', {}, 7, charge, false, { kind: 'answerMissing' }],
  [
    'a charge that nobody can ask for again',
    { idempotencyKey: null, liveIdempotencyKey: null },
    7,
    charge,
    false,
    { kind: 'settle', chargeHundredths: 100 },
  ],
])('a settlement: %s', (_name, extraction, fencingToken, request, answerGiven, expected) => {
  const existing =
    extraction === null ? undefined : anExtraction({ fencingToken: 7, leaseEndsAtMs: NOW + 1_000, ...extraction });
  expect(decideSettlement(request, existing, fencingToken, NOW, answerGiven)).toEqual(expected);
});

test.each([
  [100, 250, 100, 0],
  [100, 60, 60, 40],
  [100, 0, 0, 100],
  [0, 60, 0, 0],
])(
  'a charge of %i with %i left of the plan: %i + %i',
  (chargeHundredths, plan, planHundredths, purchasedHundredths) => {
    expect(splitCharge(chargeHundredths, plan)).toEqual({ planHundredths, purchasedHundredths });
  },
);
