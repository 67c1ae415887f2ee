// Removes extractions, and the answers kept with them, soon after the replay window: the journal keeps what they were.
import { REPLAY_WINDOW_MS } from '@lavra/shared/limits';
import type { LedgerContext } from '../context.ts';
import type { Job } from './job.ts';

const INTERVAL_MS = 10_000;
/** Longer than a clock may be corrected back by (CLOCK_STEP_BACK_MAX_MS): no answer goes that could still be due. */
const MARGIN_MS = 30_000;
/** Short transactions: others wait for each. */
const ROWS_PER_TRANSACTION = 500;
const TRANSACTIONS_PER_RUN = 100;

export function purge({ store, events }: Pick<LedgerContext, 'store' | 'events'>): Job {
  return {
    name: 'purge',
    intervalMs: INTERVAL_MS,
    async runOnce() {
      for (let run = 0; run < TRANSACTIONS_PER_RUN; run++) {
        const purged = await store.purgeResolved(REPLAY_WINDOW_MS + MARGIN_MS, ROWS_PER_TRANSACTION);
        events.purged(purged);
        if (purged < ROWS_PER_TRANSACTION) break;
      }
    },
  };
}
