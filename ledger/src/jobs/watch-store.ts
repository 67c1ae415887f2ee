// Tells callers to look elsewhere while the store is away: the health service says so.

import type { LedgerContext } from '../context.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Job } from './job.ts';

const INTERVAL_MS = 2_000;

export function watchStore(
  { store, events }: Pick<LedgerContext, 'store' | 'events'>,
  setServing: (serving: boolean) => void,
): Job {
  let reached: boolean | undefined;
  return {
    name: 'watch-store',
    intervalMs: INTERVAL_MS,
    async runOnce() {
      const reachedNow = await store.now().then(
        () => true,
        (error: unknown) => {
          if (error instanceof StoreUnavailable) return false;
          throw error;
        },
      );
      if (reachedNow === reached) return;
      reached = reachedNow;
      setServing(reached);
      events.storeReached(reached);
    },
  };
}
