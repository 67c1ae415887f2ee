// Examples for tests: whole objects of which a test says only what it is about.

import type { ApiKey, Extraction, Organization } from './organization.ts';
import { DEFAULT_PRICES } from './prices.ts';

const ORGANIZATION_ID = 'org_00000000000000000001';

export function anOrganization(facts: Partial<Organization> = {}): Organization {
  return {
    id: ORGANIZATION_ID,
    name: 'Exemplo',
    createdAtMs: 0,
    allowanceHundredths: 1_000,
    planHundredths: 0,
    purchasedHundredths: 0,
    heldHundredths: 0,
    chargedHundredths: 0,
    planMonth: '1970-01',
    perMinute: 10,
    perDay: 1_000,
    minute: 0,
    minuteAdmissions: 0,
    day: 0,
    dayAdmissions: 0,
    lastFencingToken: 0,
    journalSequence: 0,
    journalHash: '0'.repeat(64),
    lastMs: 0,
    ...facts,
  };
}

export function aKey(facts: Partial<ApiKey> = {}): ApiKey {
  return {
    id: 'key_00000000000000000001',
    organizationId: ORGANIZATION_ID,
    kind: 'live',
    hash: 'h'.repeat(43),
    secretId: null,
    lastFour: 'abcd',
    createdAtMs: 0,
    expiresAtMs: null,
    revokedAtMs: null,
    ...facts,
  };
}

export function anExtraction(facts: Partial<Extraction> = {}): Extraction {
  return {
    id: `${ORGANIZATION_ID}.00000000000000000000000000001`,
    organizationId: ORGANIZATION_ID,
    fencingToken: 1,
    engineAsked: 'standard',
    resizeImage: false,
    prices: DEFAULT_PRICES,
    heldHundredths: 100,
    idempotencyKey: 't'.repeat(43),
    liveIdempotencyKey: 't'.repeat(43),
    leaseEndsAtMs: 15_000,
    resolution: null,
    resolvedAtMs: null,
    engineAnswered: null,
    chargedHundredths: 0,
    sealedAnswer: null,
    keptUntilMs: null,
    ...facts,
  };
}
