// Commits an organization's batch: one transaction, decided by batch.ts.
import type { Events } from '../events.ts';
import type { LedgerStore } from '../store/store.ts';
import { decideBatch, wantedBy } from './batch.ts';
import type { MailboxOptions } from './mailbox.ts';

export function commitWith(
  store: LedgerStore,
  events: Pick<Events, 'batchCommitted' | 'batchFailed'>,
): MailboxOptions['commit'] {
  return async (organizationId, commands) => {
    const startedMs = performance.now();
    try {
      const wanted = wantedBy(commands);
      const outcomes = await store.commit(organizationId, wanted, (view) => decideBatch(view, commands));
      events.batchCommitted(commands.length, performance.now() - startedMs);
      return outcomes;
    } catch (error) {
      events.batchFailed(organizationId, error);
      throw error;
    }
  };
}
