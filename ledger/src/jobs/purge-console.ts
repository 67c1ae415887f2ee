// Removes the console's sessions that are over, and failures to sign in that count no more.
import { LOCK_OUT_WINDOW_MS } from '../console/decide-sign-in.ts';
import type { LedgerContext } from '../context.ts';
import type { Job } from './job.ts';

const INTERVAL_MS = 60_000;

export function purgeConsole({ store }: Pick<LedgerContext, 'store'>): Job {
  return {
    name: 'purge-console',
    intervalMs: INTERVAL_MS,
    async runOnce() {
      await store.console.purge((await store.now()) - LOCK_OUT_WINDOW_MS);
    },
  };
}
