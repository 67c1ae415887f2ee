// Commits an organization's batch: one transaction, decided by batch.ts; then, and only then, others are told.
import type { Broadcast } from '../broadcast/broadcast.ts';
import type { Events } from '../events.ts';
import type { Changes, LedgerStore } from '../store/store.ts';
import { decideBatch, wantedBy } from './batch.ts';
import type { MailboxOptions } from './mailbox.ts';

export function commitWith(
  store: LedgerStore,
  events: Pick<Events, 'batchCommitted' | 'batchFailed' | 'holdsExpired'>,
  broadcast: Pick<Broadcast, 'committed'>,
): MailboxOptions['commit'] {
  return async (organizationId, commands) => {
    const startedMs = performance.now();
    try {
      const wanted = wantedBy(commands);
      // The store may ask for the decision several times; the last one is what it committed.
      let changes: Changes | undefined;
      const outcomes = await store.commit(organizationId, wanted, (view) => {
        const decision = decideBatch(view, commands);
        changes = decision.changes;
        return decision;
      });
      if (changes) {
        broadcast.committed(changes);
        events.holdsExpired(changes.updated.filter(({ resolution }) => resolution === 'expire').length);
      }
      events.batchCommitted(commands.length, performance.now() - startedMs);
      return outcomes;
    } catch (error) {
      events.batchFailed(organizationId, error);
      throw error;
    }
  };
}
