// Removes kept answers soon after their window, and extractions long resolved: the journal keeps what they were.
import type { LedgerContext } from '../context.ts';
import { DAY_MS } from '../model/organization.ts';
import type { LedgerStore } from '../store/store.ts';
import type { Job } from './job.ts';

const INTERVAL_MS = 10_000;
/** Longer than a clock may be corrected back by (CLOCK_STEP_BACK_MAX_MS): no answer goes that could still be due. */
const ANSWER_MARGIN_MS = 30_000;
/** A settlement repeated within a day still learns what the first one charged. */
const RESOLVED_AGE_MS = DAY_MS;
/** Short transactions: others wait for each. */
const ROWS_PER_TRANSACTION = 500;
const TRANSACTIONS_PER_RUN = 100;

export function purge({ store, events }: Pick<LedgerContext, 'store' | 'events'>): Job {
  return {
    name: 'purge',
    intervalMs: INTERVAL_MS,
    async runOnce() {
      events.answersPurged(await repeat((limit) => store.purgeAnswers(ANSWER_MARGIN_MS, limit)));
      await repeat((limit) => store.purgeResolved(RESOLVED_AGE_MS, limit));
    },
  };
}

async function repeat(purgeSome: (limit: number) => ReturnType<LedgerStore['purgeAnswers']>): Promise<number> {
  let total = 0;
  for (let run = 0; run < TRANSACTIONS_PER_RUN; run++) {
    const purged = await purgeSome(ROWS_PER_TRANSACTION);
    total += purged;
    if (purged < ROWS_PER_TRANSACTION) break;
  }
  return total;
}
