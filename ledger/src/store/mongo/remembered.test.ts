import { LEASE_MS } from '@lavra/shared/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aKey, anExtraction, anOrganization } from '../../model/examples.ts';
import { DEFAULT_PRICES } from '../../model/prices.ts';
import type { Changes, View, Wanted } from '../store.ts';
import { QuietTimes } from './ended-leases.ts';
import { PRICES_KNOWN_MS, provesAbsences, RememberedOrganizations } from './remembered.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const organization = anOrganization({ planMonth: '2026-11', journalSequence: 7, lastMs: NOW });
const key = aKey();
const running = anExtraction({ leaseEndsAtMs: NOW + LEASE_MS });
const settled = anExtraction({ id: 'settled', resolution: 'charge' });

const wanting = (wanted: Partial<Record<keyof Wanted, string[]>> = {}): Wanted => {
  const { keyIds, idempotencyKeys, extractionIds, grantIds } = wanted;
  return {
    keyIds: new Set(keyIds),
    idempotencyKeys: new Set(idempotencyKeys),
    extractionIds: new Set(extractionIds),
    grantIds: new Set(grantIds),
  };
};
const view: View = {
  nowMs: NOW,
  organization,
  isMonthRenewed: true,
  prices: DEFAULT_PRICES,
  keys: [key],
  grants: new Map(),
  extractions: [],
};
const changes: Changes = {
  organization,
  created: false,
  updated: [settled],
  inserted: [running],
  keys: [],
  journal: [],
  usage: [],
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Of one organization, written and then found as written. */
function memory({ clock }: { clock?: () => number } = {}) {
  const quietTimes = new QuietTimes();
  quietTimes.remember(organization.id, NOW, { documents: [], nextEndsAtMs: NOW + LEASE_MS });
  const remembered = new RememberedOrganizations(quietTimes, clock);
  remembered.learn(view, performance.now());
  remembered.committed(view, changes);
  remembered.read(organization);
  return { remembered, quietTimes };
}

test('what was written, and found so again, need not be read', () => {
  const { remembered } = memory();
  vi.advanceTimersByTime(PRICES_KNOWN_MS - 1);
  const wanted = wanting({ keyIds: [key.id], extractionIds: [running.id, 'new'], idempotencyKeys: ['new'] });
  expect(remembered.view(organization.id, wanted)).toEqual({
    ...view,
    nowMs: NOW + PRICES_KNOWN_MS - 1,
    extractions: [running],
  });
});

test('prices are asked for again before they may be old', () => {
  const { remembered } = memory();
  expect(new RememberedOrganizations(new QuietTimes(), undefined).isAging).toBe(false);
  expect(remembered.isAging).toBe(false);
  vi.advanceTimersByTime(PRICES_KNOWN_MS / 2);
  expect(remembered.isAging).toBe(true);
  remembered.learn(view, performance.now());
  expect(remembered.isAging).toBe(false);
});

test('a view is its own: what a batch does to it is not remembered before the commit', () => {
  const { remembered } = memory();
  const wanted = wanting({ extractionIds: [running.id] });
  const spoilt = remembered.view(organization.id, wanted);
  Object.assign(spoilt?.organization ?? {}, { heldHundredths: 1 });
  Object.assign(spoilt?.extractions[0] ?? {}, { resolution: 'charge' });
  expect(remembered.view(organization.id, wanted)).toMatchObject({ organization, extractions: [running] });
});

type Memory = ReturnType<typeof memory>;

test.each<[string, (memory: Memory) => void, Wanted?]>([
  ['another organization', ({ remembered }) => remembered.forget(organization.id)],
  ['a key that no batch asked for', () => undefined, wanting({ keyIds: ['other'] })],
  ['a grant by its name', () => undefined, wanting({ grantIds: ['x'] })],
  ['prices that may be old', () => vi.advanceTimersByTime(PRICES_KNOWN_MS)],
  ['one that another wrote a row of', ({ remembered }) => remembered.read({ ...organization, journalSequence: 8 })],
  ['one whose leases another renewed', ({ remembered }) => remembered.read({ ...organization, lastMs: NOW + 1 })],
  [
    'one that was written and not looked at since',
    ({ remembered }) => {
      remembered.forget(organization.id);
      remembered.committed(view, changes);
    },
  ],
  [
    'a lease that may have ended',
    ({ quietTimes }) => quietTimes.remember(organization.id, NOW, { documents: [], nextEndsAtMs: NOW }),
  ],
  [
    'a lease that seems to have ended',
    ({ remembered }) =>
      remembered.committed(view, { ...changes, inserted: [anExtraction({ id: 'ended', leaseEndsAtMs: NOW })] }),
    wanting({ extractionIds: ['ended'] }),
  ],
  [
    'a plan to renew',
    ({ remembered }) =>
      remembered.committed(view, { ...changes, organization: { ...organization, planMonth: '2026-10' } }),
  ],
])('%s is read', (_case, change, wanted = wanting()) => {
  const kept = memory();
  expect(kept.remembered.view(organization.id, wanting())).toBeDefined();
  change(kept);
  expect(kept.remembered.view(organization.id, wanted)).toBeUndefined();
});

test('a clock that runs a little behind the last batch stands still', () => {
  const clock = { nowMs: NOW };
  const { remembered } = memory({ clock: () => clock.nowMs });
  clock.nowMs -= 10;
  expect(remembered.view(organization.id, wanting())).toMatchObject({ nowMs: NOW - 10 });
});

test.each<[string, Wanted, Partial<Changes>, boolean]>([
  ['an idempotency key that was taken', wanting({ idempotencyKeys: ['t'.repeat(43)] }), {}, true],
  ['an idempotency key that was refused', wanting({ idempotencyKeys: ['u'] }), {}, false],
  ['the other key of a request', wanting({ idempotencyKeys: ['t'.repeat(43), 'other'] }), {}, false],
  ['an id that was new', wanting({ extractionIds: [running.id] }), {}, true],
  ['an extraction that was remembered', wanting({ extractionIds: ['known'] }), {}, true],
  ['an extraction that was not', wanting({ extractionIds: ['unknown'] }), {}, false],
  ['a key that was changed', wanting(), { keys: [key] }, false],
])('%s: is it proven?', (_case, wanted, changed, proven) => {
  const known = { ...view, extractions: [anExtraction({ id: 'known' })] };
  expect(provesAbsences(wanted, known, { ...changes, ...changed })).toBe(proven);
});
