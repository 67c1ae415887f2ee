// Removes extractions, and the answers kept with them, soon after the replay window: the journal keeps what they were.
import { setTimeout as sleep } from 'node:timers/promises';
import { REPLAY_WINDOW_MS } from '@lavra/shared/limits';
import type { LedgerContext } from '../context.ts';
import type { Job } from './job.ts';

const INTERVAL_MS = 10_000;
/** Longer than a clock may be corrected back by (CLOCK_STEP_BACK_MAX_MS): no answer goes that could still be due. */
const MARGIN_MS = 30_000;
/** Some milliseconds of a store that works in this very thread (SQLite): callers wait for a step and no longer. */
const ROWS_PER_STEP = 100;

/** In small steps, with a rest as long as the step after each, however much is due. */
export function purge({ store, events, stopping }: Pick<LedgerContext, 'store' | 'events' | 'stopping'>): Job {
  return {
    name: 'purge',
    intervalMs: INTERVAL_MS,
    async runOnce() {
      while (!stopping.aborted) {
        const startedMs = performance.now();
        const purged = await store.purgeResolved(REPLAY_WINDOW_MS + MARGIN_MS, ROWS_PER_STEP);
        events.purged(purged);
        if (purged < ROWS_PER_STEP) return;
        await sleep(Math.ceil(performance.now() - startedMs));
      }
    },
  };
}
