import { LEASES_PER_RENEWAL_MAX } from '@lavra/shared/limits';
import { expect, test, vi } from 'vitest';
import type { LeaseRenewal } from '../clients/ledger.ts';
import { UnavailableError } from '../reply/unavailable.ts';
import { type HeldLease, Leases } from './leases.ts';

const NONE: ReadonlySet<string> = new Set();
const LEASE_MS = 15_000;

/** Leases of these extractions, all admitted now, at a ledger that answers as told. */
function heldLeases(extractionIds: readonly string[], renew: (asked: readonly string[]) => LeaseRenewal) {
  const asked: (readonly string[])[] = [];
  const events = { leasesLost: vi.fn(), leaseRenewalFailed: vi.fn() };
  const ledger = {
    renewLeases: async (leases: readonly { extractionId: string }[]) => {
      asked.push(leases.map(({ extractionId }) => extractionId));
      return renew(asked.at(-1) ?? []);
    },
  };
  const leases = new Leases(ledger, events);
  const held = new Map<string, HeldLease>();
  for (const extractionId of extractionIds) {
    const admitted = { kind: 'admitted', extractionId, fencingToken: 1, leaseMs: LEASE_MS } as const;
    held.set(extractionId, leases.hold(admitted, performance.now()));
  }
  const stopped = () => extractionIds.filter((id) => held.get(id)?.signal.aborted);
  return { leases, held, asked, events, stopped };
}

test('what was lost stops at once, and what could not be renewed is told', async () => {
  vi.useFakeTimers();
  try {
    const { leases, events, stopped } = heldLeases(['renewed', 'failed', 'lost'], () => ({
      lost: new Set(['lost']),
      failed: new Set(['failed']),
    }));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await leases.renewOnce()).toBe(false);
    expect(stopped()).toEqual(['lost']);
    expect(events.leaseRenewalFailed).toHaveBeenCalledWith(expect.any(UnavailableError), 1);
    leases.close();
  } finally {
    vi.useRealTimers();
  }
});

test('what was settled while the ledger was asked is not counted as lost', async () => {
  let settle = () => {};
  const { leases, held, events, stopped } = heldLeases(['lost', 'settled'], (asked) => {
    settle();
    return { lost: new Set(asked), failed: NONE };
  });
  settle = () => held.get('settled')?.release();
  expect(await leases.renewOnce()).toBe(true);
  expect(events.leasesLost.mock.calls).toEqual([[1]]);
  expect(stopped()).toEqual(['lost']);
  leases.close();
});

test('a lease that could not be renewed is given up in time, and only that', async () => {
  vi.useFakeTimers();
  try {
    const { leases, stopped } = heldLeases(['renewed', 'failed'], () => ({ lost: NONE, failed: new Set(['failed']) }));
    await vi.advanceTimersByTimeAsync(12_900);
    expect(stopped()).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(stopped()).toEqual(['failed']);
    leases.close();
  } finally {
    vi.useRealTimers();
  }
});

test('more than one call takes are renewed by several; one that fails is not the others’', async () => {
  const ids = Array.from({ length: 2 * LEASES_PER_RENEWAL_MAX + 1 }, (_, index) => `e${index}`);
  const { leases, asked, events } = heldLeases(ids, (part) => {
    if (part.includes('e0')) throw new UnavailableError('away');
    return { lost: NONE, failed: NONE };
  });
  expect(await leases.renewOnce()).toBe(false);
  expect(asked.map((part) => part.length)).toEqual([LEASES_PER_RENEWAL_MAX, LEASES_PER_RENEWAL_MAX, 1]);
  expect(asked.flat()).toEqual(ids);
  expect(events.leaseRenewalFailed).toHaveBeenCalledExactlyOnceWith(
    expect.any(UnavailableError),
    LEASES_PER_RENEWAL_MAX,
  );
  leases.close();
});
