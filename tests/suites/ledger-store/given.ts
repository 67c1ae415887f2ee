// What the parts of the store contract share: the store of the moment, its clock, and what they do most.
import type { Organization } from '../../../ledger/src/model/organization.ts';
import type { Settle, SettleOutcome } from '../../../ledger/src/organization/commands.ts';
import type { LedgerStore } from '../../../ledger/src/store/store.ts';
import type { TestClock } from './harness.ts';

export const MINUTE_MS = 60_000;
export const START_MS = Date.UTC(2026, 10, 21, 12, 0, 10);

export interface Given {
  /** There once the tests run. */
  readonly store: LedgerStore;
  readonly clock: TestClock;
  readonly settle: (
    run: { readonly extractionId: string; readonly fencingToken: number },
    request?: Settle['request'],
    sealedAnswer?: Uint8Array | null,
  ) => Promise<SettleOutcome>;
  readonly touch: (organizationId: string) => Promise<Organization | undefined>;
}

/** Purges in batches of two until one is not full; the sum of what all took away. */
export async function purgeAll(purge: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (let purged = 2; purged === 2; total += purged) purged = await purge(2);
  return total;
}
